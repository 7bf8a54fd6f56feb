### A match looked at again: what was known, what was done, and what decided it.

analysis-title = Luck or play?
analysis-about = For each of your decisions: what a good player would do knowing only what you knew, and how much your chance to win the deal changed.
analysis-start = Analyse the match
analysis-finer = Sharpen the figures
analysis-stop = Stop
analysis-reading = Reading the match…
analysis-progress = { $done } of { $tasks } decisions looked at
analysis-stopped = It was stopped here: what is missing does not count.
analysis-trouble-failed = This match cannot be analysed here.
analysis-trouble-damaged-file = The match is damaged: it cannot be played again.
analysis-trouble-other-rules = It was played by rules that this page no longer has.
analysis-trouble-newer-rules = It was played by newer rules than this page has.
analysis-trouble-no-seat = Nobody sat there.
analysis-nothing = There was nothing for you to decide in this match.

analysis-line = Your chance to win each deal, at each decision
analysis-line-note = The band is the margin: 95 times in 100 the figure lies inside. What counts is winning the deal, shared wins too.
analysis-line-early = The dotted line is what the master sees at once; it is being counted.
analysis-line-net = The master’s expectations, drawn from its own games, have a part in the figures.
analysis-table = The same figures, decision by decision
analysis-column-when = Decision
analysis-column-chance = Chance
analysis-column-choice = What you did
analysis-column-strong = A good player
analysis-column-cost = It cost you
analysis-chance = { $share } % (between { $low } and { $high })
analysis-jump = See move { $number }

analysis-turning = Turning points
analysis-turn-up = Up { $points } ± { $give } points: { $cause ->
    [mine] by what you chose
    [others] by what the others chose
   *[cards] by the cards
  }
analysis-turn-down = Down { $points } ± { $give } points: { $cause ->
    [mine] by what you chose
    [others] by what the others chose
   *[cards] by the cards
  }
analysis-no-turning = No change was big enough to be sure of it.

analysis-decision = Your decision
analysis-no-decision = You had nothing to decide here.
analysis-early = At first sight your chance was { $share } % (between { $low } and { $high }). It has not been counted yet.
analysis-next-decision = Go to the next decision
analysis-you-did = You did: { $turn }
analysis-strong-does = A good player, with what you knew: { $turn }
analysis-choice-same = Just what a good player would do.
analysis-choice-close = Too close to say: { $gain } ± { $give } points.
analysis-choice-worse = It cost you { $gain } ± { $give } points of 100.
analysis-choice-better = Yours did better: { $gain } ± { $give } points more.
analysis-open-same = With the cards open, your chance was { $share } % (between { $low } and { $high }).
analysis-open-close = With the cards open it is too close to say, too: { $gain } ± { $give } points.
analysis-open-worse = With the cards open the other turn was worth { $gain } ± { $give } points more. You could not see them.
analysis-open-better = With the cards open yours was worth { $gain } ± { $give } points more.

analysis-sum = Where did the result come from?
analysis-sum-mine = { $result ->
    [better] It was your play above all: you chose better than people do.
   *[worse] It was your play above all: there were better choices.
  }
analysis-sum-cards = { $result ->
    [better] It was luck above all: the cards helped you.
   *[worse] It was bad luck above all: the cards did not help you.
  }
analysis-sum-others = { $result ->
    [better] The others decided it above all: their choices helped you.
   *[worse] The others decided it above all: they chose well against you.
  }
analysis-sum-both = For sure { $most ->
    [mine] your play
    [others] the play of the others
   *[cards] the cards
  } { $result ->
    [better] helped
   *[worse] harmed
  } you; whether { $next ->
    [mine] your play
    [others] the play of the others
   *[cards] the cards
  } did as much cannot be told.
analysis-sum-open = Neither luck nor play for sure: the differences are within the margin.
analysis-part-first = At first you could hope for
analysis-part-cards = The cards
analysis-part-mine = Your choices
analysis-part-others = Those of the others
analysis-part-result = Result
analysis-part-note = In points: 100 are a deal won. Your choices and those of the others are compared with what a sensible player does who knows the same; what nobody chose are the cards.
analysis-cost = In your place a good player would have won { $gain } ± { $give } points more in all.
analysis-cost-none = In your place a good player would not clearly have won more: { $gain } ± { $give } points.

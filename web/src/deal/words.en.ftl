### The deal of the day, and duels.

day-title = The deal of the day
day-about = The same cards and the same bots for everybody, today only.
day-bots = { $count ->
    [one] Against one bot
   *[other] Against { $count } bots
}
day-play = Play today’s deal
day-resume = Go on where you left it
day-fun = Play it again
day-fun-hint = Again is for fun: it does not count.
day-gone = You began it and deleted the match. There is another one tomorrow.
day-open = Not played
day-begun = Begun
day-place = { $place } of { $of }
day-won = Won
day-streak = { $count ->
    [one] One day
   *[other] { $count } days in a row
}
day-see = See the deal of the day
day-saved = Your deal of today counts.
day-other = Today’s other deals

result-won = Won!
result-drawn = Nobody won
result-place = { $place } of { $of }
result-turns = { $count ->
    [one] In one turn
   *[other] In { $count } turns
}
result-counted = { $counted }: { $own } · the others: { $others }
result-course = How it went
result-course-hint = Each bar is a decision of yours: how much the deal promised then, to a search that sees only your cards.
result-course-said = { $count ->
    [one] One decision
   *[other] { $count } decisions
}: { $marks }
result-mark-0 = far behind
result-mark-1 = behind
result-mark-2 = even
result-mark-3 = ahead
result-looking = Looking at how it went: { $done } of { $of }…
result-picture = { $title }, { $game }, { $date }: { $end }
result-give = Share
result-copy = Copy the text
result-copied = Copied. Go and boast!
result-copy-failed = This browser does not let us copy.
result-save = Save the picture

yesterday = Yesterday’s
yesterday-missed = You did not play it yesterday.
yesterday-half = You left it unfinished.
yesterday-you = You
yesterday-search = The search
yesterday-about = This is how a search played it from your seat, with the same bots, seeing only what you could see.
yesterday-ask = See what the search did
yesterday-thinking = { $count ->
    [one] It is playing: one move…
   *[other] It is playing: { $count } moves…
}
yesterday-failed = This device could not play it.

duel-title = Duel
duel-offer = Challenge a friend with these cards
duel-offer-hint = They play the same deal, from your seat and with the same bots. Your result stays hidden until they have finished.
duel-first = The duel is the first deal of the match.
duel-share-text = Could you do better? Play my deal of { $game }, with the same cards and the same bots.
duel-answer-text = I have played your deal of { $game }. See how we did.
duel-send = Send the challenge
duel-answer = Send the results
duel-copy = Copy the link
duel-copied = Link copied.
duel-copy-failed = It could not be copied. The link is { $link }
duel-qr = QR code
duel-qr-hint = The other person scans it with their camera.
duel-from = { $name } challenges you
duel-from-nobody = You are challenged
duel-about = You will play the same deal of { $game }, from the same seat and with the same bots. The results are shown when you have finished.
duel-play = Play the deal
duel-resume = Go on with the deal
duel-look = Only look at the results
duel-results = How you did
duel-you = { $name } (you)
duel-nobody = Somebody
duel-ahead = You win the duel.
duel-behind = This time { $name } wins.
duel-even = A draw.
duel-proof = Every deal is replayed here by the rules: the result comes from the moves. The rest, among friends, is on trust.
duel-see = See the duel
duel-late = Your deal counts for the duel.

bad-damaged = This link arrived incomplete. Ask for it again.
bad-too-long = This link is too long for a duel.
bad-newer = This duel is from a newer page. Reload yours and open it again.
bad-other-rules = This duel was played with another version of the rules, and the cards would not be the same any more.
bad-no-game = This device does not have that game.

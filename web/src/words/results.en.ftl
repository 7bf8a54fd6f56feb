### The end of a deal and of a match.

result-you-win = You win!
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-team = They win the round with { $count ->
    [one] one point
   *[other] { $count } points
}.
result-nobody = Nobody wins this time
result-champion = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
result-you-champion = You win the match!
result-joy = { $which ->
    [0] What a way to play!
    [1] The table is yours today.
   *[other] That is how it is done!
}
result-grace = { $which ->
    [0] Good game. The next one is yours.
    [1] That was a fight. Another one?
   *[other] Well fought: thank you for playing.
}
result-abandoned = The match was left unfinished
result-next = Next deal in { $seconds } s
result-waiting = Waiting for the others…
result-sheet = Score of the deal
result-match = The match, deal by deal
result-deal = Deal { $number }
result-again = Rematch
result-other = Another game
result-share = Share
result-shared = Result copied!
result-share-text = { $winners } at { $game } · { $scores }
result-table = See the table
result-open = See the score
result-player = At the table

## The lines

line-scores = This deal
line-scores-own = Points in hand
line-cards = Cards in hand
total = Score

### The shuffle that anybody can check.

shuffle-adding = { $count ->
    [0] So far only the server shuffles.
   *[other] { $names } shuffle: nobody chooses the cards.
}
shuffle-server = the server
shuffle-adding-what = How is that?
shuffle-adding-how = Before the start each phone adds a secret number to the shuffle that only it knows, and the server locks its own away. The cards follow from all of them together. In the end they are shown, and anybody can check that nobody cheated in the shuffle.
shuffle-left-out = { $count ->
    [one] { $names } did not get to shuffle: we begin without their part.
   *[other] { $names } did not get to shuffle: we begin without their parts.
}

shuffle-ask = Was the shuffle clean? Check it
shuffle-checking = Checking…
shuffle-clean = The shuffle was clean
shuffle-dirty = Something here does not fit
shuffle-failed = It cannot be checked now: the server does not answer. Try again in a while.

shuffle-step-before = This match is from before shuffles could be checked.
shuffle-step-no-story = The server does not tell how it shuffled, though it had committed itself.
shuffle-step-unseen = This device did not see how the match began: it can only check what the server tells now.
shuffle-step-commitment = The server’s key is the one that it had locked away before.
shuffle-step-no-commitment = The server’s key is not the one that it had locked away: it was changed.
shuffle-step-mine = Your part is in the shuffle, as you put it there.
shuffle-step-no-mine = Your part of the shuffle is not the one that you put there.
shuffle-step-mine-left-out = Your part did not come in time, and was left out of the shuffle.
shuffle-step-shares = { $count ->
    [one] The part of { $names } is the one that was pledged.
   *[other] The parts of { $names } are the ones that were pledged.
}
shuffle-step-no-shares = { $count ->
    [one] The part of { $names } is not the one that was pledged.
   *[other] The parts of { $names } are not the ones that were pledged.
}
shuffle-step-alone = Nobody else added anything: the server shuffled alone.
shuffle-step-left-out = { $count ->
    [one] { $names } was left out of the shuffle: their part did not come in time.
   *[other] { $names } were left out of the shuffle: their parts did not come in time.
}
shuffle-step-key = The shuffle follows from all those parts together.
shuffle-step-no-key = The shuffle does not follow from those parts: somebody chose another.
shuffle-step-deal = Deal { $deal }: the cards that you saw are the right ones.
shuffle-step-no-deal = Deal { $deal }: you were shown other cards than the right ones.
shuffle-step-moves = { $count ->
    [one] Everything that was drawn and played in the deal fits.
   *[other] Everything that was drawn and played in the { $count } deals fits.
}
shuffle-step-no-moves = What was played does not fit the right cards.
shuffle-step-no-rules = This device does not have the rules of this match: it cannot deal again.
shuffle-what = What nobody can check is whether the server looked at the cards while you played.

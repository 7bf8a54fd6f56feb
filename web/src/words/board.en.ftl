### What the board says.

## Cards

your-hand = Your hand
on-the-table = On the table
card-can = { $card }, can be played
card-cannot = { $card }, cannot be played
card-chosen = { $card }, chosen
deck-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

## $CONE and UNO Monster High

said-cone = $CONE!
said-uno-monster-high = UNO!
call-cone = $CONE
call-uno-monster-high = UNO!
catch = Aha!
silent = silent…
pass-keep = Keep it
pass-accept = Accept it
pass-hush = Stay silent
pass-spare = Let it pass
challenge-why = { $seat } played a +4. If they held the colour in play, a challenge makes them take the cards; if not, you take two more.

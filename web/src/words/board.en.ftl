### What the board says.

your-hand = Your hand
on-the-table = On the table
card-can = { $card }, can be played
card-cannot = { $card }, cannot be played
card-chosen = { $card }, chosen

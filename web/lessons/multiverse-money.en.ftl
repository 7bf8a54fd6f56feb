### The first round of Multiverse Money.

lesson-multiverse-money-title = Your first rounds of Multiverse Money
lesson-multiverse-money-aim = Collect a lot of few currencies: from 200 of one on, all of it counts. You have 110 in green, and here lie 100 more.
lesson-multiverse-money-bet = Bet what you do not need: tap the red 20, the blue 30 and the brown 40, and close. Nobody sees which cards they are.
lesson-multiverse-money-first = Your bet is the highest: you choose before everybody else. Swap all of it for the left lot.
lesson-multiverse-money-bluff = The bluff is worth nothing, but looks like one card more. Bet the purple 20 with your bluff, and close.
lesson-multiverse-money-later = Whoever chooses later finds what others left. Swap your 20 for the right lot.
lesson-multiverse-money-count = So you have 210 in green. In the end a currency below 200 counts 100 less, and three equal 20s or 30s bring 100 more.
lesson-multiverse-money-end = Good business! Now you know how to play Multiverse Money.

## In short

short-multiverse-money-aim = Collect a lot of a few currencies.
short-multiverse-money-turn = Everybody bets cards face down. The highest bet chooses first: a lot, another bet, or its own back.
short-multiverse-money-end = When the deck is out you count: from 200 of a currency on, all of it; with less, 100 less.
short-multiverse-money-picture-1 = Swap your bet.
short-multiverse-money-picture-2 = The bluff is worth nothing.
short-multiverse-money-picture-3 = From 200 on all counts.

## In the first game

mark-multiverse-money-purse = This adds up what you have of each currency. From 200 on, a currency counts in full.
mark-multiverse-money-removed = These currencies are not in this game.

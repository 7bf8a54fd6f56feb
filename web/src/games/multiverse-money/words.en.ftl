### The board of Multiverse Money.

## The table

money-round = Round { $round }
money-game = Game { $game } of { $games }
money-deck = Deck: { $count }
money-last = Last round!
money-removed = Without { $currencies }
money-left = Left
money-right = Right
money-bet = Your bet
money-bet-hint = Tap cards of your hand: they lie here face down. Others see how many, not which.
money-bet-hint-hidden = Tap cards of your hand: they gather here, and nobody sees them.
money-face-down = { $count ->
    [0] Nothing laid yet
    [one] One card face down
   *[other] { $count } cards face down
}
money-out = Sits out
money-used = Has swapped
money-you = You
money-purse = { $currency }: { $sum }
money-yours = What you have of each currency (from 200 on nothing is deducted)
money-known = Seen

## What you are asked

money-ask-empty = Bet: tap cards of your hand.
money-ask-open = Lock your bet when you like it.
money-ask-bluff = Only the bluff: you sit out.
money-ask-locked = Locked. The table is not done yet.
money-ask-resolve = What will you have for your { $amount }?
money-take-left = You give { $amount } for the { $worth } on the left.
money-take-right = You give { $amount } for the { $worth } on the right.
money-take-swap = You give { $amount } for the { $worth } of { $name }.
money-take-back = You take your bet back.

## Buttons

money-lock = Lock: { $amount }
money-unlock = Unlock
money-back = Take my bet back
money-clear = Clear

## Around the board

tagline-multiverse-money = Bet in secret and gather much money from few universes.
total-multiverse-money = Sum
line-scores-notes = Notes
line-scores-sets = Sets
line-scores-coins = Coins
shout-reveal = Cards up!
money-was = bet { $amount }

## Why a turn is good

hint-money-out = Only the bluff: you risk nothing this round.
hint-money-spares = You do not touch your best currency: { $sum } in { $currency }.
hint-money-bets = You bet { $amount }, and the lots are worth { $left } and { $right }.
hint-money-whole = You reach { $sum } in { $currency }: with 200 or more nothing is taken off.
hint-money-set = You complete three of { $value } in { $currency }: 100 more.
hint-money-gains = You give { $amount } and get { $worth }.

## What is on the table means

means-money-deck = The two lots are filled up from here after each round; with its last card comes the last round.
means-removed = { $currencies }: out of this game, because there are fewer than five players. Nobody has these notes.
means-purse = Above your hand, what you have of each currency. From 200 on it counts in full; below, 100 is deducted.
means-last-round = The last card of the deck is out: after this round everything is counted.

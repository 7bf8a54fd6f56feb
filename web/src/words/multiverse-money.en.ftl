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
money-bet-hint = Tap cards of your hand: they gather here, and nobody sees them.
money-out = Sits out
money-used = Has swapped
money-you = You
money-purse = { $currency }: { $sum }
money-yours = What you have of each currency (from 200 on nothing is deducted)
money-known = Seen

## What you are asked

money-ask-empty = Bet in secret: tap the cards you like.
money-ask-open = Lock your bet when you are happy with it.
money-ask-bluff = With nothing but the bluff you sit this round out.
money-ask-locked = Locked. Bets are turned up when the whole table has locked.
money-ask-resolve = Your bet is worth { $amount }: tap what you want for it, or take it back.
money-take-left = You give your { $amount } and take the { $worth } on the left.
money-take-right = You give your { $amount } and take the { $worth } on the right.
money-take-swap = You give your { $amount } and take the { $worth } of { $name }.
money-take-back = You take your bet back as it is.

## Buttons

money-lock = Lock: { $amount }
money-unlock = Unlock
money-back = Take my bet back
money-clear = Clear

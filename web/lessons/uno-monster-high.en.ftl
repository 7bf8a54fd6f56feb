### The first hand of UNO Monster High.

lesson-uno-monster-high-title = Your first hand of UNO Monster High
lesson-uno-monster-high-match = Play something of the same colour, number or symbol as this card: tap your pink 9, then “Play”.
lesson-uno-monster-high-two = { $P2 } played a Draw 2 on you: here you draw two cards and lose the turn as well.
lesson-uno-monster-high-urrrrhh = Urrrrhh! You give away all your cards of a colour. Play it, hand out the green ones, then choose blue.
lesson-uno-monster-high-challenge = { $P1 } played a Draw 4, which is fair only without a blue card. Is it? Challenge: who bluffed draws the four.
lesson-uno-monster-high-word = It was a bluff! Now you will have one card left: press “UNO” and play the yellow 8.
lesson-uno-monster-high-last = Your last card fits. Whoever runs out of cards scores what the others still hold.
lesson-uno-monster-high-end = You won the deal! The first to reach 500 points wins the match.

## In short

short-uno-monster-high-aim = Run out of cards, and reach 500 points.
short-uno-monster-high-turn = Play something of the same colour, number or symbol, or a wild. If not, draw one.
short-uno-monster-high-end = With one card left say “UNO”. Whoever goes out scores what the others hold.
short-uno-monster-high-picture-1 = Colour, number or symbol.
short-uno-monster-high-picture-2 = Urrrrhh: give a colour away.
short-uno-monster-high-picture-3 = One left: UNO!

## In the first game

mark-uno-monster-high-ring = The ring has the colour in play, and its arrows say which way turns go.
mark-uno-monster-high-word = When you are about to have one card left, press here before you play.

### The first hand of Monete.

lesson-monete-title = Your first hand of Monete
lesson-monete-marker = The marker rules: with + you match the 7 or go higher. Tap your 9, then “Play”.
lesson-monete-same = The same number always fits, and lets you turn the marker. Tap your 14, tap the marker to set it to −, and play.
lesson-monete-run = Now it goes down. Numbers in a row are played together: tap the 11, then the 10.
lesson-monete-action = Purple cards do something. This one makes somebody draw two: play it and choose { $P1 }.
lesson-monete-close = A 20 (or a 1) closes the round: Monete! Everybody else puts away a 20, too, or draws a card.
lesson-monete-draw = Your 8 does not reach the 15, and you have nothing else: draw. If the card fits, play it.
lesson-monete-last = It goes down again, and you have one card left. Let it go: whoever runs out of cards wins!
lesson-monete-end = You won! Now you know how to play Monete.

## In short

short-monete-aim = Run out of cards before anybody else.
short-monete-turn = Play a card that goes up or down, as the marker says; the same number always fits. If you have none, draw one.
short-monete-end = A 1 or a 20 closes the round. Whoever lets go of the last card wins.
short-monete-picture-1 = With +, equal or more.
short-monete-picture-2 = In a row, at once.
short-monete-picture-3 = A 20 closes: Monete!

## In the first game

mark-monete-ring = The arrows say which way turns go.
mark-monete-aside = “Set aside” are cards that are out of the game: those of rounds that were closed.
mark-monete-passes = If the whole table passes in a row, the round ends, and who passed first opens the next.

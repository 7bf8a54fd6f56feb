### The first hand of $CONE.

lesson-cone-title = Your first hand of $CONE
lesson-cone-match = Follow the colour or the number of this card. Tap your red 8, then “Play”.
lesson-cone-two = { $P2 } played a +2 on you: you drew two cards, but it is still your turn. Play the blue 3.
lesson-cone-skip = This card skips the next player: { $P1 } gets no turn. Try it.
lesson-cone-draw = No blue, no 7, no wild: nothing fits. Draw a card from the deck.
lesson-cone-wild = A Wild! It goes on any card, and you choose the colour: choose red.
lesson-cone-word = You will have one card left. Press “$CONE” and play the 6: if you forget, you can be caught.
lesson-cone-last = Your last card fits. Play it and win!
lesson-cone-end = You won! Now you know how to play $CONE.

## In short

short-cone-aim = Run out of cards before anybody else.
short-cone-turn = Play a card of the same colour or the same number. If nothing fits, draw one.
short-cone-end = With one card left press “$CONE”. Whoever plays the last one, having pressed, wins.
short-cone-picture-1 = Colour or number.
short-cone-picture-2 = Nothing fits: draw.
short-cone-picture-3 = One left: $CONE!

## In the first game

mark-cone-ring = The ring has the colour in play, and its arrows say which way turns go.
mark-cone-word = When you are about to have one card left, press here before you play.

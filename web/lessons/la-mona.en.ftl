### The first hand of La Mona.

lesson-la-mona-title = Your first hand of La Mona
lesson-la-mona-same = A card takes others of its number. Tap your 9, “Take”, the 9 on the table, and “Play”.
lesson-la-mona-sum = It also takes cards that add up to it: the 7 takes the 3 and the 4.
lesson-la-mona-figures = Court cards count, too: J is 11, Q is 12 and K is 13. The Q takes the 10 and the 2.
lesson-la-mona-mona = This is La Mona, the two of clubs: she is worth fifteen. Take the J and the 4. The table is empty: that is a wincho, one point more!
lesson-la-mona-build = You hold the 8. Put the 5 on the 3 to build eight: it stays on the table, and you take it next turn.
lesson-la-mona-yours = Your 8 takes the build. Anybody with an 8 could have done that, so do not leave it there for long.
lesson-la-mona-points = Here you see what you have. What counts: most cards (3), La Mona (3), the 10 of diamonds (2), and 1 each for the 2 of spades, every ace, every wincho and most spades.
lesson-la-mona-end = What a hand! Now you know how to play La Mona.

## In short

short-la-mona-aim = Take from the table the cards that count.
short-la-mona-turn = A card of your hand takes those of its number, or those that add up to it; or you leave it, or build for later.
short-la-mona-end = When all 52 cards are played points are counted: cards, spades, La Mona, the 10 of diamonds, aces and winchos.
short-la-mona-picture-1 = Equals or sums.
short-la-mona-picture-2 = J 11, Q 12, K 13.
short-la-mona-picture-3 = La Mona is 15.

## In the first game

mark-la-mona-values = J is 11, Q is 12, K is 13, an ace 1 or 14. The two of clubs is La Mona: she is worth 15.
mark-la-mona-last = “Gets the rest”: who took cards last. What is left on the table at the end will be theirs.
mark-la-mona-wincho = A wincho: somebody left the table empty, and gets a point.

### The modes of Monete.

lesson-monete-modes-title = Monete: the marker of colours
lesson-monete-modes-hue = Recreo and Jungla have a second marker: with = the colour is repeated, with ≠ it changes. In Recreo one marker is enough; in Jungla both count.
lesson-monete-modes-both = This is Jungla: on the red 8 goes a red card of 8 or more. Play the 11, leave + and set ≠.
lesson-monete-modes-turn = Now it goes down, and blue is repeated: play your 9. After every play you set both markers as you like: leave − and set ≠.
lesson-monete-modes-joker = A joker is the number and the colour that you say: make it a green 5. Then leave − and set ≠.
lesson-monete-modes-run = In a run each card respects both: it goes up and changes colour. Tap the 4 and the 5, then set − and =.
lesson-monete-modes-last = Your green 20 goes up and changes colour. Let it go and win!
lesson-monete-modes-end = You won! Now you can play Recreo and Jungla.

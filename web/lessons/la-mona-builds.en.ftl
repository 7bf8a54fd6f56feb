### Building in La Mona.

lesson-la-mona-builds-title = La Mona: building, raising and rows
lesson-la-mona-builds-raise = { $P1 } has built ten. You can raise it: put your 2 on it and it is twelve, for you hold the Q. From now on it is yours.
lesson-la-mona-builds-take = Your Q is twelve: take the build before somebody raises it again.
lesson-la-mona-builds-form = Now build yourself: the 6 and the 2 of the table are eight, and you hold the 8.
lesson-la-mona-builds-duty = With a build of your own on the table you may not leave a card: you take it or go on with it. Take it.
lesson-la-mona-builds-again = With two nines in your hand you can do more. Begin by building nine: the 4 with the 5.
lesson-la-mona-builds-row = Put a 9 on it, and sweep in the 3 and the 6, which are nine as well. Now it is a row: nobody can raise it any more.
lesson-la-mona-builds-harvest = A row is taken only by its own value. Your other 9 takes six cards at once.
lesson-la-mona-builds-end = What a harvest! Now you know how to build.

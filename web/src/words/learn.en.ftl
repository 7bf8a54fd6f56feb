### Learning by playing.

learn = Learn by playing
learn-title = Learn { $game }
learn-how = Learn { $game } in a minute and a half
learn-note = Note
learn-leave = Leave the lesson
learn-again = Again
learn-next = Go on
learn-progress = Step { $beat } of { $beats }
learn-astray = That would do, too, but let us try what the note says.
learn-play = Play a real game of { $game }
short = In short
short-aim = What it is about
short-turn = Your turn
short-end = How it ends
learn-offer = Your first time? Learn { $game } in a minute and a half.
learn-later = Not now
learn-understood = I see
learn-enough = No more notes

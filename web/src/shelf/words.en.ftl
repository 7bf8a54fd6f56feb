### Your games, carrying yourself to another device, and deleting what is yours.

shelf-title = Your games
shelf-none = Your games will be here when you have finished the first.
shelf-alone = The server cannot be reached: for the moment only the games of this device are shown.
shelf-private = Only you see this list.
shelf-every-game = All
shelf-by-game = Choose a game
shelf-figures = Your figures
shelf-won = Won
shelf-won-of = { $won } of { $played }
shelf-streak = In a row
shelf-streak-now = { $streak ->
    [0] none now
   *[other] { $streak } now
  }
shelf-streak-best = best { $best }
shelf-usual = On average
shelf-usual-length = { $moves } moves · { $time }
shelf-together = Between us
shelf-together-hint = It counts when one of you wins and the other does not.
shelf-score = { $name } { $theirs }, you { $mine }
shelf-score-of = { $played ->
    [one] in 1 match
   *[other] in { $played } matches
  }
shelf-matches = Matches
shelf-length = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
shelf-more = Show more
shelf-table = See the table
shelf-replay = Replay
shelf-remove = Remove the match of { $game } of { $date }
shelf-remove-here = Delete the table of { $game } with all its matches from this device? It cannot be brought back.
shelf-remove-there = Take this match of { $game } off your list? The others will still see it.
shelf-remove-yes = Remove
shelf-remove-no = Keep

## Another device

carry = Carry yourself to another device
carry-hint = To go on being you on another phone or computer, with your tables and matches, without signing up.
carry-go = Give me a code
carry-code = Code
carry-how = On the other device open this link with the camera, or go to Settings › “I have a code”.
carry-once = It is good for ten minutes, and once. Show it to nobody else: whoever uses it will be you.
carry-done = Done: the other device is you, too.
carry-when = The last time somebody used a code of yours: { $date }.
carry-nobody = The server does not know you yet: play a match with friends and come back.
carry-offline = This needs the server, which does not answer now.
carry-have = I have a code
carried-title = Be you here, too
carried-hint = Type the code that the other device shows in its settings.
carried-sure = This device will be whoever gave you the code. Use it only if that is you.
carried-before = Until now you were “{ $name }” here: their tables and matches with friends stay with who that was, and will not be seen here any more.
carried-local = The games against bots on this device stay here.
carried-go = Be me here
carried-done = You are { $name } here, too.

## Deleting

forget = Delete what is mine
forget-hint = Your name, what you said, and your list of games.
forget-go = Delete what is mine…
forget-sure = Delete everything of yours? It cannot be undone.
forget-here = The games kept on this device are deleted.
forget-there = The server forgets your name, what you wrote and who you were; if you are playing, a bot goes on for you.
forget-stays = Other people's matches stay: your moves remain, without your name, as “Alguien”, somebody.
forget-offline = The server does not answer: now only what is on this device can be deleted.
forget-yes = Delete everything
forget-no = Better not
forget-done = Done. Nothing of yours is left.
forget-done-here = Done. Nothing of yours is left on this device.
shelf-file = Look at a match from a file

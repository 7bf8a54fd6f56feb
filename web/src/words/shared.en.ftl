### What the page says. What the games and the table say stands beside them.

home = Home
back = Back
connecting = Connecting…
loading = One moment…
guest = Guest
play-bots = Play with bots
add-bot = Add a bot
ready = I’m ready!
start = Start
undo = Undo
play = Play
rules = Rules
settings = Settings
problem-offline = The server is out of reach. Check your connection and try again; with bots you can play meanwhile.
nowhere-title = Nobody is here
nowhere = This address leads to no table. A piece of the link may be missing.
offline-title = It cannot be opened
problem-no-wasm = This browser cannot run the game by itself. Try a newer one, or play with a connection.
problem-no-rules = This game is not on your device. Play with a connection, or pick another one.
problem-unreachable = The rules of the game could not be fetched. Check your connection and try again.
problem-no-net = The Master of this game has not reached your device. Try again with a connection, or pick another level.
problem-no-vectors = The Master cannot think in this browser. Try a newer one, play with a connection, or pick another level.
problem-broken = The rules came to this device damaged. Reload the page with a connection.

## Matches that cannot be opened here

here-elsewhere = This match is being played in another tab.
here-elsewhere-take = Play here
here-damaged = This match is damaged, and cannot go on.
here-unknown-table = This match is not on this device.
here-no-rules = The rules of this game are not on your device. Reload the page with a connection; the match stays saved.
here-newer-rules = This match is played by newer rules than this page has. Reload it with a connection; the match stays saved.
here-storage = The browser does not let us read what it saved. Close other tabs, and reload the page.
here-reload = Reload

## The levels of bots

level-chance = Scatterbrain
level-sensible = Sensible
level-search = Strategist
level-master = Master
level-chance-about = Plays whatever comes to mind.
level-sensible-about = Plays with common sense, as families do.
level-search-about = Imagines how each move might go on before choosing one.
level-master-about = Learned by itself, in millions of deals against itself.

## The server keeps somebody waiting

preparing = The server is getting { $game } ready. That happens the first time only.
preparing-time = { $passed } of about { $about } s
dressing = { $name } is still dressing, and plays sensibly until then.
preparing-late = It takes longer than usual: { $passed } s so far

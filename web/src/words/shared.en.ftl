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
problem-offline = The server is out of reach. Check your connection and try again.
nowhere-title = Nobody is here
nowhere = This address leads to no table. A piece of the link may be missing.

## The levels of bots

level-chance = Scatterbrain
level-sensible = Sensible
level-search = Strategist

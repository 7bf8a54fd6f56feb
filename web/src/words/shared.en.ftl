### What the page says. What the games and the table say stands beside them.

home = Home
connecting = Connecting…
guest = Guest
play-bots = Play with bots
sit = Sit down
add-bot = Add a bot
ready = Ready!
start = Start
undo = Undo
play = Play

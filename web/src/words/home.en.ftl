### The home screen.

play-friends = With friends
play-choose = Your way
rules-of = Rules of { $game }
games = Pick a game
opening = Dealing…
home-offline = No connection: play with the bots, who live on your device.
home-site = Here you play with bots, on your own device; no connection is needed.
home-lab = The lab: what does each rule do?

## Who you are

name = Your name
name-save = Save
name-change = Change your name
name-ask = What’s your name?

## Coming in with a code

join = Got a code?
join-go = Join
join-example = bamo-kituse
join-short = A code has ten letters, like bamo-kituse.

## The tables

mine = Your games
mine-running = Go on where you left off
mine-resume = Resume
mine-see = Look
mine-all = All ({ $count })
mine-shelf = All your games and figures
mine-fewer = Fewer
mine-rivals = { $count ->
    [one] One bot
   *[other] { $count } bots
}
mine-won = You won
mine-lost = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
mine-bot-won = A bot won
mine-unfinished = Not finished
mine-remove = Delete the match of { $game }
mine-sure = Delete this match of { $game }? It cannot be brought back.
mine-remove-yes = Delete
mine-remove-no = Keep
public = Open tables
public-none = No table is open right now. Open one yourself!
public-free = { $count ->
    [0] Full: come in and watch
    [one] One seat left
   *[other] { $count } seats left
}
public-join = Join
public-watch = Watch

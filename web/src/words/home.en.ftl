### The home screen.

play-friends = With friends
rules-of = Rules of { $game }
games = Pick a game
opening = Dealing…

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
mine-resume = Resume
mine-see = Look
public = Open tables
public-none = No table is open right now. Open one yourself!
public-free = { $count ->
    [0] Full: come in and watch
    [one] One seat left
   *[other] { $count } seats left
}
public-join = Join
public-watch = Watch

### The lab on the page. What it says of an answer is in sobremesa/lab, the same for the terminal.

## The entrance

lab-title = The lab
lab-title-of = Lab: { $game }
lab-welcome = What does a rule do? Change it, let bots play thousands of deals on your device, and see what happens, with its margins.
lab-own = Ask a question of your own
lab-repeat = Play these { $deals } deals here
lab-each-rule = What each rule changes
lab-tries-of = Questions about { $game }
lab-try = { $option }: what does it change?

## The question

lab-question = Your question
lab-row-game = Game
lab-row-players = Players
lab-row-rules = Rules
lab-row-who = Who plays
lab-row-restrictions = Restrictions
lab-row-against = Compared with
lab-row-amount = How much
lab-ask-game = Which game?
lab-ask-all = Who plays?
lab-ask-seat = Seat { $seat }
lab-ask-each = Each seat its own player
lab-ask-each-about = To see how much the better player gains.
lab-ask-iterations = How long is each move thought about?
lab-level-chance = Scatterbrain
lab-level-chance-about = Makes any legal move, at random.
lab-level-sensible = Sensible
lab-level-sensible-about = Plays with common sense; very quick.
lab-level-search = Strategist
lab-level-search-about = Tries many moves before choosing; plays better and takes much longer.
lab-ask-none = None
lab-ask-none-about = Everybody does as they like. A restriction shows what a move is worth: forbid it, and compare.
lab-ask-restrict = Add a restriction
lab-ask-whom = Who?
lab-ask-how = What do they do?
lab-ask-never = Never
lab-ask-always = Whenever possible
lab-ask-kind = Which move?
lab-ask-which = Which of them?
lab-ask-any = All of this kind
lab-ask-alike = Those that are alike
lab-ask-single = A single one
lab-ask-when = With how many cards in hand?
lab-ask-always-when = Any number
lab-ask-above = With more than…
lab-ask-below = With fewer than…
lab-ask-cards = Cards
lab-ask-phase = At which moment? (in the game's notation)
lab-ask-any-phase = At any
lab-ask-add = Add
lab-ask-not = Never mind
lab-ask-remove = Remove
lab-ask-nothing = Nothing
lab-ask-against = Add another setting: what is different?
lab-ask-against-about = Another setting, played with the same deals, shows what changes.
lab-against-rule = A rule
lab-against-who = Who plays
lab-against-restriction = A restriction
lab-ask-option = Which rule?
lab-ask-every-value = All of them
lab-ask-compare = Compare with this
lab-value-on = Yes
lab-value-off = No
lab-ask-amount = How much is played?
lab-ask-unit = What is counted?
lab-unit-deal = Single deals
lab-unit-match = Whole matches
lab-ask-rotate = Change seats
lab-ask-rotate-about = After each deal everybody moves on one seat: so skill is not mixed up with the seat.
lab-amount-deals = { $deals } deals
lab-amount-matches = { $deals } matches
lab-amount-seconds = { $seconds } seconds

## Finding out

lab-run = Find out
lab-stop = Stop
lab-more = As much again
lab-send = Send the question
lab-send-text = A question about { $game }
lab-copied = Link copied.
lab-bigger = Run it on a computer
lab-bigger-about = With Sobremesa installed, this file and this command play the same on all cores, with the same figures. With more deals everything becomes sharper.
lab-progress = { $unit ->
    [match] { $deals } matches played
   *[deal] { $deals } deals played
}
lab-progress-of = How much has been played
lab-failed = It could not go on: the computation failed on this device.

## The answer

lab-answer = What can be seen
lab-table = Show the table
lab-save-toml = Save the file
lab-save-svg = Save as SVG
lab-save-png = Save as PNG
lab-save-csv = Data as CSV
lab-save-json = Data as JSON
lab-somebody = Somebody
lab-somebody-else = somebody else
lab-chart-seat = Seat { $seat }
lab-chart-tenth = { $part } into the deal
lab-chart-wins = Wins by seat
lab-chart-wins-about = Of a hundred deals; the line is the 95 % interval, the dotted one would be even.
lab-chart-lengths = How long a deal takes
lab-chart-lengths-about = Moves of a deal; the higher the bar, the more deals like that.
lab-chart-endings = How it ends
lab-chart-endings-about = Of a hundred deals. The rules are in the table.
lab-chart-points = Points by seat
lab-chart-points-about = At the end, on average.
lab-chart-kinds = Kinds of moves
lab-chart-kinds-about = How much more those win who made it than those who could and did not. Perhaps it is made by those who are winning anyway.
lab-chart-moves = Moves
lab-chart-moves-about = The same of each move, the most frequent ones.
lab-chart-leads = When is it known who wins?
lab-chart-leads-about = How often who leads at that moment wins in the end.
lab-chart-invoked = Which rules come up
lab-chart-invoked-about = Of a hundred deals, in how many it happened.

## What cannot be asked

lab-cannot = That cannot be asked
lab-cannot-nothing = The address says no game.
lab-cannot-game = There is no game “{ $about }” here.
lab-cannot-key = The address says “{ $about }”, which means nothing in the lab.
lab-cannot-option = This game has no rule “{ $about }”.
lab-cannot-value = “{ $about }” is not possible.
lab-cannot-number = “{ $about }” is no possible number.
lab-cannot-bots = “{ $about }” cannot sit like that: name one player for all or one for each seat (scatterbrain, sensible, or a strategist with its iterations).
lab-cannot-moves = “{ $about }” is no move of this game.
lab-cannot-restriction = The restriction cannot be understood: “{ $about }”.
lab-cannot-many = That is too many: there is room for { $about } at most.
lab-cannot-same = Setting { $about } is the same as the first: there is nothing to compare.

### Setting a table up.

create-title-friends = Set up a table of { $game }
create-title-bots = { $game } with bots
create-company = Who with?
create-with-friends = With friends
create-with-bots = With bots
create-deal = Deal the cards
create-advanced = More options
create-go = Open the table
create-public = Public table
create-public-hint = It is listed on the home screen; otherwise only who has the link comes in.
create-kid-safe = Kid-safe
create-kid-safe-hint = Only ready-made phrases are said at the table.
create-open-hands = Show hands at the end
create-open-hands-hint = When a deal has ended everybody sees all cards.
create-hints = With hints
create-hints-hint = Whoever is asked may have a hint, and the table is told.
create-data = For the study of games
create-data-hint = Cards and moves may be published, without names; whoever sits down is told.
create-clock = Time to decide
create-stand-in = If somebody does not answer, this bot plays for them
create-rules = The rules of the table
create-manners = How people play at it

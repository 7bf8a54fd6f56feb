### The waiting room.

room-invite = Invite your friends
room-code = Code of the table
room-copy = Copy link
room-copied = Link copied!
room-copy-failed = It could not be copied. The link is { $link }
room-share = Share
room-share-text = Come and play { $game }!
room-qr = Show QR code
room-qr-hint = Point the camera of another phone here.
room-seats = At the table
room-seat = Seat { $number }
room-you = You
room-free = Free
room-sit = Sit here
room-move = Move here
room-with-you = Plays with you
room-with = Plays with { $name }
room-with-seat = In a team with seat { $number }
room-stand = Stand up
room-bot-level = Level of the bots
room-fill = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
room-remove = Send { $name } away
room-is-ready = Ready
room-not-ready = Getting ready…
room-away = Not connected
room-unready = I’m not ready
room-chat = Chat
room-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
room-missing-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-missing-ready = { $count ->
    [one] { $names } has yet to say “ready”.
   *[other] { $names } have yet to say “ready”.
}
room-all-here = All set to start!
room-waiting-start = All set: somebody at the table has to start.
room-dealt-soon = Cards are dealt as soon as the server is ready.
room-shuffling = Everybody shuffles…
room-watcher = You are watching. Take a free seat to play.
room-full = The table is full: you can watch, and talk with everybody.
room-rules = How this table plays
room-plain = By the usual rules.
room-kid-safe = Only ready-made phrases are said.
room-tempo-calm = Bots take their time.
room-tempo-quick = Bots play quickly.
room-open-hands = At the end of each deal all hands are shown.
room-hints = Whoever is asked may have a hint; the table is told.
room-data = When it is over, the cards and moves of this table may be published: without names, chat or the time of day.
room-public = Public table: it is listed on the home screen.
room-private = Only who has the link comes in.

## Coming by a link

arrive-title = They are waiting for you!
arrive-game = You are about to play { $game }.
arrive-with = { $count ->
    [one] { $names } is here already.
   *[other] { $names } are here already.
}
arrive-go = Let’s play!

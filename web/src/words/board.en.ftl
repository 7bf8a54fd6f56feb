### What the board says.

## Cards

your-hand = Your hand
on-the-table = On the table
card-can = { $card }, can be played
card-cannot = { $card }, cannot be played
card-chosen = { $card }, chosen
deck-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

## Whose turn it is

your-turn = Your turn
settling = Here it goes… or another?
only-move = Nothing else can be done: { $move }
title-yours = ● Your turn · { $game }
whose-turn = { $seat } is playing…
their-turn = { $count ->
    [one] One answer is
   *[other] { $count } answers are
} missing…

## Around it

menu = Table menu
deal-number = Deal { $number }
on-device = on your device
watching = { $count ->
    [one] one person is watching
   *[other] { $count } are watching
}
rulebook = Rules
log = What happened
chat = Chat
sound-stop = Turn the sound off
sound-start = Turn the sound on
close = Close
line-lost = The connection is gone. We will be back as soon as we can…
take-back = I am back
stands-in = A bot is playing for them
not-here = Not connected
while-away = While you were away
back-to-table = To the table

## The menu

table-code = Table { $code }
share-link = Share the link
link-copied = Link copied.
go-home = Go home (your seat waits for you)
go-home-local = Go home (the match is saved)
remove-match = Delete the match
on-device-hint = This match is on your device: it needs no connection, and saves itself.
not-kept = This browser cannot save the match. It lasts as long as you do not close the page.
to-settings = Settings
leave-table = Leave the table
leave-sure = Leave the match? A bot will play in your place until it ends.
leave-yes = Yes, leave
leave-no = No, stay

## The chat

chat-empty = Nobody has said anything yet.
chat-line = Write something
chat-send = Send
react = Say something to the table

## The hint

hint = Ask for a hint
hint-title = What would a good player do?
hint-thinking = Imagining how it may go on…
hint-forced = There is nothing else that you can do.
hint-failed = No hint this time.
hint-chance = { $share ->
    [0] hardly ever wins
    [100] wins almost always
   *[other] wins about { $share } in 100
}
hint-only = It is all that you can do.
hint-most = Of { $ends } imagined ends you win { $won }: more than with the others.
hint-ends = Of { $ends } imagined ends you win { $won }.
hint-try = Tap one and you see it on the table; to play it is up to you.
hint-told = The table knows that you asked for a hint.

## What is on the table means

means = What does it mean? { $what }
means-turn = The golden ring: it is { $seat }'s turn. When it runs down, it shows the time that is left.
means-held = { $count ->
    [0] { $seat } has no cards left.
    [one] { $seat } has one card left.
   *[other] { $seat } has { $count } cards left.
}
means-stand-in = A bot plays here until they are back.
means-missing = Not connected right now; the seat is kept.

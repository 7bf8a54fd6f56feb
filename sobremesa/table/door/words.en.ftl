### What the table says, whatever is played at it.

## Why a command was refused

refused-malformed = The table did not understand that.
refused-stale = The table has moved on in the meantime: look again.
refused-illegal = The rules do not allow that.
refused-unreadable = This game has no such move.
refused-another-turn = That would begin another turn: make this one first.
refused-unforeseeable = Nobody can know yet what follows: make the move first.
refused-not-seated = Take a seat first.
refused-not-yours = Only the host and those who sit may do that.
refused-taken = That seat is somebody’s already.
refused-no-seat = There is no such seat.
refused-no-bot = This game has no such bot.
refused-empty-seats = Some seats are still empty.
refused-not-ready = Not everybody is ready.
refused-running = That has to wait until the match is over.
refused-not-running = No match is running now.
refused-no-shuffle = The shuffle of this match takes no shares.
refused-not-awaited = No share of yours is awaited now.
refused-wrong-share = That share of the shuffle is not the one you pledged.
refused-kid-safe = At this table we speak with phrases only.
refused-empty = There was nothing to say.
refused-flood = That was too much at once: take it slowly.
refused-talk = You have said a lot in a short time: you can go on in { $seconds } s.
refused-storage = It could not be kept, so it did not happen. Try again in a moment.
refused-fault = Something went wrong on our side, and it did not happen.

## Why the connection ended

closed-left = You have left the table.
closed-flood = The connection was closed because too much came through it.
closed-too-many = There are too many connections: close a tab, or come back in a while.
closed-shutdown = The server is being restarted: it will be back in a moment, and so will your table.
closed-storage = The server cannot reach its database at the moment.
closed-unknown-table = There is no table of this code.
closed-other-rules = This table was played with rules that this server cannot read.
closed-newer-rules = This table is played with newer rules than this server has. It goes on when the server is up to date.
closed-bad-identity = Tell us your name first.

## Why a request was not answered

problem-malformed = The server did not understand that.
problem-bad-identity = Tell us your name first.
problem-bad-origin = This page may not do that.
problem-bad-option = The game has no such option.
problem-empty = A name needs at least one letter.
problem-no-bot = This game has no such bot.
problem-no-game = There is no such game.
problem-no-code = This code is no good: it is mistyped, was used, or is older than ten minutes. Ask your other device for a new one.
problem-no-match = This match does not exist, or it is not over yet.
problem-no-table = There is no table of this code.
problem-not-found = There is nothing here.
problem-other-rules = This table was played with rules that this server cannot read.
problem-newer-rules = This table is played with newer rules than this server has. It goes on when the server is up to date.
problem-storage = The server cannot reach its database at the moment.
problem-too-large = That is too long.
problem-flood = That was too much at once: { $seconds ->
        [0] try again in a while.
       *[other] try again in { $seconds } s.
    }
problem-fault = Something went wrong on our side.

## Phrases

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Are you still there?
phrase-haha = Ha ha!
phrase-wow = Wow!
phrase-good-luck = Good luck!
phrase-again = Again?
phrase-bye = See you!
phrase-hint = I asked for a hint.

## Who plays

bot-chance = a bot that plays anything
bot-sensible = a bot that plays with sense
bot-search = a bot that thinks ahead
bot-master = a bot that learned by playing itself
stand-in-time = { $seat } took too long: { $bot } answers.
stand-in-away = { $seat } is away: { $bot } answers.
stand-in-left = { $seat } has left: { $bot } plays on.

## When rules have changed

rules-older = The rules have changed since this match began. It goes on by those it began with; the next is played by the new ones.
rules-renewed = The rules have changed: this match is played by the new ones.
rules-lost = This match was played with rules that are no longer here, so it cannot go on. What is known of it stands below.

## The table

stage-lobby = Waiting to begin
stage-playing = Playing
stage-pause = Between deals
stage-over = The match is over
pace-none = No clock
pace-relaxed = Relaxed: two minutes for a decision
pace-quick = Quick: twenty seconds for a decision
pace-custom = { $seconds ->
    [one] One second for a decision
   *[other] { $seconds } seconds for a decision
}

"""The wire: everything that a page and a table say to each other, as two closed unions.

Codes and arguments, never sentences: each reader has a language of their own. Cards and moves are in notation.
A version is the receiver's own: it counts what the receiver was told, so nobody else's secret moves it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

NAME = 24  # characters of a nickname
TEXT = 280  # characters of something said
TURN = 24  # moves that one turn may have
ASKED = 64  # moves that may be asked about at once
SPECTATOR = -1

Id = Annotated[str, Meta(max_length=32)]
Version = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Turn = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=TURN)]
Prefix = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=TURN)]
Moves = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=ASKED)]

Stage = Literal[
    "lobby",  # people sit down
    "playing",  # a deal is being played
    "pause",  # a deal has ended, the next begins by itself
    "over",  # the match has ended
]
By = Literal[
    "person",
    "bot",
    "stand-in",
    "time",  # nobody said anything, which is an answer, too
]
Footing = Literal[
    "today",  # the rules of today
    "older",  # those of the time when the match began; the next is played by today's
    "renewed",  # the rules of today, which are others than those of the match before
    "lost",  # rules that the server no longer has: the match is over, its result and story are what can be read
]
Pace = Literal["none", "relaxed", "quick", "custom"]
Why = Literal[
    "time",  # the clock ran out
    "away",  # the person was not connected for too long
    "left",  # the person has gone
]
PhraseName = Literal["hello", "well-played", "thanks", "oops", "hurry", "haha", "wow", "good-luck", "again", "bye"]
Code = Literal[
    "malformed",  # not a command
    "stale",  # answers a version in which something else was asked
    "illegal",  # against the rules: see point and clauses
    "unreadable",  # no move of this game
    "another-turn",  # the turn ends before this move: commit first
    "unforeseeable",  # the turn goes on after something that nobody can know yet: commit first
    "not-seated",  # only for who sits
    "not-yours",  # only for the host or who sits
    "taken",  # the seat is somebody's
    "no-seat",  # there is no such seat, or it is empty
    "no-bot",  # there is no such bot
    "empty-seats",  # somebody is missing
    "not-ready",  # somebody is not ready
    "running",  # not while a match runs
    "not-running",  # only while a match runs
    "kid-safe",  # only phrases are said here
    "empty",  # nothing was said
    "flood",  # too much at once
    "storage",  # could not be kept, so it did not happen
    "fault",  # a mistake of ours; it did not happen
]

Ending = Literal[
    "left",  # as was asked
    "flood",  # too much, or too much nonsense
    "too-many",  # connections, of yours or of everybody
    "shutdown",  # the server goes; come back soon
    "storage",  # the database is out of reach
    "unknown-table",  # there is no table of this code
    "other-rules",  # the table was played with rules that cannot be read any more
    "newer-rules",  # the table is played with newer rules than the server has
    "bad-identity",  # the cookie is missing or forged
]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What a page asks for. `version` is the one it answers; -1 asks whatever may have happened since."""

    id: Id = ""  # chosen by the sender; the answer repeats it, and a repeated command is done once
    version: Version = -1


class Hello(Command, tag="hello", frozen=True):
    """Show me the table; I have seen everything up to `version`."""


class Sit(Command, tag="sit", kw_only=True, frozen=True):
    """Take a seat."""

    seat: Seat


class Stand(Command, tag="stand", frozen=True):
    """Give the seat up, before the match."""


class Ready(Command, tag="ready", frozen=True):
    """I am ready (or not) for the match, or for the next deal."""

    ready: bool = True


class AddBot(Command, tag="add-bot", kw_only=True, frozen=True):
    """Seat a bot."""

    seat: Seat
    level: Annotated[str, Meta(max_length=24)]


class RemoveBot(Command, tag="remove-bot", kw_only=True, frozen=True):
    """Send a bot away."""

    seat: Seat


class Start(Command, tag="start", frozen=True):
    """Begin the match."""


class Play(Command, tag="play", kw_only=True, frozen=True):
    """Make a whole turn: all of its moves, or none if one of them is refused."""

    moves: Turn


class Draft(Command, tag="draft", kw_only=True, frozen=True):
    """Given these moves, what can follow? Nothing happens."""

    moves: Prefix


class Explain(Command, tag="explain", kw_only=True, frozen=True):
    """Why can each of these moves not be made now, or after the moves of a draft? Nothing happens."""

    moves: Moves
    after: Prefix = []


class Say(Command, tag="say", kw_only=True, frozen=True):
    """Say something to everybody."""

    text: Annotated[str, Meta(max_length=TEXT)]


class Phrase(Command, tag="phrase", kw_only=True, frozen=True):
    """Say one of the phrases that every page has in its own language."""

    phrase: PhraseName


class TakeBack(Command, tag="take-back", frozen=True):
    """Take the seat back from the stand-in."""


class Leave(Command, tag="leave", frozen=True):
    """Go: the seat is given up, or in a match left to the stand-in."""


class Rematch(Command, tag="rematch", frozen=True):
    """Again, with the same seats."""


class Pong(Command, tag="pong", kw_only=True, frozen=True):
    """The answer to a ping."""

    nonce: Annotated[int, Meta(ge=0, le=2**53 - 1)]  # of the ping


AnyCommand = (
    Hello
    | Sit
    | Stand
    | Ready
    | AddBot
    | RemoveBot
    | Start
    | Play
    | Draft
    | Explain
    | Say
    | Phrase
    | TakeBack
    | Leave
    | Rematch
    | Pong
)


class Clock(Struct, frozen=True):
    """How long a decision may take before a stand-in answers; 0 is for ever."""

    pace: Pace = "none"
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat, and who has it: a person, a bot of a level, or nobody."""

    name: str = ""  # of the person
    bot: str = ""  # the level, if a bot has the seat
    ready: bool = False
    stand_in: str = ""  # the level of the bot that answers for the person
    why: Why | None = None  # the stand-in is there


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened: a point of the rules, its clauses, and whom it concerns."""

    point: str
    clauses: tuple[str, ...]
    seat: int = -1  # whom it concerns
    argument: str | int | None = None  # a card or a letter in notation, a number, "?" for what is hidden
    other: int = -1  # the other seat that it concerns


class Told(Struct, frozen=True, omit_defaults=True):
    """One step of the table as the receiver may know it."""

    version: int
    events: tuple[Event, ...] = ()
    seat: int = -1  # who moved
    by: By | None = None


class Result(Struct, frozen=True):
    """How a deal ended, and the match if somebody has won it."""

    why: str  # a point
    clause: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]  # of the match, after this deal
    champions: tuple[int, ...]  # who has won the match; nobody yet, if empty
    events: tuple[Event, ...]  # the last move and what it brought: who won what for which clause


class Line(Struct, frozen=True, omit_defaults=True):
    """Something said, in words of one's own or as a phrase."""

    name: str
    at: int  # milliseconds since 1970
    seat: int = -1  # -1: a spectator
    text: str = ""
    phrase: PhraseName | None = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """The table at one moment as the receiver may know it."""

    stage: Stage
    match: int = 0  # how many have begun
    board: dict[str, Any] = {}  # what lies on the table, in notation; "?" is a card that may not be seen
    legal: tuple[str, ...] = ()  # what the receiver may do now
    owed: tuple[int, ...] = ()  # who owes an answer, as far as the receiver may know
    silence: str = ""  # the legal move that saying nothing is: nobody needs to make it, the table does at the deadline
    deadline: int | None = None  # of the answer, or of the pause; milliseconds since 1970
    result: Result | None = None


class Message(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """What a table tells a page."""


class Snapshot(Message, tag="snapshot", kw_only=True, frozen=True):
    """Everything, as the receiver may know it; `missed` is what happened since the version of its hello."""

    version: int
    code: str
    game: str
    rules: int  # the version of those that are played
    footing: Footing  # how they stand to today's
    options: dict[str, bool | int | str]
    clock: Clock
    stand_in: str
    public: bool
    kid_safe: bool
    open_hands: bool  # when a deal has ended everybody sees all hands
    pause: int  # seconds to look at the result of a deal
    grace: int  # seconds that somebody may be away before a stand-in answers
    seat: int  # the receiver's own; -1 for a spectator
    host: bool  # the receiver has set the table up
    chairs: tuple[Chair, ...]
    present: tuple[int, ...]  # seats whose people are connected
    spectators: int
    scene: Scene
    deals: tuple[Result, ...]  # of this match that have ended: the score sheet
    lines: tuple[Line, ...]  # what was said lately
    missed: tuple[Told, ...]
    resync: bool  # `missed` does not go back to that version: it is only what is remembered
    now: int  # milliseconds since 1970


class Update(Message, tag="update", kw_only=True, frozen=True):
    """What has just happened, and how the table stands after it."""

    version: int
    told: tuple[Told, ...]
    scene: Scene
    chairs: tuple[Chair, ...] | None = None  # if they changed
    deals: tuple[Result, ...] | None = None  # if they changed


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a move cannot be made: a point of the rules, its clauses, and its argument."""

    move: str
    point: str
    clauses: tuple[str, ...]
    argument: str | int | None = None


class Drafted(Message, tag="drafted", kw_only=True, frozen=True):
    """What can follow the moves of a draft. `done`: they are a whole turn."""

    id: str
    version: int
    legal: tuple[str, ...]  # what may follow
    board: dict[str, Any]  # as it would be
    done: bool
    certain: bool  # no: what comes next, nobody can know before the turn is committed


class Explained(Message, tag="explained", kw_only=True, frozen=True):
    """Why moves cannot be made; those that can be have no reason against them."""

    id: str
    version: int
    reasons: tuple[Reason, ...]


class Accepted(Message, tag="accepted", kw_only=True, frozen=True):
    """It is done, and kept."""

    id: str
    version: int


class Refused(Message, tag="refused", kw_only=True, frozen=True):
    """It is not done, and why."""

    id: str = ""
    code: Code
    point: str = ""  # of the rules, if the move is illegal
    clauses: tuple[str, ...] = ()
    seat: int = -1
    move: str = ""  # the one that cannot be made
    argument: str | int | None = None  # of the point
    version: int = -1


class Presence(Message, tag="presence", kw_only=True, frozen=True):
    """Who is connected."""

    present: tuple[int, ...]
    spectators: int


class Chat(Message, tag="chat", kw_only=True, frozen=True):
    """Something was said."""

    version: int
    line: Line


class Ping(Message, tag="ping", kw_only=True, frozen=True):
    """Answer at once with a pong: it measures the way."""

    nonce: int
    now: int  # milliseconds since 1970


class Closed(Message, tag="closed", kw_only=True, frozen=True):
    """The connection ends."""

    code: Ending


AnyMessage = Snapshot | Update | Drafted | Explained | Accepted | Refused | Presence | Chat | Ping | Closed

"""The wire: everything that a page and a table say to each other, as two closed unions.

Codes and arguments, never sentences: each reader has a language of their own. Cards and moves are in notation.
A version is the receiver's own: it counts what the receiver was told, so nobody else's secret moves it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sobremesa.table.core.shuffle import Digits, Shuffling
from sobremesa.table.core.terms import Terms

NAME = 24  # characters of a nickname
TEXT = 280  # characters of something said
TURN = 24  # moves that one turn may have
ASKED = 64  # moves that may be asked about at once
SPECTATOR = -1

Id = Annotated[str, Meta(max_length=32)]
Stamp = Annotated[str, Meta(max_length=64)]
Version = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Turn = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=TURN)]
Prefix = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=TURN)]
Moves = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=ASKED)]

Stage = (
    Annotated[Literal["lobby"], Meta(description="people sit down")]
    | Annotated[Literal["playing"], Meta(description="a deal is being played")]
    | Annotated[Literal["pause"], Meta(description="a deal has ended, the next begins by itself")]
    | Annotated[Literal["over"], Meta(description="the match has ended")]
)
By = (
    Literal["person", "bot", "stand-in"]
    | Annotated[Literal["time"], Meta(description="nobody said anything, which is an answer, too")]
)
Footing = (
    Annotated[Literal["today"], Meta(description="the rules of today")]
    | Annotated[
        Literal["older"], Meta(description="those of the time when the match began; the next is played by today's")
    ]
    | Annotated[
        Literal["renewed"], Meta(description="the rules of today, which are others than those of the match before")
    ]
    | Annotated[
        Literal["lost"],
        Meta(description="rules that the server no longer has: the match is over, its result and story can be read"),
    ]
)
Why = (
    Annotated[Literal["time"], Meta(description="the clock ran out")]
    | Annotated[Literal["away"], Meta(description="the person was not connected for too long")]
    | Annotated[Literal["left"], Meta(description="the person has gone")]
)
PhraseName = Literal[
    "hello", "well-played", "thanks", "oops", "hurry", "haha", "wow", "good-luck", "again", "bye", "hint"
]
Code = (
    Annotated[Literal["malformed"], Meta(description="not a command")]
    | Annotated[Literal["stale"], Meta(description="answers a version in which something else was asked")]
    | Annotated[Literal["illegal"], Meta(description="against the rules: see point and clauses")]
    | Annotated[Literal["unreadable"], Meta(description="no move of this game")]
    | Annotated[Literal["another-turn"], Meta(description="the turn ends before this move: commit first")]
    | Annotated[
        Literal["unforeseeable"],
        Meta(description="the turn goes on after something that nobody can know yet: commit first"),
    ]
    | Annotated[Literal["not-seated"], Meta(description="only for who sits")]
    | Annotated[Literal["not-yours"], Meta(description="only for the host or who sits")]
    | Annotated[Literal["taken"], Meta(description="the seat is somebody's")]
    | Annotated[Literal["no-seat"], Meta(description="there is no such seat, or it is empty")]
    | Annotated[Literal["no-bot"], Meta(description="there is no such bot")]
    | Annotated[Literal["empty-seats"], Meta(description="somebody is missing")]
    | Annotated[Literal["not-ready"], Meta(description="somebody is not ready")]
    | Annotated[Literal["running"], Meta(description="not while a match runs")]
    | Annotated[Literal["not-running"], Meta(description="only while a match runs")]
    | Annotated[Literal["no-shuffle"], Meta(description="the shuffle of this match takes no shares")]
    | Annotated[Literal["not-awaited"], Meta(description="no share of yours is awaited now")]
    | Annotated[Literal["wrong-share"], Meta(description="the share is not the one that was pledged")]
    | Annotated[Literal["kid-safe"], Meta(description="only phrases are said here")]
    | Annotated[Literal["empty"], Meta(description="nothing was said")]
    | Annotated[Literal["flood"], Meta(description="too much at once")]
    | Annotated[Literal["talk"], Meta(description="said too much in too little time: `retry` says when to go on")]
    | Annotated[Literal["storage"], Meta(description="could not be kept, so it did not happen")]
    | Annotated[Literal["fault"], Meta(description="a mistake of ours; it did not happen")]
)

Ending = (
    Annotated[Literal["left"], Meta(description="as was asked")]
    | Annotated[Literal["flood"], Meta(description="too much, or too much nonsense")]
    | Annotated[Literal["too-many"], Meta(description="connections, of yours or of everybody")]
    | Annotated[Literal["shutdown"], Meta(description="the server goes; come back soon")]
    | Annotated[Literal["storage"], Meta(description="the database is out of reach")]
    | Annotated[Literal["unknown-table"], Meta(description="there is no table of this code")]
    | Annotated[
        Literal["other-rules"], Meta(description="the table was played with rules that cannot be read any more")
    ]
    | Annotated[Literal["newer-rules"], Meta(description="the table is played with newer rules than the server has")]
    | Annotated[Literal["bad-identity"], Meta(description="the cookie is missing or forged")]
)


class Command(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What a page asks for. `version` is the one it answers; -1 asks whatever may have happened since."""

    id: Annotated[
        Id, Meta(description="chosen by the sender; the answer repeats it, and a repeated command is done once")
    ] = ""
    version: Version = -1


class Hello(Command, tag="hello", frozen=True):
    """Show me the table; I have seen everything up to `version`. Said again it shows the table anew."""

    stamp: Annotated[
        Stamp,
        Meta(
            description="of the rules that the page has: if they are the table's own, scenes come as views from here on"
        ),
    ] = ""


class Sit(Command, tag="sit", kw_only=True, frozen=True):
    """Take a seat."""

    seat: Seat


class Join(Command, tag="join", frozen=True):
    """Take whichever seat is free. Where only who has the code finds the table, a bot gives way if none is. Who sits
    already keeps the seat, under the name that they have now.
    """


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
    """Begin the match: for who sits, and for the host. Every seat is taken, and everybody else is ready.

    While the server still prepares what a deal needs the answer waits, and so does the deal. If somebody has pledged a
    share of the shuffle it is done when the shares are called for; the match begins when they are there, or in time.
    """


class Pledge(Command, tag="pledge", kw_only=True, frozen=True):
    """I will add a share to the shuffle, and this is its hash: docs/shuffle.md. Until the start it may be another."""

    pledge: Digits


class Reveal(Command, tag="reveal", kw_only=True, frozen=True):
    """The share that I have pledged: it is awaited."""

    share: Digits


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
    """Again, with the same seats, once the match is over: for who sits, and for the host."""


class Pong(Command, tag="pong", kw_only=True, frozen=True):
    """The answer to a ping."""

    nonce: Annotated[int, Meta(ge=0, le=2**53 - 1, description="of the ping")]


AnyCommand = (
    Hello
    | Sit
    | Join
    | Stand
    | Ready
    | AddBot
    | RemoveBot
    | Start
    | Pledge
    | Reveal
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


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat, and who has it: a person, a bot of a level, or nobody."""

    name: Annotated[str, Meta(description="of the person")] = ""
    bot: Annotated[str, Meta(description="the level, if a bot has the seat")] = ""
    ready: bool = False
    stand_in: Annotated[str, Meta(description="the level of the bot that answers for the person")] = ""
    why: Annotated[Why | None, Meta(description="the stand-in is there")] = None


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened: a point of the rules, its clauses, and whom it concerns."""

    point: str
    clauses: tuple[str, ...]
    seat: Annotated[int, Meta(description="whom it concerns")] = -1
    argument: Annotated[
        str | int | None, Meta(description='a card or a letter in notation, a number, "?" for what is hidden')
    ] = None
    other: Annotated[int, Meta(description="the other seat that it concerns")] = -1


class Told(Struct, frozen=True, omit_defaults=True):
    """One step of the table as the receiver may know it."""

    version: int
    events: tuple[Event, ...] = ()
    seat: Annotated[int, Meta(description="who moved")] = -1
    by: By | None = None


class Fork(Struct, frozen=True):
    """Where a match went on with other hidden cards: whatever a seat could not know was dealt anew."""

    moves: Annotated[int, Meta(description="that were made before")]
    seat: int
    seed: Annotated[str, Meta(description="in hexadecimal")]


class Result(Struct, frozen=True):
    """How a deal ended, and the match if somebody has won it."""

    why: Annotated[str, Meta(description="a point")]
    clause: str
    winners: tuple[int, ...]
    totals: Annotated[tuple[int, ...], Meta(description="of the match, after this deal")]
    champions: Annotated[tuple[int, ...], Meta(description="who has won the match; nobody yet, if empty")]
    events: Annotated[
        tuple[Event, ...], Meta(description="the last move and what it brought: who won what for which clause")
    ]


class Line(Struct, frozen=True, omit_defaults=True):
    """Something said, in words of one's own or as a phrase."""

    name: str
    at: Annotated[int, Meta(description="milliseconds since 1970")]
    seat: Annotated[int, Meta(description="-1: a spectator")] = -1
    text: str = ""
    phrase: PhraseName | None = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """The table at one moment as the receiver may know it."""

    stage: Stage
    match: Annotated[int, Meta(description="how many have begun")] = 0
    board: Annotated[
        dict[str, Any], Meta(description='what lies on the table, in notation; "?" is a card that may not be seen')
    ] = {}
    legal: Annotated[tuple[str, ...], Meta(description="what the receiver may do now")] = ()
    owed: Annotated[tuple[int, ...], Meta(description="who owes an answer, as far as the receiver may know")] = ()
    silence: Annotated[
        str,
        Meta(
            description="the legal move that saying nothing is: nobody needs to make it, the table does at the deadline"
        ),
    ] = ""
    deadline: Annotated[int | None, Meta(description="of the answer, or of the pause; milliseconds since 1970")] = None
    result: Result | None = None
    view: Annotated[
        str,
        Meta(
            description="for who has the rules, while a deal is played: the record of the receiver's view, packed; "
            "board, legal, owed and silence follow from it and are left out"
        ),
    ] = ""


class Message(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """What a table tells a page."""


class Snapshot(Message, Terms, tag="snapshot", kw_only=True, frozen=True, omit_defaults=False):
    """Everything, as the receiver may know it; `missed` is what happened since the version of its hello."""

    version: int
    code: str
    rules: Annotated[int, Meta(description="the version of those that are played")]
    footing: Annotated[Footing, Meta(description="how they stand to today's")]
    stamp: Annotated[str, Meta(description="of the server's rules of this game: equal stamps, equal rules")]
    seat: Annotated[int, Meta(description="the receiver's own; -1 for a spectator")]
    host: Annotated[bool, Meta(description="the receiver has set the table up")]
    chairs: tuple[Chair, ...]
    present: Annotated[tuple[int, ...], Meta(description="seats whose people are connected")]
    spectators: int
    scene: Scene
    deals: Annotated[tuple[Result, ...], Meta(description="of this match that have ended: the score sheet")]
    lines: Annotated[tuple[Line, ...], Meta(description="what was said lately")]
    shuffle: Annotated[
        Shuffling | None,
        Meta(description="of the match that is played, or before it begins of the next one; none, if it has none"),
    ] = None
    missed: tuple[Told, ...]
    resync: Annotated[
        bool, Meta(description="`missed` does not go back to that version: it is only what is remembered")
    ]
    now: Annotated[int, Meta(description="milliseconds since 1970")]
    origin: Annotated[
        str, Meta(description="the moment of another match that this one went on from; none at a server")
    ] = ""


class Update(Message, tag="update", kw_only=True, frozen=True):
    """What has just happened, and how the table stands after it."""

    version: int
    told: tuple[Told, ...]
    scene: Scene
    chairs: Annotated[tuple[Chair, ...] | None, Meta(description="if they changed")] = None
    deals: Annotated[tuple[Result, ...] | None, Meta(description="if they changed")] = None
    shuffle: Annotated[Shuffling | None, Meta(description="if it changed")] = None


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
    legal: Annotated[tuple[str, ...], Meta(description="what may follow")]
    board: Annotated[dict[str, Any], Meta(description="as it would be")]
    done: bool
    certain: Annotated[bool, Meta(description="no: what comes next, nobody can know before the turn is committed")]


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
    point: Annotated[str, Meta(description="of the rules, if the move is illegal")] = ""
    clauses: tuple[str, ...] = ()
    seat: int = -1
    move: Annotated[str, Meta(description="the one that cannot be made")] = ""
    argument: Annotated[str | int | None, Meta(description="of the point")] = None
    version: int = -1
    retry: Annotated[int, Meta(description="seconds after which it may be asked again, where that is known")] = 0


class Presence(Message, tag="presence", kw_only=True, frozen=True):
    """Who is connected."""

    present: tuple[int, ...]
    spectators: int


class Wait(Struct, frozen=True):
    """For how long something is waited for. In milliseconds."""

    passed: Annotated[int, Meta(description="already")]
    about: Annotated[int, Meta(description="in all, as it usually is; it may take longer")]


class Preparing(Message, tag="preparing", kw_only=True, frozen=True):
    """What the table waits for, because the server compiles it: told after a snapshot, and whenever it is otherwise.
    Nothing, once all is ready.
    """

    deal: Annotated[Wait | None, Meta(description="until it can be dealt")] = None
    bots: Annotated[
        dict[str, Wait], Meta(description="the levels that are still dressing: their bots play sensible until then")
    ] = {}
    begun: Annotated[bool, Meta(description="somebody has started the match: it is dealt when that can be done")] = (
        False
    )


class Chat(Message, tag="chat", kw_only=True, frozen=True):
    """Something was said."""

    version: int
    line: Line


class Ping(Message, tag="ping", kw_only=True, frozen=True):
    """Answer at once with a pong: it measures the way."""

    nonce: int
    now: Annotated[int, Meta(description="milliseconds since 1970")]


class Closed(Message, tag="closed", kw_only=True, frozen=True):
    """The connection ends."""

    code: Ending
    retry: Annotated[int, Meta(description="seconds after which coming back is worth while, where that is known")] = 0


AnyMessage = Snapshot | Update | Drafted | Explained | Accepted | Refused | Presence | Preparing | Chat | Ping | Closed

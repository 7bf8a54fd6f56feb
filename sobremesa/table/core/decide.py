"""What a command does: entries, or a refusal. Pure: keys are handed in, the moment is the caller's.

A match may be called before it starts: then the shares of its shuffle are awaited, and the table is as closed as in the
match. It starts with the last of them, when the time is up (timeouts.py), or when nobody is left to be waited for.
"""

from msgspec.structs import replace

from sobremesa.bots import levels_of
from sobremesa.rules.errors import BadOption
from sobremesa.rules.state import State
from sobremesa.table.core import story, turn
from sobremesa.table.core.entries import (
    AnyEntry,
    BotLeft,
    BotSeated,
    Called,
    Dealt,
    Ended,
    HandedOver,
    Played,
    Pledged,
    Readied,
    Rematched,
    Renewed,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from sobremesa.table.core.fold import fold
from sobremesa.table.core.people import Person, clean
from sobremesa.table.core.shuffle import derive, pledge_of
from sobremesa.table.core.table import Table
from sobremesa.table.core.translate import reasons
from sobremesa.table.core.turn import Foreseen, foresee, make
from sobremesa.table.core.wire import (
    TEXT,
    AddBot,
    AnyCommand,
    By,
    Draft,
    Drafted,
    Explain,
    Explained,
    Hello,
    Join,
    Leave,
    Phrase,
    Play,
    Pledge,
    Pong,
    Ready,
    Refused,
    Rematch,
    RemoveBot,
    Reveal,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)

Decision = list[AnyEntry] | Refused


def decide(table: Table, person: Person, command: AnyCommand, key: int) -> Decision:
    """What a person's command does. A repeated one does nothing, a stale one is refused.

    `key`: the server's for the next match where a rematch is asked for, and for a start at a table that has none yet.
    """
    seat = table.seat_of(person.id)
    if isinstance(command, Play):
        decision = play(table, seat, command, "person")
        if isinstance(decision, Refused) and table.has_done(command.id, person.id):
            return []  # what was played before is refused by now: the seat was asked something new since
        return decision
    if table.has_done(command.id, person.id):
        return []
    if _stale(table, seat, command.version):
        return Refused(code="stale")
    match command:
        case Sit():
            return _sit(table, person, seat, command.seat)
        case Join():
            return _join(table, person, seat)
        case Stand():
            return _stand(table, seat)
        case Ready():
            return _ready(table, seat, command.ready)
        case AddBot() | RemoveBot():
            return _bot(table, person, seat, command)
        case Start():
            return _start(table, person, seat, key)
        case Pledge():
            return _pledge(table, seat, command.pledge)
        case Reveal():
            return _reveal(table, seat, command.share)
        case Say() | Phrase():
            return _say(table, person, seat, command)
        case Leave():
            return _leave(table, seat)
        case TakeBack():
            return [] if seat >= 0 else Refused(code="not-seated")
        case Rematch():
            return _rematch(table, person, seat, key)
        case _:
            return []


def returning(table: Table, person: Person, command: AnyCommand) -> list[AnyEntry]:
    """Whatever somebody does, but leaving, takes their seat back from the stand-in; a page asks by itself."""
    seat = table.seat_of(person.id)
    if seat < 0 or not table.chairs[seat].stand_in or isinstance(command, Hello | Pong | Leave | Explain):
        return []
    return [TakenBack(seat)]


def play(table: Table, seat: int, command: Play, by: By) -> Decision:
    """A turn, by whoever answers for a seat. It must answer the question that is put to the seat now."""
    state = table.state
    if seat < 0:
        return Refused(code="not-seated")
    if state is None or table.stage != "playing":
        return Refused(code="not-running")
    if not table.asked[seat] <= command.version <= table.versions.of(seat):
        return Refused(code="stale")
    made = make(state, seat, command.moves)
    if isinstance(made, Refused):
        return made
    played = Played(seat=seat, moves=made.moves, by=by, command=command.id if by == "person" else "")
    return [_remembered(table, made.state, played)]


def _remembered(table: Table, after: State, played: Played) -> Played:
    """A turn that ends a deal says how it ended and what happened in it: the rules may be forgotten one day."""
    if not after.over:
        return played
    then = fold(table, played, table.since)
    return replace(played, result=then.deals[-1], story=story.pack(story.whole(then.story)))


def draft(table: Table, person: Person, command: Draft) -> Drafted | Refused:
    """What can follow some moves, for who asks; computed from their view alone."""
    foreseen = _foresee(table, person, command.version, command.moves)
    if isinstance(foreseen, Refused):
        return foreseen
    last = foreseen.views[-1]
    seat = last.seat
    return Drafted(
        id=command.id,
        version=table.versions.of(seat),
        legal=() if foreseen.done else last.legal_names(seat),
        board=last.board,
        done=foreseen.done,
        certain=foreseen.certain,
    )


def explain(table: Table, person: Person, command: Explain) -> Explained | Refused:
    """Why moves cannot be made, for who asks; computed from their view alone."""
    for text in command.moves:
        if text not in table.setup.game.moves:
            return Refused(code="unreadable", move=text)
    foreseen = _foresee(table, person, command.version, command.after)
    if isinstance(foreseen, Refused):
        return foreseen
    if not foreseen.certain:
        return Refused(code="unforeseeable", move=command.after[-1])
    last = foreseen.views[-1]
    moves = [table.setup.move(text) for text in command.moves]
    return Explained(id=command.id, version=table.versions.of(last.seat), reasons=reasons(last, moves))


def _foresee(table: Table, person: Person, version: int, moves: list[str]) -> Foreseen | Refused:
    """The views that a draft leads to, the present one first."""
    seat = table.seat_of(person.id)
    if seat < 0:
        return Refused(code="not-seated")
    if table.state is None or table.stage != "playing":
        return Refused(code="not-running")
    if not table.asked[seat] <= version <= table.versions.of(seat):
        return Refused(code="stale")
    view = table.state.view(seat)
    foreseen = foresee(view, moves)
    return foreseen if isinstance(foreseen, Refused) else replace(foreseen, views=(view, *foreseen.views))


def _stale(table: Table, seat: int, version: int) -> bool:
    """Whether a command was meant for an earlier stage, or for a version that nobody has seen."""
    return version >= 0 and not table.staged.of(seat) <= version <= table.versions.of(seat)


def _closed(table: Table) -> bool:
    """Whether nobody may sit down or get up: a match runs, is over, or is about to begin."""
    return table.stage != "lobby" or table.called


def _sit(table: Table, person: Person, seat: int, wanted: int) -> Decision:
    if _closed(table):
        return Refused(code="running")
    if wanted >= len(table.chairs):
        return Refused(code="no-seat")
    if seat == wanted:
        return []
    if table.people[wanted] or table.chairs[wanted].bot:
        return Refused(code="taken")
    left: list[AnyEntry] = [Stood(seat)] if seat >= 0 else []
    return [*left, Sat(wanted, person.id, person.name)]


def _join(table: Table, person: Person, seat: int) -> Decision:
    """Who comes sits down, and who sits is called as they are now. A friend who has the code is worth more than a bot
    that was put there to wait for nobody.
    """
    if _closed(table):
        return Refused(code="running")
    if seat >= 0:
        return [] if table.chairs[seat].name == person.name else [Sat(seat, person.id, person.name)]
    places = range(len(table.chairs))
    free = [at for at in places if not table.people[at] and not table.chairs[at].bot]
    if free:
        return [Sat(free[0], person.id, person.name)]
    bots = [] if table.opened.public else [at for at in places if table.chairs[at].bot]
    return [BotLeft(bots[-1]), Sat(bots[-1], person.id, person.name)] if bots else Refused(code="taken")


def _stand(table: Table, seat: int) -> Decision:
    if _closed(table):
        return Refused(code="running")
    return [Stood(seat)] if seat >= 0 else []


def _ready(table: Table, seat: int, ready: bool) -> Decision:
    """Ready for the match, or, in the pause, for the next deal, which begins when everybody is."""
    if seat < 0:
        return Refused(code="not-seated")
    if table.stage not in ("lobby", "pause") or table.called:
        return Refused(code="running")
    if table.chairs[seat].ready == ready:
        return []
    entries: list[AnyEntry] = [Readied(seat, ready)]
    others = (chair.ready or table.is_bot(at) for at, chair in enumerate(table.chairs) if at != seat)
    if table.stage == "pause" and ready and all(others):
        entries.append(Dealt())
    return entries


def _bot(table: Table, person: Person, seat: int, command: AddBot | RemoveBot) -> Decision:
    if seat < 0 and table.opened.host != person.id:
        return Refused(code="not-yours")
    if _closed(table):
        return Refused(code="running")
    if command.seat >= len(table.chairs):
        return Refused(code="no-seat")
    there = table.chairs[command.seat].bot
    if isinstance(command, RemoveBot):
        return [BotLeft(command.seat)] if there else Refused(code="no-seat")
    if command.level not in levels_of(table.setup.game):
        return Refused(code="no-bot")
    if there == command.level:
        return []
    if there or table.people[command.seat]:
        return Refused(code="taken")
    return [BotSeated(command.seat, command.level)]


def _start(table: Table, person: Person, seat: int, key: int) -> Decision:
    """Who sits may start, and the host, who may only want to watch. Who has pledged a share is asked for it first."""
    if seat < 0 and table.opened.host != person.id:
        return Refused(code="not-yours")
    if table.stage != "lobby":
        return Refused(code="running")
    if table.called:
        return []
    if any(not chair.name and not chair.bot for chair in table.chairs):
        return Refused(code="empty-seats")
    if any(not chair.ready for at, chair in enumerate(table.chairs) if at != seat):
        return Refused(code="not-ready")
    if not table.seal:
        return [Started(f"{key:064x}")]
    return [Called()] if any(table.pledges) else [started(table)]


def started(table: Table) -> Started:
    """The match begins, with the shares that are there."""
    shuffle = table.shuffle
    return Started(derive(shuffle.seal, shuffle.shares), shuffle)


def _pledge(table: Table, seat: int, pledge: str) -> Decision:
    if seat < 0:
        return Refused(code="not-seated")
    if _closed(table):
        return Refused(code="running")
    if not table.seal:
        return Refused(code="no-shuffle")
    return [Pledged(seat, pledge)] if table.pledges[seat] != pledge else []


def _reveal(table: Table, seat: int, share: str) -> Decision:
    """A share that opens its pledge. The last one that is waited for begins the match."""
    if seat < 0:
        return Refused(code="not-seated")
    if table.shares[seat] == share:
        return []
    if seat not in table.awaited:
        return Refused(code="not-awaited")
    if pledge_of(table.opened.code, table.shuffle.number, seat, share) != table.pledges[seat]:
        return Refused(code="wrong-share")
    revealed = Revealed(seat, share)
    after = fold(table, revealed, table.since)
    return [revealed] if after.awaited else [revealed, started(after)]


def _say(table: Table, person: Person, seat: int, command: Say | Phrase) -> Decision:
    """Say something; where the rules of the game make it a move (Todos mudos), it is that, too."""
    text, phrase = "", None
    if isinstance(command, Phrase):
        phrase = command.phrase
    else:
        if table.opened.kid_safe:
            return Refused(code="kid-safe")
        text = clean(command.text, TEXT)
        if not text:
            return Refused(code="empty")
    said = Said(person=person.id, name=person.name, seat=seat, text=text, phrase=phrase, command=command.id)
    if phrase == "hint" and table.opened.hints:
        return [said]  # the table has agreed to be told: it is nobody's talk
    state, voice = table.state, table.setup.game.voice
    if seat >= 0 and voice and state is not None and table.stage == "playing" and not state.refuse(seat, voice):
        spoken = Played(seat=seat, moves=(voice,), by="person")
        return [_remembered(table, turn.played(state, seat, voice), spoken), said]
    return [said]


def _leave(table: Table, seat: int) -> Decision:
    """Before a match the seat is given up, in it a stand-in answers; a match that everybody has left is over."""
    if seat < 0 or table.chairs[seat].why == "left":
        return []
    if not _closed(table):
        return [Stood(seat)]
    gone = HandedOver(seat, table.opened.stand_in, "left")
    if table.stage == "over":
        return [gone]
    after = fold(table, gone, table.since)
    begun = [started(after)] if table.called and not after.awaited else []
    if all(chair.bot or chair.why == "left" for chair in after.chairs):
        return [gone, *begun, Ended("abandoned")]
    return [gone, *begun]


def _rematch(table: Table, person: Person, seat: int, key: int) -> Decision:
    if seat < 0 and table.opened.host != person.id:
        return Refused(code="not-yours")
    if table.stage != "over":
        return Refused(code="running")
    seal = f"{key:064x}" if key else ""
    return [Rematched(seal), *_renewal(table), *([Readied(seat, True)] if seat >= 0 else [])]


def upgrade(table: Table) -> list[AnyEntry]:
    """What a server does with a table of older rules when it reads it: a match that was not begun is played by today's,
    and one that nobody can play on is over.
    """
    if table.stage == "lobby":
        return _renewal(table)
    return [Ended("rules")] if table.lost and table.stage != "over" else []


def _renewal(table: Table) -> list[AnyEntry]:
    """The next match is played by today's rules; by the old ones, if today's are not for so many players."""
    game = table.setup.game
    if table.rules == game.version:
        return []
    try:
        return [Renewed(game.version, game.renew(table.rules, table.setup.options))]
    except BadOption:
        return []

"""Whether a match was shuffled as was promised, from its file alone: one line for every step, or the first lie."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from sobremesa.rules.errors import SobremesaError, Unreadable
from sobremesa.rules.log import Log
from sobremesa.table.core.recording import Dealing, dealings
from sobremesa.table.core.shuffle import Shuffle, commitment_of, derive, is_hash, pledge_of

Step = tuple[bool, str]
Say = Callable[..., str]


class Story(msgspec.Struct, frozen=True):
    """What a file may say of the shuffle of its match."""

    shuffle: Shuffle | None = None
    dealt: tuple[Dealing, ...] = ()


def verify(text: str, language: str, prepare: Callable[[Log], None] = lambda _: None) -> Iterator[Step]:
    """Every step of the check with its sentence; none follows one that does not hold. `prepare`: before it is dealt."""
    log, say = Log.read(text), _sentences(language)
    story = read_story(text)
    if story.shuffle is None:
        raise Unreadable(say("verify-none"))
    for holds, sentence in _steps(log, story.shuffle, story.dealt, prepare, say):
        yield holds, sentence
        if not holds:
            return


def read_story(text: str) -> Story:
    """What the file of a match says of its shuffle; a damaged one is refused in a sentence."""
    try:
        story = msgspec.convert(json.loads(text), Story)
    except msgspec.ValidationError as error:
        raise Unreadable(f"the shuffle of the log is damaged: {error}") from error
    shuffle = story.shuffle
    if shuffle is not None:
        hashes = (shuffle.commitment, shuffle.seal, *filter(None, (*shuffle.pledges, *shuffle.shares)))
        if len(shuffle.pledges) != len(shuffle.shares) or not all(map(is_hash, hashes)) or not shuffle.code.isascii():
            raise Unreadable("the shuffle of the log is damaged")
    return story


def _steps(
    log: Log, shuffle: Shuffle, dealt: tuple[Dealing, ...], prepare: Callable[[Log], None], say: Say
) -> Iterator[Step]:
    code, number = shuffle.code, shuffle.number
    opens = commitment_of(code, number, shuffle.seal) == shuffle.commitment
    yield opens, say("verify-commitment" if opens else "verify-no-commitment", commitment=shuffle.commitment)
    for seat, (pledge, share) in enumerate(zip(shuffle.pledges, shuffle.shares, strict=True)):
        if share:
            opens = pledge_of(code, number, seat, share) == pledge
            yield opens, say("verify-share" if opens else "verify-no-share", seat=f"P{seat}")
        elif pledge:
            yield True, say("verify-left-out", seat=f"P{seat}")
    if not any(shuffle.shares):
        yield True, say("verify-alone")
    derived = int(derive(shuffle.seal, shuffle.shares), 16) == log.seed
    yield derived, say("verify-key" if derived else "verify-no-key")
    prepare(log)
    if not dealt:
        yield False, say("verify-no-dealt")
        return
    yield from _deals(log, dealt, say)


def _deals(log: Log, dealt: tuple[Dealing, ...], say: Say) -> Iterator[Step]:
    """Every deal again, by the rules, and every move in between."""
    number = 0
    try:
        for number, found in enumerate(dealings(log), 1):
            told = dealt[number - 1] if number <= len(dealt) else None
            if told != found:
                yield False, say("verify-no-deal", deal=number, seat=_first_lie(found, told))
                return
            cards = sum(map(len, found.hands))
            yield True, say("verify-deal", deal=number, cards=cards)
    except SobremesaError as error:
        yield False, say("verify-no-moves", why=str(error))
        return
    whole = number == len(dealt)
    yield whole, say("verify-moves" if whole else "verify-no-end", moves=len(log.moves), deals=number)


def _first_lie(found: Dealing, told: Dealing | None) -> str:
    """Whose cards are others than the key gives."""
    if told is not None:
        for seat, (hand, other) in enumerate(zip(found.hands, told.hands, strict=False)):
            if hand != other:
                return f"P{seat}"
    return "none"


def _sentences(language: str) -> Say:
    bundle = FluentBundle([language], use_isolating=False)
    file = Path(__file__).with_name(f"verify.{language}.ftl")
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message: str, **arguments: Any) -> str:
        return str(bundle.format_pattern(bundle.get_message(message).value, arguments)[0])

    return say

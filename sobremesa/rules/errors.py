"""What can go wrong, as sentences a player could read.

SobremesaError
├── UnknownGame      no such game
├── BadGame          what another package brings is no game, or there already
├── BadOption        an option that does not exist, or a value it cannot have
├── Unreadable       a card, a move, a log or a scenario that cannot be read
│   └── OtherRules   it was played by a version of the rules that is not here
├── Illegal          a move that the rules forbid, with the clause
│   ├── NotYourTurn  another seat owes the decision
│   └── Over         the deal has ended
"""


class SobremesaError(Exception):
    """Anything that Sobremesa refuses, in one sentence."""


class UnknownGame(SobremesaError):
    """There is no such game."""


class BadGame(SobremesaError):
    """What an installed package brings is no game, no judgement of its game, or a game that is there already."""


class BadOption(SobremesaError):
    """An option that does not exist, or a value it cannot have."""


class Unreadable(SobremesaError):
    """Text that is no card, no move, no log, no scenario."""


class OtherRules(Unreadable):
    """A match of a version of the rules that this program does not have: not yet, or no longer."""

    def __init__(self, game: str, title: str, version: int, today: int) -> None:
        self.game, self.title, self.version, self.today = game, title, version, today
        self.newer = version > today
        why = "which are newer than this program" if self.newer else "which this program no longer has"
        super().__init__(f"this was played by rules {version} of {title}, {why}; its own are rules {today}")


class Illegal(SobremesaError):
    """A move that the rules forbid."""

    def __init__(self, sentence: str, clause: str) -> None:
        super().__init__(f"{sentence} [{clause}]" if clause else sentence)
        self.sentence = sentence
        self.clause = clause


class NotYourTurn(Illegal):
    """Another seat owes the decision."""


class Over(Illegal):
    """The deal has ended."""

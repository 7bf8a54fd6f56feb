"""A table's terms: everything that somebody chooses who sets it up. A setting is said here, and nowhere else."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sobremesa.rules.game import Value

Pace = Literal["none", "relaxed", "quick", "custom"]
PACES: dict[Pace, int] = {"none": 0, "relaxed": 120, "quick": 20}  # seconds

Tempo = Literal["calm", "usual", "quick"]
TEMPI: dict[Tempo, float] = {"calm": 1.7, "usual": 1.0, "quick": 0.4}  # of the pause that a bot takes


class Clock(Struct, frozen=True):
    """How long a decision may take before a stand-in answers; 0 is for ever."""

    pace: Pace = "none"
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def settled(self) -> "Clock":
        """The clock with its seconds: those of its pace, or the custom ones."""
        return Clock(self.pace, PACES.get(self.pace, self.seconds))


class Terms(Struct, frozen=True, kw_only=True):
    """What somebody chooses who sets a table up. Logs say it, too: bounds may become wider, never narrower."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    stand_in: Annotated[str, Meta(max_length=24, description="the level of bot that answers for who does not")] = (
        "sensible"
    )
    public: Annotated[bool, Meta(description="in the list of tables; else only who has the code finds it")] = False
    kid_safe: Annotated[bool, Meta(description="only phrases are said")] = False
    open_hands: Annotated[bool, Meta(description="when a deal has ended everybody sees all hands")] = False
    hints: Annotated[bool, Meta(description="who is asked may have a hint; everybody is told")] = False
    pause: Annotated[int, Meta(ge=0, le=60, description="seconds to look at the result of a deal")] = 8
    grace: Annotated[
        int, Meta(ge=5, le=3600, description="seconds that somebody may be away before a stand-in answers")
    ] = 60
    tempo: Annotated[Tempo, Meta(description="how quickly bots play")] = "usual"
    data: Annotated[bool, Meta(description="what is played may be published, without names (docs/data.md)")] = False

    @property
    def terms(self) -> dict[str, Any]:
        """The terms alone, by their names: for whatever else says them."""
        return {name: getattr(self, name) for name in Terms.__struct_fields__}

"""Taking somebody out of a log: their identity becomes one that is nobody's, their name a word, what they said nothing.

Their moves stay, for the matches are other people's, too.
"""

from collections.abc import Callable, Container

from msgspec.structs import replace

from sobremesa.table.core.entries import AnyEntry, Opened, Played, Said, Sat

SOMEBODY = "Alguien"  # whoever was forgotten
NOBODY = "-"  # what the identities begin with that are nobody's: no cookie has one


def make_nobody(token: Callable[[int], str]) -> str:
    """An identity that says nothing of who it was, and that nobody else has."""
    return NOBODY + token(12)


def is_nobody(person: str) -> bool:
    """Whether an identity was somebody's who is forgotten."""
    return person.startswith(NOBODY)


def without(entry: AnyEntry, person: str, nobody: str, seats: Container[int] = ()) -> AnyEntry:
    """An entry as it stands when a person is forgotten, whose seats these were; the same, if it has nothing of them.
    What their page called its commands goes, too.
    """
    match entry:
        case Opened(host=host) if host == person:
            return replace(entry, host=nobody)
        case Sat(person=sitting) if sitting == person:
            return replace(entry, person=nobody, name=SOMEBODY)
        case Said(person=speaking) if speaking == person:
            return replace(entry, person=nobody, name=SOMEBODY, text="", phrase=None, command="")
        case Played(seat=seat, command=command) if command and seat in seats:
            return replace(entry, command="")
        case _:
            return entry

"""Codes of tables: short, and easy to say over the telephone in Spanish and in English."""

from collections.abc import Callable

CONSONANTS = "bdfgklmnprst"
VOWELS = "aeiou"
SYLLABLES = 5


def make_code(choose: Callable[[str], str]) -> str:
    """Five syllables, as in "bamo-kituse": one of 777 million, so nobody finds a table by guessing."""
    said = [choose(CONSONANTS) + choose(VOWELS) for _ in range(SYLLABLES)]
    return f"{''.join(said[:2])}-{''.join(said[2:])}"


def read_code(text: str) -> str:
    """A code as somebody may have typed it."""
    letters = "".join(text.lower().replace("-", " ").split())
    return f"{letters[:4]}-{letters[4:]}"

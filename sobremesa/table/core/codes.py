"""Codes of tables: short, and easy to say over the telephone in Spanish and in English."""

from collections.abc import Callable

CONSONANTS = "bdfgklmnprst"
VOWELS = "aeiou"
SYLLABLES = 5
CARRIED = 7  # syllables of a code that carries an identity


def make_code(choose: Callable[[str], str]) -> str:
    """Five syllables, as in "bamo-kituse": one of 777 million, so nobody finds a table by guessing."""
    said = [choose(CONSONANTS) + choose(VOWELS) for _ in range(SYLLABLES)]
    return f"{''.join(said[:2])}-{''.join(said[2:])}"


def make_carry_code(choose: Callable[[str], str]) -> str:
    """Seven syllables, as in "bamo-kitu-sepado": one of 2,800,000 million, to be somebody on another device."""
    said = [choose(CONSONANTS) + choose(VOWELS) for _ in range(CARRIED)]
    return "-".join(("".join(said[:2]), "".join(said[2:4]), "".join(said[4:])))


def read_carry_code(text: str) -> str:
    """Such a code as somebody may have typed it."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"


def read_code(text: str) -> str:
    """A code as somebody may have typed it."""
    letters = "".join(text.lower().replace("-", " ").split())
    return f"{letters[:4]}-{letters[4:]}"

"""Words can be read on everything they are written on: WCAG 2, level AA."""

import re
from itertools import product
from pathlib import Path

import pytest

CSS = Path(__file__).parent.parent / "web/src/app.css"
TOKENS = dict(re.findall(r"--([a-z-]+): #([0-9a-f]{6});", CSS.read_text(encoding="utf-8")))
AA = 4.5

ON_TABLE = product(("cream", "cream-soft", "brass", "bad-lit"), ("felt", "felt-deep", "felt-lit", "wood", "wood-deep"))
ON_PAPER = product(("ink", "ink-soft", "brass-deep", "bad", "good"), ("paper", "paper-shade"))


def luminance(token: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [byte / 255 for byte in bytes.fromhex(TOKENS[token])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("ink", "ground"), [*ON_TABLE, *ON_PAPER, ("ink", "brass")])
def test_contrast(ink, ground):
    dark, light = sorted((luminance(ink), luminance(ground)))
    assert (light + 0.05) / (dark + 0.05) >= AA

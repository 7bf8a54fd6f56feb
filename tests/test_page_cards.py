"""What is printed on each card, as the page draws it. Write it anew with `python -m tests.test_page_cards`."""

import json
from pathlib import Path

import sobremesa
from sobremesa.rules.games.la_mona import notation as la_mona
from sobremesa.rules.games.monete import deck as monete_deck
from sobremesa.rules.games.monete import notation as monete
from sobremesa.rules.games.multiverse_money import deck as money_deck
from sobremesa.rules.games.multiverse_money import notation as money
from sobremesa.rules.games.uno import notation as uno

PAGE = Path(__file__).parent.parent / "web/src/cards/cards.json"

Print = dict[str, str]


def monete_card(name: str, kind: int) -> Print:
    """The number, and the action of a purple card."""
    if kind == monete_deck.JOKER:
        return {"index": "J", "mark": "joker"}
    action = monete_deck.action_of(kind)
    return {"index": name[1:]} | ({"mark": monete_deck.ACTION_NAMES[action]} if action else {})


def money_card(card: int) -> Print:
    """The value and the serial number."""
    if card == money_deck.ENGANO:
        return {"index": "0"}
    return {"index": str(10 * money_deck.tens_of(card)), "mark": str(card + 1)}


def uno_card(name: str) -> Print:
    """The number or +2, or else a symbol."""
    text = name.lstrip(uno.COLOUR_LETTERS)
    return {"mark": text} if text in ("rev", "skip", "W", "U") else {"index": text}


def printed() -> dict[str, dict[str, Print]]:
    """Every card of every game."""
    return {
        "monete": {name: monete_card(name, kind) for name, kind in monete.card_numbers().items()},
        "cone": {name: uno_card(name) for name in uno.card_numbers(urrrrhh=False)},
        "la-mona": {name: {"index": name[:-1]} for name in la_mona.card_numbers()},
        "multiverse-money": {name: money_card(card) for name, card in money.card_numbers().items()},
        "uno-monster-high": {name: uno_card(name) for name in uno.card_numbers(urrrrhh=True)},
    }


def text() -> str:
    """A line for each card, so that a change of the deck reads well."""
    games = (
        f'  "{game}": {{\n'
        + ",\n".join(f"    {json.dumps(name)}: {json.dumps(card)}" for name, card in cards.items())
        + "\n  }"
        for game, cards in printed().items()
    )
    return "{\n" + ",\n".join(games) + "\n}\n"


def test_the_page_draws_the_cards_of_the_rules():
    assert json.loads(PAGE.read_text(encoding="utf-8")) == printed()
    assert set(printed()) == set(sobremesa.games())


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")

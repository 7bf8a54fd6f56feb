"""A plain game in the terminal: you are P0, bots play the rest. Moves are numbers or notation."""

import sys
from collections.abc import Sequence

from sobremesa import glance
from sobremesa.bots import Bot
from sobremesa.rules.errors import SobremesaError
from sobremesa.rules.game import games
from sobremesa.rules.state import Event, Move, Setup, State
from sobremesa.rules.words import words

YOU = 0


class Left(SobremesaError):
    """The person left the table."""


def _ask(prompt: str, goodbye: str) -> str:
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line or line.strip().lower() in ("q", "quit", "salir"):
        print()
        raise Left(goodbye)
    return line.strip()


def choose_game(language: str) -> str:
    """Ask which game to play."""
    names = list(games())
    for number, name in enumerate(names, 1):
        print(f"  {number}. {words(name, language).say('title')}: {words(name, language).say('tagline')}")
    say = words(names[0], language).say
    while True:
        answer = _ask(say("terminal-which-game") + " ", say("terminal-goodbye"))
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer


def play_match(setup: Setup, seed: int | None, language: str, rivals: Bot) -> State:
    """Play until somebody wins the match; give its last state."""
    say = words(setup.game.name, language).say
    names = [f"P{YOU}", *(f"Bot {seat}" for seat in range(1, setup.players))]
    state = setup.deal(seed)
    print(say("terminal-help"))
    told, seat = (0, 0), -1
    owed: tuple[int, ...] = ()
    while True:
        view = state.view(YOU)
        if view.moment != told:
            _tell(view.events, language, names)
            told = view.moment
        if state.over:
            outcome = state.outcome
            assert outcome is not None
            print(" · ".join(f"{name} {total}" for name, total in zip(names, outcome.totals, strict=True)))
            if outcome.champions:
                winners = ", ".join(names[seat] for seat in outcome.champions)
                print(say("terminal-champions", winners=winners))
                return state
            state = state.next_deal()
            continue
        seat = _next(state, owed, seat)
        owed = state.actors
        state = state.play(seat, _choose(state, seat, rivals, language))


def _next(state: State, owed: tuple[int, ...], last: int) -> int:
    """Who is asked: the first who owes an answer; the person, where the quickest would be first. Where all still owe
    the same as before they take turns, so that nobody lays a whole bet before anybody else has begun.
    """
    if YOU in state.actors and state.silence:
        return YOU
    if state.actors == owed and last in owed:
        return owed[(owed.index(last) + 1) % len(owed)]
    return state.actor


def _choose(state: State, seat: int, rivals: Bot, language: str) -> Move:
    return _person(state, language) if seat == YOU else rivals.choose(state.view(seat))


def _tell(events: Sequence[Event], language: str, names: Sequence[str]) -> None:
    for event in events:
        print(f"  {event.words(language, names)} [{event.clauses[0]}]")


def _person(state: State, language: str) -> Move:
    """Show the table and ask for a move until it is a legal one; a refusal says why."""
    view = state.view(YOU)
    say = words(state.setup.game.name, language).say
    moves = view.legal(YOU)
    print()
    for line in glance.lines(view, language, YOU):
        print(f"  {line}")
    for number, move in enumerate(moves, 1):
        print(f"  {number:>2}. {move.words(language)}  ({move})")
    while True:
        answer = _ask("> ", say("terminal-goodbye"))
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        if answer not in state.setup.game.moves:
            print(f"  {say('terminal-unreadable', text=answer)}")
            continue
        move = state.setup.move(answer)
        point = state.refuse(YOU, move)
        if not point:
            return move
        print(f"  {state.illegal(YOU, move.number, point, language)}")

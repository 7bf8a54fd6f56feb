"""A failure prints the log that `sobremesa replay` opens; Hypothesis is seeded; the end says what was compiled."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import kit
import pytest
from hypothesis import HealthCheck, settings

from sobremesa.rules.game import Game
from sobremesa.rules.jit import INTERPRETED

settings.register_profile("seeded", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("seeded")


def pytest_configure() -> None:
    """Listen to the compiler."""
    if not INTERPRETED:
        import compiled  # noqa: F401


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: Any) -> Generator[None, Any, Any]:
    report = yield
    if call.when == "setup":
        kit.followed.clear()
    if report.failed and kit.last_log():
        report.sections.append(("log (save it and run: sobremesa replay FILE)", kit.last_log()))
    return report


_compiled: list[str] = []  # what was compiled meanwhile, by each process that ran tests


def pytest_sessionfinish(session: Any) -> None:
    """Keep what was compiled meanwhile; where tests are divided among processes, each tells the one that summarizes."""
    if INTERPRETED:
        return
    from compiled import COMPILED

    if COMPILED.functions:
        _compiled.append(str(COMPILED))
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["compiled"] = _compiled


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """One of several processes has ended."""
    _compiled.extend(getattr(node, "workeroutput", {}).get("compiled", []))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what was compiled meanwhile: tests/warm.py is there to leave nothing."""
    for compiled in _compiled:
        terminalreporter.write_line(f"not in the cache: {compiled}")


@pytest.fixture
def changing() -> Iterator[Callable[..., None]]:
    """Change a game's header for a while, as another version of the program would: `changing(game, version=9)`."""
    before: list[tuple[Game, str, Any]] = []

    def change(game: Game, **values: Any) -> None:
        for name, value in values.items():
            before.append((game, name, getattr(game, name)))
            object.__setattr__(game, name, value)

    yield change
    for game, name, value in reversed(before):
        object.__setattr__(game, name, value)


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process for which the example is installed: Brisca, a game of another package."""
    site = tmp_path_factory.mktemp("site")
    kit.install_example(site)
    return kit.path_of(site)

"""The files of a data set: written beside their names, and there only when they are whole."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from sobremesa.export.decisions import Match
from sobremesa.rules.errors import BadOption, Unreadable

FORMATS = {"jsonl": "lines.Lines", "parquet": "parquet.Columns"}
PART = ".part"


class Format(Protocol):
    """How rows are written: encoded by whoever has made them, and put into a file by one alone."""

    suffix: str

    def __init__(self, file: Path) -> None: ...

    @staticmethod
    def encode(matches: list[Match]) -> tuple[int, Any]:
        """How many rows some matches are, and the rows."""
        ...

    def write(self, rows: Any) -> None:
        """Write rows that were encoded."""
        ...

    def close(self) -> None:
        """Write whatever waits."""
        ...


def format_of(name: str) -> type[Format]:
    """A format by its name. Only who asks for Parquet needs pyarrow."""
    module, _, kind = FORMATS[name].partition(".")
    found: type[Format] = getattr(import_module(f"sobremesa.export.{module}"), kind)
    return found


def chosen_format(target: Path, name: str | None) -> str:
    """The format that was asked for, or the one that the name of a file ends with."""
    suffix = target.suffix.removeprefix(".")
    if name is None:
        name = suffix if suffix in FORMATS else "jsonl"
    if suffix and suffix != name and not target.is_dir():
        raise BadOption(f"{target}: a data set of the format {name} is a folder, or a file called ….{name}")
    return name


class Files:
    """One file for everything, or, in a folder, one for each game. Nothing is there before `finish`."""

    def __init__(self, target: Path, format: str, *, force: bool = False) -> None:
        self._target, self._format, self._force = target, format_of(format), force
        self._single = bool(target.suffix) and not target.is_dir()
        self._open: dict[Path, Format] = {}
        self.rows = 0

    def renew(self, games: Iterable[str]) -> None:
        """Begin the files of games that are there, and one for everything in any case: a match that was in the last
        data set and is not in this one must not stay there.
        """
        for file in map(self._file, games):
            if self._single or file.exists():
                self._begun(file)

    def write(self, game: str, rows: tuple[int, Any]) -> None:
        """Write rows of a game, which were encoded."""
        self._begun(self._file(game)).write(rows[1])
        self.rows += rows[0]

    def finish(self) -> list[Path]:
        """All files are whole: give them their names."""
        for file, written in self._open.items():
            written.close()
            _sync(_part(file))
        for file in self._open:
            _part(file).replace(file)
        return list(self._open)

    def abandon(self) -> None:
        """Leave nothing behind."""
        for file, written in self._open.items():
            written.close()
            _part(file).unlink(missing_ok=True)

    def _file(self, game: str) -> Path:
        return self._target if self._single else self._target / f"{game}{self._format.suffix}"

    def _begun(self, file: Path) -> Format:
        if file not in self._open:
            if file.exists() and not self._force:
                raise BadOption(f"{file} is there already; --force writes over it")
            file.parent.mkdir(parents=True, exist_ok=True)
            self._open[file] = self._format(_part(file))
        return self._open[file]


@contextmanager
def writing(target: Path, format: str, *, force: bool = False) -> Iterator[Files]:
    """Files that are there in the end, all of them, or none if anything goes wrong."""
    with _in_a_sentence(target):
        files = Files(target, format, force=force)
        try:
            yield files
        except BaseException:
            files.abandon()
            raise


@contextmanager
def _in_a_sentence(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unreadable(f"{error.filename or target}: cannot be written ({error.strerror or error})") from error


def _part(file: Path) -> Path:
    return file.with_name(file.name + PART)


def _sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


Progress = Callable[[int], None]

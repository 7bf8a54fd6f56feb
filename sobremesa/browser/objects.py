"""From an object file to a module that a browser loads, without a linker.

LLVM writes an object as if it were linked alone, at address 0: what is missing are the exports. That it is so is
checked, number by number, and so is what the module needs of the page: a memory, a stack pointer and nothing else.
The format is that of webassembly.github.io/spec and of the tool conventions for linking.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
IMPORTS = (("env", "__linear_memory"), ("env", "__stack_pointer"))

_CUSTOM, _IMPORT, _EXPORT, _CODE, _DATA = 0, 2, 7, 10, 11
_AFTER_EXPORTS = (8, 9, 12, _CODE, _DATA)  # sections that come later: start, elements, data count
_FUNCTION, _SYMBOL_DATA, _SYMBOL_SECTION = 0, 1, 3
_UNDEFINED, _NAMED = 0x10, 0x40
_OF_FUNCTION, _OF_TYPE, _OF_ADDRESS, _OF_GLOBAL = 0, 6, (3, 4, 5), 7  # kinds of relocations
_SYMBOLS = 8


class BadObject(Exception):
    """The object cannot become a module: the compiler made something that was not expected."""


class Symbol(NamedTuple):
    """A name of the object, and what it stands for."""

    kind: int
    name: str
    number: int  # of the function or global, or of the segment of data
    offset: int = 0  # in that segment


class Reader:
    """Reads a section."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def more(self) -> bool:
        """Whether there is something left."""
        return self.at < len(self.data)

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self, *, signed: bool = False) -> int:
        """A number of as many bytes as it needs, seven bits in each."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if signed and byte & 64 else value

    def take(self) -> bytes:
        """Some bytes, after their number."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def text(self) -> str:
        """A name."""
        return self.take().decode()


def link(data: bytes, exports: Sequence[str], features: Sequence[str]) -> bytes:
    """The module with these exports."""
    sections = list(_sections(data))
    custom = {Reader(body).text(): body for kind, body in sections if kind == _CUSTOM}
    symbols = _symbols(custom["linking"])
    _check_imports(next(body for kind, body in sections if kind == _IMPORT))
    _check_features(custom.get("target_features", b"\0\0"), features)
    for name, body in custom.items():
        if name.startswith("reloc."):
            _check_relocations(body, sections, symbols)
    functions = {symbol.name: symbol.number for symbol in symbols if symbol.kind == _FUNCTION}
    listed = b"".join(_counted(name.encode()) + b"\0" + _number(functions[name]) for name in exports)
    made = bytearray(MAGIC)
    for kind, body in sections:
        if kind in _AFTER_EXPORTS and exports:
            made += bytes([_EXPORT]) + _counted(_number(len(exports)) + listed)
            exports = ()
        if kind != _CUSTOM:
            made += bytes([kind]) + _counted(body)
    return bytes(made)


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(MAGIC):
        raise BadObject("it is no WebAssembly object")
    reader = Reader(data, len(MAGIC))
    while reader.more:
        yield reader.byte(), reader.take()


def _symbols(section: bytes) -> list[Symbol]:
    """The table of symbols."""
    reader = Reader(section)
    reader.text(), reader.number()
    while reader.more:
        kind, body = reader.byte(), Reader(reader.take())
        if kind == _SYMBOLS:
            return [_symbol(body) for _ in range(body.number())]
    raise BadObject("it has no symbols")


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    if kind == _SYMBOL_DATA:
        name = reader.text()
        if flags & _UNDEFINED:
            raise BadObject(f"it needs the data {name}")
        symbol = Symbol(kind, name, reader.number(), reader.number())
        reader.number()  # its size
        return symbol
    index = reader.number()
    named = kind != _SYMBOL_SECTION and (not flags & _UNDEFINED or flags & _NAMED)
    return Symbol(kind, reader.text() if named else "", index)


def _check_imports(section: bytes) -> None:
    """The page gives a memory and a stack pointer; no function is asked of it."""
    reader = Reader(section)
    found = []
    for _ in range(reader.number()):
        found.append((reader.text(), reader.text()))
        kind = reader.byte()
        if kind == 2:  # a memory: whether it has a maximum, and its sizes
            for _ in range(1 + (reader.number() & 1)):
                reader.number()
        elif kind == 3:  # a global: its type, and whether it changes
            reader.at += 2
        else:
            raise BadObject(f"the rules would call {found[-1][1]}, which no page has")
    if more := [name for module, name in found if (module, name) not in IMPORTS]:
        raise BadObject(f"it needs {', '.join(more)}, which no page has")


def _check_features(section: bytes, allowed: Sequence[str]) -> None:
    """It asks no more of a browser than was meant."""
    reader = Reader(section)
    reader.text()
    used = [(reader.byte(), reader.text())[1] for _ in range(reader.number())]
    if more := sorted(set(used) - {*allowed}):
        raise BadObject(f"it needs browsers with {', '.join(more)}")


def _check_relocations(section: bytes, sections: Sequence[tuple[int, bytes]], symbols: Sequence[Symbol]) -> None:
    """Every number that a linker would write is already there."""
    starts = _segments(next((body for kind, body in sections if kind == _DATA), b"\0"))
    reader = Reader(section)
    reader.text()
    target = sections[reader.number()][1]
    for _ in range(reader.number()):
        kind, offset, index = reader.byte(), reader.number(), reader.number()
        place = Reader(target, offset)
        if kind == _OF_TYPE:
            wanted, found = index, place.number()
        elif kind in (_OF_FUNCTION, _OF_GLOBAL):
            wanted, found = symbols[index].number, place.number()
        elif kind in _OF_ADDRESS:
            symbol = symbols[index]
            wanted = starts[symbol.number] + symbol.offset + reader.number(signed=True)
            found = (
                int.from_bytes(target[offset : offset + 4], "little") if kind == 5 else place.number(signed=kind == 4)
            )
        else:
            raise BadObject(f"it has a relocation of an unknown kind, {kind}")
        if wanted != found:
            raise BadObject(f"a relocation at {offset} says {found}, not {wanted}: it needs a linker")


def _segments(section: bytes) -> list[int]:
    """Where each segment of data begins: a constant address."""
    reader, starts = Reader(section), []
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != 0x41:
            raise BadObject("it has data without a place")
        starts.append(reader.number(signed=True))
        reader.byte(), reader.take()
    return starts


def _number(value: int) -> bytes:
    """A number as the format writes it."""
    written = bytearray()
    while value >= 128:
        written.append(value & 127 | 128)
        value >>= 7
    return bytes([*written, value])


def _counted(data: bytes) -> bytes:
    return _number(len(data)) + data

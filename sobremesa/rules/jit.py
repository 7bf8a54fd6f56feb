"""The one seam to the compiler: whether a rule is interpreted or compiled is decided here and nowhere else.

A rule is plain scalar Python over a record. `rule` compiles it into whoever calls it, `seldom` apart, and
`entry` or `brief` so that Python can call it and the cache keep it; with SOBREMESA_INTERPRETED=1 all stay Python,
for debugging and for measuring coverage. `supplied` declares a function that every game supplies: generic
code calls it by name and the record's type chooses the game, so generic loops compile once per game and
still come from the cache.
"""

import hashlib
import os
import secrets
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("SOBREMESA_INTERPRETED", "0") not in ("", "0")


def stamp(folders: Iterable[Path]) -> str:
    """A short hash of the sources in some folders (not below them): it changes when the rules may have."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


_PACKAGE = Path(__file__).parents[1]
_LAYERS = [_PACKAGE / layer for layer in ("rules", "bots", "bots/sensible", "bots/sketches", "sim")]
CORE = stamp(_LAYERS[:1])
ABOVE = stamp(_LAYERS)  # and what stands on it


def _sources(function: Callable[..., Any]) -> str:
    """The stamp of all that an entry may call: what lies in its own folder or below."""
    folder = Path(function.__code__.co_filename).parent
    if folder.is_relative_to(_LAYERS[0]):  # a game's own sources are stamped into its record type
        return CORE
    return ABOVE if folder in _LAYERS else f"{ABOVE}-{stamp([folder])}"


def cache_home() -> Path:
    """Where compiled rules are kept between runs; SOBREMESA_CACHE moves it."""
    named = os.environ.get("SOBREMESA_CACHE")
    return Path(named) if named else user_cache_path("sobremesa", appauthor=False, opinion=False)


def _cache(sources: str) -> Path:
    """The folder of these sources: Numba does not notice that a called function in another file changed, so
    a new version gets a new folder. A game's own sources are stamped into its record type.
    """
    version = "interpreted" if INTERPRETED else f"{sources}-{numba.__version__}"
    user = os.getuid() if hasattr(os, "getuid") else "user"
    for home in (cache_home(), Path(tempfile.gettempdir()) / f"sobremesa-{user}"):
        folder = home / version
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise OSError(f"no folder can be written for compiled rules; set SOBREMESA_CACHE (tried {cache_home()})")


def mark(name: str) -> Path | None:
    """A file that says something was compiled before; None when nothing is compiled."""
    return None if INTERPRETED else _cache(ABOVE) / name


_implementations: dict[str, dict[Any, Callable[..., Any]]] = {}

# What was declared, for other targets: the stubs that games supply, what each record's game supplied, and the bodies
# of `where` by their stubs, with the field that each needs.
STUBS: dict[str, Callable[..., Any]] = {}
GIVEN: dict[str, "dict[np.dtype[Any], Callable[..., Any]]"] = {}
CONDITIONAL: dict[Callable[..., Any], tuple[str, Callable[..., Any]]] = {}

if INTERPRETED:
    # Words wrap around in compiled code; interpreted, numpy would warn each time they do.
    np.seterr(over="ignore")

    def entry(function: F) -> F:
        """Leave the function as it is."""
        return function

    rule = seldom = brief = entry

    def supplied(stub: F) -> F:
        """Call what the game of the record supplies under this name."""
        table = _implementations.setdefault(stub.__name__, {})

        def call(s: Any, *rest: Any) -> Any:
            return table[s.dtype](s, *rest)

        return call  # type: ignore[return-value]

    def where(field: str) -> Callable[[F], F]:
        """The body runs on records that have the field; on others it does nothing and gives -1."""

        def decorate(body: F) -> F:
            def call(s: Any, *rest: Any) -> Any:
                return body(s, *rest) if field in s.dtype.names else -1

            return call  # type: ignore[return-value]

        return decorate

    def lent(array: Any) -> Any:
        """The array."""
        return array

    def direct(entry: F, *like: Any) -> F:
        """The entry."""
        return entry

    def supply(dtype: "np.dtype[Any]", name: str, function: Callable[..., Any]) -> None:
        """Say that records of this type are played by this function."""
        _implementations.setdefault(name, {})[dtype] = function

else:
    import numba
    from numba import types
    from numba.core.caching import IndexDataCacheFile
    from numba.core.registry import CPUDispatcher
    from numba.extending import intrinsic, overload

    from sobremesa.rules.parts import Parts

    _OPTIONS = {"error_model": "numpy"}
    _PART = _OPTIONS | {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    # Both are said: what is left unsaid Numba takes from the caller, and a rule's callees would all be inlined.
    _INTO = _PART | {"forceinline": True}
    _APART = _PART | {"forceinline": False}
    _AS_PART = {"pipeline_class": Parts}

    def _signature(kind: Any) -> tuple[str, tuple[str]]:
        """The name of a record type inside the names of compiled functions. Numba's own is a number, given in the
        order in which a process meets the types: out of the cache, functions of other types would have the same
        name and be taken for each other.
        """
        return "Record", (hashlib.sha256(kind.name.encode()).hexdigest()[:16],)

    types.Record.mangling_args = property(_signature)

    _OWN = secrets.token_hex(4)

    def _file_name(index: Any, number: int) -> str:
        """The name of a compiled function's file, with a mark of this process. Numba only counts: two processes that
        keep one function of two games in the same moment would choose the same name, and one of them would find the
        other's rules.
        """
        return str(index._data_name_pattern.format(number=number)).replace(".nbc", f"-{_OWN}.nbc")

    IndexDataCacheFile._data_name = _file_name

    class _Rule(CPUDispatcher):  # type: ignore[misc]
        """A compiled function that takes every signed or small integer as int64, so that it is compiled
        once per record and not once for each width and each literal it is called with.
        """

        def __call__(self, *args: Any, **kws: Any) -> Any:
            """Called from Python, a rule is Python."""
            return self.py_func(*args, **kws)

        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(map(_widened, args)), kws)

    def _widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind

    def rule(function: F) -> F:
        """Compile the function into its callers."""
        compiled: F = _Rule(function, targetoptions=_INTO, **_AS_PART)
        return compiled

    def seldom(function: F) -> F:
        """Compile the function apart: it is called seldom, or from many places."""
        compiled: F = _Rule(function, targetoptions=_APART, **_AS_PART)
        return compiled

    def entry(function: F) -> F:
        """Compile the function for Python, without the interpreter's lock, and keep it in the cache."""
        return _for_python(function, nogil=True)

    def brief(function: F) -> F:
        """The same for what is done sooner than the interpreter's lock is given back and taken again: it is kept."""
        return _for_python(function, nogil=False)

    def _for_python(function: F, *, nogil: bool) -> F:
        numba.config.CACHE_DIR = str(_cache(_sources(function)))
        compiled: F = numba.njit(cache=True, nogil=nogil, **_OPTIONS)(function)
        return compiled

    def supplied(stub: F) -> F:
        """Call what the game of the record supplies under this name."""
        table = _implementations.setdefault(stub.__name__, {})

        def choose(s: Any, *rest: Any) -> Any:
            return table.get(s)

        overload(stub, strict=False, jit_options=_INTO | _AS_PART)(choose)
        STUBS[stub.__name__] = stub
        return stub

    def where(field: str) -> Callable[[F], F]:
        """The body runs on records that have the field; on others it does nothing and gives -1."""

        def absent(s: Any, *rest: Any) -> int:
            return -1

        def decorate(body: F) -> F:
            def stub(s: Any, *rest: Any) -> Any:
                raise NotImplementedError

            def choose(s: Any, *rest: Any) -> Any:
                return body if field in s.fields else absent

            overload(stub, strict=False, jit_options=_APART | _AS_PART)(choose)
            CONDITIONAL[stub] = field, body
            return stub  # type: ignore[return-value]

        return decorate

    def _lend(_context: Any, array: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            lent = context.make_array(signature.return_type)(context, builder, value=values[0])
            lent.meminfo = context.get_constant_null(types.MemInfoPointer(types.voidptr))
            return lent._getvalue()

        return array(array), make

    _lend.__doc__ = """An array of the caller's, without a count of who holds it: counting at each call of a rule that
    takes it costs more than most rules.
    """
    lent = intrinsic(_lend)

    def direct(entry: F, *like: Any) -> F:
        """The compiled entry for arguments of the types of these, which it is called with from now on: it does not
        look at types, and that is most of what a short call costs.
        """
        compiled: F = entry.compile(tuple(map(numba.typeof, like)))  # type: ignore[attr-defined]
        return compiled

    def supply(dtype: "np.dtype[Any]", name: str, function: Callable[..., Any]) -> None:
        """Say that records of this type are played by this function, which is a rule."""

        def call(s: Any, *rest: Any) -> Any:
            return function(s, *rest)

        _implementations.setdefault(name, {})[numba.from_dtype(dtype)] = call
        GIVEN.setdefault(name, {})[dtype] = function

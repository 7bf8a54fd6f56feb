"""Files: to the system a connection is one, and a process may have only so many."""

import math
import sys
from contextlib import suppress

from msgspec.structs import replace

from sobremesa.table.config import Config
from sobremesa.table.door.requests import WAITING

SPARE = 200  # files for everything else: the database, requests that are being answered, what is listening
MANY = 65_536  # files that are enough where connections have no limit


def enough_files(config: Config) -> tuple[Config, str]:
    """Ask the system for as many files as the settings need; if it gives fewer, fewer connections and a sentence."""
    wanted = config.connections + WAITING + SPARE if config.connections else MANY
    given = _raise(wanted)
    if given >= wanted or not config.connections:
        return config, ""
    possible = max(1, int(given) - WAITING - SPARE)
    told = f"the system allows {given} open files, enough for {possible} connections; for more, raise its limit"
    return replace(config, connections=possible), f"{told} (ulimit -n {wanted})"


def _raise(wanted: int) -> float:
    """The number of files that we may have, after asking for more where they are too few."""
    if sys.platform == "win32":  # which has no such limit
        return math.inf
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    given, most = (math.inf if limit == resource.RLIM_INFINITY else limit for limit in (soft, hard))
    if given < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (int(min(wanted, most)), hard))
            return min(wanted, most)
    return given

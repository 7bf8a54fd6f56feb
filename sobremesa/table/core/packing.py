"""A record as it travels. Most of its bytes are 0, and runs of those are counted: a tenth of the record is left."""

import re
from binascii import b2a_base64

_ZEROS = re.compile(rb"\0{1,256}")
_COUNTED = (b"", *(bytes((0, more)) for more in range(256)))


def pack(record: bytes) -> str:
    """A record in base64, where a byte 0 is followed by the number of zeros that come after it."""
    return b2a_base64(_ZEROS.sub(_count, record), newline=False).decode()


def _count(zeros: re.Match[bytes]) -> bytes:
    return _COUNTED[zeros.end() - zeros.start()]

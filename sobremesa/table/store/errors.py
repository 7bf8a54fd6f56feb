"""What a database may fail at."""

from sobremesa.rules.errors import SobremesaError


class StoreError(SobremesaError):
    """The database could not do it; whether it was kept is not known until it is read again."""


class Conflict(StoreError):
    """Somebody else has written this version."""

"""The rules: pure functions over records. They do no I/O and know no clock, no network, no database."""

"""The table: live matches for people and bots. The log is the database; everything else is folded from it."""

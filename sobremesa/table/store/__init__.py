"""The store: what is kept, in SQLite or PostgreSQL, and what processes on one database hear of each other."""

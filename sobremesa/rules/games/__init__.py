"""The games, one folder each; `uno` is what two of them share."""

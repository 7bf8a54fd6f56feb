"""Bots: they receive a view of one seat, and nothing else."""

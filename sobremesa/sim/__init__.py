"""Simulation: many deals at once, on every core."""

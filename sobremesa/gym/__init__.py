"""The gym: environments for people who train and study players. One by one (env.py) or by the thousand (batch.py)."""

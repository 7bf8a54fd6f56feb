"""The tables of a training: what a step of them does (stepping.py), on the CPU (cpu.py) and on a GPU (cuda.py)."""

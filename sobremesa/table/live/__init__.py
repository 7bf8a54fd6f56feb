"""The running tables of a process: their jobs, their bots, and everybody who looks at them."""

"""The core: what a table is and what a command does to it. Pure: values in, values out, nobody is waited for."""

"""The games in the interfaces of other libraries: PettingZoo, Gymnasium, OpenSpiel; one module each, and an extra."""

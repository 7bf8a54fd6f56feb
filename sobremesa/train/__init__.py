"""Training: a network learns a game by playing itself. Needs PyTorch (the extra `train`), and likes a GPU."""

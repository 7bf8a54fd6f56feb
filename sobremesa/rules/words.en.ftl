### What all games say.

# A card that the viewer may not see.
unseen-card = a card

"""What is compiled of the lab: it plays the deals of a setting, counts, and says what the counts say."""

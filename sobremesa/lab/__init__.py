"""The lab: what does a rule do? A question, the deals that answer it, and what can be said of them."""

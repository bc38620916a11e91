"""A stored game looked at: what the dice gave, what choices cost, who was winning when."""

"""The review of a stored game: luck of the dice, cost of choices, chances to win."""

"""A table in the terminal: the whole game by typed words, while there is no window."""

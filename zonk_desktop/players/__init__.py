"""Computer players: characters from files, what they choose, how they behave at the table."""

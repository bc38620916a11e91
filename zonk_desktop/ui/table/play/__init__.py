"""The player's table: what it is doing, what a press on it does, what the tray shows."""

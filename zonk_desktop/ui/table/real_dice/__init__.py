"""A game with real dice: faces named, entries listed and corrected."""

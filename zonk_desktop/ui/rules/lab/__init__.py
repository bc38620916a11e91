"""The rules lab: a rule set tried out over many games, beside another."""

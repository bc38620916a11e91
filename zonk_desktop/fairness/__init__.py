"""Dice that anyone can check: drawn from a seed that is pledged before the first roll.

docs/fair-dice.md says in full how it works and how to check it by hand.
"""

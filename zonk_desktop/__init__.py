"""Zonk Desktop: the dice game Zonk after five of its rule sheets."""

__version__ = "0.1.0"

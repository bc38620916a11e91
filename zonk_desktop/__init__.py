"""Zonk Desktop: the dice game Zonk after five of its rule sheets."""

__version__ = "1.0.0"

#: Where the project will be published.
HOMEPAGE = "https://zonk.github.io/zonk-desktop/"
SOURCE = "https://github.com/zonk/zonk-desktop"

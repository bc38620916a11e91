"""Colours of the tables, apart from those of dice: the first frame of the window is painted with
them.
"""

from __future__ import annotations

FELT = {"moss": "#387642", "night": "#2C4873", "charcoal": "#4F463B", "walnut": "#6B4529"}

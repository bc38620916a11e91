"""The sheets that come with the program: the rule files among its resources with a place in order.

Apart from `load`, because the command line names them before it loads anything.
"""

from __future__ import annotations

import re

from zonk_desktop.resources import resource

_ORDER = re.compile(r"^order = ([0-9]+)$", re.MULTILINE)


def _found() -> tuple[str, ...]:
    """Keys by place; the place stands before the tables of a file."""
    places = {}
    for path in resource("rules").glob("*.toml"):
        place = _ORDER.search(path.read_text(encoding="utf-8").partition("\n[")[0])
        if place is not None:
            places[path.stem] = int(place[1])
    return tuple(sorted(places, key=lambda key: (places[key], key)))


PRESETS = _found()

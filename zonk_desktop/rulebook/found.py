"""The sheets that come with the program: the rule files among its resources with a place in order.

Apart from `load`, because the command line names them before it loads anything.
"""

from __future__ import annotations

from zonk_desktop.resources import resource

#: The line of a file's head that gives its place.
_ORDER = "order = "


def _found() -> tuple[str, ...]:
    """Keys by place; the place stands before the tables of a file."""
    places = {}
    for path in resource("rules").iterdir():
        if path.suffix != ".toml":
            continue
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("["):
                    break
                if line.startswith(_ORDER):
                    places[path.stem] = int(line.removeprefix(_ORDER))
                    break
    return tuple(sorted(places, key=lambda key: (places[key], key)))


PRESETS = _found()

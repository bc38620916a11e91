"""Tables back to TOML."""

from __future__ import annotations

import re
from typing import Any


def dumped(document: dict[str, Any]) -> str:
    """A document as TOML: simple values first, then tables."""
    lines: list[str] = []
    _dump(document, (), lines)
    return "\n".join(lines).strip() + "\n"


def _dump(table: dict[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    rest = []
    for key, value in table.items():
        if isinstance(value, dict):
            rest.append((key, value))
        else:
            lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in rest:
        inner = (*path, key)
        lines += ["", f"[{'.'.join(map(_key, inner))}]"]
        _dump(value, inner, lines)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _quoted(text: str) -> str:
    import json  # noqa: PLC0415 - most who read rules write none

    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return "{ " + inner + " }" if inner else "{}"
    return str(value)

"""Settings that are kept between runs."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QSettings

from zonk_desktop import log
from zonk_desktop.words.speech import people_file, people_text, read_people

if TYPE_CHECKING:
    from zonk_desktop.tray.state import DiceSet, Felt

_MOST_BYTES = 1 << 20
SPEEDS = ("slow", "normal", "fast", "off")
TRAYS = ("auto", "gl", "painter")
SCALES = (100, 125, 150, 175, 200)
LOOKS = ("system", "light", "dark")
CONTRASTS = ("system", "usual", "more")
MOTIONS = ("system", "all", "less")
DEPTHS = ("few", "normal", "all")
FELTS: tuple[Felt, ...] = ("moss", "night", "charcoal", "walnut")
DICE_SETS: tuple[DiceSet, ...] = ("ivory", "casino", "wooden", "pewter", "glow")


class SystemWishes(NamedTuple):
    """What the user asks of all programs; a setting of this one goes before it."""

    contrast: bool = False
    #: How many times as large as usual.
    scale: float = 1.0
    #: Without motion.
    still: bool = False


class Memory:
    """Settings in a file of this folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        file = folder / "settings.ini"
        try:
            found = file.stat()
            if found.st_size > _MOST_BYTES or not stat.S_ISREG(found.st_mode):
                # Nobody's settings are so many; reading them, or a pipe, would keep the window
                # waiting.
                file.replace(file.with_suffix(".ini.strange"))
        except OSError:
            pass
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def text(self, key: str, default: str, allowed: tuple[str, ...] = ()) -> str:
        value = str(self._store.value(key, default))
        return value if not allowed or value in allowed else default

    def felt(self) -> Felt:
        found = self.text("felt", FELTS[0])
        return next((felt for felt in FELTS if felt == found), FELTS[0])

    def dice_set(self) -> DiceSet:
        found = self.text("dice", DICE_SETS[0])
        return next((dice for dice in DICE_SETS if dice == found), DICE_SETS[0])

    def number(self, key: str, default: int) -> int:
        try:
            return int(str(self._store.value(key, default)))
        except ValueError:
            return default

    def flag(self, key: str, default: bool) -> bool:
        return str(self._store.value(key, str(default))).lower() in {"true", "1"}

    def bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def names(self, key: str) -> list[str]:
        value = self._store.value(key, [])
        if isinstance(value, str):
            return [value]
        return [str(name) for name in value] if isinstance(value, list) else []

    def looks(self) -> dict[str, int]:
        """The colour and symbol each player chose, by name."""
        written = self.text("looks", "")
        if not written:
            return {}
        import json  # noqa: PLC0415 - not before the first frame

        try:
            found = json.loads(written)
        except (ValueError, RecursionError):
            # Somebody wrote into the file: a depth or a text that this program never writes.
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(name): look for name, look in found.items() if isinstance(look, int)}

    def set_looks(self, looks: dict[str, int]) -> None:
        import json  # noqa: PLC0415 - not before the first frame

        self.set("looks", json.dumps(looks))

    def people(self) -> dict[str, str]:
        """Who is "she" or "he", by name."""
        return read_people(self._folder)

    def set_people(self, known: Mapping[str, str]) -> None:
        """Keep it besides what is known already."""
        from zonk_desktop.save import save  # noqa: PLC0415 - not before the first frame

        try:
            save(people_file(self._folder), people_text({**self.people(), **known}))
        except OSError as wrong:
            log.caught("settings", wrong, "warning")

    def set(self, key: str, value: object) -> None:
        self._store.setValue(key, value)

    def flush(self) -> None:
        self._store.sync()

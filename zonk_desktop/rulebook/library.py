"""Rules by name: one of the sheets, house rules at hand as text, or a file; and the shelf of files.

Here alone is decided which of the three a name means.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs, load
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house, house_text, preset, standing_text
from zonk_desktop.rulebook.reading import did_you_mean, did_you_mean_knob
from zonk_desktop.save import save
from zonk_desktop.words import Message, placed, reason


class UnknownRules(RuleFileError):
    """A name that is neither that of a sheet nor that of a file."""

    def __init__(self, name: str) -> None:
        others = Message.of("rulebook-name-rules", known=tuple(PRESETS))
        self.hint = did_you_mean(name, PRESETS, others)
        super().__init__(name[:60], "rules", Message.of("rulebook-no-such-rules", hint=self.hint))
        self.args = (name,)


def is_sheet(name: str) -> bool:
    """Whether rules of this name come with the program."""
    return name in PRESETS


def resolve(
    name: str,
    house: str = "",
    folder: Path | None = None,
    options: tuple[tuple[str, str], ...] = (),
    *,
    begun: bool = False,
) -> RuleSet:
    """The rules of this name, with these knobs set; raises RuleFileError.

    `house`: their text, where they are house rules and travel with a game. Without it they are
    read from `folder`, or from the folder the program was started in. `begun`: of a game that was,
    which is read though its rules be refused by now (`errors.refused`).
    """
    if is_sheet(name):
        return load.preset(name, options, begun=begun)
    if house:
        return load.house_text(name, house, options, begun=begun)
    if not name.endswith(".toml"):
        raise UnknownRules(name)
    return load.house((folder or Path()) / name, options, begun=begun)


def text_of(name: str, folder: Path | None = None) -> str:
    """House rules of this name as a text that needs no other file; empty for a sheet."""
    return "" if is_sheet(name) else load.standing_text((folder or Path()) / name)


def without_effect(name: str) -> tuple[Message, ...]:
    """Knobs and tables of the rules of this name that have no effect, a sentence each."""
    return () if is_sheet(name) else load.without_effect(Path(name))


class House(NamedTuple):
    """One saved set of house rules; `trouble` says why it cannot be played."""

    file: str
    name: str
    base: str
    trouble: str = ""


def compose(base: str, name: str, changed: Mapping[str, str]) -> str:
    """The text of house rules that change these knobs of a preset."""
    key = _slug(name)
    lines = [f'extends = "{base}"', f"key = {_quoted(key)}", f"name = {_quoted(name)}", ""]
    lines.append("[knobs]")
    start = preset(base)
    for option, value in changed.items():
        if (knob := knobs.find(option)) is None:
            raise RuleFileError(name, option, "rulebook-is-no-knob", hint=did_you_mean_knob(option))
        if value != knobs.show(knobs.read(start.settings, knob)):
            lines.append(f"{knob.name} = {_quoted(value)}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    plain = "".join(c if c.isprintable() else " " for c in text)
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _slug(name: str) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:60] or "house-rules"
    # A sheet's key belongs to the sheet.
    return f"{slug}-house" if slug in PRESETS else slug


class Shelf:
    """A folder of house rules."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def list(self) -> list[House]:
        """House rules by name; an invalid file is listed with its trouble."""
        if not self._folder.is_dir():
            return []
        found = []
        for path in sorted(self._folder.glob("*.toml")):
            try:
                ruleset = house(path)
            except RuleFileError as wrong:
                found.append(House(path.name, path.stem, "", str(wrong)))
            else:
                found.append(House(path.name, ruleset.name, ruleset.key))
        return sorted(found, key=lambda house: placed(house.name))

    def text(self, file: str) -> str:
        """House rules as one text, together with the files they extend."""
        return standing_text(self._folder / file)

    def save(self, name: str, text: str, file: str = "") -> str:
        """Write house rules that hold; the file's name. Raises RuleFileError."""
        house_text(file or name, text)
        target = file or self._free(_slug(name))
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            save(self._folder / target, text.encode())
        except OSError as wrong:
            raise RuleFileError(
                target, "file", "rulebook-not-written-nothing-changed", why=reason(wrong)
            ) from None
        return target

    def bring_in(self, path: Path) -> str:
        """Take over a file from elsewhere."""
        text = standing_text(path)
        name = house_text(path.name, text).name
        return self.save(name, text)

    def hand_out(self, file: str, path: Path) -> None:
        try:
            save(path, self.text(file).encode())
        except OSError as wrong:
            raise RuleFileError(
                path.name, "file", "rulebook-not-written", why=reason(wrong)
            ) from None

    def delete(self, file: str) -> None:
        """Games that were played by these rules keep a copy of their own."""
        try:
            (self._folder / file).unlink()
        except OSError as wrong:
            raise RuleFileError(file, "file", "rulebook-not-deleted", why=reason(wrong)) from None

    def _free(self, stem: str) -> str:
        name, number = f"{stem}.toml", 1
        while (self._folder / name).exists():
            number += 1
            name = f"{stem}-{number}.toml"
        return name

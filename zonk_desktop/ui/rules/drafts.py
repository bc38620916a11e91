"""Open drafts of rules: one for each sheet or file that was opened, and the shelf of files.

No widget stands here; what the shelf refuses comes out as RuleFileError.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import Shelf, is_sheet
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.save import save
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.rules.draft import Draft, DraftRefusal
from zonk_desktop.words import say

MOST_NAME = 80


class Start(NamedTuple):
    """A starting point: a sheet by its key, or a file of the shelf."""

    key: str
    name: str
    trouble: str = ""


class Marks(NamedTuple):
    """Counts of a group: knobs that differ from the sheet, and knobs that are refused."""

    changed: int
    refused: int


class Drafts:
    """The rules being changed now, and those that wait."""

    def __init__(self, shelf: Shelf) -> None:
        #: Where files of one's own lie.
        self.shelf = shelf
        self._drafts: dict[str, Draft] = {}
        self._troubles: dict[str, str] = {}
        self.current = Draft.of_preset(PRESETS[0])
        #: The file of the rules to use, empty when nothing was saved.
        self.saved = ""
        self.refusals: tuple[DraftRefusal, ...] = ()
        #: Knobs that were changed and have no effect in these rules, and why.
        self.idle: dict[str, str] = {}
        #: Tables of the file that have none, a sentence each.
        self.idle_tables: tuple[str, ...] = ()

    # Where to start

    def sheets(self) -> list[Start]:
        return [Start(key, printed(preset(key).name)) for key in PRESETS]

    def houses(self) -> list[Start]:
        found = [Start(one.file, one.name, one.trouble) for one in self.shelf.list()]
        self._troubles = {one.key: one.trouble for one in found if one.trouble}
        return found

    def begin(self, key: str) -> None:
        """Make these rules the current draft; what was changed on the ones before waits there."""
        if key not in self._drafts:
            try:
                if is_sheet(key):
                    draft = Draft.of_preset(key)
                else:
                    draft = Draft.of_house(key, self.shelf.text(key))
            except RuleFileError:
                self.current = Draft.of_preset(PRESETS[0])
                self.current.file = key
                raise
            self._drafts[key] = draft
        self.current = self._drafts[key]

    @property
    def base(self) -> RuleSet:
        """The preset the draft is compared to."""
        return preset(self.current.base or PRESETS[0])

    @property
    def usual_name(self) -> str:
        return shortened(say("rules-our-way", name=self.base.name), MOST_NAME)

    # Whether they hold

    def check(self) -> RuleSet | None:
        """Return the rules when they are valid; else `refusals` says why not."""
        found = self.current.check()
        self.idle, self.idle_tables = {}, ()
        if isinstance(found, RuleSet):
            self.refusals = ()
            self.idle, self.idle_tables = self.current.idle()
        else:
            self.refusals = found
        if self.broken:
            self.refusals = (DraftRefusal("", self._troubles[self.current.file]), *self.refusals)
        return found if isinstance(found, RuleSet) else None

    @property
    def broken(self) -> bool:
        """Whether the file itself cannot be read as rules."""
        return self.current.file in self._troubles

    def reason(self, name: str) -> str:
        """The text to show beside a knob."""
        refused = next((one.reason for one in self.refusals if one.knob == name), "")
        return refused or self.idle.get(name, "")

    def marks(self) -> list[Marks]:
        """The counts of changed and refused knobs, group by group."""
        refused = {one.knob for one in self.refusals}
        found = []
        for group in knobs.GROUPS:
            names = [knob for knob in knobs.KNOBS if knob.group == group]
            changed = sum(self.current.changed(knob) for knob in names)
            found.append(Marks(changed, sum(knob.name in refused for knob in names)))
        return found

    def blocked(self) -> str:
        """Why these rules cannot be saved or used, empty when they can."""
        if not self.refusals:
            return ""
        first = self.refusals[0]
        knob = knobs.find(first.knob)
        if knob is not None:
            return say("rules-mend-first", title=knob.title)
        return say("rules-brief-file-does-not-hold") if self.broken else first.reason

    # Files

    def name_of(self, file: str) -> str:
        try:
            return house_text(file, self.shelf.text(file)).name
        except RuleFileError:
            return ""

    def save(self, name: str) -> None:
        """Save to the shelf; under the name it has already, into the same file."""
        file = self.current.file
        self.put(name, file if file and self.name_of(file) == name else "")

    def put(self, name: str, file: str = "") -> None:
        """Save to the shelf under this name, into this file or a new one."""
        saved = self.shelf.save(name, self.current.text(name), file)
        self.saved = saved
        self._drafts.pop(self.current.file or self.current.base, None)
        self._drafts.pop(saved, None)

    @property
    def changed(self) -> bool:
        draft = self.current
        return draft.dirty or bool(draft.file and draft.name != self.name_of(draft.file))

    @property
    def unsaved(self) -> list[str]:
        """Names of all rules that were changed and not saved: these, and those that wait."""
        waiting = [draft for draft in self._drafts.values() if draft is not self.current]
        found = [self.current] if self.changed else []
        found += [draft for draft in waiting if draft.dirty]
        return [draft.name or printed(preset(draft.base).name) for draft in found]

    def use(self) -> None:
        self.saved = self.current.file or self.current.base

    def delete(self) -> None:
        """Take the file off the shelf."""
        file = self.current.file
        self.shelf.delete(file)
        self._drafts.pop(file, None)
        if self.saved == file:
            self.saved = ""

    def bring_in(self, path: Path) -> None:
        """Import a file; its name is in `saved` then."""
        self.saved = self.shelf.bring_in(path)

    def hand_out(self, path: Path) -> None:
        """Export the rules as they stand to a file; raises OSError."""
        draft = self.current
        if draft.file and not self.changed:
            self.shelf.hand_out(draft.file, path)
        else:
            text = draft.text(draft.name or self.base.name)
            save(path, text.encode())

"""The rules settings, used as people use them under a real display."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.alone import nameless, opened
from tests.ui.looking import keep_picture
from zonk_desktop.charts.plot import RowPlot
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.miss import miss_chance
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.library import Shelf, compose
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.rulebook.write import dumped
from zonk_desktop.ui.kit.controls import Count
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed
from zonk_desktop.ui.rules import dialog as rules_dialog
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.draft import Draft
from zonk_desktop.ui.rules.rule_list import house_portrait, presets
from zonk_desktop.ui.rules.words import portrait
from zonk_desktop.words import Speech, use

WHEATON = 1


@pytest.fixture(autouse=True)
def nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a test its dialog is closed, with what was changed in it."""
    monkeypatch.setattr(rules_dialog, "sure", lambda *_, **__: True)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "rules")


@pytest.fixture
def dialog(qtbot: QtBot, look: Style, shelf: Shelf) -> RulesSettings:
    found: RulesSettings = opened(qtbot, RulesSettings(look, shelf, presets()[WHEATON]))
    calm(qtbot, found)
    return found


def calm(qtbot: QtBot, dialog: RulesSettings) -> None:
    """Until nothing more is worked out."""
    qtbot.waitUntil(lambda: not dialog._timer.isActive() and not dialog.preview.busy)


def spin(dialog: RulesSettings, knob: str, value: int) -> None:
    field = dialog.list.rows[knob].field
    assert isinstance(field, Count)
    field.setValue(value)


def test_every_knob_has_a_row_and_a_name(dialog: RulesSettings) -> None:
    assert set(dialog.list.rows) == {knob.name for knob in knobs.KNOBS}
    titles = [knob.title for knob in knobs.KNOBS]
    assert len(titles) == len(set(titles))
    assert not nameless(dialog)


def test_groups_out_of_sight_are_laid_out_after_the_first(
    qtbot: QtBot, look: Style, shelf: Shelf
) -> None:
    dialog = RulesSettings(look, shelf, presets()[WHEATON])
    qtbot.addWidget(dialog)
    parts = list(dialog.list._parts.values())
    assert [part.isHidden() for part in parts] == [False] + [True] * (len(parts) - 1)
    dialog.show()
    assert sum(part.isHidden() for part in parts) == len(parts) - 1
    # Whoever goes to one of them finds it.
    dialog.go_to(len(parts) - 1)
    assert not any(part.isHidden() for part in parts)
    bar = dialog.list.area.verticalScrollBar()
    assert 0 < bar.value() == bar.maximum()
    dialog.reject()
    other = RulesSettings(look, shelf, presets()[WHEATON])
    qtbot.addWidget(other)
    other.show()
    qtbot.waitUntil(lambda: not any(part.isHidden() for part in other.list._parts.values()))
    other.reject()


#: Words that people type, and the knob that each must find.
EVERYDAY = (
    ("goal", "limit"), ("target", "limit"), ("10000", "limit"), ("10,000", "limit"),
    ("5,000", "halftime"), ("clockwise", "direction"), ("bust", "miss-penalty"),
    ("how many people", "players-max"),
)  # fmt: skip


def test_rules_are_found_by_everyday_words(dialog: RulesSettings) -> None:
    everything = dialog.list.visible_rows()
    for word, knob in EVERYDAY:
        dialog.finder.search.setText(word)
        assert knob in dialog.list.visible_rows(), word
        assert len(dialog.list.visible_rows()) < 12, word
        dialog.finder.search.clear()
        assert dialog.list.visible_rows() == everything


def test_no_knob_says_its_title_twice() -> None:
    for knob in knobs.KNOBS:
        said = knob.sentence.rstrip(".").casefold().removeprefix("the ")
        assert knob.title.casefold() != said


def test_the_ready_name_is_selected_by_a_click(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "straight-1-5", 300)
    assert dialog.head.name.text() == "Wheaton College, our way"
    dialog.finder.search.setFocus()
    qtbot.mouseClick(dialog.head.name, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.head.name.hasSelectedText)
    qtbot.keyClicks(dialog.head.name, "Short")
    assert dialog.head.name.text() == "Short"


@pytest.mark.parametrize("base", PRESETS)
def test_house_rules_are_not_sold_with_what_they_changed(base: str) -> None:
    text = compose(base, "Ours", {"limit": "2000", "entry-minimum": "300", "players-max": "4"})
    said = house_portrait(house_text("ours", text), text)
    assert said.startswith(f"House rules on {printed(preset(base).name)}. ")
    assert "The game ends at: 2,000" in said
    assert "10,000" not in said
    text = compose(base, "Ours", {})
    same = house_portrait(house_text("ours", text), text)
    assert same == f"House rules on {printed(preset(base).name)}. Nothing is changed."


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", ". Dial in at: 300. The game ends at: 2,000."),
        ("fr", ". Entrée à\u202f: 300. La partie finit à\u202f: 2\u202f000."),
        ("ja", "。参入の点数\uff1a300。終わりの点数\uff1a2,000。"),
    ],
)
def test_changes_are_told_as_a_language_tells_them(language: str, end: str) -> None:
    text = compose("wheaton", "Ours", {"limit": "2000", "entry-minimum": "300"})
    ours = house_text("ours", text)
    own = changed(ours, texts={**ours.texts, "portrait": "Short nights."})
    use(Speech(language))
    try:
        told = [portrait(preset("wheaton"), rules) for rules in (ours, own)]
    finally:
        use(Speech("en"))
    assert told[0].endswith(end)
    # Not with two full stops, whatever language it is in.
    assert told[1].endswith(f"Short nights{end}")


def test_a_change_shows_its_badge_and_what_it_does(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "straight-1-5", 300)
    row = dialog.list.rows["straight-1-5"]
    assert row.badge == "changed, was 150"
    assert dialog.finder.groups.marks(0) == (1, 0)
    assert dialog.finder.only.text() == "Show only the one changed"
    assert dialog.head.name.text() == "Wheaton College, our way"
    calm(qtbot, dialog)
    line = next(line for line in dialog.preview.pad.lines if line.faces == (1, 2, 3, 4, 5))
    assert (line.worth, line.was, line.symbol) == ("300", "150", "straight")
    assert dialog.preview.worth.text() == "300 and a hit."
    assert dialog.preview.then.text() == "All five score. They must be rolled."


def test_the_chances_are_exact(qtbot: QtBot, dialog: RulesSettings) -> None:
    assert isinstance(dialog.preview.bars.plot, RowPlot)
    said = [row.figure for row in dialog.preview.bars.plot.rows]
    assert said == ["66.7%", "44.4%", "27.8%", "15.7%", "7.7%"]
    spin(dialog, "single-5", 0)
    calm(qtbot, dialog)
    rules = Rules(house_text("x", compose("wheaton", "x", {"single-5": "0"})))
    exact = [miss_chance(rules, n) for n in range(1, 6)]
    assert dialog.preview.chances == exact


def test_put_it_back(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "straight-1-5", 300)
    (button,) = (
        button
        for button in dialog.list.rows["straight-1-5"].findChildren(QPushButton)
        if button.accessibleName() == "Put it back: Straight, 1 to 5"
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert dialog.list.rows["straight-1-5"].badge == ""
    field = dialog.list.rows["straight-1-5"].field
    assert isinstance(field, Count)
    assert field.value() == 150
    assert not dialog.draft.dirty


def test_what_cannot_be_is_refused_beside_the_field(
    qtbot: QtBot, dialog: RulesSettings, shelf: Shelf
) -> None:
    spin(dialog, "entry-minimum", 10500)
    calm(qtbot, dialog)
    row = dialog.list.rows["entry-minimum"]
    assert row.reason == "Nobody could dial in: the game ends at 10,000. Try 9,950 or less."
    assert row.field.property("wrong") is True
    assert dialog.finder.groups.marks(2) == (1, 1)
    assert "mend “Dial in at” first" in dialog.foot.use.text()
    assert dialog.foot.use.property("blocked") is True
    assert not dialog.save()
    dialog.foot.use.click()
    assert dialog.isVisible()
    assert dialog.saved == ""
    assert not shelf.list()
    spin(dialog, "entry-minimum", 9950)
    calm(qtbot, dialog)
    assert row.reason == ""
    assert dialog.foot.use.text() == "Use these rules"


def test_out_of_range_and_nonsense_are_refused(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "dice-count", 12)
    calm(qtbot, dialog)
    assert dialog.list.rows["dice-count"].reason == "12 is out of range; give 2 to 8"
    spin(dialog, "dice-count", 5)
    field: Any = dialog.list.rows["stop-dice"].field
    field.setFocus()
    qtbot.keyClicks(field, "3 frogs")
    calm(qtbot, dialog)
    assert "is not a number" in dialog.list.rows["stop-dice"].reason
    assert dialog.reason() == "mend “Stop with dice aside” first"


@pytest.mark.parametrize(
    ("rules", "given", "knob"),
    [
        (WHEATON, {"dice-count": "4"}, "dice-count"),
        (WHEATON, {"blood-die": "on"}, "blood-die"),
        (WHEATON, {"players-max": "1"}, "players-max"),
        (2, {"dice-count": "5"}, "dice-count"),
        (0, {"single-1": "0", "single-5": "0"}, "single-5"),
        (0, {"win-throw": "1 1"}, "win-throw"),
    ],
)
def test_a_refusal_stands_at_what_was_touched(rules: int, given: dict[str, str], knob: str) -> None:
    draft = Draft.of_preset(PRESETS[rules])
    for name, value in given.items():
        draft.set(name, value)
    found = draft.check()
    assert isinstance(found, tuple)
    assert [one.knob for one in found] == [knob]
    assert found[0].reason


def test_save_export_import_duplicate_delete(
    qtbot: QtBot, dialog: RulesSettings, shelf: Shelf, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    spin(dialog, "straight-1-5", 300)
    dialog.head.name.clear()
    qtbot.keyClicks(dialog.head.name, 'Our "way"')
    qtbot.mouseClick(dialog.head.save, Qt.MouseButton.LeftButton)
    assert dialog.saved == "our-way.toml"
    assert [house.name for house in shelf.list()] == ['Our "way"']
    assert dialog.head.start.currentData() == "our-way.toml"
    assert dialog.list.rows["straight-1-5"].badge == "changed, was 150"
    out = tmp_path / "out.toml"
    dialog.hand_out(out)
    assert house_text("out", out.read_text("utf-8")).settings.straight_1_5 == 300
    dialog.bring_in(out)
    assert dialog.saved == "our-way-2.toml"
    assert len(shelf.list()) == 2
    dialog.duplicate()
    assert sorted(house.name for house in shelf.list())[-1] == 'Our "way", a copy'
    monkeypatch.setattr(rules_dialog, "sure", lambda *_, **__: True)
    qtbot.mouseClick(dialog.head.delete, Qt.MouseButton.LeftButton)
    assert len(shelf.list()) == 2
    assert dialog.saved == ""
    assert dialog.head.start.currentData() == "wheaton"
    broken = tmp_path / "broken.toml"
    broken.write_text("[knobs]\nfrogs = 3\n", "utf-8")
    dialog.bring_in(broken)
    assert dialog.foot.note.text().startswith(
        "Not imported. broken.toml: knobs.frogs: no such knob"
    )
    assert len(shelf.list()) == 2


def test_a_save_under_the_same_name_changes_the_file(
    qtbot: QtBot, dialog: RulesSettings, shelf: Shelf
) -> None:
    spin(dialog, "straight-1-5", 300)
    assert dialog.save()
    spin(dialog, "straight-1-5", 350)
    dialog.foot.use.click()
    assert not dialog.isVisible()
    assert dialog.saved == "wheaton-college-our-way.toml"
    assert len(shelf.list()) == 1
    ruleset = house_text("x", shelf.text(dialog.saved))
    assert ruleset.settings.straight_1_5 == 350


def test_tables_of_a_file_of_ones_own_are_kept(tmp_path: Path) -> None:
    text = (
        'extends = "wheaton"\nname = "Pairs"\n[knobs]\nsingle-1 = 150\n'
        '[combo.pairs]\nkind = "shape"\nshape = [2, 2]\npoints = 250\nwhen = { teams = true }\n'
        '[term]\n"Odd \\"one\\"" = "A line\\nand another"\n'
    )
    draft = Draft.of_house("pairs.toml", text)
    assert draft.values["single-1"] == "150"
    draft.set("teams", "on")
    again = house_text("pairs", draft.text("Pairs, too"))
    assert again.name == "Pairs, too"
    assert any(combo.key == "pairs" for combo in again.combos)
    terms: Any = again.texts["term"]
    assert terms['Odd "one"'] == "A line\nand another"
    assert dumped({"a": [1, {"b": True}], "c d": {"e": "\x7f"}}) == (
        'a = [1, { b = true }]\n\n["c d"]\ne = "\\u007f"\n'
    )


def test_another_start_keeps_what_was_changed(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "straight-1-5", 300)
    dialog._choose("magic-bus-1983")
    assert dialog.list.rows["straight-1-5"].badge == ""
    assert "waits there" in dialog.foot.note.text()
    field: Any = dialog.list.rows["dice-count"].field
    assert field.value() == 6
    dialog._choose("wheaton")
    assert dialog.list.rows["straight-1-5"].badge == "changed, was 150"
    dialog._choose("magic-bus-1983")
    dialog.foot.use.click()
    assert dialog.saved == "magic-bus-1983"


def test_a_file_that_does_not_hold_is_said_and_can_go(
    qtbot: QtBot, look: Style, shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "old.toml").write_text("[knobs]\nfrogs = 3\n", "utf-8")
    dialog = opened(qtbot, RulesSettings(look, shelf, presets()[0]))
    dialog._choose("old.toml")
    assert "no such knob" in dialog.foot.note.text()
    assert dialog.foot.use.property("blocked") is True
    monkeypatch.setattr(rules_dialog, "sure", lambda *_, **__: True)
    dialog.delete()
    assert not shelf.list()
    assert dialog.reason() == ""


def test_tables_of_a_file_that_do_nothing_are_named(
    qtbot: QtBot, look: Style, shelf: Shelf
) -> None:
    """A hit taken away by another name than it has stays in the game, and nobody was told."""
    document = {
        "extends": "original-1978", "name": "Ours",
        "hit": {"third-zonks": {"off": True}, "lucky": {"kind": "magic"}},
    }  # fmt: skip
    shelf.save("Ours", dumped(document), "ours.toml")
    found: RulesSettings = opened(qtbot, RulesSettings(look, shelf, presets()[WHEATON]))
    calm(qtbot, found)
    assert not found.preview.idle.isVisible()
    found._choose("ours.toml")
    calm(qtbot, found)
    assert not found.reason(), "the rules can be used"
    told = found.preview.idle.text().split("\n")
    assert told[0] == "Tables of the file do nothing:"
    assert "hit.third-zonks: takes away what is not there; did you mean third-zonk?" in told
    assert any(line.startswith("hit.lucky: no throw can bring this") for line in told)
    assert found.preview.idle.isVisible()
    assert "hit.third-zonks" in found.foot.widget.findChildren(QLabel)[0].text()
    keep_picture(found.grab(), "rules-idle-tables")
    found._choose("wheaton")
    assert not found.preview.idle.isVisible()

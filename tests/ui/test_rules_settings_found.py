"""The rules settings: what is found, what fits, and what is asked before it is left."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.alone import made, opened
from tests.ui.test_rules_settings import WHEATON, calm, dialog, nobody_is_asked, shelf, spin
from tests.words import pseudo
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.library import Shelf, compose
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.rules.worth import example_of, table_of
from zonk_desktop.words import Speech, use

#: Fixtures of every test here.
__all__ = ["dialog", "nobody_is_asked", "shelf"]


def test_search(qtbot: QtBot, dialog: RulesSettings) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(dialog.finder.search.hasFocus)
    qtbot.keyClicks(dialog.finder.search, "starts the halftime")
    assert dialog.list.visible_rows() == ["halftime"]
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Return)
    assert dialog.list.rows["halftime"].field.hasFocus()
    dialog.finder.search.setText("no such thing")
    assert dialog.list.visible_rows() == []
    assert not dialog.list.nothing.isHidden()
    dialog.finder.search.setFocus()
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Escape)
    assert len(dialog.list.visible_rows()) == len(knobs.KNOBS)
    assert dialog.isVisible()


def test_words_and_figures_are_searched_as_the_language_writes_them(
    languages: Path, dialog: RulesSettings
) -> None:
    general = languages / pseudo.NAME / "general.ftl"
    said = general.read_text("utf-8")
    general.write_text(said.replace("group-separator = ,", "group-separator = ."), "utf-8")
    dialog.finder.search.setText("Würfel 10.000 2,500 limit.")
    assert dialog.finder.words == ["wurfel", "10.000", "2500", "limit."]
    use(Speech(pseudo.NAME))
    assert dialog.finder.words == ["wurfel", "10000", "2500", "limit."]


def test_only_the_changed(qtbot: QtBot, dialog: RulesSettings) -> None:
    spin(dialog, "limit", 5000)
    dialog.finder.only.setChecked(True)
    assert dialog.list.visible_rows() == ["limit"]
    assert dialog.list.heading.text() == "Rounds and end"


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1260, 730), 2.0),
        ((1024, 640), 1.0),
        pytest.param((1260, 730), 1.0, marks=pytest.mark.full),
        pytest.param((1024, 640), 2.0, marks=pytest.mark.full),
    ],
)
def test_it_fits(
    qapp: QApplication, qtbot: QtBot, shelf: Shelf, size: tuple[int, int], scale: float
) -> None:
    dialog = opened(qtbot, RulesSettings(made(qapp, scale), shelf, presets()[WHEATON]))
    dialog.resize(*size)
    qtbot.waitUntil(lambda: (dialog.width(), dialog.height()) == size)
    for widget in (
        dialog.foot.use,
        dialog.foot.cancel,
        dialog.finder.search,
        dialog.head.start,
        dialog.head.save,
    ):
        at = widget.mapTo(dialog, widget.rect().bottomRight())
        assert widget.isVisible()
        assert dialog.rect().contains(at), widget.accessibleName()
        assert widget.width() >= widget.minimumSizeHint().width()
    row = dialog.list.rows["dice-count"]
    qtbot.waitUntil(lambda: row.width() <= dialog.list.area.viewport().width())
    assert row.field.geometry().right() <= row.width()


def test_a_knob_that_nothing_uses_says_so(qtbot: QtBot, dialog: RulesSettings) -> None:
    """A Zonk-Hit is nothing Wheaton knows; it is told at the knob, and refuses nothing."""
    repeat = dialog.list.rows["zonk-hit-repeat"].field
    assert isinstance(repeat, Pick)
    repeat.setCurrentIndex(1)
    calm(qtbot, dialog)
    assert dialog.list.rows["zonk-hit-repeat"].reason == "Nothing in these rules uses it."
    assert not dialog.refusals
    repeat.setCurrentIndex(0)
    calm(qtbot, dialog)
    assert not dialog.list.rows["zonk-hit-repeat"].reason


def test_a_knob_of_a_table_that_does_not_count_says_beside_which(
    qtbot: QtBot, dialog: RulesSettings
) -> None:
    """One hit for all thousands is about totals: turns count each by itself."""
    basis, once = (
        dialog.list.rows[name].field for name in ("thousand-basis", "thousands-per-turn")
    )
    assert isinstance(basis, Pick)
    assert isinstance(once, Pick)
    once.setCurrentIndex(1 - once.currentIndex())
    calm(qtbot, dialog)
    assert not dialog.list.rows["thousands-per-turn"].reason
    basis.setCurrentIndex(1)
    calm(qtbot, dialog)
    said = "No effect beside “Thousands are counted on”: the turn."
    assert dialog.list.rows["thousands-per-turn"].reason == said
    assert not dialog.refusals


def test_typing_never_waits(qtbot: QtBot, look: Style, shelf: Shelf) -> None:
    """The preview goes on in steps, and the event loop between them (`bench claims` has times)."""
    dialog = opened(qtbot, RulesSettings(look, shelf, presets()[0]))
    calm(qtbot, dialog)
    beats: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(None in dialog.preview.chances))
    timer.start(0)
    for knob, value in (("dice-count", 7), ("single-1", 200), ("dice-count", 8)):
        spin(dialog, knob, value)
    # The loop runs while chances are still to come: several times before the last of them.
    qtbot.waitUntil(lambda: sum(beats) > 3)
    timer.stop()
    calm(qtbot, dialog)
    assert len(dialog.preview.chances) == 8
    assert None not in dialog.preview.chances


@pytest.mark.parametrize("key", PRESETS)
def test_the_preview_of_every_sheet(key: str) -> None:
    ruleset = preset(key)
    lines, _ = table_of(ruleset, ruleset)
    assert lines
    assert not any(line.was for line in lines)
    assert all(line.text and line.worth for line in lines)
    example = example_of(Rules(ruleset), lines)
    assert len(example.faces) == ruleset.settings.dice_count
    assert example.worth


def test_a_line_that_went_is_told() -> None:
    before = preset("wheaton")
    after = house_text("x", compose("wheaton", "x", {"single-5": "0", "triple-factor": "200"}))
    lines, _ = table_of(after, before)
    gone = next(line for line in lines if line.faces == (5,))
    assert (gone.worth, gone.was) == ("—", "50")
    changed = [line for line in lines if line.was.startswith("face")]
    assert [line.worth for line in changed] == ["face × 200"]


def test_escape_asks_before_changes_are_lost(
    qtbot: QtBot, look: Style, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = iter((False, True))

    def answer(parent: object, title: str, *_: object, **__: object) -> bool:
        asked.append(title)
        return next(answers)

    monkeypatch.setattr("zonk_desktop.ui.rules.dialog.sure", answer)
    untouched = opened(qtbot, RulesSettings(look, shelf, presets()[WHEATON]))
    qtbot.keyClick(untouched, Qt.Key.Key_Escape)
    assert not untouched.isVisible()
    dialog = opened(qtbot, RulesSettings(look, shelf, presets()[WHEATON]))
    dialog._edited("limit", "7000")
    # What waits on another sheet would be lost as well.
    dialog._choose("insta-bong")
    assert not asked
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert len(asked) == 1
    assert "Wheaton" in asked[0]
    dialog._choose("wheaton")
    assert dialog.draft.values["limit"] == "7000", "nothing is lost"
    dialog.close()
    assert not dialog.isVisible()
    assert len(asked) == 2

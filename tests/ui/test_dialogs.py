"""The dialogs of help and corrections, used as people use them under a real display."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from tests.ui.alone import nameless, opened
from tests.ui.looking import keep_picture, still
from zonk_desktop.archive.values import Row
from zonk_desktop.rulebook.library import compose
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.transcript.lines import Header, Player
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed
from zonk_desktop.ui.table.real_dice import entries
from zonk_desktop.ui.table.real_dice.correct import CorrectDialog
from zonk_desktop.ui.window.pages import RulesPage, TextPage
from zonk_desktop.words import Speech, use


def test_a_dialog_whose_window_goes_under_it_was_not_answered(qtbot: QtBot) -> None:
    window = QWidget()
    dialog = QDialog(window)
    QTimer.singleShot(0, lambda: delete(window))
    assert not answered(dialog)
    assert not isValid(dialog)


# Pages


@pytest.mark.parametrize("name", ["first-steps", "keyboard", "about"])
def test_pages_open(qtbot: QtBot, look: Style, name: str) -> None:
    page = opened(qtbot, TextPage(look, name, None))
    text = page.text.toPlainText()
    assert len(text) > 200
    assert "!" not in text
    assert "{" not in text
    assert not nameless(page)


def test_about_copies_the_system(qtbot: QtBot, look: Style, tmp_path: Path) -> None:
    class Folder(QWidget):
        folder = tmp_path / "<data>"

    parent = Folder()
    qtbot.addWidget(parent)
    page = opened(qtbot, TextPage(look, "about", None, parent))
    assert "<data>" in page.text.toPlainText()
    said = dict(page.system)
    assert set(said) >= {"Python", "Qt", "PySide6", "numpy", "MuJoCo", "Tray", "Printers"}
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    assert "Python: 3." in QGuiApplication.clipboard().text()


def test_the_system_is_written_from_the_left_where_it_is(qtbot: QtBot, look: Style) -> None:
    """A number in front of a word would stand behind it."""
    use(Speech("he"))
    try:
        page = opened(qtbot, TextPage(look, "about", None))
    finally:
        use(Speech("en"))
    assert f"\u2068{dict(page.system)['Qt']}\u2069" in page.text.toPlainText()


def test_the_quick_reference_has_all_sheets(qtbot: QtBot, look: Style) -> None:
    text = compose("wheaton", "<b>Ours</b>", {})
    page = opened(qtbot, RulesPage(look, house_text("x", text)))
    assert "<b>Ours</b>" in page.text.toPlainText()
    assert page.pick.count() == 6
    for n in range(1, 6):
        page.pick.setCurrentIndex(n)
        assert printed(preset(PRESETS[n - 1]).name) in page.text.toPlainText()
    assert not nameless(page)


# Correcting


ORIGINAL = (
    Row(1, "roll 1R 5R 2W 4W 4G 6G"), Row(2, "keep 1R", "keep 1R 5R"),
    Row(3, "roll 5R 2W 2W 3G 6G"), Row(4, "keep 5R"), Row(5, "roll 2W 2W 3G 6G"),
)  # fmt: skip


def stated(dialog: CorrectDialog) -> tuple[int, str]:
    """The number of the entry picked, and what it would say."""
    entry = dialog.entry()
    assert entry is not None
    return entry.row.n, dialog.line.text()


def said_entries() -> entries.StoredEntries:
    header = Header("original-1978", 0, players=(Player("Ann"), Player("Bob Two")))
    return entries.StoredEntries(header, "", ORIGINAL)


def test_an_entry_is_corrected_in_words_and_dice(qtbot: QtBot, look: Style) -> None:
    dialog = opened(qtbot, CorrectDialog(look, said_entries()))
    assert not nameless(dialog)
    texts = [dialog.list.item(n).text() for n in range(5)]
    assert texts[3] == "Ann keeps 100.   (corrected, was: keep 1R 5R)"
    assert texts[4].startswith("Ann rolls 1 5 2 4 4 6.")
    assert not dialog.line.isVisible()
    assert dialog.put.property("blocked") is True
    dialog.put.click()
    assert dialog.isVisible()
    # A throw: a face for every die.
    dialog.list.setCurrentRow(4)
    assert [row.face for row in dialog._dice] == [1, 5, 2, 4, 4, 6]
    qtbot.mouseClick(dialog._dice[5].buttons[4], Qt.MouseButton.LeftButton)
    assert dialog.put.property("blocked") is False
    assert stated(dialog) == (1, "roll 1R 5R 2W 4W 4G 5G")
    # Dice kept: those of the throw, clicked.
    dialog.list.setCurrentRow(3)
    assert [button.isChecked() for button in dialog._kept] == [True] + [False] * 5
    qtbot.mouseClick(dialog._kept[1], Qt.MouseButton.LeftButton)
    assert stated(dialog) == (2, "keep 1R 5R")
    qtbot.mouseClick(dialog._kept[2], Qt.MouseButton.LeftButton)
    assert "do not score" in dialog.hint.text()
    assert dialog.put.property("blocked") is True
    qtbot.mouseClick(dialog._kept[2], Qt.MouseButton.LeftButton)
    # What follows does not bear it: the dialog says so, and goes there until all holds.
    for number in (3, 4):
        dialog.put.click()
        assert dialog.isVisible()
        assert stated(dialog)[0] == number
        assert dialog.hint.text().startswith("Not corrected yet: with that, this entry does not")
        assert dialog.put.property("blocked") is True
        dialog.kinds.button("none").click()
        assert dialog.put.property("blocked") is False
    dialog.put.click()
    assert not dialog.isVisible()
    assert dialog.changes == {2: "keep 1R 5R", 3: "", 4: ""}


def test_a_total_is_corrected_by_its_figure(qtbot: QtBot, look: Style) -> None:
    header = Header("original-1978", 0, players=(Player("Ann"), Player("Bob Two")))
    rows = tuple(Row(n, line) for n, line in enumerate(("write 500", "write 0", "write 350"), 1))
    dialog = opened(qtbot, CorrectDialog(look, entries.StoredEntries(header, "", rows)))
    dialog.list.setCurrentRow(2)
    assert dialog.line.isVisible()
    assert dialog.line.text() == "write 500"
    dialog.line.setText("write 375")
    dialog.put.click()
    assert dialog.isVisible()
    dialog.line.setText("write 600")
    dialog.put.click()
    assert not dialog.isVisible()
    assert dialog.changes == {1: "write 600"}


def test_a_miss_that_was_none_is_corrected(qtbot: QtBot, look: Style) -> None:
    """What the player did then is put in before the next throw; nothing else is lost."""
    header = Header("original-1978", 0, players=(Player("Ann"), Player("Bob Two")))
    rows = (Row(1, "roll 2R 2R 3W 4W 6G 6G"), Row(2, "roll 1R 2R 3W 4W 6G 6G"))
    written = entries.StoredEntries(header, "", rows)
    dialog = opened(qtbot, CorrectDialog(look, written))
    dialog.list.setCurrentRow(1)
    # All dice are in sight at once.
    still(dialog)
    inside = dialog._dice[5].visibleRegion().boundingRect()
    assert inside == dialog._dice[5].rect()
    for die in (0, 1, 2, 3):
        qtbot.mouseClick(dialog._dice[die].buttons[0], Qt.MouseButton.LeftButton)
    dialog.put.click()
    # The throw of Bob comes too early: what Ann kept is missing before it.
    assert stated(dialog)[0] == 2
    assert dialog.before.isChecked()
    assert not dialog.kinds.button("none").isEnabled()
    for button in dialog._kept[:4]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert stated(dialog) == (2, "keep 1R 1R 1W 1W")
    dialog.put.click()
    assert "something is missing before this entry" in dialog.hint.text()
    # Not yet: it would be Ann's throw, of two dice.
    assert dialog.isVisible()
    assert dialog.list.item(1).text() == "Ann keeps 1,100.   (put in later)"
    assert dialog.before.isChecked()
    dialog.kinds.button("else").click()
    chosen = [dialog.choice.itemText(n) for n in range(dialog.choice.count())]
    dialog.choice.setCurrentIndex(next(n for n, one in enumerate(chosen) if "stays" in one))
    dialog.choice.activated.emit(dialog.choice.currentIndex())
    keep_picture(dialog.grab(), "correct-put-in")
    dialog.put.click()
    assert not dialog.isVisible()
    assert dialog.changes == {
        1: "roll 1R 1R 1W 1W 6G 6G", 2: "keep 1R 1R 1W 1W\nstay\nroll 1R 2R 3W 4W 6G 6G",
    }  # fmt: skip
    found = entries.draft(written, dialog.changes)
    assert not found.why
    assert [entry.part for entry in found.entries] == [0, 0, 1, 2]


def test_what_happened_instead_is_chosen_in_words(qtbot: QtBot, look: Style) -> None:
    header = Header("original-1978", 0, players=(Player("Ann"), Player("Bob Two")))
    rows = (Row(1, "roll 1R 1R 1W 1W 3G 4G"), Row(2, "keep 1R 1R 1W 1W"), Row(3, "stay"))
    dialog = opened(qtbot, CorrectDialog(look, entries.StoredEntries(header, "", rows)))
    chosen = [button.property("value") for button in dialog.kinds.buttons() if button.isChecked()]
    assert chosen == ["else"]
    assert dialog.choice.currentText().startswith("Ann stays with 1,100")
    offered = [dialog.choice.itemText(n) for n in range(dialog.choice.count())]
    assert not any(text.startswith(("fault ", "penalty ", "ask ")) for text in offered)
    # She did not stay: she rolled the other two.
    throw = next(b for b in dialog.kinds.buttons() if b.property("value") == "roll")
    qtbot.mouseClick(throw, Qt.MouseButton.LeftButton)
    assert "face for every die" in dialog.hint.text()
    for row, face in zip(dialog._dice, (5, 2), strict=True):
        qtbot.mouseClick(row.buttons[face - 1], Qt.MouseButton.LeftButton)
    assert stated(dialog) == (3, "roll 5G 2G")


def test_players_are_chosen_by_name(qtbot: QtBot, look: Style) -> None:
    header = Header("insta-bong", 0, players=(Player("Ann"), Player("Bob Two")))
    rows = (Row(1, "penalty out-of-turn Ann"), Row(2, "roll 1 1 1 1 3 4"))
    dialog = opened(qtbot, CorrectDialog(look, entries.StoredEntries(header, "", rows)))
    dialog.list.setCurrentRow(1)
    offered = [dialog.choice.itemText(n) for n in range(dialog.choice.count())]
    assert dialog.choice.currentText() == "250 off for Ann: out of turn."
    dialog.choice.setCurrentIndex(offered.index("250 off for Bob Two: out of turn."))
    dialog._choice_made()
    assert stated(dialog) == (1, 'penalty out-of-turn "Bob Two"')


def test_the_grammar_is_an_experts_line(qtbot: QtBot, look: Style) -> None:
    dialog = opened(qtbot, CorrectDialog(look, said_entries()))
    dialog.list.setCurrentRow(4)
    dialog.expert.click()
    assert dialog.line.isVisible()
    assert "faces that lay there" in dialog.hint.text()
    dialog.line.setText('roll "1')
    assert "cannot be read" in dialog.hint.text()
    dialog.line.setText("roll 1R 5R 2W 4W 4G 4G")
    assert dialog.put.property("blocked") is False
    assert stated(dialog) == (1, "roll 1R 5R 2W 4W 4G 4G")

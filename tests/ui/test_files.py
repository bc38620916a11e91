"""The file dialogs: nothing is replaced unasked, and the last folder comes first."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

import zonk_desktop
from zonk_desktop.archive.naming import file_name, game_name
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.tokens import LIGHT, style_sheet


@pytest.fixture(autouse=True)
def own_memory(tmp_path: Path) -> Memory:
    data = tmp_path / "data"
    data.mkdir()
    memory = Memory(data)
    files.keep_in(memory)
    return memory


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Answers of the file dialog and of the question; returns the folders and questions."""

    def answer(chosen: list[tuple[str, str]], buttons: list[str]) -> list[str]:
        met: list[str] = []

        def ask(*words: object) -> tuple[str, str]:
            met.append(f"asked at {words[2]}")
            assert words[5] is QFileDialog.Option.DontConfirmOverwrite
            return chosen.pop(0)

        def box(shown: QMessageBox) -> int:
            met.append(shown.text())
            wanted = buttons.pop(0)
            next(button for button in shown.buttons() if button.text() == wanted).click()
            return 0

        monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
        monkeypatch.setattr(QMessageBox, "exec", box)
        monkeypatch.setattr(sys, "platform", "linux")
        return met

    return answer


@pytest.mark.parametrize(
    ("typed", "kinds", "chosen", "name"),
    [
        ("precious", (files.PDF,), "", "precious.pdf"),
        ("precious.pdf", (files.PDF,), "", "precious.pdf"),
        ("precious.PDF", (files.PDF,), "", "precious.PDF"),
        ("Dr. Zonk", (files.PDF,), "", "Dr. Zonk.pdf"),
        ("evening", (files.TRANSCRIPT,), "", "evening.zonk"),
        ("v1.2", (files.RULES,), "", "v1.2.toml"),
        ("race", (files.PNG, files.SVG, files.CSV), "Drawing (*.svg)", "race.svg"),
        ("race.csv", (files.PNG, files.SVG, files.CSV), "Drawing (*.svg)", "race.csv"),
    ],
)
def test_the_ending(
    qapp: QApplication, tmp_path: Path, asking: Callable[..., list[str]],
    typed: str, kinds: tuple[files.FileKind, ...], chosen: str, name: str,
) -> None:  # fmt: skip
    """A file of the final name is asked for, whatever was typed."""
    (tmp_path / name).write_text("precious")
    met = asking([(str(tmp_path / typed), chosen), ("", "")], ["Keep it"])
    assert files.save_as(None, "Save", "proposed", *kinds) is None
    assert f"{name} is there already." in met
    met = asking([(str(tmp_path / typed), chosen)], ["Replace"])
    assert files.save_as(None, "Save", "proposed", *kinds) == tmp_path / name
    (tmp_path / name).unlink()
    met = asking([(str(tmp_path / typed), chosen)], [])
    assert files.save_as(None, "Save", "proposed", *kinds) == tmp_path / name
    assert not [word for word in met if "is there already" in word]


def test_a_link_that_points_nowhere_is_a_file_too(
    qapp: QApplication, tmp_path: Path, asking: Callable[..., list[str]]
) -> None:
    try:
        (tmp_path / "link.pdf").symlink_to(tmp_path / "gone.pdf")
    except OSError:
        pytest.skip("no links here")
    met = asking([(str(tmp_path / "link"), ""), ("", "")], ["Keep it"])
    assert files.save_as(None, "Save", "x.pdf", files.PDF) is None
    assert "link.pdf is there already." in met


def test_documents_first_then_the_last_folder(
    qapp: QApplication, tmp_path: Path, asking: Callable[..., list[str]]
) -> None:
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    met = asking([(str(tmp_path / "one.pdf"), "")], [])
    files.save_as(None, "Save", "x.pdf", files.PDF)
    assert met == [f"asked at {Path(documents) / 'x.pdf'}"]
    # Another window of the same settings knows it as well.
    files.keep_in(Memory(tmp_path / "data"))
    met = asking([("", "")], [])
    files.save_as(None, "Save", "x.pdf", files.PDF)
    assert met == [f"asked at {tmp_path / 'x.pdf'}"]


def test_a_folder_that_is_gone_is_not_proposed(
    qapp: QApplication, tmp_path: Path, own_memory: Memory, asking: Callable[..., list[str]]
) -> None:
    own_memory.set("folder", str(tmp_path / "gone"))
    met = asking([("", "")], [])
    files.save_as(None, "Save", "x.pdf", files.PDF)
    assert "gone" not in met[0]


def test_names_say_the_game() -> None:
    assert (
        game_name("Wheaton", ["Ann", "Bob", "Cy", "Di"], "2026-11-02T20:15", 12)
        == "Wheaton, Ann, Bob, Cy, and others, 2026-11-02, game 12.zonk"
    )
    assert game_name("a/b:c", ["x\ny"], "", 0, "pdf") == "a-b-c, x y.pdf"
    assert file_name("...pdf") == "zonk.pdf"
    assert len(file_name("n" * 400 + ".pdf")) < 140
    # Most file systems count bytes; what belongs to a letter stays, what nobody sees does not.
    assert len(file_name("\u30be" * 100 + ".pdf").encode()) < 220
    assert file_name("\u2068דָּנָה\u2069.pdf") == "דָּנָה.pdf"
    # Devices of Windows, whatever their ending is.
    assert file_name("aux") == "aux-"
    assert file_name("CON.zonk") == "CON-.zonk"
    assert file_name("com1.of.us.pdf") == "com1-of.us.pdf"
    assert file_name("Connie.pdf") == "Connie.pdf"


def test_every_file_dialog_is_this_one() -> None:
    """No other module asks for a file by itself."""
    asking_modules = set()
    for module in Path(zonk_desktop.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Name) and node.id == "QFileDialog":
                asking_modules.add(module.name)
    assert asking_modules == {"files.py"}


def test_the_buttons_of_a_file_dialog_have_words_alone(qtbot: QtBot) -> None:
    """Where the system has no dialog of its own; Qt's had a floppy disk and a cross."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(LIGHT, 1))
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.show()
    (box,) = dialog.findChildren(QDialogButtonBox)
    assert [button.icon().isNull() for button in box.buttons()] == [True, True]
    dialog.close()

"""Transcripts into the Zonk File's window and out of it: all, some, stopped, refused, twice."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtWidgets import (
    QFileDialog,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from tests.archive.test_bulk import written
from tests.ui.archived import asked, nameless, rows, window
from zonk_desktop.archive.bulk import Import
from zonk_desktop.archive.exchange import export, text
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file import carrying


def test_a_long_import_is_stopped(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    paths = written(tmp_path / "in", 40)
    dialog = window(qtbot, plain, session)
    went: list[int] = []

    def stop(done: int, _of: int) -> None:
        went.append(done)
        if len(went) == 1:
            assert dialog.foot.progress.isVisible()
            dialog.foot.stop.click()

    dialog.carrying.went.connect(stop)
    job = Import.go_on

    def slice_(self: Import, archive: Archive, seconds: float = 0.0) -> object:
        return job(self, archive, 0.0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Import, "go_on", slice_)
        dialog.take_in(paths)
        qtbot.waitUntil(lambda: dialog.foot.word.text().endswith("the rest was not looked at."))
    assert dialog.foot.word.text() == "1 game imported. Stopped; the rest was not looked at."
    assert not dialog.foot.progress.isVisible()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 5)
    # Once more, to the end: those that are here are asked about once, and left out.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(carrying, "keep_both", lambda *_: False)
        dialog.take_in(paths)
        qtbot.waitUntil(
            lambda: dialog.foot.word.text() == "39 games imported. 1 left out, here already."
        )
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 44)


def test_export_and_import(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    dialog = window(qtbot, plain, session)
    one = tmp_path / "one.zonk"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(one), ""))
    dialog.view.choose(3)
    dialog.side.export.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text() == "Written: one.zonk.")
    many = tmp_path / "many"
    many.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(many))
    dialog.view.selectAll()
    dialog.side.export.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text() == "4 files written.")
    assert len(list(many.glob("*.zonk"))) == 4
    # A second time the files are there and say the same; one that says otherwise stays as it is.
    spoilt = min(many.glob("*.zonk"))
    kept = spoilt.read_text()
    spoilt.write_text("mine")
    dialog.side.export.click()
    qtbot.waitUntil(lambda: dialog.carrying.report is not None)
    assert dialog.foot.word.text() == "0 files written. 3 were there already. 1 not written."
    assert spoilt.read_text() == "mine"
    spoilt.write_text(kept)
    dialog.carrying.report.accept()  # type: ignore[union-attr]
    dialog.carrying.report = None
    bad = tmp_path / "bad.zonk"
    bad.write_text("zonk 1\nrules wheaton\nplayer A\nplayer B\nroll 7 7\n")
    worse = tmp_path / "worse.zonk"
    worse.write_bytes(b"\xff\xfe\x00")
    gone = tmp_path / "gone.zonk"
    names = [str(path) for path in (one, bad, worse, gone, *many.glob("*.zonk"))]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    # All five are here already; the box that asks would wait for a hand.
    monkeypatch.setattr(carrying, "keep_both", lambda *_: True)
    dialog.foot.bring.click()
    qtbot.waitUntil(lambda: dialog.carrying.report is not None)
    assert dialog.foot.word.text() == "5 games imported. 3 refused."
    report = dialog.carrying.report
    assert report is not None
    lines = report.lines.toPlainText().split("\n")
    assert lines[0].startswith("bad.zonk, line 5: ")
    # A file as a whole has no line.
    assert lines[1].startswith("worse.zonk: ")
    assert lines[2].startswith("gone.zonk: ")
    assert nameless(report) == []
    report.accept()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 9)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bad)], ""))
    dialog.foot.bring.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text().startswith("Not imported: bad.zonk, line 5"))


def test_what_is_no_transcript_is_refused_at_once(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    dialog = window(qtbot, plain, session)
    huge, folder, binary = tmp_path / "huge.zonk", tmp_path / "folder.zonk", tmp_path / "b.zonk"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    folder.mkdir()
    binary.write_bytes(bytes(range(256)))
    for path, why in (
        (huge, "larger than"), (folder, "cannot be read"), (binary, "is not UTF-8"),
    ):  # fmt: skip
        dialog.say("")
        dialog.take_in([path])
        qtbot.waitUntil(lambda: dialog.foot.word.text().startswith("Not imported"))
        assert why in dialog.foot.word.text()
        assert dialog.foot.word.text().endswith("Nothing was changed.")
    assert sorted(rows(dialog)) == [1, 2, 3, 4]


@pytest.mark.parametrize("both", [True, False])
def test_the_same_game_twice_is_asked_about_once(
    qtbot: QtBot,
    plain: Style,
    session: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    both: bool,
) -> None:
    dialog = window(qtbot, plain, session)
    one = tmp_path / "one.zonk"
    asked(qtbot, session, lambda archive: export(archive.load(1), one))
    boxes = []

    def answer(box: QMessageBox) -> int:
        boxes.append(box.text())
        next(b for b in box.buttons() if b.text() == ("Keep both" if both else "Leave out")).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    dialog.take_in([one, one])
    told = "2 games imported." if both else "0 games imported. 2 left out, here already."
    qtbot.waitUntil(lambda: dialog.foot.word.text() == told)
    assert boxes == ["2 of these games are here already."]
    numbers = [1, 2, 3, 4, 5, 6] if both else [1, 2, 3, 4]
    qtbot.waitUntil(lambda: sorted(rows(dialog)) == numbers)
    texts = {asked(qtbot, session, lambda a, n=n: text(a.load(n))) for n in {1, *numbers[4:]}}
    # The chain of each has an end of its own.
    assert len({told.partition("# chain ")[0] for told in texts}) == 1

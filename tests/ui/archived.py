"""A Zonk File with a few games for the tests of its windows, and how they look at them."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests import once
from tests.archive.games import begin, finished, play_on
from tests.ui.alone import made
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK, LIGHT
from zonk_desktop.ui.zonk_file.dialog import ZonkFile
from zonk_desktop.words import speech

SIZES = ((1024, 640), (1400, 860))


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def shade(request: Any, qapp: QApplication) -> Style:
    """Light where a window is small and dark where it is large; each look at each with `--slow`."""
    size = request.node.callspec.params.get("size", SIZES[0])
    other = (request.param is DARK) != (size == SIZES[-1])
    if other and not request.config.option.slow:
        pytest.skip("beyond the sample; run with --slow")
    return made(qapp, tokens=request.param)


@pytest.fixture
def plain(qapp: QApplication) -> Style:
    return made(qapp)


#: Sessions of the test that runs; none goes on after it, though it ends half way.
begun: list[Session] = []


def started(folder: Path) -> Session:
    found = Session(folder)
    begun.append(found)
    found.start()
    return found


def _three_and_one(folder: Path) -> None:
    archive = Archive.open(folder)
    for number, rules in enumerate(("lets-play-zonk", "wheaton", "insta-bong")):
        finished(archive, number + 1, rules)
    play_on(begin(archive, 9), 12)
    archive.close()


def three_and_one(folder: Path) -> Path:
    """A folder with three finished games and one in play, played once in a run and language."""
    played = once.filled(f"played-{speech().language}", _three_and_one)
    shutil.copytree(played, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture
def session(tmp_path: Path, qtbot: QtBot) -> Iterator[Session]:
    """Three finished games and one in play."""
    found = started(three_and_one(tmp_path / "data"))
    yield found
    found.stop()


def asked(qtbot: QtBot, session: Session, query: Any) -> Any:
    """The answer of the archive's thread."""
    box: list[Any] = []
    session.ask(query).then(box.append, box.append)
    qtbot.waitUntil(lambda: bool(box))
    return box[0]


def nameless(top: QWidget) -> list[str]:
    """Widgets one can reach by Tab that a screen reader could not name."""
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in top.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(top)
        and not widget.accessibleName()
        # Parts of a field that Qt names by the field.
        and not type(widget.parentWidget()).__name__.startswith(
            ("QComboBox", "QLineEdit", "QSpinBox")
        )
    ]


def window(qtbot: QtBot, style: Style, session: Session, playing: int = 0) -> ZonkFile:
    found = ZonkFile(style, session, playing=playing)
    qtbot.addWidget(found)
    found.show()
    qtbot.waitUntil(lambda: found.finder.player.count() > 1)
    qtbot.waitUntil(lambda: bool(found.view.chosen()))
    return found


def rows(dialog: ZonkFile) -> list[int]:
    found = [dialog.games.entry(row) for row in range(dialog.games.rowCount())]
    return [entry.id for entry in found if entry is not None]

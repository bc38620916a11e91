"""Where each message is seen: `python packaging/dev.py texts pictures LANGUAGE`.

Not a test of every run: the command asks for it. The window goes through the states of its table,
the last page, every dialog and the printed sheet in one language; each picture is kept with the
messages that were said for it, and an index leads from either to the other.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.archived import asked, plain, session
from tests.ui.conftest import Driver
from tests.ui.looking import cut, still
from tests.ui.scenes import Scenes, play
from tests.ui.test_looks import DIALOGS, open_and, real_game
from tests.ui.test_pseudo import BY_HAND, told
from tests.words.files import messages
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.paper.picture import page_image
from zonk_desktop.ui.paper.values import laid_out
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.zonk_file.statistics.window import PAGES, StatisticsWindow
from zonk_desktop.words import Speech, Value, use

LANGUAGE, FOLDER = os.environ.get("ZONK_PLACES", "en:.").split(":", 1)
__all__ = ["plain", "session"]


class Place(NamedTuple):
    """One picture, and what was said for it by the ids of the messages."""

    name: str
    #: What is read on it or by a screen reader, and what else was said on the way to it.
    seen: dict[str, str]
    said: dict[str, str]
    #: Texts without room enough.
    cut: list[str]


class Places:
    """Takes pictures, and hears what is said between one and the next."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        #: Since the picture before, and all in all.
        self._said: dict[str, str] = {}
        self._every: dict[str, str] = {}
        say = Speech.say

        def heard(speech: Speech, name: str, /, **data: Value) -> str:
            found = say(speech, name, **data)
            self._said[name] = self._every[name] = found
            return found

        patch.setattr(Speech, "say", heard)

    def take(
        self, name: str, picture: QImage | QPixmap, words: str = "", cuts: Sequence[str] = ()
    ) -> None:
        number = len(list(Path(FOLDER).glob("*.json")))
        seen = {one: text for one, text in self._every.items() if text in words}
        said = {one: text for one, text in self._said.items() if one not in seen}
        place = Place(f"{number:03} {name}", seen, said, list(cuts))
        assert picture.save(str(Path(FOLDER) / f"{place.name}.png"))
        text = json.dumps(place, ensure_ascii=False)
        (Path(FOLDER) / f"{place.name}.json").write_text(text, "utf-8")
        self._said = {}

    def look(self, name: str, widget: QWidget) -> None:
        still(widget)
        self.take(name, widget.grab(), "\n".join(told(widget)), cut(widget))


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Iterator[Places]:
    monkeypatch.setenv("ZONK_LANGUAGE", LANGUAGE)
    use(Speech(LANGUAGE))
    yield Places(monkeypatch)
    use(Speech("en"))


@pytest.mark.timeout(900)
def test_the_window(
    places: Places, driver: Driver, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    places.look("start", window)
    for state in play(Scenes(driver, monkeypatch)):
        places.look(f"table, {state}", window)
        if state == "finished":
            snapshot = window.desk.table.on_paper
            assert snapshot is not None
            window.desk.show_results()
            for view in range(2):
                window.desk.end.show_view(view)
                places.look(f"end, {view + 1}", window)
            places.take("sheet", page_image(laid_out(snapshot, window.memory)))


@pytest.mark.timeout(900)
def test_dialogs_of_commands(places: Places, driver: Driver, window: MainWindow) -> None:
    real_game(driver, "Ann", "Bob")
    for name in DIALOGS:
        open_and(driver, name, lambda dialog, name=name: places.look(name, dialog))


@pytest.mark.parametrize("name", BY_HAND)
def test_other_dialogs(
    name: str, places: Places, plain: Style, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(2))
    dialog = BY_HAND[name](plain, session, stored, tmp_path, qtbot)
    qtbot.addWidget(dialog)
    dialog.resize(1400, 860)
    dialog.show()
    for page in PAGES if isinstance(dialog, StatisticsWindow) else ("",):
        if isinstance(dialog, StatisticsWindow):
            dialog.show_page(page)
        places.look(f"{name} {page}".rstrip(), dialog)
    dialog.reject()


def test_the_index_leads_from_pictures_to_messages_and_back() -> None:
    files = sorted(Path(FOLDER).glob("*.json"))
    every = [Place(*json.loads(file.read_text("utf-8"))) for file in files]
    assert every
    (Path(FOLDER) / "index.html").write_text(_page(every), "utf-8")
    for file in files:
        file.unlink()


def _page(every: list[Place]) -> str:
    seen: dict[str, str] = {}
    parts = [
        f'<!doctype html><html lang="{LANGUAGE}"><meta charset="utf-8"><title>{LANGUAGE}</title>',
        "<style>img{max-width:100%;border:1px solid}dt{font-family:monospace}</style>",
    ]
    for place in every:
        picture = escape(f"{place.name}.png")
        parts.append(f'<h2 id="{picture}">{escape(place.name)}</h2><img src="{picture}" alt="">')
        parts += [f"<p><b>No room: {escape(one)}</b>" for one in place.cut]
        for head, said in (("Here", place.seen), ("Said on the way", place.said)):
            parts.append(f"<details><summary>{head}: {len(said)}</summary><dl>")
            for name, text in sorted(said.items()):
                seen.setdefault(name, picture)
                parts.append(f"<dt>{name}<dd>{escape(text)}")
            parts.append("</dl></details>")
    parts.append("<h2>Every message</h2><ul>")
    for name in sorted(messages(LANGUAGE)):
        where = f'<a href="#{seen[name]}">{seen[name]}</a>' if name in seen else ""
        parts.append(f"<li>{name} {where}")
    return "\n".join([*parts, "</ul></html>\n"])

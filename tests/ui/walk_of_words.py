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

from tests.ui import every_place
from tests.ui.archived import session
from tests.ui.conftest import Driver, Opener
from tests.ui.every_place import Size
from tests.ui.looking import still
from tests.ui.test_pseudo import told
from tests.words import pseudo
from tests.words.files import messages
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.qt_words import speak
from zonk_desktop.ui.paper.picture import page_image
from zonk_desktop.ui.paper.values import laid_out
from zonk_desktop.words import Speech, Value, use

LANGUAGE, FOLDER = os.environ.get("ZONK_PLACES", "en:.").split(":", 1)
#: As 1024x640 or 1920x1080x200.
SIZE = Size(*map(int, os.environ.get("ZONK_PLACES_SIZE", "1280x800").split("x")))
__all__ = ["session"]
pytestmark = pytest.mark.timeout(900)


class Place(NamedTuple):
    """One picture, and what was said for it by the ids of the messages."""

    name: str
    #: What is read on it or by a screen reader, and what else was said on the way to it.
    seen: dict[str, str]
    said: dict[str, str]
    #: What is cut, English or not mirrored.
    wrong: list[str]


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
        self, name: str, picture: QImage | QPixmap, words: str = "", wrong: Sequence[str] = ()
    ) -> None:
        number = len(list(Path(FOLDER).glob("*.json")))
        seen = {one: text for one, text in self._every.items() if text in words}
        said = {one: text for one, text in self._said.items() if one not in seen}
        place = Place(f"{number:03} {name}", seen, said, list(wrong))
        assert picture.save(str(Path(FOLDER) / f"{place.name}.png"))
        text = json.dumps(place, ensure_ascii=False)
        (Path(FOLDER) / f"{place.name}.json").write_text(text, "utf-8")
        self._said = {}

    def look(self, name: str, widget: QWidget) -> None:
        still(widget)
        words = "\n".join(told(widget))
        self.take(name, widget.grab(), words, every_place.wrong(widget, LANGUAGE))


@pytest.fixture
def places(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Places]:
    monkeypatch.setenv("ZONK_LANGUAGE", LANGUAGE)
    if LANGUAGE == pseudo.NAME:
        request.getfixturevalue("languages")
    use(Speech(LANGUAGE))
    speak(LANGUAGE)
    yield Places(monkeypatch)
    use(Speech("en"))
    speak("en")


@pytest.fixture
def driver(places: Places, open_window: Opener, qtbot: QtBot) -> Driver:
    window = open_window(scale=SIZE.scale)
    window.resize(SIZE.wide, SIZE.high)
    return Driver(window, qtbot)


def test_the_window(places: Places, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in every_place.pages(driver, monkeypatch):
        places.look(name, driver.window)
        snapshot = driver.window.desk.table.on_paper
        if name == "table, finished" and snapshot is not None:
            places.take("sheet", page_image(laid_out(snapshot, driver.window.memory)))


def test_menus_and_dialogs(places: Places, driver: Driver) -> None:
    for name, menu in every_place.menus(driver):
        places.look(name, menu)
    every_place.dialogs(driver, SIZE, places.look)


def test_other_dialogs(places: Places, session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    every_place.other_dialogs(session, tmp_path, SIZE, qtbot, places.look)


def test_the_index_leads_from_pictures_to_messages_and_back() -> None:
    files = sorted(Path(FOLDER).glob("*.json"))
    every = [Place(*json.loads(file.read_text("utf-8"))) for file in files]
    assert every
    (Path(FOLDER) / "index.html").write_text(_page(every), "utf-8")
    for file in files:
        file.unlink()
    for place in every:
        for one in place.wrong:
            print(f"{place.name}: {one}")


def _page(every: list[Place]) -> str:
    seen: dict[str, str] = {}
    parts = [
        f'<!doctype html><html lang="{LANGUAGE}"><meta charset="utf-8"><title>{LANGUAGE}</title>',
        "<style>img{max-width:100%;border:1px solid}dt{font-family:monospace}</style>",
    ]
    for place in every:
        picture = escape(f"{place.name}.png")
        parts.append(f'<h2 id="{picture}">{escape(place.name)}</h2><img src="{picture}" alt="">')
        parts += [f"<p><b>{escape(one)}</b>" for one in place.wrong]
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

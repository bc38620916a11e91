"""Sheets in other languages: no English on them, whatever the signs and the way of writing."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from tests.sheets.pdfs import texts_drawn
from tests.sheets.refresh import GOLDEN
from tests.words import pseudo
from zonk_desktop.rulebook import cheat
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import document, paint
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.story import whole_story
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.words import Speech, use

pytestmark = pytest.mark.usefixtures("qapp")

_PLAIN = re.compile(r"[A-Za-z]{4,}")
#: Names, what the sheets write into their cells, their titles, and signs of units.
_KEPT = frozenset(
    ("Baldrick", "Bald", "rick", "Biggles", "Bigg", "Quean", "Whoremaster", "ZONK", "Zonk", "Magic",
     "Rivoli", "Paris", "Bong", "Insta")
)  # fmt: skip


def sheet(key: str) -> Sheet:
    """A finished game of the golden ones, in the language spoken now."""
    transcript = (GOLDEN / f"{key}.zonk").read_text("utf-8")
    replay = replay_text(transcript, GOLDEN)
    return document.of_game(replay.game, replay.header, told=whole_story(replay, transcript))


def drawn(one: Sheet, paper: str = "a4") -> list[str]:
    """Every text of its pages, in order."""
    laid = plan(one, paper)
    image = QImage(8, 8, QImage.Format.Format_Grayscale8)
    with texts_drawn() as found, QPainter(image) as painter:
        for page in range(len(laid.pages)):
            paint.page(painter, laid, page)
    return found


def plain(one: Sheet, paper: str) -> set[str]:
    return set(_PLAIN.findall(" ".join(drawn(one, paper))))


@pytest.mark.parametrize(("key", "paper"), [("insta-bong", "a5"), ("magic-bus-1983", "a5")])
def test_no_english_is_left_on_paper(key: str, paper: str, languages: Path) -> None:
    english = plain(sheet(key), paper)
    use(Speech(pseudo.NAME))
    assert english & plain(sheet(key), paper) <= _KEPT


def say_so(folder: Path, name: str, **files: str) -> None:
    """A language of a few messages; English stands in for the others."""
    place = folder / name
    place.mkdir()
    for room, said in files.items():
        (place / f"{room}.ftl").write_text(said, "utf-8")
    use(Speech(name, folder=folder))


@pytest.mark.parametrize(
    ("said", "term", "text"),
    [
        ("Défi\u202f: les autres", "Défi", "les autres"),
        ("挑戦\uff1aほかの人", "挑戦", "ほかの人"),
        ("règle des 11 000\u202f: annonce", "Règle des 11 000", "annonce"),
        ("ほかの人、挑戦\uff1aできる", "", "ほかの人、挑戦\uff1aできる"),
    ],
)
def test_a_term_is_told_from_a_sentence(
    said: str, term: str, text: str, languages: Path, tmp_path: Path
) -> None:
    say_so(tmp_path, "fr", cheat=f"cheat-dare = {said}\n")
    blocks = cheat.cheat(preset("lets-play-zonk"))
    assert (term, text) in [(item.term, item.text) for block in blocks for item in block.items]

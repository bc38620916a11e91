"""Sheets in other languages: no English on them, and each way of writing has its page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from tests.sheets.pdfs import Word, info, needs_poppler, run, texts_drawn, words, written
from tests.sheets.refresh import GOLDEN
from tests.sheets.test_room import trouble
from tests.words import pseudo
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook import cheat
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import document, paint
from zonk_desktop.sheets.cheatbox import BlockBox
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.dates import when
from zonk_desktop.sheets.fonts import PLEX, SOFT, SheetType, folded, width, wrap
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.words import Speech, bare, say, speech, use
from zonk_desktop.words import languages as words_languages

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


def test_the_clock_is_written_as_the_language_does(languages: Path, tmp_path: Path) -> None:
    assert when("2026-11-23T09:05+01:00")[1:] == ("9:05", "UTC+1")
    say_so(tmp_path, "fr", date="date-clock = { $hour } h { $minute }\n")
    assert when("2026-11-23T09:05+01:00")[1] == "9 h 05"


# From right to left


#: A language's word for one says from where it is read.
ONE = "number-word = אחת\n"


def figures(file: Path, page: int) -> list[Word]:
    """Those between head and foot."""
    found = [word for word in words(file) if word.page == page and word.said.isdigit()]
    return [word for word in found if 110 < word.middle < 780]


def places(found: list[Word], edge: float = 0.0) -> list[tuple[str, int, float]]:
    """Figures, their rows, and how far from the left edge, or the right one, their middles are."""
    return sorted(
        (word.said, round(word.middle), abs(edge - (word.left + word.right) / 2)) for word in found
    )


@needs_poppler
def test_a_page_from_right_to_left_is_the_mirror_of_the_other(
    languages: Path, tmp_path: Path
) -> None:
    """Every figure of the table is as far from the other edge, and is the same figure."""
    there, back = tmp_path / "en.pdf", tmp_path / "he.pdf"
    laid = written(sheet("wheaton"), there)
    say_so(tmp_path, "he", general=ONE, sheet="sheet-file-title = גיליון { $title }\n")
    one = sheet("wheaton")
    written(one, back)
    edge = laid.paper.width * 72 / 25.4
    first, mirrored = figures(there, 1), figures(back, 1)
    assert len(first) > 100, "rows and totals"
    for (said, row, x), other in zip(places(first), places(mirrored, edge), strict=True):
        assert (said, row, pytest.approx(x, abs=1.5)) == other
    # The race goes on to the right.
    rounds = {word.said: word.left for word in figures(back, 2) if word.said in {"2", "32"}}
    assert rounds["2"] < rounds["32"]
    # What keeps names in order is for what is drawn.
    assert "\u2068" in one.name
    assert info(back)["Title"] == bare(one.name)
    data = back.read_bytes()
    assert b"/Lang (he)" in data
    assert b"/Direction /R2L" in data
    assert b"/WritingMode /RlTb" in run("pdfinfo", "-struct", str(back))
    assert b"/Direction" not in there.read_bytes()


@needs_poppler
def test_words_begin_at_the_right(languages: Path, tmp_path: Path) -> None:
    """A label stands at the right edge, is read as it is written, and its stop comes last."""
    say_so(tmp_path, "he", general=ONE, sheet="sheet-not-finished = המשחק לא נגמר.\n")
    laid = written(
        changed(sheet("wheaton"), keepsake=None, note=say("sheet-not-finished")), tmp_path / "a.pdf"
    )
    found = run("pdftotext", "-layout", str(tmp_path / "a.pdf"), "-").decode()
    assert "המשחק לא נגמר" in found
    letters = [word for word in words(tmp_path / "a.pdf") if word.said in "המשחקלאנגר"]
    assert max(word.right for word in letters) == pytest.approx(laid.right * 72 / 25.4, abs=2)
    stops = [word for word in words(tmp_path / "a.pdf") if word.said == "."]
    assert min(word.left for word in letters) > stops[0].left


# Lines


@pytest.fixture
def spoken() -> Iterator[None]:
    """What was spoken is again."""
    before = speech()
    yield
    use(before)


_TYPE = SheetType(PLEX, 9)
_LETTERS = re.compile(r": \S over \S$")


@pytest.mark.parametrize(
    "lines",
    [
        # Without gaps a line ends after any letter, but no line begins with a stop.
        ("振る、", "点にな", "る。"),
        ("振", "る、", "点に", "な", "る。"),
        ("点\u3002点。", "になる"),
        # Where a gap is not to be broken, it is not.
        ("1\u202f000 pts", "Relance\u202f:", "dés\u00a0!"),
        # What is too long for a line is cut: where it says so, at a hyphen, between syllables.
        ("Donau\u00addampf-", "schiff"),
        ("Würfel-", "Würfel-", "Wurf"),
        ("Wahrschein-", "lichkeit"),
        ("Ймовір-", "ність"),
    ],
)
def test_a_line_ends_where_the_language_does(lines: tuple[str, ...]) -> None:
    """With room for the longest of these lines."""
    gap = " " if "\u202f" in lines[0] else ""
    # A stop of those letters needs no gap after it.
    text = gap.join(lines).replace("\u3002点", "\u3002 点")
    if "Würfel" not in text:
        text = text.replace("-", SOFT if SOFT in text else "")
    room = max(width(line, _TYPE) for line in lines) + 0.05
    assert wrap(text, _TYPE, room) == lines


def test_words_beside_the_table_stand_on_two_lines_before_they_are_tiny() -> None:
    small = SheetType(PLEX, 6.4, 600)
    assert folded("final", small, 5.8, 4.2) == (small, ("final",))
    type_, lines = folded("Zwischen\u00adstand", small, 5.8, 4.2)
    assert lines == ("Zwischen-", "stand")
    assert all(width(line, type_) <= 5.85 for line in lines)


def test_figures_are_as_wide_in_any_language(languages: Path, tmp_path: Path) -> None:
    """Faces that are lent to a language leave ours as they are."""
    types = [SheetType(PLEX, 8, weight) for weight in (400, 600, 700)]
    english = [width("8,300", type_) for type_ in types]
    say_so(tmp_path, "ja", sheet="sheet-final = 最終\n")
    assert [width("8,300", type_) for type_ in types] == english


@needs_poppler
@pytest.mark.parametrize("name", words_languages())
def test_every_language_has_room_on_the_smallest_sheet(
    name: str, tmp_path: Path, spoken: None
) -> None:
    """Nothing is cut, nothing lies over another: with six players and all rules on A5."""
    use(Speech(name))
    with texts_drawn() as drawn_:
        laid = written(document.blank(preset("lets-play-zonk"), 6), tmp_path / "a.pdf", "a5")
    wrong = [f"{said} is cut" for said in drawn_ if said.rstrip().endswith("…")]
    # Letters of one word may touch: where they run to the left each is a word to poppler.
    wrong += [what for what in trouble(tmp_path / "a.pdf", laid) if not _LETTERS.search(what)]
    assert wrong == []


def test_a_long_worth_stands_under_its_dice() -> None:
    """Dice become smaller beside it, but not too small."""
    dice = Item(tuple(f"die-{face}" for face in range(1, 7)), worth="50")
    one, two = (
        BlockBox(None, 0.0, 44.0, 9.0).block(0.0, Block("", (dice._replace(worth=worth),)))
        for worth in ("50", "50 \u00d7 чотири кубики разом")
    )
    assert two > one + 3.0


@needs_poppler
def test_a_sheet_of_long_words(languages: Path, tmp_path: Path) -> None:
    use(Speech(pseudo.NAME))
    blank = document.blank(preset("magic-bus-1983"), 4)
    noted = changed(blank, note="Tausenderüberschreitung, " * 6)
    with texts_drawn() as drawn_:
        laid = written(noted, tmp_path / "a.pdf", "a5")
    assert trouble(tmp_path / "a.pdf", laid) == []
    assert not [said for said in drawn_ if said.rstrip().endswith("…")]

"""What a finished sheet tells under its table."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests.running import zonk
from tests.sheets import games
from tests.sheets.pdfs import (
    HEADER,
    document,
    needs_poppler,
    pictures,
    text,
    words,
    written,
)
from zonk_desktop.charts.plot import apart
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import EventKind
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.review import purpose_of, review
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sheets import hit_table, keepsake, pdf, seal
from zonk_desktop.sheets.content import Keepsake, LineKind, Sheet
from zonk_desktop.sheets.keep import Story, story, whole_story
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import MARGIN
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words.clean import MINUS, brief

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

PLEDGE, SEED = "ab12" * 16, "9f03" * 16


def played(key: str, players: int, seed: int) -> Replay:
    return replay_text(games.transcript(key, players, seed), Path())


def told(replay: Replay) -> Story:
    return story(replay.first, replay.actions, PLEDGE, SEED)


def kept(replay: Replay) -> tuple[Sheet, Keepsake]:
    sheet = document.of_game(replay.game, HEADER, frozenset(), told(replay))
    assert sheet.keepsake is not None
    return sheet, sheet.keepsake


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("seed", [1, 3])
def test_it_tells_what_the_table_holds(key: str, seed: int) -> None:
    replay = played(key, 4, seed)
    _, keep = kept(replay)
    assert [totals[-1] for _, totals in keep.race] == [seat.total for seat in replay.game.seats]
    for n, seat in enumerate(replay.game.seats):
        assert sum(counts[n] for _, counts in keep.hits) == sum(c for _, c in seat.sources)
    ended = replay.game.ended
    assert ended is not None
    assert keep.winners == ended.winners


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_best_turn_is_the_best_and_its_dice_are_worth_it(key: str, seed: int) -> None:
    """Every banked turn is looked at once more; its dice follow from the faces that were kept."""
    replay = played(key, 4, seed)
    best = told(replay).best
    assert best is not None
    most, game, show = 0, replay.first, False
    for action in replay.actions:
        show = game.show is not None
        game, events = apply(game, action)
        for event in events:
            if event.event is EventKind.BANKED and not show:
                most = max(most, event.value)
    assert best.points == most
    cell = next(c for c in game.cells if (c.row, c.seat) == (best.row, best.seat))
    assert cell.points == best.points
    assert best.dice
    assert all(1 <= face <= 6 for faces in best.dice for face, _ in faces)
    # Each die has its colour: no set has more of one than there are.
    for faces in best.dice:
        shown = Counter(colour for _, colour in faces)
        assert shown <= Counter(replay.rules.colours)
    dice = replay.rules.s.dice_count
    assert all(1 <= len(faces) <= dice for faces in best.dice)


def test_a_game_of_eighteen_rounds_is_one_page(tmp_path: Path) -> None:
    """Where the foot is low hits stand beside the awards; no title of theirs is cut."""
    sheet, keep = coded("lets-play-zonk", 4)
    assert len(sheet.lines) == 18
    file = tmp_path / "short.pdf"
    laid = written(sheet, file)
    assert (len(laid.pages), laid.keep) == (1, "foot")
    said = " ".join(text(file).split())
    for title, _ in keep.hits:
        assert all(word in said for word in title.split())
    assert "Every 1,000 points" in said


def test_a_game_that_is_not_over_has_none() -> None:
    sheet = document.of_game(games.long_game("wheaton", 4, 10), HEADER, frozenset(), Story())
    assert sheet.keepsake is None


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize(("paper", "players"), [("a4", 4), ("letter", 2), ("a5", 6)])
def test_it_stands_on_the_foot_or_on_a_page(
    key: str, paper: str, players: int, tmp_path: Path
) -> None:
    """Inside the margins, whole, and never at the cost of rows that can be read."""
    sheet, _ = kept(played(key, players, 1))
    file = tmp_path / "kept.pdf"
    laid = written(sheet, file, paper)
    assert laid.keep in {"foot", "page"}
    assert laid.row >= 6.2
    assert laid.pages[-1].keep is (laid.keep == "page")
    said = " ".join(text(file).split())
    for wanted in ("The race", "Best turn", "The dice", "Signed by who kept the score"):
        assert wanted in said
    figures = said.replace(" ", "")
    assert PLEDGE in figures
    assert SEED in figures
    last = [word for word in words(file) if word.page == len(laid.pages)]
    low = (laid.height - 10.8) / 25.4 * 72
    assert max(word.bottom for word in last) <= low
    # Nothing of it stands in the table: it begins under the sums.
    race = next(word for word in last if word.said == "race")
    if laid.keep == "foot":
        finals = [word for word in last if word.said.casefold() in {"final", "hits", "bh"}]
        assert race.top > min(word.bottom for word in finals)


def test_the_race_goes_across_and_names_the_totals(tmp_path: Path) -> None:
    """The words stand below it, the show is a band in it, and no letter is smaller than 7.5."""
    sheet, keep = kept(played("wheaton", 4, 1))
    assert keep.show == sum(line.number > 0 for line in sheet.lines[: _shown(sheet)])
    file = tmp_path / "race.pdf"
    laid = written(sheet, file)
    found = [word for word in words(file) if word.page == len(laid.pages)]
    place = {word.said: word for word in found}
    assert place["Awards"].top > place["race"].bottom + 25 / 25.4 * 72
    assert place["Hits"].top == pytest.approx(place["Awards"].top, abs=1)
    names = [word for word in found if word.said in {name for name, _ in keep.race}]
    ends = max(
        word.right for word in found if place["race"].bottom < word.top < place["Awards"].top
    )
    assert ends > (laid.width - MARGIN - 2) / 25.4 * 72
    assert len(names) >= len(keep.race)
    for name, totals in keep.race:
        assert any(word.said == f"{totals[-1]:,}" for word in found), name
    assert keepsake._FINE.points >= 7.5
    assert hit_table._NAME.points >= 7.5


def test_names_at_the_ends_of_the_race_stay_beside_it() -> None:
    """Twelve lines that end in a bundle: none is pushed into the head over them."""
    heights = [2.0, 18.0, *(20.0 + n / 10 for n in range(10))]
    places = apart(heights, 2.6, 2.0, 33.0)
    assert places == sorted(places)
    assert places[0] == 2.0
    assert places[-1] <= 33.0
    gaps = [below - above for above, below in itertools.pairwise(places)]
    assert min(gaps) > 2.5


def _shown(sheet: Sheet) -> int:
    return next(n for n, line in enumerate(sheet.lines) if line.kind is LineKind.SHOW)


def test_who_wins_has_the_sheet_once() -> None:
    _, keep = kept(played("lets-play-zonk", 4, 1))
    assert [label for label, _ in keep.awards].count("The sheet") == 1
    assert not any("goes home" in label for label, _ in keep.awards)


def test_most_keepsakes_need_no_page_of_their_own() -> None:
    """Games of a usual length for their paper: the race and all words stand on the foot."""
    feet = 0
    for key in ("original-1978", "magic-bus-1983", "lets-play-zonk"):
        for players in (2, 4):
            sheet, _ = kept(played(key, players, 7))
            feet += plan(sheet).keep == "foot"
    assert feet == 6


def test_of_real_dice_nothing_is_pledged(tmp_path: Path) -> None:
    replay = played("wheaton", 4, 1)
    sheet = document.of_game(replay.game, HEADER, frozenset(), story(replay.first, replay.actions))
    file = tmp_path / "real.pdf"
    written(sheet, file)
    said = text(file)
    assert "Pledged" not in said
    assert "Signed by who kept the score" in said


def coded(key: str, players: int, seed: int = 1) -> tuple[Sheet, Keepsake]:
    """A finished game with its codes."""
    transcript = games.transcript(key, players, seed)
    replay = replay_text(transcript, Path())
    sheet = document.of_game(replay.game, HEADER, frozenset(), whole_story(replay, transcript))
    assert sheet.keepsake is not None
    return sheet, sheet.keepsake


def test_the_code_on_paper_is_that_of_the_library(tmp_path: Path) -> None:
    """Every module is read back from the picture of the page."""
    sheet, keep = coded("original-1978", 4)
    file = tmp_path / "code.pdf"
    laid = written(sheet, file)
    dots = 300
    wide, high, grey = pictures(file, dots)[len(laid.pages) - 1]
    rows = seal.matrix(keep.codes[0])
    head = next(word for word in words(file) if word.said == "evening")
    # The code stands left of it, their upper edges on a line.
    left = round(12.0 / 25.4 * dots)
    above = round(head.top / 72 * dots) - round(4 / 25.4 * dots)
    top = next(y for y in range(above, high) if grey[y * wide + left + 4] < 80)
    module = seal.SIDE / len(rows) / 25.4 * dots
    for n, row in enumerate(rows):
        for k, dark in enumerate(row):
            y, x = round(top + (n + 0.5) * module), round(left + (k + 0.5) * module)
            assert (grey[y * wide + x] < 128) == bool(dark), (n, k)


@pytest.mark.parametrize("paper", ["a4", "a5", "letter"])
@pytest.mark.parametrize("turn", [False, True])
def test_codes_never_lie_on_anything(paper: str, turn: bool, tmp_path: Path) -> None:
    """One, two and many: on the foot, on the page of the race, or on pages of their own."""
    sheet, keep = coded("lets-play-zonk", 12, 3)
    met = set()
    for many in (1, 2, 9):
        codes = (keep.codes * 9)[:many]
        sheet = changed(sheet, keepsake=keep._replace(codes=codes))
        laid = plan(sheet, paper, landscape=turn)
        found = laid.sheet.keepsake
        assert found is not None
        pages = [page.codes for page in laid.pages if page.codes[1]]
        assert found.apart == bool(pages)
        assert sum(stop - start for start, stop in pages) in {0, many}
        met.add(found.apart)
        room = laid.body if laid.keep == "page" else laid.body - laid.row - laid.sums
        assert keepsake.least(found, laid.right - MARGIN) <= room
    assert True in met


def test_the_words_beside_a_code_say_what_to_do_with_it(tmp_path: Path) -> None:
    sheet, _ = coded("wheaton", 4)
    written(sheet, tmp_path / "evening.pdf")
    said = " ".join(text(tmp_path / "evening.pdf").split())
    for words_ in ("This whole evening is in the square.", "Point a phone at it",
                   "Zonk File > Read a sheet", "as they lay on the table"):  # fmt: skip
        assert words_ in said


def test_a_pdf_carries_the_transcript_and_house_rules(tmp_path: Path) -> None:
    """Once each, whatever other games of the same name go with it."""
    (tmp_path / "ours.toml").write_text('extends = "wheaton"\nname = "Ours"\n', "utf-8")
    source = games.transcript("wheaton", 2, 3).replace("rules wheaton", "rules ours.toml")
    (tmp_path / "game.zonk").write_text(source, "utf-8")
    file = tmp_path / "game.pdf"
    assert zonk("sheet", "--game", str(tmp_path / "game.zonk"), "-o", str(file))[0] == 0
    found = tmp_path / "found"
    found.mkdir()
    subprocess.run(["pdfdetach", "-saveall", "-o", str(found), str(file)], check=True)
    held = {path.name: path.read_text("utf-8") for path in found.iterdir()}
    assert held == {
        "ours.toml": 'extends = "wheaton"\nname = "Ours"\n',
        "Ours, Baldrick, Biggles, 2002-03-13.zonk": source,
    }
    assert b"<pdfaid:part>3</pdfaid:part>" in file.read_bytes()


def test_luck_and_choices_of_a_reviewed_game(tmp_path: Path) -> None:
    """What the dice gave and choices took, as the review says it; it adds up to what all have.

    Where hits win they count: who chose well for hits would be blamed for points.
    """
    game = tmp_path / "evening.zonk"
    game.write_text(games.transcript("insta-bong", 2, 4), "utf-8")
    to = tmp_path / "evening.pdf"
    code, _, err = zonk("sheet", "--game", str(game), "--reviewed", "-o", str(to))
    assert (code, err) == (0, "")
    said = " ".join(text(to).split())
    replay = replay_text(game.read_text("utf-8"), tmp_path)
    seen = review(replay.first, replay.actions, purpose_of(replay.first))
    assert "Luck and choices; a hit counts 2,000" in said
    for seat, each in zip(replay.game.seats, seen.players, strict=True):
        assert round(each.whole) == seat.total + 2000 * seat.hits
        luck, cost = (f"{'+' if v > 0 else MINUS}{abs(round(v)):,}" for v in (each.luck, each.cost))
        assert f"{seat.name}: {luck} by the dice, {cost} by choices" in said
    assert "Asked for a hint" not in said
    # Who was shown hints stands on the sheet, reviewed or not.
    name = replay.game.seats[0].name
    hinted = f"# hint {name} at 2\n# hint {name} at 5\n"
    game.write_text(game.read_text("utf-8") + hinted, "utf-8")
    assert zonk("sheet", "--game", str(game), "-o", str(to))[0] == 0
    said = " ".join(text(to).split())
    assert f"Asked for a hint {name}: 2 times" in said
    code, _, err = zonk("sheet", "--rules", "wheaton", "--reviewed", "--players", "2", "-o", "x")
    assert code == 2
    assert "--reviewed is for the sheet of a game" in err


def test_the_command_tells_it_too(tmp_path: Path) -> None:
    game = tmp_path / "evening.zonk"
    lines = games.transcript("original-1978", 3, 4).splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("roll"))
    lines.insert(start, f"# dice-sha256 {PLEDGE}")
    game.write_text("\n".join([*lines, f"# dice-seed {SEED}"]) + "\n", "utf-8")
    code, _, err = zonk("sheet", "--game", str(game), "-o", str(tmp_path / "evening.pdf"))
    assert (code, err) == (0, "")
    said = text(tmp_path / "evening.pdf")
    assert "The race" in said
    assert f"{PLEDGE[:4]} {PLEDGE[4:8]}" in said


LONG = (
    "Whoremaster of the Northern Dormitory", "Bo", "Bartholomew Maximilian von Hohenzollern",
    "Seventeen Umbrellas", "Donaudampfschifffahrtsgesellschaft", "Captain Lint",
)  # fmt: skip


@pytest.mark.parametrize(("paper", "turn"), [("a4", False), ("a4", True), ("letter", False)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_names_of_the_hits_table_have_what_room_there_is(
    paper: str, turn: bool, players: int, tmp_path: Path
) -> None:
    """No name ends in an ellipsis; where not all of it has room its first words tell it."""
    sheet, keep = kept(long_named(players))
    keep = keep._replace(codes=("https://example.org/#1" + "0" * 400,), throws=200)
    sheet = changed(sheet, keepsake=keep)
    file = tmp_path / "long.pdf"
    laid = plan(sheet, paper, landscape=turn)
    pdf.write(laid, file)
    foot = text(file).rpartition("The race")[2].rpartition("This whole")[0]
    assert "\u2026" not in foot
    squeezed = "".join(foot.rpartition("Hits")[2].split()).replace("-", "")
    for name, short in zip(LONG, brief(LONG[:players]), strict=False):
        assert short.replace(" ", "") in squeezed, name
    for title, _ in keep.hits:
        assert all(word in foot for word in title.split())


def test_no_name_of_the_hits_table_is_small_print() -> None:
    """Among names of 7.5 points stood one of 5."""
    _, keep = kept(long_named(6))
    for wide in (70.0, 80.0, 95.0, 120.0):
        for type_, _ in hit_table._grid(keep, wide).names:
            assert type_.points >= 6.5, wide


def long_named(players: int) -> Replay:
    named = dict(zip(games.NAMES, LONG, strict=False))
    source = games.transcript("wheaton", players, 1)
    every = "|".join(named)
    return replay_text(
        re.sub(f'"?({every})"?', lambda found: f'"{named[found[1]]}"', source), Path()
    )


def test_brief_names() -> None:
    assert brief(("Ann Lee", "Ann Low", "Bob")) == ["Ann Lee", "Ann Low", "Bob"]
    assert brief(("Ann Lee", "Bob Dean Low", "Bob Dunn")) == ["Ann", "Bob Dean", "Bob Dunn"]
    assert brief(("Ann", "Ann Lee", "Ann")) == ["Ann", "Ann Lee", "Ann"]
    assert brief(("Seventeen Umbrellas",)) == ["Seventeen"]


def test_heads_of_six_players_are_words_on_a_low_foot() -> None:
    names = ("Professor Par", "Vera", "Mr Umbrella", "Dot", "Pennant Pete", "The Kid")
    _, keep = kept(played("magic-bus-1983", 6, 1))
    race = tuple((name, totals) for name, (_, totals) in zip(names, keep.race, strict=True))
    keep = keep._replace(race=race)
    hits = keepsake._columns(keep, 186.0)[2]
    heads = [" ".join(lines) for _, lines in hit_table._grid(keep, hits).names]
    assert heads in (brief(names), list(names)), "words, none of them broken"

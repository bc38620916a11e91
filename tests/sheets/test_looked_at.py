"""Pictures that are looked at for codes: their sizes, ways and bounds, without a code on them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import zxingcpp
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter

from tests.sheets import games
from zonk_desktop import helpers
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.sheets import scan
from zonk_desktop.sheets.scan import Scan
from zonk_desktop.words import Message

pytestmark = pytest.mark.usefixtures("qapp")


def image(wide: int, high: int, light: int = 255) -> QImage:
    found = QImage(wide, high, QImage.Format.Format_Grayscale8)
    found.fill(light)
    return found


def as_file(picture: QImage, kind: str = "png") -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(kind.encode())).write(picture)
    return bytes(buffer.data().data())


def told(wrong: pytest.ExceptionInfo[SheetError]) -> Message:
    return wrong.value.message


# In what sizes


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, bool]]:
    """The sizes in which a picture is looked at, and whether sharper."""
    seen: list[tuple[int, int, bool]] = []

    def no_codes(sized: QImage, *, sharper: bool) -> Iterator[Any]:
        seen.append((sized.width(), sized.height(), sharper))
        return iter(())

    monkeypatch.setattr(scan, "_codes", no_codes)
    return seen


def test_a_picture_without_a_code_is_looked_at_in_every_way(
    ways: list[tuple[int, int, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [(100, 60, False), (100, 60, True), (200, 120, True), (50, 30, False), (140, 84, True)]
    # Nothing found is never a whole game.
    monkeypatch.setattr(scan, "_whole", lambda texts: True)
    found = scan._in_picture(image(100, 60))
    assert ways == every
    assert (found.texts, found.places) == ((), ())
    assert found.preview
    ways.clear()
    monkeypatch.setattr(scan, "_MOST_PIXELS", 140 * 84)
    scan._in_picture(image(100, 60))
    assert ways == [way for way in every if way[0] != 200]


def test_a_picture_smaller_than_a_code_is_not_looked_at(ways: list[tuple[int, int, bool]]) -> None:
    scan._in_picture(image(40, 20))
    assert [way[:2] for way in ways] == [(40, 20), (40, 20), (80, 40), (56, 28)]
    ways.clear()
    scan._in_picture(image(19, 40))
    assert [way[:2] for way in ways] == [(38, 80), (27, 56)]


def test_codes_of_all_ways_are_put_together_until_the_game_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each where it was met first, in shares of the picture."""
    met = {100: (("a", ((10, 6), (20, 6), (20, 12), (10, 12))),), 200: (("b", ((200, 120),)),),
           50: (("never", ()),)}  # fmt: skip
    again = ("a", ((0, 0),))

    def some_codes(sized: QImage, *, sharper: bool) -> Iterator[Any]:
        yield from (*met[sized.width()], *((again,) if sharper else ()))

    monkeypatch.setattr(scan, "_codes", some_codes)
    monkeypatch.setattr(scan, "_whole", lambda texts: len(texts) == 2)
    found = scan._in_picture(image(100, 60))
    assert found.texts == ("a", "b")
    assert found.places == (((0.1, 0.1), (0.2, 0.1), (0.2, 0.2), (0.1, 0.2)), ((1.0, 1.0),))


def test_a_game_is_whole_with_all_its_parts() -> None:
    two = codes.addresses(pack(CodedGame(games.transcript("lets-play-zonk", 12, 3))))
    assert len(two) == 2
    assert scan._whole(dict.fromkeys(two))
    assert not scan._whole(dict.fromkeys(two[:1]))
    # What is no game at all lacks nothing that could still be found.
    assert scan._whole({"https://example.org": ()})


def test_a_picture_is_shown_small() -> None:
    small = scan._small(image(2400, 600))
    assert small.startswith(b"\xff\xd8")
    shown = QImage.fromData(small)
    assert (shown.width(), shown.height()) == (1200, 300)


@pytest.mark.parametrize(
    ("wide", "high", "read"),
    [(50, 20, (50, 20)), (77, 13, (38, 6)), (80, 40, (40, 20)), (200, 60, (50, 15))],
)
def test_a_large_picture_is_halved_on_the_way_in(
    wide: int, high: int, read: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scan, "_MOST_PIXELS", 1000)
    found = scan._picture(as_file(image(wide, high)))
    assert (found.width(), found.height()) == read


def test_a_picture_is_read_as_its_camera_was_held() -> None:
    whole = as_file(image(30, 20), "jpg")
    # EXIF: orientation, a short, one of it, the camera stood upright.
    entry = b"\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00"
    told = b"Exif\0\0II*\0\x08\x00\x00\x00\x01\x00" + entry + b"\0\0\0\0"
    turned = whole[:2] + b"\xff\xe1" + (len(told) + 2).to_bytes(2) + told + whole[2:]
    found = scan._picture(turned)
    assert (found.width(), found.height()) == (20, 30)


def test_a_picture_may_take_only_so_much_memory() -> None:
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(7)
    try:
        scan._picture(as_file(image(30, 20)))
        assert QImageReader.allocationLimit() == 400
    finally:
        QImageReader.setAllocationLimit(before)


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(SheetError) as wrong:
        scan._picture(b"dear diary")
    assert told(wrong).id == "compact-not-a-game"


# What a code reader is given


def test_a_picture_is_made_sharper_than_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it differs from its surroundings, two dots around (1 4 6 4 1 in both directions)."""
    seen: list[Any] = []

    def looked(pixels: Any, formats: object) -> list[object]:
        seen.append(pixels.tolist())
        return []

    monkeypatch.setattr(zxingcpp, "read_barcodes", looked)
    dot = image(9, 11, 128)
    dot.setPixelColor(4, 5, QColor(88, 88, 88))
    for sharper in (False, True):
        assert list(scan._codes(dot, sharper=sharper)) == []
    plain, sharp = seen
    assert plain == [[88 if (x, y) == (4, 5) else 128 for x in range(9)] for y in range(11)]
    near = {
        (0, 0): 19, (0, 1): 135, (0, 2): 129, (1, 1): 133, (1, 2): 129, (2, 2): 128,
    }  # fmt: skip
    for y in range(11):
        for x in range(9):
            off = sorted((abs(x - 4), abs(y - 5)))
            assert sharp[y][x] == near.get((off[0], off[1]), 128), (x, y)
    # Never darker than black, never lighter than white.
    for light, other in ((0, 255), (255, 0)):
        dot = image(9, 9, other)
        dot.setPixelColor(4, 4, QColor(light, light, light))
        list(scan._codes(dot, sharper=True))
        assert seen[-1][4][4] == light
        assert seen[-1][4][5] == other


def test_a_code_is_told_with_its_corners_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def corner(x: int, y: int) -> SimpleNamespace:
        return SimpleNamespace(x=x, y=y)

    place = SimpleNamespace(top_left=corner(1, 2), top_right=corner(9, 2),
                            bottom_right=corner(9, 8), bottom_left=corner(1, 8))  # fmt: skip
    one = SimpleNamespace(text="a game", position=place)
    monkeypatch.setattr(zxingcpp, "read_barcodes", lambda pixels, formats: [one])
    found = list(scan._codes(image(9, 9), sharper=False))
    assert found == [("a game", ((1, 2), (9, 2), (9, 8), (1, 8)))]


# Files


def test_a_pdf_says_so_near_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "_picture", lambda data: image(9, 9))
    looked = Scan(("seen",))
    monkeypatch.setattr(scan, "_in_picture", lambda image: looked)
    assert scan.look(b" " * 1019 + b"%PDF-") == Scan()
    assert scan.look(b" " * 1020 + b"%PDF-") == looked


@pytest.mark.parametrize(
    ("files", "scanned", "drawn", "texts", "preview"),
    [
        # With a file nobody looks at pictures; with a code in one nobody looks at what is drawn.
        ((("a.zonk", "zonk 1"),), "a", "d", (), b""),
        ((), "-a", "d", ("a",), b"a"),
        ((), "--", "-d", ("d",), b"d"),
        ((), "", "", (), b""),
        ((), "ab", "", ("a", "b"), b"a"),
    ],
)
def test_a_pdf_is_looked_at_as_far_as_it_must(
    files: tuple[tuple[str, str], ...], scanned: str, drawn: str, texts: tuple[str, ...],
    preview: bytes, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    def seen(name: str) -> Scan:
        found = (name,) if name != "-" else ()
        return Scan(found, (((0.0, 1.0),),) * len(found), preview=name.encode())

    monkeypatch.setattr(scan, "_files", lambda data: files)
    monkeypatch.setattr(scan, "_pictures", lambda data: scanned)
    monkeypatch.setattr(scan, "_drawn", lambda data: drawn)
    monkeypatch.setattr(scan, "_in_picture", seen)
    assert scan.look(b"%PDF-") == Scan(texts, (((0.0, 1.0),),) * len(texts), files, preview)


def test_the_process_that_looks_has_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource", reason="not on Windows")
    given: list[object] = []
    monkeypatch.setattr(resource, "setrlimit", lambda *limits: given.append(limits))
    monkeypatch.setattr(scan, "look", lambda data: Scan((data.decode(),)))
    assert scan._looked(b"all of it") == Scan(("all of it",))
    assert given == [(resource.RLIMIT_AS, (3 * 2**30, 3 * 2**30))]


class Pool:
    """Takes the place of a process of its own."""

    def __init__(self, *given: object, **named: object) -> None:
        self.given = given, named
        self.ended = False

    def submit(self, work: object, data: bytes) -> Pool:
        assert work is scan._looked
        self.looked = data
        return self

    def result(self, seconds: float) -> Scan:
        return Scan((str(len(self.looked)),))


@pytest.mark.parametrize(("more", "taken"), [(0, True), (1, False)])
def test_a_file_may_be_so_large(
    more: int, taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools: list[Pool] = []

    def pool(*given: object, **named: object) -> Pool:
        pools.append(Pool(*given, **named))
        return pools[-1]

    monkeypatch.setattr(scan, "MOST_BYTES", 2_999_999)
    monkeypatch.setattr(helpers, "pool", pool)
    monkeypatch.setattr(helpers, "end", lambda one: setattr(one, "ended", True))
    (tmp_path / "scan.png").write_bytes(bytes(2_999_999 + more))
    if taken:
        assert scan.scan(tmp_path / "scan.png") == Scan(("2999999",))
        # One process, which is stopped for whoever needs the computer.
        assert [one.given for one in pools] == [((1,), {"gives_way": True})]
        assert pools[0].ended
    else:
        with pytest.raises(SheetError) as wrong:
            scan.scan(tmp_path / "scan.png")
        assert told(wrong) == Message.of("compact-too-large", file="scan.png", most=2)


GAME = "zonk 1\nrules {}\nplayer A\nplayer B\n"
OURS = GAME.format("ours.toml")


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ((("g", GAME.format("wheaton")), ("wheaton", "x"), ("o", "y")),
         [CodedGame(GAME.format("wheaton"), "")]),
        ((("g", OURS), ("ours.toml", "x"), ("other.toml", "y")), [CodedGame(OURS, "x")]),
        # Renamed on its way it is the only one.
        ((("g", OURS), ("theirs.toml", "x")), [CodedGame(OURS, "x")]),
        ((("g", GAME.format("up/ours.toml")), ("ours.toml", "x"), ("z", "y")),
         [CodedGame(GAME.format("up/ours.toml"), "x")]),
    ],
)  # fmt: skip
def test_a_game_is_carried_with_its_house_rules(
    files: tuple[tuple[str, str], ...], found: list[CodedGame]
) -> None:
    assert list(scan._carried(files)) == found


def test_a_game_whose_house_rules_nobody_knows_is_refused_by_their_name() -> None:
    name = "o" * 50 + ".toml"
    for others in ((), (("a", "x"), ("b", "y"))):
        with pytest.raises(SheetError) as wrong:
            list(scan._carried((("g", GAME.format(name)), *others)))
        assert told(wrong) == Message.of("compact-unknown-rules", name="o" * 40)
    for line in ("", '"open'):
        with pytest.raises(SheetError) as wrong:
            list(scan._carried((("g", GAME.format(line)),)))
        assert told(wrong).id == "compact-not-a-game"


def test_what_is_read_twice_is_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A transcript says more than a code of the same; games of several files come together."""
    first, other = games.transcript("wheaton", 2, 3), games.transcript("original-1978", 2, 4)
    chained = f"{first}# chain abc\n"
    seen = {
        "a": Scan(files=(("a.zonk", chained),)), "b": Scan(("rubbish", *texts(first))),
        "c": Scan(texts(other)),
    }  # fmt: skip
    monkeypatch.setattr(scan, "scan", lambda path: seen[path.name])
    found = scan.read([Path("a"), Path("b"), Path("c"), Path("a")])
    assert [game.text[:40] for game in found.games] == [first[:40], other[:40]]
    assert found.games[0].text == chained
    assert found.scans == (seen["a"], seen["b"], seen["c"], seen["a"])
    with pytest.raises(SheetError):
        scan.read([])


def texts(transcript: str) -> tuple[str, ...]:
    return codes.addresses(pack(CodedGame(transcript)))

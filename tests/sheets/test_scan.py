"""Sheets read again: from PDF files, scans and photographs."""

from __future__ import annotations

import threading
import zlib
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from tests.archive.games import finished
from tests.conftest import Amount
from tests.running import zonk
from tests.sheets import games, photos
from tests.sheets.pdfs import document, needs_poppler, pictures, run
from zonk_desktop import helpers
from zonk_desktop.archive import exchange
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.places import Lane
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sheets import pdf, scan, vectors
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.files import replay_text

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]


@cache
def a_game(key: str) -> str:
    """The transcript of a game of the screen's dice that is over."""
    play = finished(None, 5, key)
    return exchange.text(play.journal.as_stored()._replace(finished=True))


@cache
def pages(transcript: str) -> bytes:
    replay = replay_text(transcript, Path())
    told = whole_story(replay, transcript)
    sheet = document.of_game(replay.game, replay.header, told=told)
    return pdf.pages(plan(sheet, "a4"))


def printed(transcript: str, file: Path) -> None:
    file.write_bytes(pages(transcript))


def last_page(file: Path, dots: int) -> QImage:
    wide, high, grey = pictures(file, dots)[-1]
    return photos.page(grey, wide, high)


def as_file(picture: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(kind.encode())).write(picture)
    return bytes(buffer.data().data())


def games_of(found: scan.Scan) -> list[CodedGame]:
    pieces = [codes.piece(text) for text in found.texts]
    return [unpack(number) for number in codes.joined(filter(None, pieces)).numbers]


@pytest.mark.slow
@pytest.mark.parametrize("key", PRESETS)
def test_a_photograph_at_200_dots_is_read(key: str, amount: Amount, tmp_path: Path) -> None:
    """Of 200 pictures, forty of each sheet, 95 in 100."""
    transcript = a_game(key)
    printed(transcript, tmp_path / "sheet.pdf")
    page = last_page(tmp_path / "sheet.pdf", 200)
    many = amount.of(1, 40, "ZONK_PHOTOGRAPHS")
    read = 0
    for n in range(many):
        photo = photos.photographed(page, Random(f"{key} {n}"))
        read += games_of(scan.look(as_file(photo, "bmp"))) == [CodedGame(transcript)]
    assert read >= 0.95 * many


@pytest.mark.parametrize("dots", [150, 200, 300])
def test_a_scan_is_read(dots: int, tmp_path: Path) -> None:
    """Real dice, a full code: as it comes from the printer."""
    transcript = games.transcript("lets-play-zonk", 4, 3)
    printed(transcript, tmp_path / "sheet.pdf")
    page = last_page(tmp_path / "sheet.pdf", dots)
    assert games_of(scan.look(as_file(page, "png"))) == [unpack(pack(CodedGame(transcript)))]


@pytest.mark.parametrize("kind", ["png", "jpg", "bmp", "tiff", "webp", "ppm"])
def test_every_kind_of_picture_is_read(kind: str, tmp_path: Path) -> None:
    """By the command, in a process of its own: one that falls over reads nothing."""
    printed(a_game("wheaton"), tmp_path / "sheet.pdf")
    (tmp_path / "scan").write_bytes(as_file(last_page(tmp_path / "sheet.pdf", 150), kind))
    code, said, err = zonk("games", "read", str(tmp_path / "scan"), "--data-dir", str(tmp_path))
    assert (code, err) == (0, "")
    assert said.startswith("Game 1: the dice are honest")


def test_a_pdf_of_a_scanner_is_read(tmp_path: Path) -> None:
    """Its pages are pictures: JPEG, or pixels."""
    transcript = a_game("wheaton")
    printed(transcript, tmp_path / "sheet.pdf")
    page = last_page(tmp_path / "sheet.pdf", 150)
    head = f"/Width {page.width()} /Height {page.height()} /BitsPerComponent 8"
    rows = bytes(page.constBits())
    pixels = b"".join(rows[n * page.bytesPerLine() :][: page.width()] for n in range(page.height()))
    for packed, body in (
        ("/DCTDecode", as_file(page, "jpg")),
        ("/FlateDecode", zlib.compress(pixels)),
    ):
        file = (
            f"%PDF-1.4\n4 0 obj\n<< /Subtype /Image {head} /Filter {packed} >>\nstream\n".encode()
        )
        data = file + body + b"\nendstream\nendobj\n"
        assert games_of(scan.look(data)) == [CodedGame(transcript)]


def test_a_pdf_that_draws_its_code_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As printers and other programs write it: no attachment, no picture, shapes alone."""
    transcript = a_game("wheaton")
    printed(transcript, tmp_path / "sheet.pdf")
    again = tmp_path / "again.pdf"
    run("pdftocairo", "-pdf", str(tmp_path / "sheet.pdf"), str(again))
    found = scan.look(again.read_bytes())
    assert not found.files
    assert games_of(found) == [CodedGame(transcript)]
    monkeypatch.setattr(scan, "_files", lambda data: ())
    own = scan.look((tmp_path / "sheet.pdf").read_bytes())
    assert games_of(own) == [CodedGame(transcript)]


def test_what_draws_no_code_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    box, row = b"0 0 1 1 re f ", b"1 0 0 1 1 0 cm 0 0 1 1 re f "
    assert vectors.picture(row * 100) is None
    assert vectors.picture(b"") is None
    # Painted over and over, beyond all bounds, words for figures, a hole in the stack.
    for odd in (box * 300, b"9999999999 0 0 1 0 0 cm " + row * 300,
                b"Q Q [1 2] m l c h f* (re) re " * 300, b"0 0 0 0 re f " * 300):  # fmt: skip
        assert vectors.picture(odd) is None
    lighter = b"q 0.5 g " + row * 200 + b"Q 0 0 0 1 k 5 5 m 9 5 l 9 9 l 1 1 2 2 v 2 2 3 3 y h f n "
    assert vectors.picture(lighter) is not None
    monkeypatch.setattr(vectors, "_MOST_SHAPES", 100)
    assert vectors.picture(lighter) is None


def test_the_pdf_of_the_program_brings_its_game_back(tmp_path: Path) -> None:
    """By the command, whole and verified; the second time it is there already."""
    transcript = a_game("original-1978")
    printed(transcript, tmp_path / "sheet.pdf")
    data = str(tmp_path / "data")
    code, said, err = zonk("games", "read", str(tmp_path / "sheet.pdf"), "--data-dir", data)
    assert (code, err) == (0, "")
    assert said.startswith("Game 1: the dice are honest: all 1")
    code, said, _ = zonk("games", "read", str(tmp_path / "sheet.pdf"), "--data-dir", data)
    assert (code, said) == (0, "Game 1: here already; left out\n")
    found = zonk("games", "export", "1", "-o", str(tmp_path / "again.zonk"), "--data-dir", data)
    assert found[0] == 0
    # The same game, with the beginning of another chain.
    again = (tmp_path / "again.zonk").read_text("utf-8")
    assert again.partition("# chain ")[0] == transcript.partition("# chain ")[0]


def test_house_rules_come_with_the_game(tmp_path: Path) -> None:
    rules = 'extends = "wheaton"\nname = "Ours"\n'
    (tmp_path / "ours.toml").write_text(rules, "utf-8")
    source = games.transcript("wheaton", 2, 3).replace("rules wheaton", "rules ours.toml")
    (tmp_path / "game.zonk").write_text(source, "utf-8")
    file = tmp_path / "sheet.pdf"
    assert zonk("sheet", "--game", str(tmp_path / "game.zonk"), "-o", str(file))[0] == 0
    assert scan.read([file]).games == (CodedGame(source, rules),)
    number = pack(CodedGame(source, rules))
    assert unpack(number).house == rules


def test_parts_are_put_together_and_what_lacks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = games.transcript("lets-play-zonk", 12, 3)
    texts = codes.addresses(pack(CodedGame(whole)))
    assert len(texts) == 2
    seen = {f"{n}.png": scan.Scan((text,)) for n, text in enumerate(texts)}
    monkeypatch.setattr(scan, "scan", lambda path: seen[path.name])
    found = scan.read([Path("1.png"), Path("0.png")])
    assert found.games == (unpack(pack(CodedGame(whole))),)
    with pytest.raises(SheetError) as wrong:
        scan.read([Path("1.png")])
    assert wrong.value.message.id == "compact-lacking"


# What is no sheet


def test_what_shows_no_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    empty = QImage(400, 400, QImage.Format.Format_Grayscale8)
    empty.fill(255)
    (tmp_path / "empty.png").write_bytes(as_file(empty, "png"))
    (tmp_path / "words.txt").write_text("dear diary", "utf-8")
    for name, words in (("empty.png", "No code of a finished sheet"),
                        ("words.txt", "words.txt is no picture"),
                        ("none.png", "none.png cannot be read")):  # fmt: skip
        code, said, err = zonk("games", "read", str(tmp_path / name), "--data-dir", data)
        assert (code, said) == (1, "")
        assert words in err
        assert "Traceback" not in err


@pytest.mark.slow
@pytest.mark.qt_log_ignore(".")
def test_60_broken_files_do_no_harm(amount: Amount, tmp_path: Path) -> None:
    """Bytes flipped and cut off: something is read, or nothing, and nothing else happens."""
    printed(a_game("wheaton"), tmp_path / "sheet.pdf")
    page = last_page(tmp_path / "sheet.pdf", 60)
    run("pdftocairo", "-pdf", str(tmp_path / "sheet.pdf"), str(tmp_path / "again.pdf"))
    kinds = [(tmp_path / name).read_bytes() for name in ("sheet.pdf", "again.pdf")]
    kinds += [as_file(page, kind) for kind in ("png", "jpg", "tiff", "webp", "bmp")]
    chance = Random(7)
    for n in range(amount.of(60, 2000, "ZONK_BROKEN_FILES")):
        data = bytearray(kinds[n % len(kinds)])
        for _ in range(chance.choice((1, 20, 400))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.3:
            del data[chance.randrange(len(data)) :]
        try:
            found = scan.look(bytes(data))
            list(scan._carried(found.files))
            games_of(found)
        except SheetError:
            continue


def test_rules_on_this_disk_are_not_read_for_a_strange_pdf(tmp_path: Path) -> None:
    text = "zonk 1\nrules ../ours.toml\nplayer A\nplayer B\n"
    with pytest.raises(SheetError) as wrong:
        list(scan._carried([("a.zonk", text)]))
    assert wrong.value.message.id == "compact-unknown-rules"


def test_what_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        def submit(self, *_: object) -> Never:
            return self

        def result(self, _: float) -> None:
            raise TimeoutError

    monkeypatch.setattr(helpers, "pool", lambda *_, **__: Never())
    monkeypatch.setattr(helpers, "end", lambda _: None)
    (tmp_path / "slow.png").write_bytes(b"x")
    with pytest.raises(SheetError) as wrong:
        scan.scan(tmp_path / "slow.png")
    assert wrong.value.message.id == "compact-took-too-long"


def test_who_calls_it_off_does_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes = threading.Event(), threading.Event()
    looks, ended = list[float](), list[object]()

    class Never:
        def submit(self, *_: object) -> Never:
            return self

        def result(self, seconds: float) -> None:
            looks.append(seconds)
            begun.set()
            goes.wait(60)
            raise TimeoutError

    monkeypatch.setattr(helpers, "pool", lambda *_, **__: Never())
    monkeypatch.setattr(helpers, "end", ended.append)
    (tmp_path / "slow.png").write_bytes(b"x")
    with Lane("read") as lane:
        call = lane.submit(scan.scan, tmp_path / "slow.png")
        assert begun.wait(60)
        call.stop()
        goes.set()
    assert looks == [0.25]
    assert len(ended) == 1


def test_what_was_read_is_shown_small() -> None:
    small = QImage.fromData(scan._small(QImage(1600, 400, QImage.Format.Format_RGB32)))
    assert (small.width(), small.height()) == (scan._SHOWN, scan._SHOWN // 4)


def test_a_game_that_lacks_nothing_is_looked_for_no_longer() -> None:
    texts = codes.addresses(pack(CodedGame(games.transcript("lets-play-zonk", 12, 3))))
    assert scan._whole(dict.fromkeys(texts))
    assert not scan._whole({texts[0]: None}), "the other half is still to be found"
    assert scan._whole({texts[0][:-4]: None}), "what has lost its end is read no better"

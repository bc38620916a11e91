"""Games of every rule set to paper, to a picture, and back: the same bytes; and how long each is.

    python packaging/dev.py bench codes [GAMES] [--dots 200] [--seed 1] [--played 24]

Sheets, relatives and random house rules, played at random, on the screen's dice and with real ones;
some with the players' hands in the dice, or under several pledges (their codes are of version 2).
Each game is packed, laid out as its keepsake, painted at so many dots an inch and read like a scan.
The sketch's length is that of the choices, each as one of all legal ones, with the seed and the
first page packed; real dice have their faces besides. Last come games of the program's players, so
many a sheet, as the sketch had them.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import statistics
import sys
import time
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import segno
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter

from tests.compact.games import game as any_game
from zonk_desktop.compact.codes import addresses, joined, piece
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.compact.number import Packed, SheetError
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import legal_actions
from zonk_desktop.players.match import MatchTranscripts, entrants, match
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import document, paint, scan
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import Replay, play

_SEED, _MOST_STEPS = 32, 2000


class Size(NamedTuple):
    """How long a game is."""

    throws: int
    text: int
    number: int
    codes: int
    sketch: float


class Played(NamedTuple):
    """How long a game of the program's players is; of number and sketch the choices alone too."""

    throws: int
    text: int
    number: int
    choices: float
    sketch: float
    alike: float
    modules: int


def replayed(told: CodedGame) -> Replay:
    header, statements = read(told.text)
    return play(header, statements, Path(), house=told.house)


def alike(told: CodedGame, replay: Replay) -> float:
    """Bytes of the choices by the sketch's count: of all that are legal, each alike."""
    bits = 0.0
    for step in replay.steps:
        if isinstance(step.action, act.DiceLanded):
            if "# dice-seed " not in told.text:
                bits += math.log2(6) * len(step.action.faces)
            continue
        legal = legal_actions(step.before)
        bits += math.log2(len(legal)) if step.action in legal else 16
    return bits / 8


def sketch(told: CodedGame, replay: Replay) -> float:
    """Bytes by the sketch's count."""
    first = "\n".join(
        line
        for line in told.text.splitlines()
        if not re.match(r"roll|keep|stay|#|took|rel|ask", line)
    )
    house = len(zlib.compress(told.house.encode(), 9)) if told.house else 0
    return alike(told, replay) + len(zlib.compress(first.encode(), 9)) + _SEED + house


def played(key: str, games: int, seed: int) -> Iterator[Played]:
    """Games of a sheet that the program's players have played."""
    players = entrants("dot:good,pete:casual,kid:novice")
    found = match(preset(key), players, games, seed, written=MatchTranscripts(key))
    for game in found.games:
        packed = pack(CodedGame(game.transcript))
        told = unpack(packed)
        replay = replayed(told)
        numbers = {line.number for line in read(told.text)[1]}
        lines = [line for n, line in enumerate(told.text.split("\n"), 1) if n not in numbers]
        bare = pack(CodedGame("\n".join(lines))).number.bit_length() / 8
        (address,) = addresses(packed)
        before, _, after = address.partition("#")
        parts: Any = [before + "#", after]
        code = segno.make(parts, error="m", micro=False, boost_error=False)
        yield Played(
            len(replay.throws), len(told.text), packed.size,
            packed.number.bit_length() / 8 - bare, sketch(told, replay), alike(told, replay),
            len(code.matrix),
        )  # fmt: skip


def pictures(told: CodedGame, replay: Replay, dots: int) -> Iterator[QImage]:
    """The pages of the keepsake, the last one first: there the codes stand."""
    story = whole_story(replay, told.text, told.house)
    laid = plan(document.of_game(replay.game, replay.header, told=story), "a4")
    for n in reversed(range(len(laid.pages))):
        wide, high = (round(side / 25.4 * dots) for side in (laid.width, laid.height))
        image = QImage(wide, high, QImage.Format.Format_Grayscale8)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(dots / 2540, dots / 2540)
            paint.page(painter, laid, n)
        yield image


def read_back(images: Iterable[QImage]) -> list[CodedGame]:
    """The game of some pages, as of files that a scanner has written; until all of it is there."""
    codes: list[str] = []
    found = joined(())
    for image in images:
        kept = QBuffer()
        kept.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(kept, QByteArray(b"bmp")).write(image)
        codes += scan.look(bytes(kept.data().data())).texts
        found = joined(filter(None, map(piece, codes)))
        if found.numbers and not found.lacking:
            break
    return [unpack(one) for one in found.numbers]


def kind_of(told: CodedGame, packed: Packed) -> str:
    rules = read(told.text)[0].rules
    if packed.version > 1:
        return "of version 2"
    if rules in PRESETS:
        return rules
    return "house rules at random" if rules == "ours.toml" else "relatives"


def drawn(seed: int) -> Iterator[CodedGame]:
    """Games at random, but those whose rules seat nobody. The head of a journal's chain is not
    printed by who has none."""
    for n in count():
        chance = Random(f"{seed} {n}")
        if (told := any_game(chance, _MOST_STEPS, real=chance.random() < 0.25)) is not None:
            yield told._replace(head=b"")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench codes")
    parser.add_argument("games", nargs="?", type=int, default=2000)
    parser.add_argument("--dots", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--played", type=int, default=24)
    given = parser.parse_args(words)
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    sizes: dict[str, list[Size]] = defaultdict(list)
    seen = same = without = wrong = 0
    started = time.process_time()
    games = drawn(given.seed)
    for n in range(given.games):
        told = next(games)
        try:
            packed = pack(told)
        except SheetError:
            without += 1
            continue
        told = unpack(packed)
        replay = replayed(told)
        texts = addresses(packed)
        sizes[kind_of(told, packed)].append(
            Size(len(replay.throws), len(told.text), packed.size, len(texts), sketch(told, replay))
        )
        if replay.game.ended is None:
            # A keepsake is a sheet of a game that is over.
            again = joined(filter(None, map(piece, texts)))
            same += [unpack(one) for one in again.numbers] == [told]
            continue
        seen += 1
        if read_back(pictures(told, replay, given.dots)) == [told]:
            same += 1
        else:
            wrong += 1
            print(f"  game {n} did not come back: it has {len(texts)} codes", flush=True)
    spent = time.process_time() - started
    print(
        f"{given.games} games: {same} came back, {seen} of them from pictures at {given.dots} dots,"
    )
    print(f"{wrong} did not; {without} no code holds, {spent:.0f} s")
    print(f"{'rules':24} games throws transcript number sketch codes")
    for name, some in sorted(sizes.items()):
        mean = [statistics.mean(column) for column in zip(*some, strict=True)]
        print(f"{name:24} {len(some):5} {mean[0]:6.0f} {mean[1]:10.0f} {mean[2]:6.0f}"
              f" {mean[4]:6.0f} {mean[3]:5.1f}")  # fmt: skip
    print(f"{'played':24} games throws transcript number (choices) sketch (choices) modules")
    for name in PRESETS if given.played else ():
        found = list(played(name, given.played, given.seed))
        mean = [statistics.mean(column) for column in zip(*found, strict=True)]
        most = max(one.modules for one in found)
        print(f"{name:24} {len(found):5} {mean[0]:6.0f} {mean[1]:10.0f} {mean[2]:6.0f}"
              f" {mean[3]:9.0f} {mean[4]:6.0f} {mean[5]:9.0f} {most:7}")  # fmt: skip
    del application
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A game becomes a number and comes back byte by byte; nothing else comes out of a number."""

from __future__ import annotations

import zlib
from math import log2
from pathlib import Path
from random import Random
from typing import Any

import product
import pytest
import segno

from tests.archive.games import finished
from tests.compact.games import game
from tests.conftest import Amount
from tests.sheets.games import transcript
from zonk_desktop.archive import exchange
from zonk_desktop.compact import codes, number
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.compact.heading import heading
from zonk_desktop.compact.number import Habit, Packed, Reader, SheetError, Writer, natural
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, legal_actions
from zonk_desktop.fairness.record import commitment_line, read_record, with_dice
from zonk_desktop.fairness.source import DiceSource, Pledge
from zonk_desktop.live.play import Play
from zonk_desktop.rulebook.library import text_of
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import Header, Player, read
from zonk_desktop.transcript.remarks import with_gesture
from zonk_desktop.transcript.replay import begin, header_lines
from zonk_desktop.words import text

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.zonk"))


def words_of(play: Play) -> str:
    """The transcript of a game that is over."""
    return exchange.text(play.journal.as_stored()._replace(finished=True))


def refused(number: int, version: int = 1) -> str:
    with pytest.raises(SheetError) as wrong:
        unpack(Packed(number, version))
    return wrong.value.message.id


@pytest.mark.slow
def test_25_random_games_come_back_byte_by_byte(amount: Amount) -> None:
    for seed in range(amount.of(25, 2000, "ZONK_PACKED")):
        chance = Random(f"packed {seed}")
        told = game(chance, real=seed % 3 == 0)
        if told is None:
            continue
        found = pack(told)
        assert unpack(found) == told, seed
        pieces = [codes.piece(one) for one in codes.addresses(found)]
        chance.shuffle(pieces)
        assert codes.joined(filter(None, pieces)).numbers == (found,), seed


@pytest.mark.slow
def test_golden_games_come_back_as_the_same_games(amount: Amount) -> None:
    for path in GOLDEN[:: 1 if amount.slow else 12]:
        words = path.read_text("utf-8")
        try:
            before = replay_text(words, path.parent)
        except TranscriptError:
            # It shows a refusal.
            continue
        house = text_of(before.header.rules, path.parent)
        found = unpack(pack(CodedGame(words, house)))
        header, statements = read(found.text)
        after = begin(header, Path(), house, begun=True)
        for line in statements:
            after.feed(line)
        assert after.game.cells == before.game.cells, path
        assert after.actions == before.actions, path
        assert unpack(pack(found)) == found, path


def test_what_was_printed_is_read_for_ever() -> None:
    """Codes on paper, a game of each sheet: its text has this checksum. Codes that are written in
    another way have another version."""
    rows = (Path(__file__).parent / "printed.txt").read_text("utf-8").splitlines()
    assert len(rows) == len(PRESETS)
    for row in rows:
        checksum, signs = row.split()
        (packed,) = codes.joined(filter(None, [codes.piece(signs)])).numbers
        found = unpack(packed)
        assert f"{zlib.crc32(found.text.encode()):08x}" == checksum
        assert codes.addresses(pack(found)) == (f"{codes.ADDRESS}#{signs}",)


def test_hands_and_further_pledges_come_back() -> None:
    """In version 2, each throw with its own; one figure changed is another game."""
    pledges = [Pledge(3, 9, "ab" * 32, "cd" * 32), Pledge(5, 2, "ef" * 32)]
    words, source = transcript("wheaton", 2, 2), DiceSource(bytes(32))
    hands = ("5f.2a.2a", '"bananas, please"', "", "60.2a.2b.-7", "0", '"מזל #7"', "0.0z")
    lines, throws = [], 0
    for line in words.splitlines():
        lines.append(with_gesture(line, hands[throws % len(hands)]))
        throws += line.startswith("roll ")
    body = next(n for n, line in enumerate(lines) if line.startswith("roll "))
    rows = with_dice(lines[body:], [source.seed, "cd" * 32], len(lines) - body,
                     [one[:3] for one in pledges])  # fmt: skip
    head = [*lines[:body], "# aids gestures words", commitment_line(source.commitment)]
    told = CodedGame("\n".join([*head, *rows]) + "\n")
    packed = pack(told)
    assert packed.version == 2
    assert unpack(packed) == told
    assert read_record(told.text).more[0].seed == "cd" * 32
    chance = Random(3)
    for _ in range(20):
        refused(packed.number ^ (1 << chance.randrange(packed.number.bit_length())), 2)


def test_a_pledge_without_a_throw_stands_before_the_seeds() -> None:
    """A game that was taken up behind what was shown, and ended by what needs no dice."""
    rows = with_dice(["roll 1", "stay"], ["ab" * 32, "cd" * 32], 2, [(1, 4, "ef" * 32)])
    assert [row.split()[1] for row in rows[2:]] == [
        "dice-behind", "dice-sha256", "dice-seed", "dice-seed",
    ]  # fmt: skip
    record = read_record("\n".join([commitment_line("12" * 32), *rows]))
    assert (record.more[0].shown, record.more[0].seed) == (4, "cd" * 32)


@pytest.mark.parametrize("key", PRESETS)
def test_a_game_takes_less_than_if_all_choices_were_alike(key: str) -> None:
    """And a fifth: the seed, the head packed as text, and each choice as one of those legal."""
    play = finished(None, 3, key)
    words = words_of(play)
    alike = 0.0
    game = play.replay.first
    for action in play.replay.actions:
        if not isinstance(action, act.DiceLanded):
            alike += log2(max(1, len(legal_actions(game))))
        game, _ = apply(game, action)
    head = zlib.compress("\n".join(header_lines(play.replay.header)).encode(), 9)
    assert pack(CodedGame(words)).size < 1.2 * (alike / 8 + 32 + len(head))


def modules(address: str) -> int:
    """How many modules a side the code of an address has."""
    before, after = address.split("#")
    parts: Any = [before + "#", after]
    return len(segno.make(parts, error="m", micro=False, boost_error=False).matrix)


def test_a_usual_game_is_one_code_of_at_most_85_modules() -> None:
    for key in PRESETS:
        (address,) = codes.addresses(pack(CodedGame(words_of(finished(None, 5, key)))))
        assert modules(address) <= 85


def test_a_full_code_has_85_modules() -> None:
    first, *rest = codes.addresses(Packed((1 << 20_000) - 1))
    full = codes.MOST_SIGNS + len(codes.ADDRESS) + 7
    assert (modules(first.ljust(full, "0")), modules(first.ljust(full + 1, "0"))) == (85, 89)
    assert len(rest) == 5
    assert len({len(one) for one in (first, *rest[:-1])}) == 1


def test_the_address_is_that_of_the_project() -> None:
    assert codes.ADDRESS == product.HOMEPAGE


# What is no game


@pytest.mark.slow
def test_300_numbers_from_outside_are_refused_in_a_sentence(amount: Amount) -> None:
    chance = Random(1)
    for _ in range(amount.of(300, 20_000, "ZONK_ODD_NUMBERS")):
        assert refused(chance.getrandbits(chance.randrange(1, 4000)), chance.choice((1, 2)))


@pytest.mark.slow
def test_a_game_with_one_figure_changed_is_refused(amount: Amount) -> None:
    chance = Random(2)
    whole, version = pack(CodedGame(words_of(finished(None, 4, "wheaton"))))
    for _ in range(amount.of(60, 3000, "ZONK_CHANGED_NUMBERS")):
        assert refused(whole ^ (1 << chance.randrange(whole.bit_length() + 8)))
    assert refused(whole, version + 1) == "compact-not-a-game"


def test_an_endless_game_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is counted, also those that take no room."""
    whole = pack(CodedGame(words_of(finished(None, 4, "wheaton"))))
    monkeypatch.setattr(number, "MOST_CHOICES", 100)
    assert refused(*whole) == "compact-not-a-game"
    with pytest.raises(SheetError):
        pack(CodedGame(words_of(finished(None, 4, "wheaton"))))


def test_rules_that_lie_on_the_disk_are_not_for_a_code_to_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ours.toml").write_text('extends = "wheaton"\nname = "Ours"\n', "utf-8")
    monkeypatch.chdir(tmp_path)
    words = "zonk 1\nrules ours.toml\nplayer A\nplayer B\n"
    with pytest.raises(SheetError):
        pack(CodedGame(words))
    writer = Writer()
    number.raw(writer, 4, b"none")
    number.flag(writer, False)
    heading(writer, number.Letters(writer), Header("ours.toml", 0, players=(Player("A"),)), 1)
    number.flag(writer, False)
    assert refused(writer.number()) == "compact-unknown-rules"


def test_house_rules_that_burst_are_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    bomb = packer.compress(b"#" * 30_000_000) + packer.flush()
    writer = Writer()
    number.raw(writer, 4, b"none")
    number.flag(writer, False)
    heading(writer, number.Letters(writer), Header("ours.toml", 0, players=(Player("A"),)), 1)
    number.flag(writer, True)
    number.raw(writer, 8, b"whatever")
    number.raw(writer, natural(writer, len(bomb)), bomb)
    assert refused(writer.number()) == "compact-not-a-game"


def test_a_pledge_that_came_late_is_not_moved() -> None:
    words = words_of(finished(None, 4, "wheaton"))
    lines = words.splitlines()
    pledge = next(line for line in lines if line.startswith("# dice-sha256"))
    lines.remove(pledge)
    lines.insert(-4, pledge)
    with pytest.raises(SheetError):
        pack(CodedGame("\n".join(lines) + "\n"))


def test_codes_that_are_none_are_passed_over_and_broken_ones_named() -> None:
    (address,) = codes.addresses(pack(CodedGame(transcript("wheaton", 2, 1, 3))))
    one = codes.piece(address)
    assert one is not None
    assert codes.piece(f"  {address.rpartition('#')[2]}\n") == one
    for strange in ("", "https://example.org/", "WIFI:S:x;;", "#1", "#10", "#1AAAAAAAZ"):
        assert codes.piece(strange) is None
    for broken, why in ((address[:-9], "compact-cut-off"),
                        (address.replace("#1", "#3"), "compact-other-version")):  # fmt: skip
        with pytest.raises(SheetError) as wrong:
            codes.piece(broken)
        assert wrong.value.message.id == why
        assert text(wrong.value.message)


def test_what_lacks_of_a_game_is_named() -> None:
    parts = [codes.piece(one) for one in codes.addresses(Packed((1 << 9_000) + 12345))]
    assert codes.joined(filter(None, parts[1:])).lacking == (((2, 3), 3),)
    mixed = [one._replace(signs=one.signs[::-1]) for one in parts if one is not None]
    with pytest.raises(SheetError):
        codes.joined(mixed)


def test_a_figure_is_what_it_was() -> None:
    writer = Writer()
    figures = (0, 1, 2, 3, 4, 1000, (1 << 40) - 1)
    for figure in figures:
        natural(writer, figure)
    reader = Reader(writer.number())
    assert tuple(natural(reader) for _ in figures) == figures
    assert reader.empty


def test_what_was_chosen_is_cheaper_the_next_time() -> None:
    def room(values: list[int]) -> int:
        writer, habit = Writer(), Habit(8)
        for value in values:
            habit.choose(writer, None, "abc", value, (1, 1, 1))
        return writer.number().bit_length()

    assert room([1] * 50) < room([0, 1, 2] * 17) / 3

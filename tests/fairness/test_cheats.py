"""Ways to cheat with a written game, each found out or named as what no seed can tell."""

import re
from pathlib import Path

import pytest

from tests.archive.games import bare
from tests.fairness.ways_to_cheat import (
    NAMED,
    WAYS,
    Cheat,
    another_seed,
    corrected,
    end_left_out,
    magic_invented,
    one_face,
    order_turned_round,
    place,
    pledge_at_the_end,
    seed_before_the_last_throw,
    without_chain,
)
from tests.running import zonk
from zonk_desktop.archive.exchange import bring_in, dice_of, honest, text
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import dice_in_hand, stay_refusal
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup
from zonk_desktop.transcript.lines import Aid

SEED = bytes(range(1, 33))
NAMES = ("Ann", "Captain Jack", "Cy")
OPTIONS = (("ceremony", "off"), ("limit", "2000"))


def play_out(play: Play, throws: int = 10_000, source: DiceSource | None = None) -> None:
    """Keep everything and stay as soon as one may; `source` tells the faces of real dice."""
    most = len(play.replay.throws) + throws
    while play.replay.game.ended is None and len(play.replay.throws) < most:
        game = play.replay.game
        if game.turn.phase is Phase.TO_KEEP:
            play.say("keep", "all")
        elif game.turn.phase is Phase.TO_DECIDE and stay_refusal(game, game.turn) is None:
            play.say("stay")
        elif source is None:
            play.do(act.Roll())
        else:
            number = len(play.replay.throws) + 1
            play.say("roll", *map(str, source.faces(number, len(dice_in_hand(game)))))


def played(folder: Path, seed: bytes = SEED) -> list[str]:
    """A whole game of the program's dice, exported; Wheaton has a Magic Number.

    There is a hint, a computer, another name, a choice taken back, and a break in it.
    """
    archive = Archive.open(folder)
    names = (*NAMES[:2], "Cyr")
    play = open_game(Setup("wheaton", names, OPTIONS), archive, DiceSource(seed))
    play.allow(Aid.HINTS, on=True)
    play.hinted("Ann")
    play_out(play, 4)
    play.hand_over("Cyr", "kid", "good")
    play = play.renamed("Cyr", "Cy")
    while not play.journal.choices:
        play_out(play, 1)
        game = play.replay.game
        if game.turn.phase is Phase.TO_KEEP:
            play.say("keep", "all")
    play.undo()
    archive.close()
    archive = Archive.open(folder)
    play = Play.resume(archive.load(play.game_id), archive)
    play_out(play)
    stored = archive.load(play.game_id)
    archive.close()
    return text(stored).splitlines()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return played(tmp_path_factory.mktemp("game"))


def verified(folder: Path, lines: list[str]) -> tuple[int, str]:
    path = folder / "game.zonk"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    code, out, err = zonk("verify", str(path))
    assert bool(out) != bool(err)
    assert code == bool(err)
    return code, out + err


def test_the_honest_game_holds(game: list[str], tmp_path: Path) -> None:
    code, said = verified(tmp_path, game)
    assert code == 0
    assert "throws, the order of play and the Magic Number follow from the seed" in said
    assert DiceSource(SEED).commitment in said
    for unknown in (
        "whose names",
        "the rules, options and starting scores",
        "what was kept and said",
    ):
        assert f"not checked: {unknown}" in said
    for record in ("Ann was shown a hint", "Cy was played by the computer kid", "1 line was taken"):
        assert f"on record: {record}" in said
    assert place(game, "# chain-head") == len(game) - 1
    assert game[-1].split()[-1] in said
    assert "the end, as" not in said
    assert place(game, "# seated") < place(game, "# dice-sha256") < place(game, "roll")


@pytest.mark.parametrize("way", WAYS)
def test_a_cheat_is_caught_or_what_cannot_be_known_is_named(
    way: str, game: list[str], tmp_path: Path
) -> None:
    cheat, said = WAYS[way]
    lines = list(game)
    cheat(lines)
    assert lines != game
    code, told = verified(tmp_path, lines)
    assert said in told
    # Refused, or honest as far as it says.
    assert (code == 0) == ("honest:" in told)
    assert (code == 0) == (said in NAMED)


def test_another_game_altogether_shows_its_own_pledge(tmp_path: Path) -> None:
    """A seed sought out, with all its throws: only who noted the pledge can tell."""
    other = bytes(range(2, 34))
    code, told = verified(tmp_path, played(tmp_path / "other", other))
    assert code == 0
    assert DiceSource(other).commitment in told
    assert "whoever saw it before the first throw" in told


# In the Zonk File


def test_a_seed_and_faces_exchanged_in_the_database_are_found(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = open_game(Setup("wheaton", NAMES, OPTIONS), archive, DiceSource(SEED))
    play_out(play)
    assert honest(archive.load(play.game_id)).verdict is Verdict.GOOD
    base = archive._base
    base.execute("UPDATE game SET seed = ?", ("ab" * 32,))
    assert honest(archive.load(play.game_id)).verdict is Verdict.WRONG_SEED
    archive.close()


def test_a_game_whose_seed_was_told_goes_on_with_real_dice(game: list[str], tmp_path: Path) -> None:
    lines = list(game)
    without_chain(end_left_out)(lines)
    archive = Archive.open(tmp_path)
    number = bring_in(archive, "\n".join(lines), tmp_path)
    stored = archive.load(number)
    assert (stored.dice, dice_of(stored)) == ("table", None)
    assert bare(text(stored)).splitlines() == lines
    assert honest(stored).verdict is Verdict.GOOD
    play = Play.resume(stored, archive)
    assert play.real_dice
    with pytest.raises(Denied):
        play.do(act.Roll())
    # The thrower of real dice knows what the seed would have given, and types just that.
    source = DiceSource(SEED)
    play_out(play, source=source)
    assert play.replay.game.ended is not None
    found = honest(archive.load(number))
    assert found.verdict is Verdict.EARLY_SEED
    archive.close()
    (tmp_path / "x").mkdir()
    assert verified(tmp_path / "x", text(Archive.open(tmp_path).load(number)).splitlines())[0] == 1


def test_nothing_is_taken_back_once_the_seed_is_told(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = open_game(Setup("wheaton", NAMES, OPTIONS), archive, DiceSource(SEED))
    play_out(play)
    snapshot = play.snapshot()
    assert snapshot.seed == SEED.hex()
    assert not snapshot.can_undo
    with pytest.raises(Denied, match="seed"):
        play.undo()
    archive.close()


def test_nor_in_a_game_that_was_brought_in(game: list[str], tmp_path: Path) -> None:
    """From a file or from paper: one key would make an honest game another."""
    archive = Archive.open(tmp_path)
    stored = archive.load(bring_in(archive, "\n".join(game), tmp_path))
    play = Play.resume(stored, archive)
    snapshot = play.snapshot()
    assert (snapshot.can_undo, snapshot.commitment) == (False, stored.pledge)
    # Another game of the same begins with the program's dice, as it did.
    assert snapshot.dice is DiceFrom.SCREEN
    assert snapshot.seed == stored.seed == SEED.hex()
    with pytest.raises(Denied, match="seed"):
        play.undo()
    with pytest.raises(Denied, match="landed"):
        play.correct({stored.rows[-1].n: ""})
    assert honest(archive.load(stored.id)).verdict is Verdict.GOOD
    archive.close()


@pytest.mark.parametrize("dice", DiceFrom)
def test_a_challenge_opens_no_game_whose_seed_is_told(dice: DiceFrom) -> None:
    """Whoever knows the seed could doubt the last total, and throw on as he likes."""
    options = (
        *(("ceremony", "off"), ("declareScores", "on")),
        *(("limit", "500"), ("ending", "immediate")),
    )
    setup = Setup("lets-play-zonk", ("Ann", "Bob"), options, dice=dice, roll_order=False)
    source = DiceSource(SEED)
    play = open_game(setup, None, source)
    while play.replay.game.ended is None:
        game = play.replay.game
        if game.turn.phase is Phase.TO_KEEP:
            play.say("keep", "all")
        elif game.turn.phase is Phase.TO_DECIDE and stay_refusal(game, game.turn) is None:
            play.say("stay", str(game.turn.points))
        elif dice is DiceFrom.SCREEN:
            play.do(act.Roll())
        else:
            faces = source.faces(len(play.replay.throws) + 1, len(dice_in_hand(game)))
            play.say("roll", *map(str, faces))
    before = play.replay.game
    if dice is DiceFrom.TABLE:
        play.do(act.Challenge(0))
        assert play.replay.game != before
        return
    with pytest.raises(Denied, match="seed"):
        play.do(act.Challenge(0))
    with pytest.raises(Denied, match="seed"):
        play.say("challenge", "Ann")
    assert play.replay.game == before


@pytest.mark.parametrize("cheat", [pledge_at_the_end, seed_before_the_last_throw])
def test_coming_into_the_zonk_file_clears_nobody(
    cheat: Cheat, game: list[str], tmp_path: Path
) -> None:
    lines = list(game)
    cheat(lines)
    archive = Archive.open(tmp_path)
    stored = archive.load(bring_in(archive, "\n".join(lines), tmp_path))
    assert honest(stored).verdict is not Verdict.GOOD
    archive.close()
    (tmp_path / "x").mkdir()
    assert verified(tmp_path / "x", text(stored).splitlines())[0] == 1


@pytest.mark.parametrize(
    "cheat", [one_face, order_turned_round, magic_invented, another_seed, corrected]
)
def test_the_zonk_file_says_the_same(cheat: Cheat, game: list[str], tmp_path: Path) -> None:
    lines = list(game)
    cheat(lines)
    said = verified(tmp_path, lines)[1]
    archive = Archive.open(tmp_path / "data")
    stored = archive.load(bring_in(archive, "\n".join(lines), tmp_path))
    archive.close()
    again = verified(tmp_path, text(stored).splitlines())[1]
    assert re.sub(r":\d+:", ":", again) == re.sub(r":\d+:", ":", said)

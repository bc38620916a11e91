"""Ways to cheat with a written game, each found out or named as what no seed can tell."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.archive.games import bare
from tests.running import zonk
from zonk_desktop.archive.exchange import bring_in, dice_of, honest, text
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import dice_in_hand
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.errors import Denied
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text

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
    """A whole game of the program's dice, exported; Wheaton has a Magic Number."""
    archive = Archive.open(folder)
    play = open_game(Setup("wheaton", NAMES, OPTIONS), archive, DiceSource(seed))
    play_out(play)
    stored = archive.load(play.game_id)
    archive.close()
    return bare(text(stored)).splitlines()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return played(tmp_path_factory.mktemp("game"))


def place(lines: list[str], start: str, which: int = 0) -> int:
    return [n for n, line in enumerate(lines) if line.startswith(start)][which]


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
    for unknown in ("whose names", "options and starting scores", "what was kept and said"):
        assert f"not checked: {unknown}" in said or unknown in said
    assert "the end, as" not in said
    assert place(game, "# seated") < place(game, "# dice-sha256") < place(game, "roll")


def one_face(lines: list[str]) -> None:
    """The first that can be changed without a keep that no longer fits."""
    for at, line in enumerate(lines):
        for die in range(5, len(line), 2) if line.startswith("roll") else ():
            for face in "123456".replace(line[die], ""):
                new = [*lines[:at], f"{line[:die]}{face}{line[die + 1 :]}", *lines[at + 1 :]]
                with suppress(TranscriptError):
                    replay_text("\n".join(new), Path())
                    lines[:] = new
                    return


def a_throw_left_out(lines: list[str]) -> None:
    at = [n for n in range(len(lines) - 1) if "roll" in lines[n] and "roll" in lines[n + 1]]
    del lines[at[0]]


def another_seed(lines: list[str]) -> None:
    lines[place(lines, "# dice-seed")] = "# dice-seed " + "0" * 64


def another_pledge(lines: list[str]) -> None:
    lines[place(lines, "# dice-sha256")] = "# dice-sha256 " + "0" * 64


def no_pledge(lines: list[str]) -> None:
    del lines[place(lines, "# dice-sha256")]


def pledge_after_a_throw(lines: list[str]) -> None:
    pledge = lines.pop(place(lines, "# dice-sha256"))
    lines.insert(place(lines, "roll") + 1, pledge)


def pledge_at_the_end(lines: list[str]) -> None:
    lines.append(lines.pop(place(lines, "# dice-sha256")))


def two_pledges(lines: list[str]) -> None:
    lines.insert(place(lines, "# dice-sha256"), "# dice-sha256 " + "1" * 64)


def seed_before_the_last_throw(lines: list[str]) -> None:
    seed = lines.pop(place(lines, "# dice-seed"))
    lines.insert(place(lines, "roll", -1), seed)


def order_turned_round(lines: list[str]) -> None:
    players = [n for n, line in enumerate(lines) if line.startswith("player")]
    lines[players[0]], lines[players[1]] = lines[players[1]], lines[players[0]]


def seating_turned_round(lines: list[str]) -> None:
    lines[place(lines, "# seated")] = '# seated "Captain Jack" Ann Cy'


def strangers_seated(lines: list[str]) -> None:
    lines[place(lines, "# seated")] = "# seated Ann Bob Dan"


def magic_invented(lines: list[str]) -> None:
    lines[place(lines, "magic")] = "magic 1 1 5 5 6"


def magic_left_out(lines: list[str]) -> None:
    del lines[place(lines, "magic")]


def corrected(lines: list[str]) -> None:
    lines[place(lines, "roll")] += "  # corrected, was: roll 1 1 1 1 1"


def no_throw(lines: list[str]) -> None:
    seed = lines[place(lines, "# dice-seed")]
    del lines[place(lines, "roll") :]
    lines.append(seed)


def the_seed_withheld(lines: list[str]) -> None:
    del lines[place(lines, "# dice-seed")]


def named(value: object) -> str:
    return getattr(value, "__name__", "")


CAUGHT: list[tuple[Callable[[list[str]], None], str]] = [
    (one_face, "but the seed gives"),
    (a_throw_left_out, ""),
    (another_seed, "not the one that was pledged"),
    (another_pledge, "not the one that was pledged"),
    (no_pledge, "never pledged"),
    (pledge_after_a_throw, "behind the first throw"),
    (pledge_at_the_end, "behind the first throw"),
    (two_pledges, "dice-sha256 is given twice"),
    (seed_before_the_last_throw, "told before the last throw"),
    (order_turned_round, "the order of play is written as"),
    (seating_turned_round, "the order of play is written as"),
    (strangers_seated, "the order of play is written as"),
    (magic_invented, "the Magic Number is written as 1 1 5 5 6, but"),
    (magic_left_out, "the Magic Number is not written, but"),
    (corrected, "never corrected"),
    (no_throw, "no throw is written"),
    (the_seed_withheld, "told when the game is over"),
]


@pytest.mark.parametrize(
    ("cheat", "said"), CAUGHT, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_cheat_is_caught(
    cheat: Callable[[list[str]], None], said: str, game: list[str], tmp_path: Path
) -> None:
    lines = list(game)
    cheat(lines)
    assert lines != game
    code, told = verified(tmp_path, lines)
    assert code == 1
    assert "honest:" not in told
    assert said in told


def names_exchanged(lines: list[str]) -> None:
    lines[:] = [line.replace("Ann", "@").replace("Cy", "Ann").replace("@", "Cy") for line in lines]


def end_left_out(lines: list[str]) -> None:
    seed = lines.pop(place(lines, "# dice-seed"))
    del lines[place(lines, "roll", -4) :]
    lines.append(seed)


def option_added(lines: list[str]) -> None:
    lines.insert(place(lines, "player"), "option halftime=0")


def seating_left_out(lines: list[str]) -> None:
    del lines[place(lines, "# seated")]
    order_turned_round(lines)


NAMED: list[tuple[Callable[[list[str]], None], str]] = [
    (names_exchanged, "not checked: whose names these are"),
    (end_left_out, "not checked: the end, as the file stops before the game is over"),
    (option_added, "not checked: the rules, options and starting scores"),
    (seating_left_out, "not checked: the order of play, as no roll for it is recorded"),
]


@pytest.mark.parametrize(("cheat", "said"), NAMED, ids=named)
def test_what_cannot_be_known_is_named(
    cheat: Callable[[list[str]], None], said: str, game: list[str], tmp_path: Path
) -> None:
    lines = list(game)
    cheat(lines)
    assert lines != game
    code, told = verified(tmp_path, lines)
    if code == 0:
        assert said in told
    else:
        assert "honest:" not in told


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
    end_left_out(lines)
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
    cheat: Callable[[list[str]], None], game: list[str], tmp_path: Path
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
def test_the_zonk_file_says_the_same(
    cheat: Callable[[list[str]], None], game: list[str], tmp_path: Path
) -> None:
    lines = list(game)
    cheat(lines)
    said = verified(tmp_path, lines)[1]
    archive = Archive.open(tmp_path / "data")
    stored = archive.load(bring_in(archive, "\n".join(lines), tmp_path))
    archive.close()
    again = verified(tmp_path, text(stored).splitlines())[1]
    assert re.sub(r":\d+:", ":", again) == re.sub(r":\d+:", ":", said)

"""Equipment, order of play, names, offices, words and advice: what no transcript can show."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.rules.table import played, refused
from tests.running import zonk
from zonk_desktop.engine.opening import OrderRoll, magic_must_be_rolled_again
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets.style import fields
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.report import as_text
from zonk_desktop.words.clean import APOSTROPHE

rule = pytest.mark.rule
LP, WH, IB, MB, BUS = (
    "lets-play-zonk", "wheaton", "insta-bong", "original-1978", "magic-bus-1983",
)  # fmt: skip


def said(key: str, table: str, name: str = "") -> str:
    """A text of a rule set, as the rule set has it."""
    found = preset(key).texts[table]
    if not name:
        return " ".join(found) if isinstance(found, tuple) else str(found)
    assert isinstance(found, Mapping)
    return str(found[name])


def order(key: str, faces: list[int], names: tuple[str, ...] = ("A", "B", "C")) -> tuple[str, ...]:
    roll = OrderRoll.begin(Rules(preset(key)), names)
    for face in faces:
        roll = roll.landed(face)
    return roll.order()


# The roll for order


@rule("LP-011", "LP-012", "A-LP-20")
def test_lets_play_ranks_everybody() -> None:
    assert order(LP, [2, 6, 4]) == ("B", "C", "A")
    assert order(LP, [5, 2, 5, 1, 6]) == ("C", "A", "B")
    assert order(LP, [3, 3, 3, 1, 2, 2, 4, 1]) == ("B", "C", "A")


@rule("WH-012", "WH-014", "A-X-07")
def test_wheaton_goes_left_from_the_highest() -> None:
    assert order(WH, [2, 6, 4]) == ("B", "C", "A")
    assert order(WH, [6, 2, 6, 1, 5]) == ("C", "A", "B")


@rule("IB-004", "IB-005", "MB-008", "MB-009", "MB-010", "MB-011", "D-20", "A-MB-01")
@pytest.mark.parametrize("key", [IB, MB, BUS])
def test_the_others_go_right_from_the_highest(key: str) -> None:
    assert order(key, [2, 6, 4]) == ("B", "A", "C")
    # Signed in clockwise, the columns still stand in the order of play.
    left = Rules(preset(key, (("direction", "left"),)))
    roll = OrderRoll.begin(left, ("A", "B", "C"))
    for face in (2, 6, 4):
        roll = roll.landed(face)
    assert roll.order() == ("B", "C", "A")


def test_nobody_rolls_twice_without_a_tie() -> None:
    roll = OrderRoll.begin(Rules(preset(WH)), ("A", "B"))
    assert roll.to_roll() == "A"
    with pytest.raises(ValueError, match="not settled"):
        roll.order()
    roll = roll.landed(3).landed(4)
    assert roll.to_roll() is None
    with pytest.raises(ValueError, match="nobody"):
        roll.landed(1)


@rule("WH-011", "A-WH-14")
def test_a_magic_number_that_is_too_easy() -> None:
    plain, again = Rules(preset(WH)), Rules(preset(WH, (("magicReroll", "on"),)))
    for faces in ((1, 2, 3, 4, 5), (3, 3, 3, 3, 3), (6, 5, 4, 3, 2)):
        assert not magic_must_be_rolled_again(plain, faces)
        assert magic_must_be_rolled_again(again, faces)
    assert not magic_must_be_rolled_again(again, (2, 3, 3, 5, 5))


# Equipment, offices, names


@rule("LP-003", "LP-004", "WH-005", "IB-002", "MB-003")
@pytest.mark.parametrize(
    ("key", "colours"),
    [
        (LP, ["", "", "", "", "R"]),
        (WH, [""] * 5),
        (IB, ["", "", "", "", "", "R"]),
        (MB, ["G", "G", "R", "R", "W", "W"]),
        (BUS, ["G", "G", "R", "R", "W", "W"]),
    ],
)
def test_dice(key: str, colours: list[str]) -> None:
    assert sorted(Rules(preset(key)).colours) == colours


@rule("LP-006", "LP-007", "WH-006", "WH-007", "IB-003", "MB-004")
@pytest.mark.parametrize(
    ("key", "words"),
    [
        (LP, ("Five dice", "one of them red", "board", "sheet", "bowl")),
        (WH, ("five dice", "bong", "no joints", "without rims")),
        (IB, ("Six dice", "five of one colour", "bong", "sheet", "weed")),
        (MB, ("Six dice", "three colours", "bong", "sheet")),
        (BUS, ("Six dice", "three colours", "bong", "sheet")),
    ],
)
def test_what_to_bring(key: str, words: tuple[str, ...]) -> None:
    for word in words:
        assert word in said(key, "ceremony-text", "bring")


@rule("LP-005", "WH-007", "WH-019")
def test_the_surface() -> None:
    assert preset(LP).settings.surface == "board"
    assert preset(WH).settings.surface == "open-table"
    assert refused(WH, "fault off-board") == "accepted"


@rule("LP-008", "LP-009", "WH-010")
def test_offices() -> None:
    assert preset(LP).settings.roles == "scorekeeper-packer"
    assert "scorekeeper" in said(LP, "ceremony-text", "roles")
    assert "packs the bowl" in said(LP, "ceremony-text", "roles")
    replay = replay_text(f"zonk 1\nrules {LP}\nplayer A\nplayer B\npacker B\n", Path())
    assert "packs the bowl B" in as_text(replay)
    head = {one.label: one.value for one in fields(preset(LP), replay.game, replay.header)}
    assert head["packs the bowl"] == "B"
    assert preset(WH).settings.roles == "scorekeeper"
    # He is responsible: the fault falls on him, whoever plays.
    report = played(WH, "fault dealer-spaz; roll 2 2 3 4 6", "scorekeeper B", players="A B C")
    assert report["turn"]["player"] == "C"
    assert report["sheet"]["rows"][0][1]["text"] == "DEALER SPAZ"


@rule("LP-013", "WH-008", "WH-009")
def test_names() -> None:
    assert preset(LP).settings.name_rule == "pseudonym"
    assert "for this game" in said(LP, "ceremony-text", "names")
    assert preset(WH).settings.name_rule == "for-life"
    assert "any signs" in said(WH, "ceremony-text", "names")
    assert "Zonk Gods" in said(WH, "ceremony-text", "rename")
    report = played(WH, "", players="¤§¿ B")
    assert report["players"][0]["name"] == "¤§¿"


@rule("LP-014", "LP-090", "LP-101", "LP-104", "WH-013", "WH-086", "WH-087")
def test_the_head_of_the_sheet() -> None:
    assert {"start", "rule11k", "scorekeeper"} <= set(preset(LP).settings.header)
    report = played(
        LP, "call-11000 23:10", "start 2026-11-21T22:00+01:00", "score A 5000", players="A B"
    )
    assert report["sheet"]["header"]["start"] == "2026-11-21T22:00+01:00"
    assert report["sheet"]["header"]["rule_11000_by"] == "A"
    assert report["sheet"]["header"]["rule_11000_at"] == "23:10"
    report = played(WH, "roll 1 1 1 1 1; finish 03:20", "start 22:00", "magic 5 3 2 5 3")
    assert report["sheet"]["header"] == {"start": "22:00", "magic": "2-3-3-5-5", "finish": "03:20"}
    assert report["finished"]
    assert {"start", "magic", "finish", "gha"} <= set(preset(WH).settings.header)
    assert preset(WH).settings.sheet_archive == "zonk-file"


@rule("WH-004", "MB-005")
@pytest.mark.parametrize(
    ("key", "players", "code", "said"),
    [
        (WH, "A", 1, "These rules are for"),
        (MB, "A,B,C,D,E,F,G", 1, "These rules are for"),
        (BUS, "", 2, "--players needs A,B"),
    ],
)
def test_numbers_of_players(key: str, players: str, code: int, said: str) -> None:
    done, out, err = zonk("play", "--rules", key, f"--players={players}")
    assert (done, out) == (code, "")
    assert said in err


@rule("IB-049", "LP-007")
def test_columns_across_and_scores_down() -> None:
    game = "zonk 1\nrules insta-bong\noption ceremony=off\nplayer Ann\nplayer Bob\n"
    game += "roll 1 1 5 2 3 4\nstay\nroll 1 1 1 2 3 4\nstay\nroll 1 1 5 2 3 4\nstay\n"
    lines = as_text(replay_text(game, Path())).splitlines()
    head = next(n for n, line in enumerate(lines) if line.split() == ["Ann", "Bob"])
    assert lines[head + 1].split() == ["250", "(+250)", "300", "(+300)"]
    assert lines[head + 2].split() == ["500", "(+250)"]


# Mishandling


@rule("WH-018", "WH-042", "WH-043", "WH-044", "WH-045", "WH-041")
@pytest.mark.parametrize("kind", ["spaz", "pick-up", "touched-dice", "off-board"])
def test_every_mishandling_is_a_spaz(kind: str) -> None:
    report = played(WH, f"roll 1 1 1 2 3; keep 1 1 1; fault {kind}")
    assert report["sheet"]["rows"][0][0]["text"] == "SPAZ"
    assert report["players"][0]["total"] == 0
    assert played(WH, f"fault {kind}")["sheet"]["rows"][0][0]["text"] == "SPAZ"
    handling = said(WH, "ceremony-text", "handling")
    assert "one grab" in handling
    assert "on the table" in handling


@rule("LP-085", "LP-109")
def test_how_strict_is_agreed() -> None:
    assert refused(LP, "fault sloppy") == "accepted"
    for kind in ("sloppy", "pick-up", "touched-dice"):
        assert refused(LP, f"fault {kind}", "option sloppiness=off") == "no-such-fault"
    assert refused(LP, "fault off-board", "option sloppiness=off") == "accepted"
    assert "how strict" in said(LP, "ceremony-text", "strictness")


# Object, words, advice, background


@rule("LP-002", "LP-100")
def test_everybody_wins() -> None:
    report = played(LP, "roll 1 1 1 2 2; stay; roll 1 1 1 2 2; stay")
    assert [player["hits"] for player in report["players"]] == [2, 2]
    assert "Everybody wins" in said(LP, "ceremony-text", "everybody-wins")


@rule("IB-001", "MB-001")
def test_the_object_is_points_and_hits() -> None:
    assert said(IB, "ceremony-text", "object") == "Score points, and earn Bong Hits."
    assert said(MB, "ceremony-text", "object") == "Score points, and earn BH's."


@rule("WH-002", "WH-003")
def test_the_notice() -> None:
    notice = said(WH, "notice")
    for word in ("controlled substance", "laws differ", "safe", "alcohol", "beer"):
        assert word in notice
    assert "20 to 40 hits a head" in said(WH, "about")


TERMS = {
    LP: "Blood Die|Zonk|Bloods|Bloody Zonk|Dare|Dare Zonk|Natural|Stay|In the game|Hit|Social|"
    "Turkey|Steal the sheet|Sloppy|Packing the bowl|11,000 Rule",
    WH: "SPAZ|SPACE|ZONK|BLOADES|VANNA|DEALER SPAZ|HIT INTEGRITY|MAGIC NUMBER|DEVIL HIT|STRAIGHT|"
    "SQUARE|DIAL IN|HALFTIME SHOW|HALFTIME HIT|G.H.A.|Zonk name|Zonk Gods|Zonk File",
    IB: "Hit|Insta-Bong|Double-Insta-Bong|Triple-Insta-Bong|Quadruple-Insta-Bong|Zonk-Hit|Zonk|"
    "Royale|Re-Roll|Delay of Game|High Score|Big Hit|Consecutive Hit|BH|Breaking the Ice|"
    "Push Your Luck|Train Wreck|Texas SmokeEm",
    MB: "BH|ABH|CBH|Zonk|Train Wreck|Royale|Colors|Slim Pickin's|Getting in the Game|Last Round|"
    "Leader|Trips|Active dice|Set aside|Pending points|Consolation BH|Game limit",
}


@rule("LP-106", "WH-094", "IB-060", "MB-069")
@pytest.mark.parametrize(("key", "words"), TERMS.items())
def test_the_words_of_the_game(key: str, words: str) -> None:
    code, out, _ = zonk("rules", key)
    assert code == 0
    for word in words.split("|"):
        assert len(said(key, "term", word)) > 5
        assert f"{word}: " in out.replace(APOSTROPHE, "'")


@rule("LP-107", "LP-108", "WH-095", "WH-096", "WH-097", "IB-061", "IB-062", "IB-063", "IB-064")
@rule("MB-070", "MB-071", "MB-072")
@pytest.mark.parametrize(
    ("key", "words"),
    [
        (LP, ("Going last", "count of your own dice")),
        (WH, ("single die is foolish", "600 of a Devil", "Zonk Gods")),
        (IB, ("single one or five", "odd die in play", "an even chance", "as good as")),
        (MB, ("single one or five", "different colours", "one in three")),
        (BUS, ("single one or five", "different colours", "one in three")),
    ],
)
def test_advice(key: str, words: tuple[str, ...]) -> None:
    shown = " ".join(zonk("rules", key)[1].split())
    for word in words:
        assert word in said(key, "tip")
        assert word in shown


@rule("IB-063", "MB-072", "WH-095")
def test_the_advice_is_right_about_the_chances() -> None:
    """One die: a third scores, a half beside a triple of 2, 3, 4 or 6."""
    plain = Rules(preset(MB)).table
    assert sum(bool(plain.throw((face,), 0, 0).all_code) for face in range(1, 7)) == 2
    beside = Rules(preset(IB)).table
    assert sum(bool(beside.throw((face,), 1 << 4, 0).all_code) for face in range(1, 7)) == 3
    wheaton = Rules(preset(WH)).table
    assert sum(not wheaton.throw((face,), 0, 0).all_code for face in range(1, 7)) == 4


@rule("WH-083", "WH-098")
def test_what_wheaton_leaves_free_and_how_it_ends() -> None:
    assert "finishes the bowl" in said(WH, "ceremony-text", "end")
    freedoms = said(WH, "ceremony-text", "freedoms")
    for word in ("any sign", "any ditty", "given away", "No"):
        assert word in freedoms
    hit = "roll 6 6 6 2 3; stay"
    strict = "option ceremony=strict"
    assert refused(WH, f"{hit}; give-hit A B 1", strict) == "accepted"
    assert refused(WH, f"{hit}; release no", strict) == "accepted"
    winner = played(WH, "roll 1 1 1 1 1")
    assert {"award": "winner", "value": 10000, "player": "A"} in winner["awards"]


@rule("IB-048", "MB-074", "MB-007", "MB-068", "D-24")
def test_background() -> None:
    assert "nine" in said(IB, "about")
    for word in ("1978", "upstate New York", "1979", "1983", "Cosmic Wimpout"):
        assert word in said(MB, "about")
        assert word in said(BUS, "about")
    assert said(BUS, "symbol", "title") == "Z"
    for word in ("upper right", "Magic Bus", "Rue de Rivoli", "Paris"):
        assert word in said(BUS, "symbol", "stamp")
    assert "M to the sixth" in said(BUS, "source")
    assert "December 1993" in said(WH, "about")

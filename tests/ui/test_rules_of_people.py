"""What people say and do at a table, in the real window: no state of it is without a way on.

The rules of people, each in every ceremony in which its sheet has it, once by the mouse alone and
once by keys alone. A scene is a transcript up to where it begins, then presses: keys of buttons,
entries of the menu of calls, faces of real dice. In the end the dice go on by nothing but the
buttons that lead. What comes before the first throw stands in `test_before_the_first_throw`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.hands import HANDS, Hand
from tests.ui.opened import opened
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.state import Game, Phase

LP = ("rules lets-play-zonk", "player Ann", "player Bob")
WH = ("rules wheaton", "magic 1 2 2 3 6", "player Ann", "player Bob", "player Cy")
IB = ("rules insta-bong", "player Ann", "player Bob")
OG = ("rules original-1978", "player Ann", "player Bob")
MB = ("rules magic-bus-1983", "player Ann", "player Bob")
#: Ann has written 1,000 and has a hit to take.
LP_HIT = ("score Ann 800", "roll 1 1 5 2 3", "keep 1 1", "stay")
#: Ann has three hits to take.
WH_HITS = ("score Ann 900", "roll 1 2 3 4 5", "roll 1 2 2 6 6", "keep all", "stay")


class Scene(NamedTuple):
    """One rule of people: where it begins, what is done, and what must have come of it."""

    rules: tuple[str, ...]
    lines: tuple[str, ...]
    #: Presses: "call WORDS", "throw FACES", "open" for a gate that is shut, or a key; "figure N" is
    #: typed where the next press asks for one.
    presses: tuple[str, ...]
    holds: Callable[[Game], bool]
    ceremonies: tuple[Ceremony, ...] = tuple(Ceremony)


GATED = (Ceremony.RELAXED, Ceremony.STRICT)
STRICT = (Ceremony.STRICT,)


def last(game: Game) -> str:
    return [cell.text for cell in game.cells][-1]


SCENES: dict[str, Scene] = {
    # Let's Play Zonk
    "dare-taken": Scene(
        LP, ("score Ann 400", "roll 4 2 4 4 4"), ("D", "D", "throw 4"),
        lambda game: game.turn.points == 1000,
    ),
    "dare-refused": Scene(
        LP, ("score Ann 400", "roll 4 2 4 4 4"), ("D", "N"),
        lambda game: game.turn.phase is Phase.TO_KEEP,
    ),
    "scorekeeper": Scene(
        WH, ("scorekeeper Bob", "score Ann 900", "roll 1 1 2 3 6"),
        ("call Fault: the scorekeeper's slip",),
        lambda game: game.seats[1].lost == ("DEALER SPAZ",),
    ),
    "stay-with": Scene(
        LP, ("option declare-scores=on", "score Ann 400", "roll 1 1 5 2 3", "keep 1 1"), ("S",),
        lambda game: game.seats[0].total == 600,
    ),
    "stay-with-another-figure": Scene(
        LP, ("option declare-scores=on", "score Ann 400", "roll 1 1 5 2 3", "keep 1 1"),
        ("figure 250", "S"), lambda game: game.seats[0].total == 650,
    ),
    "doubt-holds": Scene(
        LP, ("option declare-scores=on", "score Ann 400", "roll 1 1 5 2 3", "keep 1 1", "stay"),
        ("call Bob doubts the total", "C"),
        lambda game: game.turn.seat == 1 and game.seats[0].total == 600,
    ),
    "doubt-with-hits": Scene(
        LP,
        ("option declare-scores=on", "score Ann 700", "roll 1 1 5 2 3", "keep 1 1", "stay 300"),
        ("call Bob doubts the total", "C"),
        lambda game: game.seats[0].total == 700 and game.seats[0].hits == 0,
    ),
    "hits-for-everybody": Scene(
        LP, ("option social=on", "score Bob 900", *LP_HIT), ("open", "throw 1 1 5 2 3", "S"),
        lambda game: game.seats[0].hits == 2,
    ),
    "word-cough": Scene(LP, LP_HIT, ("call Cough",), lambda game: not game.gates, STRICT),
    "word-yes": Scene(
        LP, LP_HIT, ("call Can I roll?", "C"), lambda game: not game.gates, STRICT
    ),
    "word-done": Scene(LP, LP_HIT, ("C",), lambda game: not game.gates, GATED),
    "early-touch": Scene(
        LP, LP_HIT, ("call Jump the gate",), lambda game: last(game) == "Zonk", GATED
    ),
    "11000": Scene(
        LP, ("score Ann 9100",), ("call Call the 11,000 Rule",),
        lambda game: game.called is not None and bool(game.called[1]),
    ),
    "11000-while-hits-wait": Scene(
        LP, ("score Bob 6000", *LP_HIT), ("call Call the 11,000 Rule",),
        lambda game: game.called is not None and game.called[0] == 1, (Ceremony.RELAXED,),
    ),
    "fault-of-the-dice": Scene(
        LP, ("score Ann 400", "roll 1 1 5 2 3"), ("call Fault: a die off the board",),
        lambda game: last(game) == "Zonk",
    ),
    "fault-while-hits-wait": Scene(
        LP, LP_HIT, ("call Fault: a die off the board",), lambda game: last(game) == "Zonk",
        (Ceremony.RELAXED,),
    ),
    # Wheaton
    "spaz": Scene(
        WH, ("score Ann 900", "roll 1 1 2 3 6"), ("call Fault: dice mishandled",),
        lambda game: last(game) == "SPAZ",
    ),
    "space": Scene(
        WH, ("score Ann 900", "roll 1 1 2 3 6"), ("call Bob starts too early",),
        lambda game: game.seats[1].lost == ("SPACE",), GATED,
    ),
    "communal": Scene(
        WH, ("score Ann 900", "roll 1 2 2 3 6", "keep all", "stay"), (),
        lambda game: all(seat.hits for seat in game.seats), GATED,
    ),
    "asks": Scene(WH, WH_HITS, ("C", "C", "C"), lambda game: not game.gates, STRICT),
    "no-and-overrule": Scene(
        WH, WH_HITS, ("C", "C", "call No", "call Overrule"), lambda game: not game.gates, STRICT
    ),
    "gift": Scene(
        WH, WH_HITS, ("call Ann gives a hit to Cy",), lambda game: game.seats[2].took == 1, GATED
    ),
    "halftime": Scene(
        WH, ("score Ann 4900", "score Bob 900", "score Cy 900", "roll 1 1 2 3 6", "keep all",
             "stay"), (), lambda game: game.show is not None,
    ),
    "roll-off": Scene(
        WH, ("option halftime-tie=rolloff", "score Ann 4900", "score Bob 900", "score Cy 900",
             "option ceremony=off", "roll 1 1 2 3 6", "keep all", "stay", "roll 1 2 2 3 6",
             "keep all", "stay", "roll 1 2 2 3 6", "keep all", "stay", "roll 2 2 3 4 6"), (),
        lambda game: game.show is not None and bool(game.show.rolloff), (Ceremony.OFF,),
    ),
    "end": Scene(
        WH, ("score Ann 9800", "roll 1 1 2 3 6", "keep all"), ("S",),
        lambda game: game.ended is not None,
    ),
    # Insta-Bong
    "at-once": Scene(
        IB, ("score Ann 900", "roll 1 2 4 3 3 3R"), ("C",), lambda game: not game.gates, GATED
    ),
    "third-zonk": Scene(
        IB, (*("roll 2 3 4 6 3 4", "roll 2 3 4 6 3 4") * 2, "roll 2 3 4 6 3 4"), (),
        lambda game: game.seats[0].hits == 1,
    ),
    "vote": Scene(
        IB, ("score Ann 900",), ("call Penalty, delay of game: Bob",),
        lambda game: game.seats[1].total == -250,
    ),
    "vote-while-hits-wait": Scene(
        IB, ("score Ann 900", "roll 1 2 4 3 3 3R"), ("call Penalty, delay of game: Bob",),
        lambda game: game.seats[1].total == -250, GATED,
    ),
    "token": Scene(
        IB, ("score Ann 900", "roll 1 2 3 4 5 6", "keep all", "roll 6 5 4 3"),
        ("throw 1 1 2 3 4 6", "call Use the re-roll", "throw 1 1 5 5 2 3"),
        lambda game: game.turn.throw == (1, 1, 5, 5, 2, 3),
    ),
    "token-at-a-miss": Scene(
        IB, ("score Ann 900", "roll 1 2 3 4 5 6", "keep all", "roll 6 5 4 3"),
        ("throw 2 2 3 3 4 6", "R"), lambda game: game.turn.seat == 0 and not game.seats[0].tokens,
    ),
    "token-let-be": Scene(
        IB, ("score Ann 900", "roll 1 2 3 4 5 6", "keep all", "roll 6 5 4 3"),
        ("throw 2 2 3 3 4 6", "S"), lambda game: game.turn.seat == 1 and last(game) == "Z",
    ),
    "pot": Scene(
        IB, ("option texas-smokeem=on",), ("call Ann puts into the pot…",),
        lambda game: game.pot == (1, 0),
    ),
    "pot-of-five": Scene(
        IB, ("option texas-smokeem=on",),
        ("figure 5", "call Ann puts into the pot…", "call Bob puts 5 into the pot"),
        lambda game: game.pot == (5, 5),
    ),
    # The sheets of 1978 and 1983
    "last-round": Scene(
        MB, ("score Ann 4900", "score Bob 900", "roll 1 1 1 5 3 4", "keep 1 1 1 5", "stay"), (),
        lambda game: game.last is not None,
    ),
    "before-the-next": Scene(
        OG, ("score Ann 900", "roll 1 1 1 5 3 4", "keep 1 1 1 5", "stay"), ("C",),
        lambda game: not game.gates, GATED,
    ),
}  # fmt: skip
SHEETS = list(dict.fromkeys(scene.rules for scene in SCENES.values()))


def play(hand: Hand, folder: Path, scene: Scene, ceremony: Ceremony) -> None:
    options = () if "option ceremony=off" in scene.lines else (f"option ceremony={ceremony.value}",)
    opened(hand.driver, folder, *scene.rules, *options, *scene.lines)
    for one in scene.presses:
        kind, _, rest = one.partition(" ")
        if kind == "call":
            hand.call(rest)
        elif kind == "throw":
            hand.throw(rest)
        elif kind == "figure":
            hand.figure = rest
        elif kind == "open":
            while hand.game.gates:
                hand.press("C")
        else:
            hand.press(kind)
    game = hand.game
    assert scene.holds(game), (game.turn, game.gates, [cell.text for cell in game.cells])
    if game.ended is None:
        hand.goes_on()


@pytest.mark.rule(
    "LP-008", "LP-040", "LP-049", "LP-067", "LP-074", "LP-075", "LP-076", "LP-078", "LP-080",
    "LP-087", "LP-090", "WH-041", "WH-046", "WH-047", "WH-052", "WH-065", "WH-066", "WH-068",
    "WH-070", "WH-073", "IB-019", "IB-034", "IB-038", "IB-040", "IB-068", "MB-056", "MB-058",
    "D-01",
)  # fmt: skip
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet[0][6:])
def test_a_rule_of_people_is_played_through(
    driver: Driver,
    qtbot: QtBot,
    tmp_path: Path,
    subtests: pytest.Subtests,
    sheet: tuple[str, ...],
    by: type[Hand],
) -> None:
    """At one window, a game after another."""
    for name, scene in SCENES.items():
        for ceremony in scene.ceremonies if scene.rules == sheet else ():
            with subtests.test(name, ceremony=ceremony.value):
                folder = tmp_path / name / ceremony.value
                folder.mkdir(parents=True)
                play(by(driver, qtbot), folder, scene, ceremony)

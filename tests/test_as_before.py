"""Random games go as they went when everything else agreed: every figure, event and refusal.

Sheets, transcripts and two referees say what is right (tests/rules, tests/golden, tests/oracle);
this says that nothing else has changed meanwhile. Each line of `golden/as-before.txt` is a table:
its name and a digest of a few games. Where a change of the rules is meant, write them anew:

    python -m tests.test_as_before
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.random_play import choose, seated
from tests.recorded import record, recorded
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import hits_if_banked, hits_if_missed, points_if_missed
from zonk_desktop.engine.finish import awards, records
from zonk_desktop.engine.keeping import best_keep, keeps
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game, Phase, entry_now, rounds, winner
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house, preset

HERE = Path(__file__).parent
RECORD = HERE / "golden" / "as-before.txt"
#: Actions of a game at most; games of a table, of one that stands for a single knob.
MOST, GAMES, ONE = 90, 4, 1
FILES = sorted([*(HERE / "house").glob("*.toml"), *(HERE.parent / "docs/examples").glob("*.toml")])
#: Beside each switch by itself, tables on which several are on at once.
TOGETHER = {
    "communal": ("lets-play-zonk", "limit=2500 social=on integrity=additive turkey=on"),
    "strict": ("wheaton", "ceremony=strict give-hits=on strict-asks=on integrity=atLeastOneMore"),
    "teams": ("lets-play-zonk", "ceremony=strict teams=on team-hits=roller social=on limit=2000"),
    "called": ("lets-play-zonk", "limit=1500 rule11k=callable rule11k-from=500 landing=cap"),
    "show": ("wheaton", "limit=2000 halftime=700 halftime-tie=rolloff ending=lastRound"),
    "show-alone": ("wheaton", "limit=3000 halftime=500 halftime-score-hits=on rounds=4"),
    "misses": ("insta-bong", "limit=2000 miss-penalty=300 miss-penalty-after=2 penalty-floor=zero"),
    "pot": ("insta-bong", "limit=1500 texas-smokeem=on winner-by=titles penalty-points=100"),
    "knocked": ("original-1978", "limit=2000 same-total=previous landing=exact stop-minimum=0"),
    "start": ("original-1978", "limit=2000 same-total=start take-over=anybody extension=2500"),
    "entered": ("magic-bus-1983", "limit=2000 take-over=entered stop-needs=either winner-hit=on"),
    "leader": ("lets-play-zonk", "limit=1500 ending=lastRound must-beat=on never-two=on turkey=on"),
    "wild": ("lets-play-zonk", "limit=2000 wild-face=2 trip-across-rolls=on declare-scores=on"),
    "licks": ("lets-play-zonk", "limit=1500 ending=lastRound rule11k=off landing=over "
              "winner-by=points last-licks=passed must-beat=on last-die-tries=3"),
    "tied": ("original-1978", "limit=2000 last-licks=tied must-beat=off clear=200 "
             "beat-previous=on"),
    "bonus": ("insta-bong", "limit=3000 all-dice-bonus=500 all-dice-safe=on clear=100 "
              "first-throw-penalty=300 penalty-floor=zero"),
    "chosen": ("insta-bong", "limit=2500 reroll=chosenDice royale-value=rolled ceremony=strict"),
}  # fmt: skip


@cache
def houses() -> dict[str, Rules]:
    """Relatives, and sheets with several knobs turned."""
    found = {path.stem: Rules(house(path)) for path in FILES}
    for name, (key, words) in TOGETHER.items():
        pairs = tuple((w.split("=")[0], w.split("=")[1]) for w in words.split())
        found[name] = Rules(preset(key, pairs))
    return found


@cache
def tables() -> dict[str, Rules]:
    """Sheets, relatives, sheets with each value of each knob, and a few with several."""
    found: dict[str, Rules] = {}
    for key in PRESETS:
        for ceremony in ("off", "relaxed", "strict"):
            found[f"{key} {ceremony}"] = Rules(
                preset(key, (("ceremony", ceremony), ("limit", "2500")))
            )
    found |= houses()
    for number, knob in enumerate(knobs.KNOBS):
        for value in values(knob):
            key = PRESETS[number % len(PRESETS)]
            more = {"limit": "2000", "ceremony": "off", knob.name: value}
            try:
                found[f"{knob.name}={value}"] = Rules(preset(key, tuple(more.items())))
            except RuleFileError:
                continue
    return found


def values(knob: knobs.Knob) -> tuple[str, ...]:
    if knob.kind == "switch":
        return "on", "off"
    if knob.kind == "choice":
        return knob.choices
    if knob.kind == "int" and knob.high <= 100:
        return (str(min(knob.high, max(knob.low, 2))),)
    return ("500",) if knob.kind == "int" else ()


def event(one: Event) -> object:
    return str(one.event), one.seat, str(one.name), one.value, one.other, one.dice


def sheet(game: Game) -> Iterator[object]:
    """All that is to be read off a game: a field that is new is not looked at."""
    for seat in game.seats:
        yield seat.name, seat.total, seat.entered, seat.hits, sorted(seat.sources), seat.turns
        yield seat.previous, seat.earned, seat.received, seat.run, seat.misses, seat.dry
        yield seat.highest, seat.tokens, seat.lost, seat.penalty, seat.longest_run, seat.best_turn
        yield seat.big_hit, seat.longest_miss, seat.zonk_hits, seat.by_member, seat.gave, seat.took
        yield seat.before, seat.out
    for cell in game.cells:
        yield cell.row, cell.seat, str(cell.kind), cell.text, cell.total, cell.points, cell.left
        yield cell.hits, [(mark.source, mark.amount) for mark in cell.marks], cell.show
        yield cell.penalty, cell.early_penalty, cell.reason, cell.token, cell.member
    yield [(str(one.award), one.seat, round(one.value, 3)) for one in awards(game)]
    yield [(str(one.kind), one.seats, one.value, one.show) for one in records(game)]
    yield game.ended and (str(game.ended.reason), game.ended.winners), winner(game), rounds(game)
    yield game.pot, game.home, game.last, game.called, game.extended, game.halftime_done


def moment(game: Game) -> Iterator[object]:
    """What a player may do now, why not everything, and what it would bring."""
    turn = game.turn
    yield turn.seat, str(turn.phase), str(turn.mode), turn.points, turn.active, turn.aside
    yield turn.showing, turn.singles, turn.taken, turn.safe, turn.borrowed, turn.again
    yield [(mark.source, mark.amount, mark.kept) for mark in turn.earned]
    yield [(gate.holder, gate.hits, gate.asked, gate.now, gate.taken) for gate in game.gates]
    yield entry_now(game)
    for kind in act.KINDS:
        for action in candidates(game, kind):
            why = refusal(game, action)
            yield repr(action), why and (str(why.code), sorted(dict(why.data).items()))
    if turn.phase is Phase.TO_KEEP:
        yield keeps(game), best_keep(game)
    if game.ended is None:
        yield hits_if_banked(game), hits_if_missed(game, True), points_if_missed(game)


def digest(name: str, rules: Rules) -> str:
    """A few games of this table, as eight figures."""
    mark = 0
    for number in range(ONE if "=" in name else GAMES):
        chance = random.Random(f"{name} {number}")
        game = seated(rules, chance)
        for turn in range(MOST):
            action = choose(game, chance)
            if action is None:
                break
            game, events = apply(game, action)
            told: list[object] = [event(one) for one in events]
            if turn % 2 or game.ended is not None:
                told += moment(game)
            mark = zlib.crc32(repr(told).encode(), mark)
        mark = zlib.crc32(repr(list(sheet(game))).encode(), mark)
    return f"{mark:08x}"


BEFORE = recorded(RECORD)


@pytest.mark.parametrize("name", BEFORE)
def test_games_go_as_before(name: str) -> None:
    assert digest(name, tables()[name]) == BEFORE[name], "if it is meant: see above"


def test_no_table_is_new_and_none_has_gone() -> None:
    assert set(BEFORE) == set(tables()), "if it is meant: python -m tests.test_as_before"


if __name__ == "__main__":
    record(RECORD, ((name, digest(name, rules)) for name, rules in tables().items()))

"""What is shown, heard and taught of random games, as it was when everything else agreed.

Other tests say what is right; this says that nothing else has changed meanwhile. Each line of
`as-shown.txt` is a table and a digest. Where a change is meant, write them anew:

    python -m tests.stage.test_as_shown
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

from tests.random_play import choose, seated
from tests.recorded import digest, record, recorded
from tests.stage.steps import HOUSES, rules_of
from tests.test_as_before import tables
from tests.words.bare import Bare, bare
from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.fairness.source import DiceSource, roll_for_order
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.stage import ear, lessons, scene
from zonk_desktop.stage.beats import PACE, Beat, StageManners, untold
from zonk_desktop.stage.script import course, landed, script, undone
from zonk_desktop.stage.sight import Sight, dials_in, settled
from zonk_desktop.transcript.replay import Step

__all__ = ["bare"]
RECORD = Path(__file__).with_name("as-shown.txt")
#: Actions of a game at most; games of a table that stands for a single knob, of others.
MOST, ONE, GAMES = 60, 1, 2
#: Actions whose beats are made together now and then.
_AT_ONCE = 3
MANNERS = [StageManners(speed, still, real)
           for speed in PACE for still in (False, True) for real in (False, True)]  # fmt: skip


@cache
def all_tables() -> dict[str, Rules]:
    return {**tables(), **{name: rules_of(name) for name in HOUSES}}


def shown(game: Game) -> object:
    """What a beat lets be seen of the game."""
    turn, last = game.turn, list(game.cells)[-1:]
    seats = [(seat.total, seat.hits, seat.tokens, seat.entered, seat.out) for seat in game.seats]
    return (
        turn.seat, str(turn.phase), str(turn.mode), turn.points, turn.active, turn.throw,
        turn.aside, turn.again, [(mark.source, mark.amount) for mark in turn.earned], seats,
        len(game.cells),
        [(c.seat, c.text, c.total, c.left, c.hits, [m.source for m in c.marks]) for c in last],
        [(gate.holder, gate.hits) for gate in game.gates], game.last, game.home, game.pot,
        game.show is not None and (game.show.left, game.show.rolloff),
    )  # fmt: skip


def of_beat(beat: Beat, manners: StageManners) -> Iterator[object]:
    yield str(beat.kind), beat.seat, beat.length, str(beat.keys), beat.data, beat.says
    yield str(beat.event), beat.decided, beat.lost, manners.moving(beat.kind, beat.data)
    yield shown(beat.game)


def of_position(game: Game, picked: tuple[int, ...]) -> Iterator[object]:
    """What is seen, heard and taught where somebody is to choose."""
    sight = Sight(game, picked)
    yield shown(sight.now), shown(sight.then), sight.gained, sorted(sight.scoring), sight.royale
    yield sight.made, sorted(sight.tags.items()), sight.stay and (shown(sight.stay[0]),)
    yield [ear.before_choice(sight, depth) for depth in ear.Depth], ear.lies(sight)
    yield ear.totals(game), ear.asked_for(game), ear.missed(game), dials_in(game)
    yield scene.blocks(game), scene.before_show(game), scene.waits(game)
    yield bool(game.gates) and scene.passed(game), shown(settled(game))
    known: set[str] = set()
    while (lesson := lessons.to_choose(sight, known)) is not None:
        yield lesson
        known.add(lesson.topic)
    yield lessons.part(sight)


def picks(game: Game, chance: random.Random) -> Iterator[tuple[int, ...]]:
    """Nothing, all that scores, and some dice anyhow."""
    yield ()
    if game.turn.phase is Phase.TO_KEEP:
        yield tuple(keep_all(game))
        active = game.turn.active
        yield tuple(sorted(chance.sample(active, chance.randint(1, len(active)))))


def game_of(rules: Rules, name: str) -> Iterator[object]:
    """A game played at random, with all that is made of it."""
    chance = random.Random(name)
    game = seated(rules, chance)
    manners = cycle(MANNERS)
    steps: list[Step] = []
    for turn in range(MOST):
        action = choose(game, chance)
        if action is None:
            break
        after, events = apply(game, action)
        if isinstance(action, act.DiceLanded):
            yield shown(landed(game, action.faces))
        way = next(manners)
        beats = script(game, events, after, way)
        for place, beat in enumerate(beats):
            yield [*of_beat(beat, way)], untold(beat, beats[place + 1 :])
            yield [ear.heard(beat, after, depth, asked=turn % 2 > 0) for depth in ear.Depth]
            yield lessons.happened(beat, ())
        steps.append(Step(game, None, (), action, events))
        if len(steps) == _AT_ONCE:
            yield [[*of_beat(beat, way)] for beat in course(steps, after, way)]
            steps.clear()
        if turn % 4 == 0:
            yield [[*of_beat(beat, way)] for beat in undone(after, game, way)]
        if turn % 2 or after.ended is not None:
            for picked in picks(after, chance):
                yield [*of_position(after, picked)]
        game = after


def opening(rules: Rules, name: str) -> Iterator[object]:
    """The roll for order and the Magic Number."""
    game = seated(rules, random.Random(name))
    source = DiceSource(name.encode().ljust(32, b"."))
    names = tuple(seat.name for seat in game.seats)
    thrown = scene.rounds(roll_for_order(rules, names, source)[0])
    for way in MANNERS:
        for place, these in enumerate(thrown):
            then = thrown[place + 1] if place + 1 < len(thrown) else ()
            places = tuple(range(len(these)))
            for beat in scene.order_beats(game, these, places, then, way):
                yield [*of_beat(beat, way)]
        for beat in scene.magic_beats(game, (1, 2, 2, 3, 6), way):
            yield [*of_beat(beat, way)]


def mark(name: str, rules: Rules) -> str:
    parts: list[object] = []
    for number in range(ONE if "=" in name else GAMES):
        parts += game_of(rules, f"{name} {number}")
        parts += opening(rules, f"{name} {number}") if name.partition(" ")[0] in PRESETS else ()
    return digest(parts)


@pytest.mark.parametrize("part", range(24))
def test_games_are_shown_as_before(part: int) -> None:
    for name, rules in [*all_tables().items()][part::24]:
        assert recorded(RECORD)[name] == mark(name, rules), name


def test_no_table_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(all_tables()), "if it is meant: see above"


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, ((name, mark(name, rules)) for name, rules in all_tables().items()))

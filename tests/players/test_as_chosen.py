"""What computers do in random games, as it was when everything else agreed.

Other tests say what is right; this says that nothing else has changed meanwhile. Each line of
`as-chosen.txt` is a table and a digest. Where a change is meant, write them anew:

    python -m tests.players.test_as_chosen
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.players.games import meddled, seats, start
from tests.random_play import choose
from tests.recorded import digest, record, recorded, written
from tests.test_as_before import houses
from tests.words.bare import Bare, bare
from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.values import Aim
from zonk_desktop.players import lab, length, match, strength
from zonk_desktop.players.character import Level, characters
from zonk_desktop.players.choose import FeltWay, SeatPlayer, last_figure, sensible, ways
from zonk_desktop.players.choose import choose as chosen
from zonk_desktop.players.table import decide
from zonk_desktop.rulebook.load import PRESETS, preset

__all__ = ["bare"]
RECORD = Path(__file__).with_name("as-chosen.txt")
#: Actions of a game at most, and parts in which tables are looked at.
MOST, PARTS = 35, 4
#: Everybody who is quick to choose; who plays for hits, and to win, on few tables.
QUICK = [one for one in characters() if one.aim not in {Aim.WIN, Aim.HITS}]
HITS = [one for one in characters() if one.aim is Aim.HITS]
WIN = [one for one in characters() if one.aim is Aim.WIN]
#: Trials of what the sheets do not have.
SOCIAL = (("ceremony", "strict"), ("social", "on"), ("integrity", "additive"))
MORE = {"insta-bong": (("rounds", "5"),), "original-1978": (("take-over", "anybody"),)}
CHOICES = {Phase.TO_ROLL, Phase.TO_KEEP, Phase.TO_DECIDE, Phase.DARED}
SHORT = (("limit", "1200"), ("ceremony", "off"))
#: Sheets of which many games are played, and relatives whose turns take long to count.
MANY = ("insta-bong", "original-1978", "wheaton")
DEAR = {"wild", "cosmic-wimpout", "doubling", "dix-mille", "farkle", "farkle-facebook", "zilch"}


@cache
def tables() -> dict[str, Rules]:
    some = {key: Rules(preset(key)) for key in PRESETS}
    some |= {name: rules for name, rules in houses().items() if name not in DEAR}
    short = {f"{key} short": Rules(preset(key, SHORT)) for key in MANY}
    strict = {f"release={word}": Rules(preset("lets-play-zonk", (*SOCIAL, ("release", word),
              ("give-hits", "on")))) for word in ("courtesy", "word", "asks")}  # fmt: skip
    return some | short | strict


def of_choice(game: Game, chance: random.Random, name: str) -> Iterator[object]:
    """What each of them would do with the dice now."""
    everybody = QUICK
    if name.endswith("short"):
        everybody = [*QUICK, *HITS, *(WIN if "original" in name else ())]
    yield written(last_figure(game)), written([one.purpose(game) for one in characters()])
    if game.turn.phase is not Phase.DARED or chance.random() < 0.5:
        found = ways(game)
        yield [(way, way.worth) for way in found] and written(sensible(game, found))
    one = chance.choice(everybody)
    for level in Level:
        yield written(chosen(game, SeatPlayer(one, level), random.Random(level)))


def game_of(rules: Rules, name: str) -> Iterator[object]:
    """A game in which computers and people sit, who do whatever they may."""
    chance = random.Random(name)
    count = max(rules.s.players_min, chance.choice((2, 3, 4)))
    players = {n: one for n, one in seats(count, chance, winners=False).items()
               if one.character in QUICK or name.endswith("short")}  # fmt: skip
    game = start(rules, count, chance, near=chance.random() < 0.5)
    for _ in range(MOST):
        if game.turn.phase in CHOICES and not game.gates:
            yield list(of_choice(game, chance, name))
        decision = decide(game, players, chance)
        yield written(decision)
        meddling = meddled(game, chance) if chance.random() < 0.2 else None
        if meddling is not None:
            game, _ = apply(game, meddling)
        elif decision is not None and chance.random() < 0.8:
            for action in decision.actions:
                game, _ = apply(game, action)
        else:
            other = choose(game, chance)
            # After its end another one begins.
            game = start(rules, count, chance) if other is None else apply(game, other)[0]


def of_figures() -> Iterator[object]:
    """What makes sense of ways around the figure to beat, in last turns of every kind."""
    chance = random.Random("figures")
    for rules in tables().values():
        first = start(rules, max(rules.s.players_min, 3), chance)
        for _ in range(12):
            most = chance.choice((rules.s.limit, rules.s.limit // 2, 500))
            totals = [chance.choice((0, most - 50, most, most + 50)) for _ in first.seats]
            seats_ = [changed(seat, total=total, entered=True, out=chance.random() < 0.1)
                      for seat, total in zip(first.seats, totals, strict=True)]  # fmt: skip
            me = chance.randrange(len(totals))
            game = changed(
                first,
                seats=tuple(seats_),
                turn=changed(first.turn, seat=me),
                last=chance.choice((None, (me,), (me,), (me, (me + 1) % len(totals)))),
                called=chance.choice((None, None, (0, ""))),
                rounds=max(0, rules.s.rounds - chance.choice((0, 1, 2))),
            )
            figure = last_figure(game)
            lacks = (figure.best if figure is not None else most) - totals[me]
            points = [max(0, lacks + more) for more in (-50, 0, 50, -500, -550, 500)]
            stays = [FeltWay((act.Stay(),), p, 0) for p in points]
            rolls = [FeltWay((act.Roll(),), p, chance.randint(1, 3)) for p in points]
            some = chance.sample(stays + rolls, chance.randint(2, 12))
            yield figure, sensible(game, some)


def many(key: str) -> Iterator[object]:
    """Tournaments, trials of rules, strengths and lengths by this sheet."""
    ruleset = preset(key, (*SHORT, ("winner-by", "points")))
    quick = tuple(match.Entrant(one.key, level) for one in QUICK[:2] for level in ("", "novice"))
    played = match.match(ruleset, quick, 5, 1978, written=match.MatchTranscripts(key, SHORT))
    yield written(played.as_json()), match.as_text(played), written(played.games)
    more = MORE.get(key, ())
    tried, other = lab.lab(ruleset, 4, 1978), lab.lab(preset(key, (*SHORT, *more)), 2, 7)
    yield written(tried.as_json()), written(lab.change(tried, other)), written(other.as_json())
    again = lab.again(ruleset, 1978, 1)
    yield written(again.header), len(again.steps)
    yield written(tried.trials), written(strength.measure(preset(key, SHORT), 1, 3))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(length, "_GAMES", 1)
        for wish in (0, 4, 9):
            yield written(length.span(lambda goal: to(key, goal), (True, False, False), wish))


def to(key: str, goal: int) -> RuleSet:
    return preset(key, (("ceremony", "off"), ("limit", str(goal or 2000))))


def mark(name: str) -> str:
    if name == "figures":
        return digest([*of_figures()])
    key = name.removesuffix(" many")
    return digest([*(many(key) if key != name else game_of(tables()[name], name))])


def names() -> list[str]:
    return ["figures", *tables(), *(f"{key} many" for key in MANY)]


@pytest.mark.parametrize("part", range(PARTS))
def test_computers_do_as_before(part: int) -> None:
    for name in names()[part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_no_table_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, ((name, mark(name)) for name in names()))

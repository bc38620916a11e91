"""The values of the engine: built by name, frozen, and shared between threads without a cache."""

from __future__ import annotations

import threading
from typing import NamedTuple

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import hits
from zonk_desktop.engine.moves import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.quick import replaces
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind, Game
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.transcript.telling import tell


class Pair(NamedTuple):
    left: int
    right: str = ""
    last: int = 3


@replaces(Pair)
def turned(pair: Pair, *, right: str, left: int) -> Pair:  # type: ignore[empty-body]
    """Two fields in another order."""


def test_fields_are_replaced_by_name() -> None:
    assert turned(Pair(1, "a", 2), right="b", left=5) == Pair(5, "b", 2)
    assert type(turned(Pair(1), right="b", left=5)) is Pair
    assert turned.__doc__ == "Two fields in another order."


def test_a_field_that_does_not_exist_fails_at_once() -> None:
    def strange(pair: Pair, middle: int) -> Pair:  # type: ignore[empty-body]
        """Never made."""

    with pytest.raises(TypeError, match="Pair has no field middle"):
        replaces(Pair)(strange)


def _thrown(key: str = "wheaton") -> Game:
    game, _ = apply(new_game(Rules(preset(key)), ("Ann", "Bob")), act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 5, 2, 3)))
    return game


def test_each_thread_remembers_for_itself() -> None:
    game = _thrown()
    expected = keeps(game)
    seen: list[object] = []

    def elsewhere() -> None:
        rules = game.rules
        seen.append((rules.seen.measured, dict(rules.seen.keeps), dict(rules.seen.legal)))
        seen.append(keeps(game))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [((None, None), {}, {}), expected]


def test_rules_are_frozen() -> None:
    rules = Rules(preset("wheaton"))
    for field in rules._fields:
        with pytest.raises(AttributeError, match="never changes"):
            setattr(rules, field, None)
    with pytest.raises(TypeError):
        rules.faults["spaz"] = None  # type: ignore[index]


def test_a_refused_action_is_a_wrong_value() -> None:
    with pytest.raises(ValueError, match="keep-first") as raised:
        apply(_thrown(), act.Roll())
    assert isinstance(raised.value, IllegalAction)


@pytest.mark.parametrize("kind", EventKind)
def test_every_event_is_told_or_said_by_another(kind: EventKind) -> None:
    game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"))
    told = tell(game, Event(kind, 0, "some-word", 2, 1, (1, 2)))
    assert bool(told) is (kind not in {EventKind.EARNED, EventKind.FINISHED})


def test_a_source_of_an_event_must_answer_to_it() -> None:
    for kind in (hits.ThrowSource, hits.BankSource, hits.MissSource):
        with pytest.raises(TypeError, match="abstract"):
            kind("key", "source")  # type: ignore[abstract]


@pytest.mark.rule("IB-034")
def test_a_source_of_a_house_rule_counts_as_a_zonk_hit() -> None:
    text = (
        'extends = "insta-bong"\n[knobs]\nceremony = "off"\n[hit.zonk-hit]\nsource = "my-third"\n'
    )
    game = new_game(Rules(house_text("house.toml", text)), ("Ann",))
    for _ in range(3):
        game, _ = apply(game, act.Roll())
        game, _ = apply(game, act.DiceLanded((2, 2, 3, 3, 4, 6)))
    assert game.seats[0].zonk_hits == 1
    assert dict(game.seats[0].sources) == {"my-third": 1}

"""The values of the engine: built by name, frozen, and shared between threads without a cache."""

from __future__ import annotations

import copy
import pickle
import threading
from typing import ClassVar

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import hits
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind, Game
from zonk_desktop.engine.value import Value, changed, defaults
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.transcript.telling import tell


class Ring(Value):
    size: int
    stone: str = "ruby"
    worn: ClassVar[bool] = True


class Signet(Ring, kw_only=True):
    crest: str
    carved: int = 0


class Coin(Value):
    size: int
    stone: str = "ruby"


def test_a_value_has_the_fields_its_annotations_name() -> None:
    assert set(Signet.__struct_fields__) == {"size", "stone", "crest", "carved"}
    assert defaults(Signet) == {"stone": "ruby", "carved": 0}
    signet = Signet(3, crest="oak")
    assert repr(signet) == "Signet(size=3, stone='ruby', crest='oak', carved=0)"
    assert Ring(3, "opal").stone == "opal"
    assert Ring.worn
    with pytest.raises(TypeError):
        Signet(3, "opal", "oak")
    with pytest.raises(TypeError, match="size"):
        Ring(stone="opal")  # type: ignore[call-arg]


def test_values_are_equal_when_kind_and_fields_are() -> None:
    assert Ring(3) == Ring(3, "ruby")
    assert hash(Ring(3)) == hash(Ring(3, "ruby"))
    assert Ring(3) != Ring(4)
    assert Ring(3) != Coin(3)
    wheaton = preset("wheaton")
    assert changed(wheaton, rounds=99, texts={}) == wheaton != changed(wheaton, picture=(6,))
    assert hash(changed(wheaton, rounds=99, texts={})) == hash(wheaton)
    assert act.TakeDare() != act.RefuseDare()


def test_values_are_replaced_copied_and_sent_but_never_changed() -> None:
    signet = Signet(3, crest="oak")
    assert changed(signet, size=4) == Signet(4, crest="oak")
    assert changed(signet, carved=7).carved == 7
    for twin in (copy.copy(signet), copy.deepcopy(signet), pickle.loads(pickle.dumps(signet))):
        assert twin == signet
    with pytest.raises(AttributeError, match="immutable"):
        signet.size = 4
    with pytest.raises(AttributeError, match="immutable"):
        del signet.size
    with pytest.raises(AttributeError):
        signet.other = 4  # type: ignore[attr-defined]


def test_a_field_that_does_not_exist_fails_at_once() -> None:
    with pytest.raises(TypeError, match="middle"):
        changed(Ring(3), middle=1)  # type: ignore[call-arg]


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
    for field in vars(rules):
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


@pytest.mark.parametrize(("cell", "said"), [("10700", "10,700"), ("Zonk", "Zonk")])
def test_a_total_is_said_as_other_figures_are(cell: str, said: str) -> None:
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"))
    told = tell(game, Event(EventKind.BANKED, 0, cell, 1200))
    assert told == f"Ann stays with 1,200: {said}."


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


def test_games_of_the_same_combinations_share_what_is_worked_out() -> None:
    """A second game does not work out again what a throw is worth; other dice have other worths."""
    first, second = Rules(preset("wheaton")), Rules(preset("wheaton", (("limit", "3000"),)))
    assert first.table is second.table
    assert first.table.throw((1, 2, 2, 3, 6), 0, 0) is second.table.throw((1, 2, 2, 3, 6), 0, 0)
    assert Rules(preset("insta-bong")).table is not first.table

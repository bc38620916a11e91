"""Sentences under another word for hits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.load import preset
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.telling import sentence, tell
from zonk_desktop.ui.table.bar.turn_view import turn_view
from zonk_desktop.ui.table.cards.cards import cards
from zonk_desktop.words import Speech, speech, use

COUNTED = {"hits": "2 hits", "stars": "2 stars", "honour": "2 points of honour"}


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = speech()
    yield
    use(before)


@pytest.mark.parametrize("kind", COUNTED)
@pytest.mark.parametrize("name", ["Two hits Tom", "hit", "Hits & co", "a hit", "{ $hits }"])
def test_no_name_is_changed_by_the_word_for_hits(kind: str, name: str) -> None:
    use(Speech(hits=kind))
    game = new_game(Rules(preset("wheaton")), (name, "Bob"), magic=(1, 2, 2, 3, 6))
    told = tell(game, Event(EventKind.HIT_GIVEN, 0, value=2, other=1))
    assert told == f"{name} gives {COUNTED[kind]} to Bob."
    shut = sentence(Refusal(Code.GATE_CLOSED, {"holder": name, "hits": 2, "now": 0}))
    assert shut == f"{name} has {COUNTED[kind]} to take first."


def test_a_player_called_hit_stays_hit_at_the_table() -> None:
    use(Speech(hits="stars"))
    game = new_game(Rules(preset("wheaton")), ("Hit", "Hits"), magic=(1, 2, 2, 3, 6))
    view = turn_view(Sight(game))
    assert view.title == "Hit’s turn"
    assert cards(Sight(game)).title == "Stars so far"
    assert [row.text for row in cards(Sight(game)).rows] == ["Hit", "Hits"]


def test_the_word_stands_wherever_the_noun_stood() -> None:
    use(Speech(hits="stars"))
    overshoot, every = knobs.BY_NAME["overshootbh"], knobs.BY_NAME["hitstep"]
    assert overshoot.title == "Stars beyond the limit"
    assert every.title == "A star every"
    assert every.sentence == "Every so many points bring a star."
    use(Speech(hits="honour"))
    assert overshoot.title == "Points of honour beyond the limit"
    assert every.title == "A point of honour every"


def test_no_refusal_uses_the_word_for_anything_but_hits() -> None:
    over = Refusal(Code.OVER_LIMIT, {"total": 10050, "limit": 10000})
    told = sentence(over)
    for kind in ("stars", "honour"):
        use(Speech(hits=kind))
        assert sentence(over) == told

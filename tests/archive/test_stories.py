"""Stories of players: what the figures of games tell, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.archive.games import finished
from zonk_desktop.archive import statistics
from zonk_desktop.archive.figures import GameFigures, SeatFigures
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import FEATS, RARE, PlayerStory, one_each, stories
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.words import text


def seat(name: str, *, won: bool = False, **more: Any) -> SeatFigures:
    plain: dict[str, Any] = {
        "name": name, "total": 300, "hits": 2, "won": won, "sources": (), "turns": (0, 300),
        "best_turn": 300, "big_hit": 1, "longest_run": 1, "longest_miss": 1,
    }  # fmt: skip
    return SeatFigures(**(plain | more))


def game(number: int, begun: str, *seats: SeatFigures, **more: Any) -> GameFigures:
    found = GameFigures(
        number, "Wheaton College", "wheaton", begun, True, False, seats, (20,) * 6
    )  # fmt: skip
    return found._replace(**more)


def evenings(count: int = 6) -> list[GameFigures]:
    """Nothing of note: each wins in turn, with the same figures."""
    return [
        game(n, f"2026-05-{n + 1:02}T20:00:00+02:00", seat("Ann", won=n % 2 == 0),
             seat("Bob", won=n % 2 == 1))
        for n in range(count)
    ]  # fmt: skip


def said(found: dict[str, tuple[PlayerStory, ...]], name: str) -> list[str]:
    return [text(story.message) for story in found[name]]


def test_of_everybody_there_is_something_to_tell() -> None:
    found = stories(evenings())
    assert said(found, "Ann") == ["6 games, last won in May 2026"]
    assert said(found, "Bob") == ["6 games, last won in May 2026"]
    assert found["Ann"][-1].game == 4
    assert stories([]) == {}
    assert said(stories([game(1, "2026-05-01", seat("Cy"))]), "Cy") == ["One game"]


def test_an_evening_goes_on_after_midnight() -> None:
    devil: dict[str, Any] = {"sources": (("devil", 2),)}
    games = evenings()
    games += [
        game(7, "2026-06-01T23:10:00+02:00", seat("Ann", **devil), seat("Bob", won=True)),
        game(8, "2026-06-02T01:40:00+02:00", seat("Ann", sources=(("devil", 1),)), seat("Bob")),
        # A day later by the clock of the place, the same by that of Greenwich.
        game(9, "2026-06-02T22:00:00+10:00", seat("Ann", sources=(("devil", 1),)), seat("Bob")),
    ]
    found = stories(games)
    first = found["Ann"][0]
    assert (text(first.message), first.game) == ("Three devils in one night", 8)
    assert "devil" not in {story.kind for story in found["Bob"]}
    # By day it is not called a night.
    day = game(7, "2026-06-01T11:00:00+02:00", seat("Ann", **devil), seat("Bob"))
    assert said(stories([*evenings(), day]), "Ann")[0] == "Two devils in one day"


def test_house_rules_may_give_a_hit_another_worth() -> None:
    devil = game(7, "2026-06-01T21:00", seat("Ann", sources=(("devil", 4),)), seat("Bob"))
    assert stories([*evenings(), devil])["Ann"][0].kind == "devil"
    house = devil._replace(key="ours.toml", rules="Ours")
    assert {story.kind for story in stories([*evenings(), house])["Ann"]} == {"games"}


def test_what_anybody_can_do_is_no_story() -> None:
    """Two devils every night, by everybody."""
    every: dict[str, Any] = {"sources": (("devil", 2),)}
    games = [
        one._replace(seats=tuple(who._replace(**every) for who in one.seats)) for one in evenings()
    ]
    assert {story.kind for told in stories(games).values() for story in told} == {"games"}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"best_turn": 2650}, "2,650 points in one turn"),
        ({"hits": 31}, "31 hits in one game"),
        ({"big_hit": 5}, "5 hits in one turn"),
        ({"longest_run": 6}, "Hits six turns running"),
        ({"longest_miss": 13}, "Missed 13 turns running"),
        ({"won": True, "total": 350}, "Won, 50 points ahead"),
    ],
)
def test_a_game_to_remember(more: dict[str, Any], told: str) -> None:
    last = game(7, "2026-06-01T21:00", seat("Bob"), seat("Ann", **more))
    found = stories([*evenings(), last])
    assert told in said(found, "Ann")
    assert next(s.game for s in found["Ann"] if text(s.message) == told) == 7
    assert told not in said(found, "Bob")
    # What is still being played, and what a computer did, is no story.
    assert told not in said(stories([*evenings(), last._replace(finished=False)]), "Ann")
    played = last._replace(seats=tuple(who._replace(computer=True) for who in last.seats))
    assert told not in said(stories([*evenings(), played]), "Ann")


def test_who_always_wins() -> None:
    games = evenings(2)
    games += [
        game(n + 10, f"2026-06-{n + 1:02}", seat("Ann", won=True), seat("Bob")) for n in range(5)
    ]
    told = said(stories(games), "Ann")
    assert "Won five games running" in told
    assert "Beat Bob six times of seven" in told
    assert all("Beat" not in one and "Won" not in one for one in said(stories(games), "Bob"))


def test_no_two_at_a_table_are_told_the_same() -> None:
    games = evenings(12)
    games.append(game(30, "2026-06-01", seat("Ann", best_turn=900, hits=30), seat("Bob")))
    games.append(game(31, "2026-06-02", seat("Ann"), seat("Bob", best_turn=900)))
    found = stories(games)
    kinds = {name: one.kind for name, one in one_each(found, ["Bob", "Ann", "Zoe"]).items()}
    assert kinds == {"Bob": "best-turn", "Ann": "hits-game"}
    assert one_each({}, ["Ann"]) == {}


def test_feats_are_sources_of_the_sheets() -> None:
    """Earned alone, and worth what the story reckons with."""
    known = {}
    for key in PRESETS:
        for source in preset(key, ()).hits:
            for n, name in enumerate(getattr(source, "names", (source.source,))):
                known[name] = (source.amount * (n + 1), source.everyone)
    assert {name: (worth, False) for name, (_, worth) in FEATS.items()} == {
        name: known[name] for name in FEATS if name in known
    }
    # Where a sheet has a source only behind a switch, the sheet all others stand on names it.
    classic = (Path(__file__).parents[2] / "resources/rules/classic.toml").read_text("utf-8")
    assert all(f"[hit.{name}]" in classic for name in FEATS if name not in known)


def test_stories_of_games_that_were_played(tmp_path: Path) -> None:
    """Every story is true to the actions stored: worked out again from these, by hand."""
    archive = Archive.open(tmp_path)
    for rules in PRESETS:
        for seed in range(4):
            finished(archive, seed + 20, rules)
    games = statistics.some(archive, archive.stamps(Filter()), 60).figures
    archive.close()
    found = stories(games)
    assert set(found) == {seat.name for game in games for seat in game.seats}
    seen = set()
    for name, told in found.items():
        own = [one for game in games for one in game.seats if one.name == name]
        assert told[-1].kind == "games"
        assert dict(told[-1].message.data)["games"] == len(own)
        assert [one.share for one in told] == sorted(one.share for one in told)
        assert all(one.share <= RARE for one in told[:-1])
        for one in told[:-1]:
            assert text(one.message)
            seen.add(one.kind)
            count = dict(one.message.data).get("count")
            match one.kind:
                case "best-turn":
                    assert count in {who.best_turn for who in own}
                case "hits-game":
                    assert count in {who.hits for who in own}
                case "missed-running":
                    assert count in {who.longest_miss for who in own}
    assert len(seen) > 4

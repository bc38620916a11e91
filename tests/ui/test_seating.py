"""Who sits where before a game: the model of New game, without a window."""

from __future__ import annotations

import pytest

from zonk_desktop.archive.stories import PlayerStory
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.character import character
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.words import Message, text


def seating(*names: str, rules: str = "wheaton") -> Seating:
    found = Seating(preset(rules), known={"Ann": "41 games", "Cy": "2 games"})
    for name in names:
        assert found.sit(name) == ""
    return found


def dot(table: Seating) -> str:
    one = character("dot")
    assert one is not None
    return table.sit_computer(one)


def test_who_sits_and_who_is_absent() -> None:
    table = seating("Ann", "  Bob   the Great ")
    assert table.names == ["Ann", "Bob the Great"]
    assert [seat.note for seat in table.seats] == ["41 games", "First game"]
    assert table.absent(8) == ["Cy"]
    assert table.sit("Ann") == "Sits here already."
    assert table.sit("   ") == ""
    assert len(table.seats) == 2
    table.leave(0)
    assert table.absent(8) == ["Ann", "Cy"]
    assert table.absent(1) == ["Ann"]


def test_a_full_table_takes_nobody() -> None:
    table = seating(rules="lets-play-zonk")
    for n in range(table.limits[1]):
        table.sit(f"P{n}")
    assert table.full
    assert table.sit("One more") == "The table is full."
    assert dot(table) == "The table is full."
    assert table.wrong() == ""
    table.ruleset = preset("lets-play-zonk", (("players-max", "4"),))
    assert "at most four" in table.wrong()


def test_seats_are_changed_and_everybody_keeps_what_is_theirs() -> None:
    table = seating("Ann", "Bob", "Cy")
    looks = {seat.name: seat.look for seat in table.seats}
    table.appoint("scorekeeper", 2)
    table.move(2, 0)
    assert table.names == ["Cy", "Ann", "Bob"]
    assert {seat.name: seat.look for seat in table.seats} == looks
    assert table.keeper is table.seats[0]
    for to in (-1, 3):
        table.move(0, to)
    assert table.names == ["Cy", "Ann", "Bob"]


def test_a_person_keeps_score() -> None:
    table = seating()
    assert table.keeper is None
    dot(table)
    assert table.filled(Setup("wheaton", ())).scorekeeper == "Dot"
    table.sit("Ann")
    assert table.filled(Setup("wheaton", ())).scorekeeper == "Ann"
    table.leave(1)
    assert table.keeper is table.seats[0]
    table.ruleset = preset("insta-bong")
    assert table.filled(Setup("insta-bong", ())).scorekeeper == ""


@pytest.mark.rule("LP-009")
def test_anybody_packs_the_bowl() -> None:
    table = seating("Ann", "Bob", rules="lets-play-zonk")
    assert table.offices == {"scorekeeper": table.seats[0], "packer": None}
    assert table.filled(Setup("lets-play-zonk", ())).packer == ""
    table.appoint("packer", 0)
    table.appoint("packer", 1)
    setup = table.filled(Setup("lets-play-zonk", ()))
    assert (setup.scorekeeper, setup.packer) == ("Ann", "Bob")
    again = seating(rules="lets-play-zonk")
    again.recall(setup)
    assert again.filled(Setup("lets-play-zonk", ())) == setup
    # Whoever has left packs nothing, and by these rules nobody does.
    table.leave(1)
    assert table.filled(Setup("lets-play-zonk", ())).packer == ""
    again.ruleset = preset("wheaton")
    assert again.filled(Setup("wheaton", ())).packer == ""


def test_a_character_sits_in_the_colour_of_its_card() -> None:
    table = seating("Ann", "Bob")
    shown = table.would_look()
    assert len(set(shown.values()) | {seat.look for seat in table.seats}) == len(shown) + 2
    one = character("vera")
    assert one is not None
    table.sit_computer(one, look=shown["vera"])
    assert table.seats[2].look == shown["vera"] == table.would_look()["vera"]
    assert dot(table) == ""
    assert dot(table) == "Sits here already."


def test_teams_are_made_of_people() -> None:
    table = seating("Ann", "Bob", "Cy", "Di", rules="lets-play-zonk")
    assert "five players up" in table.no_teams()
    table.sit("Ed")
    table.sit("Flo")
    assert table.no_teams() == ""
    table.set_teams(True)
    assert table.teams() == (("Ann", "Di"), ("Bob", "Ed"), ("Cy", "Flo"))
    assert "no teams with them" in dot(table)
    setup = table.filled(Setup("lets-play-zonk", ()))
    assert setup.names == ("Ann & Di", "Bob & Ed", "Cy & Flo")
    assert ("teams", "on") in setup.options
    table.seats[5].team = 0
    assert "two players or more" in table.wrong()
    table.set_teams(False)
    dot(table)
    assert table.no_teams() == "Computer players sit alone."


@pytest.mark.parametrize("rules", ["wheaton", "lets-play-zonk"])
def test_the_table_of_the_game_before(rules: str) -> None:
    table = seating("Ann", "Bob", rules=rules)
    dot(table)
    table.appoint("scorekeeper", 1)
    setup = table.filled(Setup(rules, ()))
    assert setup.computers == (Computer("Dot", "dot", "good"),)
    again = seating(rules=rules)
    again.recall(setup)
    assert again.filled(Setup(rules, ())) == setup


def test_teams_of_the_game_before_sit_as_people() -> None:
    """They were once offered as one player by the name of "Ann & Di"."""
    table = seating("Ann", "Bob", "Cy", "Di", "Ed", "Flo")
    table.set_teams(True)
    setup = table.filled(Setup("wheaton", ()))
    again = seating()
    again.recall(setup)
    assert sorted(again.names) == ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"]
    assert again.teamed
    assert again.filled(Setup("wheaton", ())).members == setup.members


def test_stories_stay_with_their_people() -> None:
    def story(who: str, kind: str, share: float) -> PlayerStory:
        return PlayerStory(who, kind, Message.of("stories-won-running", count=2), 1, "", share)

    table = seating("Ann", "Bob")
    runs = (story("Ann", "won-running", 0.1), story("Ann", "devil", 0.2))
    table.tell({"Ann": runs, "Bob": (story("Bob", "won-running", 0.1),), "Cy": (runs[0],)})
    assert table.seats[0].note == text(runs[0].message)
    before = dict(table._told)
    table.move(1, 0)
    table.sit("Cy")
    assert {name: table._told[name] for name in before} == before
    assert table.all_told("Ann").count("\n") == 1
    assert table.all_told("Zoe") == ""

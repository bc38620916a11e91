"""Where the stage turns: what just counts, who is meant, what goes with what."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.stage.steps import new_table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Gate, Mode, Phase, Show, Turn
from zonk_desktop.engine.value import changed
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.stage import ear, lessons, scene
from zonk_desktop.stage.beats import Beat, Data, Keys, Kind, StageManners, ordered, untold
from zonk_desktop.stage.lessons import Place, Topic
from zonk_desktop.stage.scene import order_beats
from zonk_desktop.stage.script import script
from zonk_desktop.stage.sight import Sight, dials_in, kept_name, player_now, to_act
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.replay import Kept
from zonk_desktop.words import Value


def at(sheet: str, *lines: str) -> Game:
    """The game after these lines; knobs of the table come first as `option NAME=VALUE`."""
    options = [line for line in lines if line.startswith(("option", "magic", "score"))]
    rest = [line for line in lines if line not in options]
    knobs = [line for line in options if line.startswith("option")]
    others = [line for line in options if line not in knobs]
    head = ["zonk 1", f"rules {sheet}", *knobs, "player Ann", "player Bob", *others]
    return replay_text("\n".join([*head, *rest, ""]), Path()).game


def lesson(game: Game, topic: Topic, picked: tuple[int, ...] = ()) -> lessons.Lesson | None:
    """What is taught of a thing where everything else is known."""
    return lessons.to_choose(Sight(game, picked), set(Topic) - {topic})


def figures(game: Game, name: str) -> dict[str, Value]:
    """What a sentence on what is awaited says."""
    return dict(next(one for one in ear.awaited(game) if one.id == name).data)


def beats(*kinds: Kind, length: int = 100) -> list[Beat]:
    game = new_table("original-1978")
    return [Beat(kind, 0, game, length) for kind in kinds]


# Beats


def test_beats_on_the_way_to_a_throw_are_hurried_and_no_others() -> None:
    found = ordered(beats(Kind.KEEP, Kind.TAKEN, Kind.THROW, Kind.REST, Kind.KEEP))
    assert [beat.length for beat in found] == [0, 0, 100, 100, 100]
    found = ordered(beats(Kind.KEEP, Kind.ALL_SCORE, Kind.WORD, Kind.THROW))
    assert [beat.length for beat in found] == [100, 100, 0, 100]
    assert [beat.keys for beat in ordered(beats(Kind.HANDOVER, Kind.KEEP, Kind.POT))] == [
        Keys.WAIT, Keys.OPEN, Keys.OPEN,
    ]  # fmt: skip


def test_whoever_keeps_and_stays_has_said_why_the_dice_go_on() -> None:
    keep, stay, entry, over = beats(Kind.KEEP, Kind.STAY, Kind.ENTRY, Kind.LAST_ROUND)
    assert not untold(keep, [stay, entry])
    assert untold(keep, [stay, entry, over])
    assert untold(keep, [over])
    assert untold(entry, [stay])
    assert untold(None, [stay])
    assert not untold(None, [entry])


@pytest.mark.parametrize("number", [1, 5, 6])
def test_dice_and_pennants_take_their_time_one_by_one(number: int) -> None:
    manners = StageManners()
    assert manners.length(Kind.PENNANTS, Data(number=number)) == 150 + 180 * min(5, number)
    assert manners.moving(Kind.PENNANTS, Data(number=number)) == 180 * min(5, number)
    assert manners.length(Kind.KEEP, Data(dice=tuple(range(number)))) == 60 + 110 * number
    assert manners.length(Kind.KEEP) == 60 + 110
    assert StageManners(still=True).moving(Kind.KEEP) == 0
    assert StageManners("slow").moving(Kind.KEEP) == 176


# The opening


def test_two_ties_at_once_name_no_face_and_one_names_its_own() -> None:
    game = new_game(Rules(preset("wheaton")), tuple("ABCD"), magic=(1, 2, 2, 3, 6))
    thrown = tuple(OrderThrow(n, f, False) for n, f in zip("ABCD", (6, 6, 2, 2), strict=True))
    for again, face in (("ABCD", 0), ("AB", 6), ("CD", 2)):
        then = tuple(OrderThrow(name, 1, True) for name in again)
        rolls, tie = order_beats(game, thrown, (0, 1, 2, 3), then, StageManners())
        assert tie.says.banner is not None
        assert dict(tie.says.banner.data) == {"names": tuple(again), "face": face}
        assert (rolls.seat, rolls.length, tie.seat, tie.length) == (-1, 0, -1, 900)
    rolls, done = order_beats(game, thrown, (0, 1, 2, 3), (), StageManners())
    assert (rolls.seat, done.seat, done.keys) == (-1, 0, Keys.SKIP)
    # Who has tied before and waited is not of this throw.
    then = (OrderThrow("C", 1, True), OrderThrow("D", 1, True))
    tie = order_beats(game, thrown[:2], (0, 1), then, StageManners())[1]
    assert tie.says.banner is not None
    assert dict(tie.says.banner.data)["face"] == 0
    rolled, lies = scene.magic_beats(game, (1, 2, 2, 3, 6), StageManners())
    assert (rolled.length, lies.length) == (0, 1300)
    assert rolled.data == Data(dice=(0, 1, 2, 3, 4), faces=(1, 2, 2, 3, 6))


# Gates


@pytest.mark.rule("IB-019")
def test_a_gate_before_its_holders_own_turn_holds_up_nobody_else() -> None:
    game = changed(new_table("wheaton"), gates=(Gate(0, 1), Gate(1, 1, now=True)))
    assert scene.waits(game)
    assert not scene.passed(game)
    assert scene.passed(changed(game, turn=changed(game.turn, seat=1)))
    opened = changed(game, gates=(Gate(0, 1, now=True),))
    assert not scene.waits(opened)
    assert scene.passed(opened)
    assert not scene.waits(changed(game, gates=()))


def test_strict_gates_are_taught_and_told_by_their_release() -> None:
    for ceremony, now, how, by in (
        ("strict", False, "asks", "asks"), ("strict", True, "courtesy", "roll"),
        ("relaxed", False, "courtesy", "roll"),
    ):  # fmt: skip
        rules = Rules(preset("wheaton", (("ceremony", ceremony), ("release", "asks"))))
        game = new_game(rules, ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
        game = changed(game, gates=(Gate(1, 2, asked=1, now=now),))
        assert scene.blocks(game) is (ceremony == "strict")
        found = lesson(game, Topic.GATE)
        assert found is not None
        assert dict(found.message.data)["how"] == how
        told = figures(game, "ear-gate")
        assert (told["by"], told["asked"], told["own"]) == (by, int(ceremony == "strict"), now)
    mine = changed(game, gates=(Gate(0, 2),))
    assert figures(mine, "ear-gate")["own"] is True


def test_before_the_show_is_who_has_still_to_play_in_it() -> None:
    game = new_table("wheaton")
    assert not scene.before_show(game)
    assert scene.before_show(changed(game, show=Show(0, (0, 1), 4)))
    assert not scene.before_show(changed(game, show=Show(0, (1, 2), 4)))


# Sight


def test_the_word_is_with_who_is_doubted_only_while_the_dice_are_to_be_named() -> None:
    stayed = ("option declare-scores=on", "roll 1 1 1 2R 3", "stay 900")
    game = at("lets-play-zonk", *stayed)
    assert game.offer is not None
    assert to_act(game) == game.turn.seat == 1
    assert to_act(at("lets-play-zonk", *stayed, "challenge Bob")) == 0


def test_only_the_straight_that_is_rolled_for_is_a_royale() -> None:
    bong = new_table("insta-bong")
    keys = {combo.key for combo in bong.rules.ruleset.combos}
    names = {key: kept_name(bong, Kept((), 0, (key,))) for key in keys}
    assert "royale" in names.values()
    assert "kept" in names.values()
    royale = next(key for key, name in names.items() if name == "royale")
    assert kept_name(bong, Kept((), 0, (royale, royale))) == "kept"
    bus = new_table("lets-play-zonk")
    found = {kept_name(bus, Kept((), 0, (c.key,))) for c in bus.rules.ruleset.combos}
    assert found == {"straight", "kept"}


def test_only_wheatons_sheet_dials_in() -> None:
    told = {key for key in PRESETS if dials_in(new_table(key))}
    assert told == {"wheaton"}
    bare = changed(new_table("wheaton").rules.ruleset, texts={})
    assert not dials_in(changed(new_table("wheaton"), rules=Rules(bare)))


def test_members_of_a_team_take_turns() -> None:
    teamed = Rules(house_text("t.toml", 'extends = "original-1978"\n[knobs]\nteams = true\n'))
    game = new_game(teamed, ("Reds", "Blues"), members=(("Al", "Bo", "Cy"), ("Di", "Ed")))
    for turns, name in enumerate(("Al", "Bo", "Cy", "Al", "Bo")):
        seats = (changed(game.seats[0], turns=turns), game.seats[1])
        assert player_now(changed(game, seats=seats)) == name


# By ear


def test_what_happens_by_chance_is_never_called_none() -> None:
    told = {Fraction(0): 0, Fraction(1, 1000): 1, Fraction(3, 200): 2, Fraction(99, 200): 50}
    assert {chance: ear._in_a_hundred(chance) for chance in told} == told


def test_dice_are_told_with_a_pick_only_where_they_were_thrown_just_now() -> None:
    game = at("original-1978", "roll 1 1 1 5 2 3", "keep 1 1 1", "roll 5 2 3")
    for depth in ear.Depth:
        said = [one.id for one in ear.picked(Sight(game), depth)]
        assert "ear-dice" not in said
        assert "ear-aside" not in said
        assert ("ear-miss" in said) is (depth is not ear.Depth.FEW)
        whole = [one.id for one in ear.picked(Sight(game), depth, throw=True)]
        assert whole[0] == "ear-dice"
        assert ("ear-aside" in whole) is (depth is ear.Depth.ALL)
    assert "ear-dice" not in [
        one.id for one in ear.picked(Sight(at("original-1978")), ear.Depth.ALL, throw=True)
    ]


def test_dice_just_rolled_are_told_once_where_a_choice_tells_them() -> None:
    before = at("original-1978")
    replay = replay_text("zonk 1\nrules original-1978\nplayer Ann\nplayer Bob\n"
                         "roll 1 1 1 5 2 3\n", Path())  # fmt: skip
    step, after = replay.steps[-1], replay.game
    rest = next(b for b in script(step.before, step.events, after, StageManners())
                if b.kind is Kind.REST)  # fmt: skip
    depth = ear.Depth.NORMAL
    assert ear.heard(rest, after, depth, asked=True) == ()
    assert ear.heard(rest, after, depth, asked=False)[0].id == "ear-rolls"
    # Where the dice have gone on, or are in the air again, no choice tells them.
    elsewhere = changed(after, turn=changed(after.turn, seat=1))
    for then in (before, elsewhere):
        assert ear.heard(rest, then, depth, asked=True)[0].id == "ear-rolls"
    assert ear.heard(rest, after, ear.Depth.FEW, asked=False) == ()


def test_who_leads_at_the_end_is_who_must_be_beaten() -> None:
    game = changed(new_table("insta-bong"), home=0, last=(1, 2))
    seats = [changed(seat, total=t) for seat, t in zip(game.seats, (5000, 5600, 10), strict=True)]
    game = changed(game, seats=tuple(seats))
    calls: tuple[tuple[int, tuple[int, str] | None], ...]
    calls = (0, None), (-1, None), (0, (2, "21:40"))
    for home, called in calls:
        now = changed(game, home=home, called=called)
        last = figures(now, "ear-last")
        by_points = str(now.rules.s.winner_by.value) == "points" or called is not None
        best = by_points or home < 0
        assert last["total"] == (5600 if best else 5000)
        assert (last["left"], last["beat"]) == (2, by_points)


def test_a_game_that_nobody_won_has_no_figure() -> None:
    lost = dict(ear.over(new_table("wheaton")).data)
    assert (lost["won"], lost["total"], lost["names"]) == (False, 0, ())


def test_a_stay_is_told_with_all_that_it_writes_whatever_is_picked() -> None:
    """Straight after a throw all that scores is kept."""
    game = at("original-1978", "roll 1 1 1 5 2 3", "keep 1 1 1", "roll 5 2 3")
    for picked in ((), (3,)):
        said = ear.picked(Sight(game, picked), ear.Depth.NORMAL)
        (stay,) = [dict(one.data) for one in said if one.id == "ear-stay"]
        assert (stay["points"], stay["total"]) == (1050, 1050)
        taught = lesson(game, Topic.STAY, picked)
        assert taught is not None
        assert dict(taught.message.data)["points"] == 1050


@pytest.mark.parametrize("face", [1, 5])
def test_a_roll_off_writes_nothing(face: int) -> None:
    """The line of dashes that follows was told as an entry of who sits first."""
    show = Show(1, (), 2, scores=((1, 100), (2, 300), (0, 300)), rolloff=(2, 0), rolled=(3,))
    turn = Turn(0, Phase.ROLLING, Mode.ROLLOFF, active=(0,))
    before = changed(new_table("show"), show=show, turn=turn, halftime_done=True)
    after, events = apply(before, act.DiceLanded((face,)))
    shown = script(before, events, after, StageManners())
    assert Kind.ENTRY not in [beat.kind for beat in shown]
    written = [len(beat.game.cells) for beat in shown]
    assert written == sorted(written)
    assert (written[0], written[-1]) == (0, len(after.cells))


# Lessons


@pytest.mark.parametrize(("total", "near"), [(8450, False), (8500, True), (9950, True)])
def test_the_end_is_near_from_85_of_100_on(total: int, near: bool) -> None:
    game = at("lets-play-zonk", f"score Bob {total}")
    assert (lesson(game, Topic.END) is not None) is near


def test_an_end_after_so_many_rounds_is_near_by_no_total() -> None:
    rounds = Rules(house_text("r.toml", 'extends = "original-1978"\n[knobs]\nrounds = 10\n'))
    game = new_game(rounds, ("Ann", "Bob"))
    seats = (changed(game.seats[0], total=game.rules.s.limit), game.seats[1])
    assert lesson(changed(game, seats=seats), Topic.END) is None


def test_there_is_something_to_pick_from_two_dice_on() -> None:
    assert lesson(at("original-1978", "roll 1 2 2 3 4 6"), Topic.PICK) is None
    assert lesson(at("original-1978", "roll 1 2 2 3 5 6"), Topic.PICK) is not None


def test_what_a_first_score_takes_is_said_of_every_score_where_all_take_it() -> None:
    for least, every in ((300, False), (350, True), (400, True)):
        text = f"option entry-minimum=350|option stop-minimum={least}|roll 1 2 2 3 4 6"
        game = at("original-1978", *text.split("|"))
        found = lesson(game, Topic.ENTRY, (0,))
        assert found is not None
        assert (dict(found.message.data)["every"], found.place) == (every, Place.STAY)
        assert dict(found.message.data)["need"] == max(350, least)


def test_a_miss_is_taught_but_to_who_may_take_it_back() -> None:
    game = new_table("insta-bong")
    missed = Beat(Kind.MISS, 0, game, data=Data(50))
    assert lessons.happened(missed, ()) is not None
    assert lessons.happened(missed, {Topic.MISS}) is None
    seats = (changed(game.seats[0], tokens=1), *game.seats[1:])
    saved = Beat(Kind.MISS, 0, changed(game, seats=seats))
    assert lessons.happened(saved, ()) is None
    assert lessons.happened(Beat(Kind.LAST_ROUND, 0, game, data=Data(seats=(1,))), ()) is not None
    assert lessons.happened(Beat(Kind.LAST_ROUND, 0, game), ()) is None

"""Where the stage turns: what just counts, who is meant, what goes with what."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.stage.steps import new_table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game, Gate, Mode, Phase, Show, Turn
from zonk_desktop.engine.value import changed
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.stage import ear, lessons, scene
from zonk_desktop.stage.beats import Beat, Data, Keys, Kind, StageManners, ordered, untold
from zonk_desktop.stage.lessons import Place, Topic
from zonk_desktop.stage.scene import order_beats
from zonk_desktop.stage.script import landed, script
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
    assert untold(keep, [stay, over])
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
    for ceremony, release, now, how, by, asked in (
        ("strict", "asks", False, "asks", "asks", 1),
        ("strict", "asks", True, "courtesy", "roll", 1),
        ("strict", "word", False, "word", "word", 0),
        ("relaxed", "asks", False, "courtesy", "roll", 0),
    ):  # fmt: skip
        rules = Rules(preset("wheaton", (("ceremony", ceremony), ("release", release))))
        game = new_game(rules, ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
        game = changed(game, gates=(Gate(1, 2, asked=1, now=now),))
        assert scene.blocks(game) is (ceremony == "strict")
        found = lesson(game, Topic.GATE)
        assert found is not None
        assert dict(found.message.data)["how"] == how
        told = figures(game, "ear-gate")
        assert (told["by"], told["asked"], told["own"]) == (by, asked, now)
    mine = changed(game, gates=(Gate(0, 2),))
    assert figures(mine, "ear-gate")["own"] is True


def test_before_the_show_is_who_has_still_to_play_in_it() -> None:
    game = new_table("wheaton")
    assert not scene.before_show(game)
    assert scene.before_show(changed(game, show=Show(0, (0, 1), 4)))
    assert not scene.before_show(changed(game, show=Show(0, (1, 2), 4)))


def test_a_game_that_ends_before_a_gate_opens_none() -> None:
    """Whoever touches the dice too early has lost his last turn."""
    game = at("lets-play-zonk", "option ceremony=strict")
    waits = changed(game, gates=(Gate(1, 1),), last=(0,), home=1)
    after, events = apply(waits, act.Touch(0))
    assert after.ended is not None
    assert Kind.GATE_OPEN not in kinds(waits, events, after)


# The show


def in_the_show(show: Show, turn: Turn) -> Game:
    return changed(new_table("show"), show=show, turn=turn, halftime_done=True)


def kinds(before: Game, events: Iterable[Event], after: Game) -> list[Kind]:
    return [beat.kind for beat in script(before, events, after, StageManners())]


@pytest.mark.parametrize("face", [1, 5])
def test_a_roll_off_writes_nothing(face: int) -> None:
    """The line of dashes that follows was told as an entry of who sits first."""
    show = Show(1, (), 2, scores=((1, 100), (2, 300), (0, 300)), rolloff=(2, 0), rolled=(3,))
    before = in_the_show(show, Turn(0, Phase.ROLLING, Mode.ROLLOFF, active=(0,)))
    after, events = apply(before, act.DiceLanded((face,)))
    shown = script(before, events, after, StageManners())
    assert Kind.ENTRY not in [beat.kind for beat in shown]
    written = [len(beat.game.cells) for beat in shown]
    assert written == sorted(written)
    assert (written[0], written[-1]) == (0, len(after.cells))


def test_a_lost_turn_of_the_show_is_told_once_and_before_its_end() -> None:
    show = Show(0, (2,), 2, scores=((0, 100),))
    before = in_the_show(show, Turn(1, Phase.ROLLING, active=(0, 1, 2, 3, 4)))
    seats = (*before.seats[:2], changed(before.seats[2], lost=("Hands off",)))
    before = changed(before, seats=seats)
    after, events = apply(before, act.DiceLanded((2, 2, 3, 4, 6)))
    found = kinds(before, events, after)
    assert found.count(Kind.LOST_TURN) == 1
    assert found.index(Kind.LOST_TURN) < found.index(Kind.SHOW_OVER)


def test_an_entry_is_of_whoever_threw() -> None:
    before = at("original-1978", "roll 1 1 1 5 2 3")
    after, _ = apply(before, act.Stay())
    for seat, found in ((1, []), (0, [Kind.ENTRY])):
        made = scene.Scene(before, after, StageManners())
        made.write(seat)
        assert [beat.kind for beat in made.beats] == found


# Throws


def test_dice_that_are_thrown_again_lie_among_the_others() -> None:
    game = at("original-1978", "roll 1 1 1 5 2 3")
    again = changed(game, turn=changed(game.turn, again=(4, 5), phase=Phase.ROLLING))
    lying = landed(again, (6, 4)).turn
    assert (lying.throw, lying.again, lying.phase) == ((1, 1, 1, 5, 6, 4), (), Phase.TO_KEEP)


def royale(*options: str, faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6), **turn: Any) -> bool:
    """Whether a throw of six in a row is called out."""
    game = at("insta-bong", *(f"option {one}" for one in options))
    combos: Any = game.rules.ruleset.combos
    combos = tuple(changed(one, faces=faces) if one.key == "royale" else one for one in combos)
    rules = Rules(changed(game.rules.ruleset, combos=combos))
    thrown: Any = {"phase": Phase.ROLLING, **turn}
    before = changed(game, rules=rules, turn=changed(game.turn, **thrown))
    after, events = apply(before, act.DiceLanded((1, 2, 3, 4, 5, 6)[: len(before.turn.active)]))
    return Kind.ROYALE_LIES in kinds(before, events, after)


def test_a_royale_is_called_out_where_its_worth_is_thrown_for() -> None:
    five = (1, 2, 3, 4, 5)
    assert royale()
    assert not royale("royale-value=fixed1500")
    # Not what is thrown for it, nor what is no throw of all dice.
    assert not royale(mode=Mode.ROYALE)
    assert not royale(faces=five, active=(0, 1, 2, 3, 4), aside=((5, 1),))


# Sight


def test_the_word_is_with_who_is_doubted_only_while_the_dice_are_to_be_named() -> None:
    stayed = ("option declare-scores=on", "roll 1 1 1 2R 3", "stay 900")
    game = at("lets-play-zonk", *stayed)
    assert game.offer is not None
    assert to_act(game) == game.turn.seat == 1
    assert to_act(at("lets-play-zonk", *stayed, "challenge Bob")) == 0


def test_a_die_that_completes_what_lies_aside_says_what_all_of_it_brings() -> None:
    lines = "option trip-across-rolls=on", "roll 2 2 2 1 3 4R", "keep 2 2 2", "roll 2 3 4R"
    assert Sight(at("insta-bong", *lines), (3,)).tags == {3: "+100"}


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
    flying = changed(game, turn=changed(game.turn, phase=Phase.ROLLING))
    for none in (at("original-1978"), flying):
        said = [one.id for one in ear.picked(Sight(none), ear.Depth.ALL, throw=True)]
        assert "ear-dice" not in said


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


def test_a_doubted_team_is_told_by_its_name_and_a_turn_by_its_member() -> None:
    knobs = (("teams", "on"), ("declare-scores", "on"))
    game = new_game(Rules(preset("lets-play-zonk", knobs)), ("Reds", "Blues"),
                    members=(("Al", "Bo"), ("Di", "Ed")))  # fmt: skip
    told = dict(ear.whose(game).data)
    assert (told["name"], told["teamed"], told["begun"]) == ("Al", True, False)
    for action in (act.Roll(), act.DiceLanded((1, 1, 1, 2, 3)), act.Stay(900)):
        game, _ = apply(game, action)
    assert dict(ear.whose(game).data)["name"] == "Di"
    game, _ = apply(game, act.Challenge(1))
    told = dict(ear.whose(game).data)
    assert (told["name"], told["teamed"], told["begun"]) == ("Reds", False, False)


def test_nobody_gets_in_while_the_show_is_played() -> None:
    game = new_table("wheaton")
    assert figures(game, "ear-entry")["need"] == 250
    shown = changed(game, show=Show(0, (1, 2), 4))
    assert [one.id for one in ear.awaited(shown)] == ["ear-show"]


def test_what_the_dice_would_bring_is_told_once_hits_are_taken() -> None:
    game = at("insta-bong", "roll 1 2 2 3 4 6")
    for gates in ((), (Gate(0, 1, now=True),)):
        brings = "ear-brings" in [one.id for one in ear.lies(Sight(changed(game, gates=gates)))]
        assert brings is not bool(gates)


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


def test_a_royale_is_worth_nothing_yet_that_could_be_taught() -> None:
    game = at("insta-bong", "roll 1 2 3 4 5 6R")
    assert lesson(game, Topic.SCORES, (0, 1, 2, 3, 4, 5)) is None
    assert lesson(game, Topic.SCORES, (0,)) is not None

"""The sounds, measured as a listener's meter would, with no sound card."""

from __future__ import annotations

import wave
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from meter import apart, centroid, colour, momentary, true_peak
from sounds import write

from tests.stage.steps import new_table
from zonk_desktop.sound import cues, events
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import VARIANTS
from zonk_desktop.sound.surfaces import DICE, SURFACES, TABLES, Material
from zonk_desktop.sound.synth import RATE, SPEED, Synth, render
from zonk_desktop.stage.beats import MOST_PENNANTS, Beat, Data, Kind
from zonk_desktop.tray import plain_throw
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.track import Impact, Struck, ThrowTrack

PACE = 0.7


@pytest.fixture(scope="module")
def synth() -> Synth:
    return Synth()


@pytest.fixture(scope="module")
def other() -> Synth:
    """Another of the same kind."""
    return Synth()


@cache
def cue_sound(synth: Synth, cue: Cue, seed: int = 0) -> np.ndarray:
    sound = cues.render(cue, seed, synth)
    sound.setflags(write=False)
    return sound


@pytest.fixture(scope="module")
def throws() -> list[ThrowTrack]:
    thrower = Thrower()
    return [thrower.throw(count, [1] * count, seed) for count in (1, 5, 8) for seed in range(6)]


def heard(synth: Synth, made: ThrowTrack, seed: int = 0) -> np.ndarray:
    return render(synth, made.impacts, made.rubbing, made.seconds, PACE, seed)


def decibels(x: float) -> float:
    return float(20 * np.log10(x + 1e-9))


def test_throws_keep_within_their_loudness(synth: Synth, throws: list[ThrowTrack]) -> None:
    for made in throws:
        sound = heard(synth, made)
        assert np.isfinite(sound).all()
        assert true_peak(sound) <= -12
        assert decibels(float(np.abs(sound[-240:]).max())) < -70, "the end clicks"
        first = int(made.impacts[0].at / PACE * RATE)
        assert decibels(float(np.abs(sound[: first - 48]).max())) < -70, "heard before it happens"


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("table", TABLES)
def test_dice_of_every_kind_keep_below_the_peak(
    throws: list[ThrowTrack], dice: str, table: str
) -> None:
    synth = Synth(DICE[dice], TABLES[table])
    for made in (throws[0], throws[6], throws[12]):
        assert true_peak(heard(synth, made)) <= -12


def test_more_dice_are_louder(synth: Synth, throws: list[ThrowTrack]) -> None:
    by_count: dict[int, list[float]] = {}
    for made in throws:
        by_count.setdefault(made.positions.shape[1], []).append(momentary(heard(synth, made)))
    means = {count: float(np.mean(each)) for count, each in by_count.items()}
    for count, wanted in ((1, -36), (5, -33), (8, -31)):
        # One die by itself varies by 1.4 LU from throw to throw.
        assert abs(means[count] - wanted) < 2, means


def test_a_throw_sounds_the_same_again_and_no_other_does(
    synth: Synth, throws: list[ThrowTrack]
) -> None:
    made = throws[13]
    assert np.array_equal(heard(synth, made, 3), heard(Synth(), made, 3))
    assert not np.array_equal(heard(synth, made, 3), heard(synth, made, 4))


def test_a_knock_is_heard_when_it_happens(synth: Synth) -> None:
    for seed, (at, on) in enumerate((a, o) for a in (0.1, 0.33) for o in Struck):
        knock = Impact(at, 0, 20.0, on, 1.0, 0.0)
        sound = render(synth, [knock], None, 0.6, PACE, seed)
        level = np.abs(sound).max(1)
        onset = np.flatnonzero(level > level.max() * 0.2)[0] / RATE
        assert abs(onset - at / PACE) < 0.002


def test_a_knock_is_heard_where_it_happens(synth: Synth) -> None:
    left = render(synth, [Impact(0.1, 0, 20, Struck.FELT, -4.5, 0)], None, 0.4, PACE, 1)
    right = render(synth, [Impact(0.1, 0, 20, Struck.FELT, 4.5, 0)], None, 0.4, PACE, 1)
    assert np.square(left[:, 0]).sum() > 2 * np.square(left[:, 1]).sum()
    assert np.square(right[:, 1]).sum() > 2 * np.square(right[:, 0]).sum()


@pytest.mark.parametrize(
    ("material", "speed", "hertz"),
    [(Material.WOOD, 0.5, 1705), (Material.FELT, 0.5, 763), (Material.TABLE, 0.4, 700)],
)
def test_materials_have_their_colour(
    synth: Synth, material: Material, speed: float, hertz: float
) -> None:
    many = [synth.knock(material, speed, np.random.default_rng(k)) for k in range(12)]
    found = float(np.mean([centroid(np.stack([x, x], 1)) for x in many]))
    assert abs(found - hertz) < 0.15 * hertz, found


def test_sets_of_dice_and_tables_are_told_by_ear(throws: list[ThrowTrack]) -> None:
    """Any two of them are farther apart than two throws of the same dice on the same table."""

    def rendered(dice: str, table: str) -> list[np.ndarray]:
        synth = Synth(DICE[dice], TABLES[table])
        return [heard(synth, made, seed) for seed, made in enumerate(throws[6:12])]

    sets = {dice: rendered(dice, "moss") for dice in DICE}
    tables = {table: rendered("ivory", table) for table in TABLES}
    colours = [
        {kind: [*map(colour, each)] for kind, each in made.items()} for made in (sets, tables)
    ]
    same = max(apart([one], [two]) for one, two in combinations(colours[0]["ivory"], 2))
    assert same < 3
    for kinds, least in zip(colours, (3.0, 2.0), strict=True):
        for one, two in combinations(kinds, 2):
            assert apart(kinds[one], kinds[two]) >= least, (one, two)
    loud = [
        float(np.mean([momentary(x) for x in each])) for each in (*sets.values(), *tables.values())
    ]
    assert max(loud) - min(loud) < 2, loud


def test_boards_clatter_and_velvet_swallows() -> None:
    def middle(table: str) -> float:
        synth = Synth(DICE["ivory"], TABLES[table])
        many = [synth.knock(Material.FELT, 0.5, np.random.default_rng(k)) for k in range(6)]
        return float(np.mean([centroid(np.stack([x, x], 1)) for x in many]))

    assert middle("night") < middle("moss") < middle("walnut") < middle("charcoal")


@pytest.mark.parametrize("cue", Cue)
def test_cues_have_their_level(synth: Synth, other: Synth, cue: Cue) -> None:
    sounds = [cue_sound(synth, cue, seed) for seed in range(VARIANTS)]
    for sound in sounds:
        assert abs(momentary(sound) - cues.RECIPES[cue].level) < 1
        assert true_peak(sound) <= -12
        assert decibels(float(np.abs(sound[-240:]).max())) < -70, "the end clicks"
    assert np.array_equal(sounds[0], cues.render(cue, 0, other))
    assert not np.array_equal(sounds[0], sounds[1])


def file_of(path: Path, sounds: Iterable[tuple[np.ndarray, float]]) -> np.ndarray:
    """These sounds, each after so many seconds, written to a file and read from it."""
    parts = [(round(after * RATE), sound) for sound, after in sounds]
    whole = np.zeros((max(begin + len(sound) for begin, sound in parts), 2), np.float32)
    for begin, sound in parts:
        whole[begin : begin + len(sound)] += sound
    write(path, whole)
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    return samples.reshape(-1, 2) / 32768


def test_a_win_is_the_loudest_moment_of_a_game(
    synth: Synth, throws: list[ThrowTrack], tmp_path: Path
) -> None:
    """Of all that is heard: each moment with its five dice and its hits, and the fullest throws."""
    table, data = new_table("wheaton"), Data(5, MOST_PENNANTS, dice=(0, 1, 2, 3, 4), first=True)
    loud: dict[str, float] = {}
    for kind in Kind:
        parts = events.heard(Beat(kind, 3, table, data=data), smoke=True)
        if parts:
            found = file_of(
                tmp_path / f"{kind}.wav", [(cue_sound(synth, one.cue), one.after) for one in parts]
            )
            loud[kind] = momentary(found)
    for dice, matter in DICE.items():
        thrown = heard(Synth(matter), throws[-1])
        loud[f"throw of {dice}"] = momentary(file_of(tmp_path / f"{dice}.wav", [(thrown, 0.0)]))
    win = loud.pop(Kind.WIN)
    assert max(loud.values()) < win - 3, (win, max(loud, key=lambda one: loud[one]))


@pytest.mark.parametrize("cue", list(Cue))
def test_cues_set_in_without_a_step_and_push_the_cone_nowhere(synth: Synth, cue: Cue) -> None:
    sound = cue_sound(synth, cue)
    assert decibels(float(np.abs(sound[0]).max())) < -60, "the beginning clicks"
    assert decibels(float(np.abs(sound.mean(0)).max())) < -65, "it has a direct current"


def test_ten_dice_that_land_at_once_are_no_louder_than_the_top() -> None:
    """And what they push is the loudspeaker's cone to and fro, not one way."""
    for dice in DICE.values():
        at_once = [Impact(0.1, die, 60.0, Struck.FELT, die - 4.5, 0.0) for die in range(10)]
        sound = render(Synth(dice), at_once, None, 0.6, PACE, 1)
        assert true_peak(sound) <= -12
        power = np.square(np.abs(np.fft.rfft(sound.mean(1))))
        hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
        assert power[hertz < 25].sum() < 0.01 * power.sum()


def test_no_two_knocks_are_alike(synth: Synth) -> None:
    """A struck board keeps its pitches; their mix varies from knock to knock."""
    for material in (Material.FELT, Material.WOOD):
        many = np.stack([synth.knock(material, 0.5, np.random.default_rng(k)) for k in range(12)])
        many /= np.linalg.norm(many, axis=1)[:, None]
        alike = (many @ many.T)[np.triu_indices(12, 1)]
        assert np.mean(alike) < 0.9


def test_every_cue_has_a_recipe_and_every_material_a_surface() -> None:
    assert set(cues.RECIPES) == set(Cue)
    assert set(SURFACES) == set(Material)


def test_knocks_come_from_the_motion(throws: list[ThrowTrack]) -> None:
    """A die that falls onto the felt loses the speed it fell with, when it falls."""
    told = dict.fromkeys(Struck, 0)
    for made in throws:
        ticks = [round(impact.at / made.step) for impact in made.impacts]
        assert ticks == sorted(ticks)
        for impact in made.impacts:
            told[impact.on] += 1
            assert (impact.other >= 0) == (impact.on is Struck.DIE)
            frame = min(len(made.positions) - 1, round(impact.at / made.step))
            where = made.positions[frame, impact.die]
            # Not farther than the die goes within a frame.
            assert np.hypot(where[0] - impact.x, where[1] - impact.y) < 0.5
            assert SPEED * impact.speed < 4, "faster than a hand throws"
    assert told[Struck.FELT] > told[Struck.DIE] > 0
    assert told[Struck.WOOD] > 0


def test_throws_without_physics_are_heard(synth: Synth) -> None:
    made = plain_throw.throw(5, [1, 2, 3, 4, 5], 4, None)
    sound = heard(synth, made)
    assert true_peak(sound) <= -12
    assert momentary(sound) > -50

"""240 throws, 2,000 with --slow: the face wanted, flat, apart, on the felt, the same each time."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.conftest import Amount
from zonk_desktop.tray import plain_throw
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.dicemath import NORMALS, Array, top_face
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.measures import BRASS_Y, HALF_X, HALF_Y
from zonk_desktop.tray.throws import MOST, Thrower, hidden
from zonk_desktop.tray.track import ThrowTrack

PER_CASE, IN_FULL = 24, 200
SLACK = 0.03


def overlap(place: Array, turn: Array, place2: Array, turn2: Array) -> float:
    """How deep two dice lie in one another: the least overlap over all axes that may part them."""
    axes = np.concatenate([turn.T, turn2.T, *np.cross(turn.T[:, None], turn2.T)])
    lengths = np.linalg.norm(axes, axis=1)
    axes = (axes / np.maximum(lengths, 1e-9)[:, None])[lengths >= 1e-6]
    reach = 0.5 * (np.abs(axes @ turn).sum(axis=1) + np.abs(axes @ turn2).sum(axis=1))
    return float((reach - np.abs(axes @ (place2 - place))).min())


def check(throw: ThrowTrack, faces: list[int]) -> None:
    """Everything that must hold of a throw at rest."""
    places, turns = throw.positions[-1], throw.rotations[-1]
    for i, face in enumerate(faces):
        if i in throw.over:
            continue
        shown, level = top_face(turns[i])
        assert shown == face
        assert level > 0.9999, "tilted"
        assert np.allclose(turns[i] @ turns[i].T, np.eye(3), atol=1e-6)
        assert np.linalg.det(turns[i]) > 0, "a mirror image turns 1-2-3 the wrong way round"
        down = int(np.argmin(NORMALS @ turns[i][2])) + 1
        assert down == 7 - face
        reach = 0.5 * np.abs(turns[i][:2]).sum(axis=1)
        assert abs(places[i][0]) + reach[0] < HALF_X + SLACK
        assert places[i][1] + reach[1] < HALF_Y + SLACK
        assert places[i][1] - reach[1] > BRASS_Y - SLACK, "on the rail"
        assert abs(places[i][2] - 0.5) < 0.03, "stacked or sunk"
    for a, b in itertools.combinations([i for i in range(len(faces)) if i not in throw.over], 2):
        assert overlap(places[a], turns[a], places[b], turns[b]) < 0.02, "one inside another"


@pytest.fixture(scope="module")
def thrower() -> Thrower:
    return Thrower()


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 6])
def test_throws(thrower: Thrower, amount: Amount, count: int, part: int) -> None:
    first = (2 * count + part) * IN_FULL
    for seed in range(first, first + amount.of(PER_CASE, IN_FULL, "ZONK_THROWS")):
        rng = np.random.default_rng(seed)
        faces = [int(f) for f in rng.integers(1, 7, count)]
        push = None
        if seed % 3 == 0:
            turn, speed = rng.uniform(0, 2 * np.pi), rng.uniform(12, 60)
            push = FlickPush(float(np.cos(turn) * speed), float(np.sin(turn) * speed))
        check(thrower.throw(count, faces, seed, push), faces)


@pytest.mark.slow
def test_an_open_table_loses_dice_to_a_hard_flick_only(thrower: Thrower, amount: Amount) -> None:
    lost, count = 0, amount.of(8, 25, "ZONK_THROWS")
    for seed in range(count):
        faces = [seed % 6 + 1] * 5
        gentle = thrower.throw(5, faces, seed, None, True)
        assert gentle.over == ()
        check(gentle, faces)
        hard = thrower.throw(5, faces, seed, FlickPush(55.0, 10.0), True)
        check(hard, faces)
        lost += len(hard.over)
    assert lost > count // 3


def test_the_same_seed_is_the_same_throw(thrower: Thrower) -> None:
    thrower.throw(5, [1] * 5, 7)
    one = thrower.throw(5, [1, 2, 3, 4, 5], 42)
    two = Thrower().throw(5, [1, 2, 3, 4, 5], 42)
    assert np.array_equal(one.positions, two.positions)
    assert np.array_equal(one.rotations, two.rotations)
    assert one.impacts == two.impacts
    other = thrower.throw(5, [1, 2, 3, 4, 5], 43)
    assert not np.array_equal(one.positions[-1], other.positions[-1])


def test_a_throw_worked_out_ahead_is_the_one_that_is_asked_for() -> None:
    thrower = Thrower()
    plain = thrower.throw(5, [1, 2, 3, 4, 5], 42)
    thrower.look_ahead(5, 42)
    tries: list[object] = []
    attempt = thrower._attempt
    thrower._attempt = lambda *given: tries.append(given) or attempt(*given)  # type: ignore[method-assign, func-returns-value]
    found = thrower.throw(5, [1, 2, 3, 4, 5], 42)
    assert not tries, "nothing is left to be worked out"
    assert np.array_equal(found.positions, plain.positions)
    assert np.array_equal(found.rotations, plain.rotations)
    assert found.impacts == plain.impacts
    # It was for that throw alone, of this hand and on this table.
    for given in ((5, [1] * 5, 42), (5, [1] * 5, 42, FlickPush(30.0, 2.0)), (4, [1] * 4, 42)):
        tries.clear()
        thrower.throw(*given)
        assert tries


def test_the_motion_does_not_depend_on_the_faces(thrower: Thrower) -> None:
    one = thrower.throw(3, [1, 1, 1], 5)
    two = thrower.throw(3, [6, 2, 4], 5)
    assert np.array_equal(one.positions, two.positions)


@pytest.mark.slow
def test_dice_that_stay_are_in_the_way(thrower: Thrower, amount: Amount) -> None:
    lying = ((1.5, 1.0, 0.3), (-1.0, 0.5, 1.0))
    for make in (thrower, Thrower(plain=True)):
        for seed in range(amount.of(10, 30, "ZONK_THROWS")):
            faces = [3, 5, 6]
            throw = make.throw(3, faces, seed, None, False, lying)
            check(throw, faces)
            for x, y, turn in lying:
                c, s = np.cos(turn), np.sin(turn)
                still = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
                for place, turned in zip(throw.positions[-1], throw.rotations[-1], strict=True):
                    assert overlap(np.array([x, y, 0.5]), still, place, turned) < 0.02


@pytest.mark.slow
def test_plain_throws(amount: Amount) -> None:
    for seed in range(amount.of(50, 150, "ZONK_THROWS")):
        rng = np.random.default_rng(seed)
        count = int(rng.integers(1, 7))
        faces = [int(f) for f in rng.integers(1, 7, count)]
        throw = plain_throw.throw(count, faces, seed, None)
        check(throw, faces)
        lowest = throw.positions[:, :, 2] - 0.5 * np.abs(throw.rotations[:, :, 2, :]).sum(axis=-1)
        assert lowest.min() > -1e-6, "a corner dips into the felt"
        again = plain_throw.throw(count, faces, seed, None)
        assert np.array_equal(throw.positions, again.positions)


def test_between_two_frames_rotations_stay_rotations(thrower: Thrower) -> None:
    throw = thrower.throw(4, [1, 2, 3, 4], 9)
    for time in np.linspace(-0.1, throw.seconds + 0.2, 57):
        _, turned = throw.at(float(time))
        assert np.allclose(turned @ np.swapaxes(turned, 1, 2), np.eye(3), atol=1e-6)
    assert np.array_equal(throw.at(throw.seconds + 1)[1], throw.rotations[-1])
    assert throw.impacts
    assert all(knock.speed > 1.2 and 0 <= knock.at <= throw.seconds for knock in throw.impacts)
    assert [knock.at for knock in throw.impacts] == sorted(knock.at for knock in throw.impacts)


@pytest.mark.slow
@pytest.mark.parametrize("count", [5, 6, 8])
def test_no_die_hides_behind_another(thrower: Thrower, amount: Amount, count: int) -> None:
    """None is covered by more than a fifth, in both sizes; upper faces are seen in full."""
    cameras = [fit(1024, 640), fit(1920, 1080)]
    for seed in range(amount.of(10, 700, "ZONK_HIDDEN")):
        throw = thrower.throw(count, [1 + seed % 6] * count, 50_000 + seed)
        places, turns = throw.positions[-1], throw.rotations[-1]
        for cam in cameras:
            assert hidden(places, turns, cam).max() <= MOST
        # Upper faces lie in one plane, and the camera looks down on it: nothing is above them.
        assert np.ptp(places[:, 2]) < 0.03


def test_what_hides_is_found() -> None:
    flat = np.repeat(np.eye(3)[None], 2, axis=0)
    cam = fit(1600, 700)
    behind = hidden(np.array([(0.0, 1.3, 0.5), (0.0, 0.0, 0.5)]), flat, cam)
    close = hidden(np.array([(0.0, 1.02, 0.5), (0.0, 0.0, 0.5)]), flat, cam)
    beside = hidden(np.array([(0.0, 1.3, 0.5), (1.5, 0.0, 0.5)]), flat, cam)
    assert close[0] > behind[0] > 0
    assert close[0] > MOST
    assert list(beside) == [0, 0]
    assert behind[1] == 0


@pytest.mark.slow
def test_dice_do_not_touch_in_the_hand(thrower: Thrower, amount: Amount) -> None:
    for seed in range(amount.of(15, 60, "ZONK_THROWS")):
        throw = thrower.throw(6, [1] * 6, seed)
        places, turns = throw.positions[0], throw.rotations[0]
        for a, b in itertools.combinations(range(6), 2):
            assert overlap(places[a], turns[a], places[b], turns[b]) <= 0

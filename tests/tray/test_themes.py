"""Sets of dice and tables: roles are told apart by eyes that see no red, green or blue."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.colours import DICE, FELT, INLAY, PIP, ROLES, inlaid
from zonk_desktop.tray.dice_cast import Picture, cast
from zonk_desktop.tray.dicemath import flat
from zonk_desktop.tray.light import rgb

#: Machado and others 2009, full strength.
SIGHTS = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
#: The least distance of two roles, as it was measured in the trials.
LEAST = {"ivory": 9, "casino": 15, "wooden": 9, "pewter": 11, "glow": 9}


def linear(colour: Any) -> Any:
    colour = np.asarray(colour, float)
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def lab(colour: Any, sight: str) -> Any:
    seen = np.clip(np.array(SIGHTS[sight]) @ linear(colour), 0, 1)
    x = np.array(XYZ) @ seen / [0.95047, 1, 1.08883]
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def contrast(one: Any, other: Any) -> float:
    lights = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def least(colours: list[Any], sight: str) -> float:
    return min(
        float(np.linalg.norm(lab(one, sight) - lab(other, sight)))
        for one, other in itertools.combinations(colours, 2)
    )


@pytest.mark.parametrize("theme", DICE)
def test_roles_are_told_apart_by_their_bodies(theme: str) -> None:
    bodies = [rgb(colour) for colour in DICE[theme].body.values()]
    for sight in SIGHTS:
        assert least(bodies, sight) >= LEAST[theme] - 0.5, sight
    for role, body in DICE[theme].body.items():
        assert contrast(rgb(body), rgb(PIP[role])) >= 5.75, role


@pytest.mark.parametrize("felt", FELT)
@pytest.mark.parametrize("theme", DICE)
def test_every_die_stands_out_from_every_table(theme: str, felt: str) -> None:
    """By its body, its pips, or the line let into its faces."""
    for role, body in DICE[theme].body.items():
        marks = [body, PIP[role], *([INLAY] if inlaid(role, felt) else [])]
        assert max(contrast(rgb(FELT[felt]), rgb(mark)) for mark in marks) >= 3.0, role


def lying(theme: str, felt: str, face: int = 3) -> list[Picture]:
    """A die of each role on the felt, drawn by the stand-in."""
    cam = fit(1024, 640)
    places = np.array([((k - 2.5) * 1.5, 1.0, 0.5) for k in range(6)])
    turns = np.array([flat(face, 0.2)] * 6)
    return cast(cam, places, turns, list(ROLES), np.zeros(6, np.float32), felt, theme)


def upper(picture: Picture) -> Any:
    """The usual colour of the upper face: its middle values, so that no pip counts."""
    pixels = picture.pixels[..., :3][..., ::-1].reshape(-1, 3) / 255
    rows = picture.pixels.shape[0]
    alpha = picture.pixels[..., 3].reshape(-1)
    top = (np.arange(len(alpha)) // rows) < rows * 0.5
    inside = pixels[(alpha == 255) & top]
    return np.median(inside, axis=0)


@pytest.mark.parametrize("theme", DICE)
def test_roles_are_told_apart_as_they_are_drawn(theme: str) -> None:
    """Gloss, metal, wood and light of their own do not bring two roles together."""
    drawn = [upper(picture) for picture in lying(theme, "moss")]
    for sight in SIGHTS:
        assert least(drawn, sight) >= 6, sight


@pytest.mark.parametrize("theme", DICE)
def test_sets_of_dice_differ_to_the_eye(theme: str) -> None:
    ours = lying(theme, "moss")
    for other in DICE:
        if other != theme:
            theirs = lying(other, "moss")
            away = [
                np.abs(a.pixels.astype(int) - b.pixels).mean()
                for a, b in zip(ours, theirs, strict=True)
            ]
            assert np.mean(away) > 1.5, other


def test_metal_mirrors_the_table_and_phosphor_shines_in_the_dark() -> None:
    cam = fit(1024, 640)
    edge = cam.focal / cam.depth(1.0, 0.5)

    def at(pixels: Any, off: float) -> int:
        """The row or column so many edges off the middle of the die."""
        return int(pixels.shape[0] / 2 + off * edge)

    def side(theme: str, felt: str) -> Any:
        pixels = lying(theme, felt, 1)[0].pixels
        middle = at(pixels, 0.0)
        part = pixels[at(pixels, 0.22) : at(pixels, 0.40), middle - 6 : middle + 6]
        return part[..., :3].reshape(-1, 3).mean(axis=0)

    # The side of a die that lies on moss is greener than on charcoal, most in metal.
    def green(theme: str) -> float:
        moss, charcoal = side(theme, "moss"), side(theme, "charcoal")
        return float((moss[1] - moss[2]) - (charcoal[1] - charcoal[2]))

    assert green("ivory") > 0
    assert green("pewter") > green("ivory")
    # Its faces bulge: one side of the upper one has the lamp in it, the other the dark room.
    pixels = lying("pewter", "moss", 1)[0].pixels[..., :3].mean(axis=2)
    upper = pixels[at(pixels, -0.36) : at(pixels, -0.09)]
    left, right = upper[:, at(pixels, -0.36)], upper[:, at(pixels, 0.29)]
    assert np.median(left) > 1.12 * np.median(right)
    dark = np.array([(0.3, 0.3, 0.3, 0.5)], np.float32)
    place, turn = np.array([(0.0, 1.0, 0.5)]), flat(1)[None]
    none = np.zeros(1, np.float32)
    dull = cast(cam, place, turn, ["ivory"], none, "moss", "ivory")[0].pixels
    glow = cast(cam, place, turn, ["ivory"], none, "moss", "glow", dark)[0].pixels
    assert glow.max() > 0.25 * dull.max()

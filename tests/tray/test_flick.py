"""Flicks, the camera and the choice of a renderer: arithmetic, without a window."""

from __future__ import annotations

import math

import pytest

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.flick import FASTEST, SLOWEST, push_of
from zonk_desktop.tray.measures import HALF_X, HALF_Y, RIM_HEIGHT, RIM_WIDTH, SKIRT
from zonk_desktop.tray.probe import decide
from zonk_desktop.words import text


def trail(speed: float, angle: float) -> list[tuple[float, float, float]]:
    step = speed * 0.008
    return [
        (1000 + 8 * k, step * k * math.cos(angle), step * k * math.sin(angle)) for k in range(15)
    ]


@pytest.mark.parametrize("angle", [0.0, 1.0, 2.5, -2.0])
def test_a_flick_keeps_its_direction(angle: float) -> None:
    push = push_of(trail(40, angle))
    assert push is not None
    assert math.atan2(push.vy, push.vx) == pytest.approx(angle, abs=1e-6)


def test_faster_is_faster_and_bounded() -> None:
    speeds = [push.speed for s in (5, 20, 80, 300, 3000) if (push := push_of(trail(s, 0.3)))]
    assert speeds == sorted(speeds)
    assert len(speeds) == 5
    assert SLOWEST < speeds[0] < SLOWEST + 8
    assert speeds[-1] <= FASTEST


def test_only_the_last_80_ms_count() -> None:
    aiming = [(k * 10.0, -0.3 * k, 0.0) for k in range(50)]
    end = aiming[-1]
    flick = [(end[0] + 8 * k, end[1] + 0.4 * k, 0.0) for k in range(1, 12)]
    push = push_of(aiming + flick)
    assert push is not None
    assert push.vx > 0


def test_a_still_mouse_throws_nothing() -> None:
    assert push_of([(0, 1, 1)]) is None
    assert push_of([(k * 10.0, 1.0, 1.0) for k in range(20)]) is None


@pytest.mark.parametrize("size", [(672, 420), (1376, 742), (320, 200), (500, 900), (2400, 600)])
def test_the_whole_rim_is_in_the_picture(size: tuple[int, int]) -> None:
    cam = fit(*size)
    for x in (-HALF_X - RIM_WIDTH, HALF_X + RIM_WIDTH):
        for y in (-HALF_Y - RIM_WIDTH, HALF_Y + RIM_WIDTH):
            for z in (-SKIRT, RIM_HEIGHT):
                sx, sy = cam.project(x, y, z)
                assert 0 < sx < size[0]
                assert 0 < sy < size[1]


def test_projecting_there_and_back() -> None:
    cam = fit(960, 560)
    for point in ((1.0, 2.0), (-4.0, -2.5), (3.0, 0.0)):
        assert cam.on_plane(*cam.project(*point, 0.7), 0.7) == pytest.approx(point)


@pytest.mark.parametrize(
    ("wanted", "variable", "platform", "version", "renderer", "gl"),
    [
        ("auto", "", "xcb", (4, 6), "NVIDIA H200/PCIe", True),
        ("gl", "", "xcb", (4, 6), "llvmpipe (LLVM 15)", False),
        ("auto", "gl", "xcb", (4, 5), "llvmpipe (LLVM 15)", True),
        ("painter", "gl", "xcb", (4, 5), "llvmpipe (LLVM 15)", True),
        ("auto", "painter", "xcb", (4, 6), "NVIDIA", False),
        ("painter", "", "xcb", (4, 6), "NVIDIA", False),
        ("auto", "gl", "offscreen", (4, 6), "NVIDIA", False),
        ("auto", "", "windows", (3, 1), "Intel", False),
        ("auto", "", "windows", (4, 6), "GDI Generic", False),
        ("auto", "", "wayland", None, "", False),
    ],
)
def test_the_choice_of_a_renderer(
    wanted: str,
    variable: str,
    platform: str,
    version: tuple[int, int] | None,
    renderer: str,
    gl: bool,
) -> None:
    choice = decide(wanted, variable, platform, version, renderer)
    assert choice.gl is gl
    assert text(choice.reason).endswith(".")

"""The GLSL shaders of the OpenGL view: `dice_shade` and `dice_shadow` for the graphics card.

Figures come from `light`, `colours` and `measures`, so that both renderers show the same dice. What
is done with them stands in `resources/shaders`.
"""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.resources import resource

from . import colours, light, measures
from .dice_shade import GRIDS, INLAY_LIGHT
from .dice_shadow import (
    RIM_DARK,
    RIM_SHADOW,
    RIM_SHADOW_X,
    RIM_SHADOW_Y,
    SPAN,
    SPAN_GROWS,
    SPAN_HIGH,
)
from .scene import FALL

MOST = 24
"""Dice in one draw. More are drawn in several."""
ROWS = 9
"""Rows of four figures for each die: its matrix, its marks, body, ink, light and halo."""
HEAD = 9
"""Rows of four figures before them, the same for all."""


def _vec(values: Iterable[float]) -> str:
    return f"vec3({', '.join(f'{float(v):.6f}' for v in values)})"


def _lost(left: dict[str, float]) -> str:
    """What a dimmed die loses, by the shape of its pips."""
    return f"float[6]({', '.join(f'{1 - left[colour]:.4f}' for colour in colours.MARK)})"


_VECTORS: dict[str, Iterable[float]] = {
    "L": light.TO_LAMP, "SUN": light.SUN, "SKY": light.SKY, "INLAY": INLAY_LIGHT,
    "FULL": light.FULL, "PEWTER": light.PEWTER, "PHOSPHOR": light.PHOSPHOR,
    "PHOSPHOR_EDGE": light.PHOSPHOR_EDGE, "RIM_SHADOW": (RIM_SHADOW_X, -RIM_SHADOW_Y, RIM_SHADOW),
}  # fmt: skip
_FLOATS: dict[str, float] = {
    "RIM_DARK": RIM_DARK, "SPAN": SPAN, "SPAN_GROWS": SPAN_GROWS, "SPAN_HIGH": SPAN_HIGH,
    "FALL": FALL, "FADES": 1 - FALL, "REACH": light.HALO, "R0": measures.DIE_ROUND,
    "CORE": measures.DIE_HALF - measures.DIE_ROUND, "S": measures.PIP_STEP,
    "ONE": measures.ONE_RADIUS, "PIP": measures.PIP_RADIUS, "BAND": light.BAND,
    "CROWN": light.CROWN, "SHINING": light.SHINING, "DARKER": light.DARKER,
}  # fmt: skip
_FIGURES = [
    *(f"const vec3 {name} = {_vec(values)};" for name, values in _VECTORS.items()),
    *(f"const float {name} = {value:.4f};" for name, value in _FLOATS.items()),
    f"const vec2 FLOOR = vec2({measures.HALF_X:.4f}, {measures.HALF_Y:.4f});",
    f"const float LOST[6] = {_lost(colours.DIM)}, LOST_BODY[6] = {_lost(colours.DIM_BODY)};",
    f"const int GRID[6] = int[6]({', '.join(map(str, GRIDS))});",
]


def program(name: str) -> tuple[str, str]:
    """The vertex and the fragment shader of this name."""
    common = resource("shaders", "common.glsl").read_text("utf-8")
    begin = ["#version 330 core", f"#define MOST {MOST}", f"#define ROWS {ROWS}"]
    vertex, fragment = (
        "\n".join([*begin, *kind, *_FIGURES, common])
        + resource("shaders", f"{name}.{ending}").read_text("utf-8")
        for kind, ending in (([], "vert"), (["#define FRAGMENT"], "frag"))
    )
    return vertex, fragment

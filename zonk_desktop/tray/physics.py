"""MuJoCo's own library, called as it is, and the knocks in its forces. Its Python modules are twice
as large and not needed.

What a throw reads of its structures lies at the places that mjdata.h and mjmodel.h of one version
give; no other version is taken.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from weakref import finalize

import numpy as np

from zonk_desktop import log
from zonk_desktop.words import MessageError

from .dicemath import Array
from .track import Impact, Struck

VERSION = "4.0.1"
_NUMBER = 4_000_001
_NAMES = {"win32": "mujoco.dll", "darwin": f"libmujoco.{VERSION}.dylib"}
#: In bytes from the start of mjModel: how many geometries there are.
NGEOM = 136
#: From the start of mjData.
NCON, QPOS, QVEL, QFRC_CONSTRAINT, CONTACT = 160560, 160688, 160696, 161448, 161488
#: mjContact, as far as it is read.
_CONTACTS = np.dtype({"names": ["geom"], "formats": ["2i4"], "offsets": [564], "itemsize": 608})


class NoPhysics(MessageError):
    """MuJoCo cannot be had on this machine."""


def _warned(text: bytes) -> None:
    log.note("throws", text.decode(errors="replace"), "warning")


#: Left to itself the library writes a file where the program was started.
_HEARD = ctypes.CFUNCTYPE(None, ctypes.c_char_p)(_warned)


@cache
def library() -> ctypes.CDLL:
    """MuJoCo, loaded once; `NoPhysics` where there is none."""
    found = find_spec("mujoco")
    name = _NAMES.get(sys.platform, f"libmujoco.so.{VERSION}")
    for folder in (found and found.submodule_search_locations) or ():
        file = Path(folder, name)
        if file.is_file():
            break
    else:
        raise NoPhysics("tray-no-physics", file=name)
    try:
        loaded = ctypes.CDLL(str(file))
    except OSError as error:
        raise NoPhysics("tray-physics-does-not-load", why=str(error)) from error
    if loaded.mj_version() != _NUMBER or ctypes.sizeof(ctypes.c_void_p) != 8:
        raise NoPhysics("tray-no-physics", file=name)
    pointer, text = ctypes.c_void_p, ctypes.c_char_p
    for function, back, *given in (
        ("mj_parseXMLString", pointer, text, pointer, text, ctypes.c_int),
        ("mj_compile", pointer, pointer, pointer),
        ("mj_makeData", pointer, pointer),
        ("mj_deleteSpec", None, pointer),
        ("mj_deleteModel", None, pointer),
        ("mj_deleteData", None, pointer),
        ("mj_resetData", None, pointer, pointer),
        ("mj_step", None, pointer, pointer),
    ):
        call = getattr(loaded, function)
        call.restype, call.argtypes = back, given
    heard = pointer.in_dll(loaded, "mju_user_warning")
    heard.value = ctypes.cast(_HEARD, pointer).value
    return loaded


def is_there() -> bool:
    try:
        library()
    except NoPhysics:
        return False
    return True


class World:
    """A table with its dice: where they are, how they move, what pushes them."""

    def __init__(self, xml: str, dice: int) -> None:
        self._library = of = library()
        said = ctypes.create_string_buffer(1000)
        drawn = of.mj_parseXMLString(xml.encode(), None, said, len(said))
        model = of.mj_compile(drawn, None) if drawn else None
        of.mj_deleteSpec(drawn)
        if not model:
            raise ValueError(said.value.decode(errors="replace"))
        data = of.mj_makeData(model)
        self.model, self.data = model, data
        finalize(self, _let_go, of, model, data)
        #: Of every die x, y, z and its turn as a quaternion.
        self.place = self._figures(QPOS, dice, 7)
        #: How fast it goes along x, y, z, and turns.
        self.motion = self._figures(QVEL, dice, 6)
        #: What the table and other dice do to it.
        self.force = self._figures(QFRC_CONSTRAINT, dice, 6)
        #: How many of the geometries are no dice; these come first.
        self.fixed = ctypes.c_int.from_address(model + NGEOM).value - dice

    def _figures(self, at: int, rows: int, columns: int) -> Array:
        """A view of MuJoCo's own figures."""
        start = ctypes.c_void_p.from_address(self.data + at).value or 0
        figures = (ctypes.c_double * (rows * columns)).from_address(start)
        return np.ctypeslib.as_array(figures).reshape(rows, columns)

    def reset(self) -> None:
        self._library.mj_resetData(self.model, self.data)

    def step(self) -> None:
        self._library.mj_step(self.model, self.data)

    def touching(self) -> Array | None:
        count = ctypes.c_int.from_address(self.data + NCON).value
        if not count:
            return None
        start = ctypes.c_void_p.from_address(self.data + CONTACT).value or 0
        told = ctypes.string_at(start, count * _CONTACTS.itemsize)
        pairs: Array = np.frombuffer(told, _CONTACTS)["geom"].copy()
        return pairs


def _let_go(of: ctypes.CDLL, model: int, data: int) -> None:
    of.mj_deleteData(data)
    of.mj_deleteModel(model)


#: Knocks slower than this, in die edges a second, are not heard.
QUIET = 1.2
#: Threshold of a knock: a force above this many times the weight.
LOUD = 3.0
#: Dice that overlap in the hand spring apart at once; this is no knock.
HAND = 0.020
#: Dice below this height rub on the felt.
LOW = 0.75


class Recorder:
    """Records places, speeds, forces and contacts while a throw is computed."""

    def __init__(self, gravity: float, step: float) -> None:
        self._gravity, self._step = gravity, step
        self._places: list[Array] = []
        self._speeds: list[Array] = []
        self._forces: list[Array] = []
        self._touching: list[Array | None] = []

    def note(self, world: World) -> None:
        self._places.append(world.place[:, :3].copy())
        self._speeds.append(world.motion[:, :3].copy())
        self._forces.append(world.force[:, :3].copy())
        self._touching.append(world.touching())

    def impacts(self, first: int) -> tuple[Impact, ...]:
        """The knocks in the order of time; `first` is the number of the first die's geometry."""
        forces = np.array(self._forces)
        size = np.linalg.norm(forces, axis=2)
        found: list[Impact] = []
        pairs: set[tuple[int, int, int]] = set()
        for die in range(forces.shape[1]):
            loud = size[:, die] > LOUD * self._gravity
            # A force that lets go for one step is still the same knock.
            loud[1:-1] |= loud[:-2] & loud[2:]
            edges = np.flatnonzero(np.diff(np.concatenate([[0], loud, [0]]).astype(int)))
            for begin, end in zip(edges[::2], edges[1::2], strict=True):
                impact = self._impact(int(begin), int(end), die, first, forces)
                if impact is None:
                    continue
                if impact.other >= 0:
                    low, high = sorted((die, impact.other))
                    when = int(begin) // 6
                    if {(low, high, when), (low, high, when - 1)} & pairs:
                        continue
                    pairs.add((low, high, when))
                found.append(impact)
        return tuple(sorted(found, key=lambda impact: (impact.at, impact.die)))

    def _impact(self, begin: int, end: int, die: int, first: int, forces: Array) -> Impact | None:
        push = forces[begin:end, die].sum(axis=0) * self._step
        push[2] -= self._gravity * self._step * (end - begin)
        speed = float(np.linalg.norm(push))
        at = begin * self._step
        if speed < QUIET or at < HAND:
            return None
        on, other = self._struck(begin, end, die + first, first, push, speed)
        x, y = (float(c) for c in self._places[begin][die, :2])
        return Impact(at, die, speed, on, x, y, other)

    def _struck(
        self, begin: int, end: int, geom: int, first: int, push: Array, speed: float
    ) -> tuple[Struck, int]:
        """Classify what was struck: a sideways push beside the felt is the wall or another die."""
        touched: dict[Struck, int] = {}
        for k in range(begin, min(end, begin + 4)):
            pairs = self._touching[k]
            if pairs is None:
                continue
            for low, high in np.sort(pairs.reshape(-1, 2), axis=1):
                if geom in (low, high):
                    other = int(low if high == geom else high)
                    kind = (
                        Struck.FELT if other == 0 else Struck.WOOD if other < first else Struck.DIE
                    )
                    touched[kind] = other
        sideways = float(np.hypot(push[0], push[1]))
        if Struck.DIE in touched and sideways > 0.35 * speed and touched[Struck.DIE] >= first:
            return Struck.DIE, touched[Struck.DIE] - first
        if Struck.WOOD in touched and sideways > 0.5 * speed:
            return Struck.WOOD, -1
        if Struck.FELT in touched or not touched:
            return Struck.FELT, -1
        only = next(iter(touched))
        return only, touched[only] - first if only is Struck.DIE else -1

    def rubbing(self) -> Array:
        """Friction power lost to the felt by all dice, one figure a step."""
        places, speeds = np.array(self._places), np.array(self._speeds)
        forces = np.array(self._forces)
        lost = -(forces[:, :, 0] * speeds[:, :, 0] + forces[:, :, 1] * speeds[:, :, 1])
        kept = np.clip(lost, 0, None) * (places[:, :, 2] < LOW)
        return np.asarray(kept.sum(axis=1))

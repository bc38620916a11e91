"""MuJoCo's own library, called as it is: its Python modules are twice as large and not needed.

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
        """Go on by one step of time."""
        self._library.mj_step(self.model, self.data)

    def touching(self) -> Array | None:
        """The pairs of geometries that touch."""
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

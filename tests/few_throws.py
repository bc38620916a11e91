"""Throws of windows: a few for each number of dice, worked out once in a worker.

Each costs as much as half a window. That all of them lie well is in tests/tray/test_throws.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from zonk_desktop.tray.throws import Thrower

#: Ways that so many dice go, where nothing lies in their way and nobody flicks them.
FEW = 8
#: In a worker; some ten kilobytes each.
KEPT = 200

_WORK_OUT = Thrower._worked_out
_known: dict[Any, Any] = {}


def keep(patch: pytest.MonkeyPatch) -> None:
    """Give a throw the way of an earlier one of as many dice."""

    def worked_out(thrower: Thrower, asked: Any) -> Any:
        asked = asked._replace(seed=asked.seed % FEW)
        if asked not in _known:
            found = _known[asked] = _WORK_OUT(thrower, asked)
            if found is not None:
                # Nobody may change what others are shown.
                found.positions.flags.writeable = found.rotations.flags.writeable = False
            while len(_known) > KEPT:
                _known.pop(next(iter(_known)))
        return _known[asked]

    patch.setattr(Thrower, "_worked_out", worked_out)

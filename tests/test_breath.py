"""What can wait rests while dice roll in a window."""

from __future__ import annotations

import time

import pytest

from zonk_desktop import breath


def test_it_rests_until_it_is_let_on_or_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(breath, "_held_until", 0.0)
    assert not breath.held()
    breath.hold()
    now[0] += 0.11
    assert breath.held()
    breath.hold()
    now[0] += 0.11
    assert breath.held(), "with every picture anew"
    now[0] += 0.02
    assert not breath.held(), "by itself"
    breath.hold()
    breath.let_on()
    assert not breath.held()

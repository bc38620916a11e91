"""The seed beside a transcript in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from zonk_desktop.fairness.record import keep_seed, seed_file


def test_half_a_seed_is_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    game = tmp_path / "evening.zonk"
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            keep_seed(game, "ab" * 32)
    assert not seed_file(game).exists()
    keep_seed(game, "ab" * 32)
    with pytest.raises(FileExistsError):
        keep_seed(game, "cd" * 32)
    assert seed_file(game).read_text("ascii").strip() == "ab" * 32

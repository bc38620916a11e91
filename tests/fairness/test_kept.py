"""The seed beside a transcript in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from zonk_desktop.fairness import kept


def test_half_a_seed_is_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    game = tmp_path / "evening.zonk"
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            kept.keep(game, "ab" * 32)
    assert not kept.seed_file(game).exists()
    kept.keep(game, "ab" * 32)
    with pytest.raises(FileExistsError):
        kept.keep(game, "cd" * 32)
    assert kept.seed_file(game).read_text("ascii").strip() == "ab" * 32

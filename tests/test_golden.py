"""Games with a known outcome: every example and sample game of the sheets (catalogue Part 2).

Each `tests/golden/*/NAME.zonk` is replayed by the command line and held against `NAME.json`, of
which every key must be met. The rules that a game checks stand in its line `# rules:`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.running import zonk

GOLDEN = Path(__file__).parent / "golden"
GAMES = sorted(GOLDEN.glob("*/*.zonk"))


def differences(wanted: Any, got: Any, where: str = "") -> list[str]:
    """Where `got` does not meet `wanted`; empty when it does."""
    if isinstance(wanted, dict):
        if "$contains" in wanted:
            return [
                f"{where}: nothing like {item!r}"
                for item in wanted["$contains"]
                if not isinstance(got, list) or all(differences(item, g) for g in got)
            ]
        if not isinstance(got, dict):
            return [f"{where}: {got!r} instead of {wanted!r}"]
        found = []
        for key, value in wanted.items():
            if value == {"$absent": True}:
                found += [f"{where}.{key}: is there: {got[key]!r}"] if key in got else []
            elif key not in got:
                found.append(f"{where}.{key}: missing")
            else:
                found += differences(value, got[key], f"{where}.{key}")
        return found
    if isinstance(wanted, list):
        if not isinstance(got, list) or len(got) != len(wanted):
            return [f"{where}: {got!r} instead of {wanted!r}"]
        return [
            line
            for n, (w, g) in enumerate(zip(wanted, got, strict=True))
            for line in differences(w, g, f"{where}[{n}]")
        ]
    if type(wanted) is bool or type(got) is bool or wanted is None:
        return [] if wanted is got else [f"{where}: {got!r} instead of {wanted!r}"]
    return [] if wanted == got else [f"{where}: {got!r} instead of {wanted!r}"]


@pytest.mark.parametrize("game", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_game(game: Path) -> None:
    wanted = json.loads(game.with_suffix(".json").read_text(encoding="utf-8"))
    exit_code, out, err = zonk("replay", str(game), "--json")
    if wanted.get("exit"):
        assert exit_code == wanted["exit"]
        assert not out
        _where, line, code, *_ = err.removeprefix(str(game.parent)).split(":")
        said = {"exit": 1, "line": int(line), "code": code.strip()}
        assert wanted == {key: said[key] for key in wanted}, err
        return
    assert exit_code == 0, err
    assert differences(wanted, json.loads(out)) == []


def test_every_game_has_its_outcome() -> None:
    outcomes = {path.with_suffix("") for path in GOLDEN.glob("*/*.json")}
    assert outcomes == {path.with_suffix("") for path in GAMES}
    assert len({path.parent for path in GAMES}) == 5

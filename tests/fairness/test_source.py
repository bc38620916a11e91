"""Faces from a seed: fixed for ever, without bias, and as docs/fair-dice.md says."""

import hashlib
import hmac
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from zonk_desktop.fairness.source import DiceSource

SEED = bytes(range(32))


def by_the_book(seed: bytes, label: str, number: int, count: int) -> tuple[int, ...]:
    """The derivation once more, written from the document."""
    faces: list[int] = []
    for block in range(100):
        key = hmac.HMAC(seed, digestmod="sha256")
        key.update(b"zonk-dice-1:" + f"{label}:{number}:{block}".encode())
        for byte in key.digest():
            if byte <= 251:
                faces.append(1 + byte % 6)
    return tuple(faces[:count])


def test_these_faces_never_change() -> None:
    source = DiceSource(SEED)
    assert source.commitment == hashlib.sha256(SEED).hexdigest()
    assert source.faces(1, 6) == (4, 6, 4, 5, 4, 4)
    assert source.faces(2, 5) == (1, 1, 1, 4, 2)
    assert source.faces(1, 5, "magic") == (6, 3, 2, 3, 3)


@pytest.mark.parametrize("label", ["throw", "order", "magic"])
def test_as_the_document_says(label: str) -> None:
    source = DiceSource(SEED)
    for number in range(1, 200):
        assert source.faces(number, 6, label) == by_the_book(SEED, label, number, 6)
    assert source.faces(3, 400, label) == by_the_book(SEED, label, 3, 400)


def test_no_face_is_favoured() -> None:
    source = DiceSource(SEED)
    counts = Counter(face for n in range(10_000) for face in source.faces(n, 6))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert set(counts) == set(range(1, 7))
    assert chi_square < 20.5  # one fair source in a thousand is above


def test_bytes_beyond_252_are_passed_over() -> None:
    source = DiceSource(SEED)
    for number in range(1, 60):
        block = hmac.new(SEED, f"zonk-dice-1:throw:{number}:0".encode(), "sha256").digest()
        kept = [byte % 6 + 1 for byte in block if byte < 252]
        assert source.faces(number, len(kept)) == tuple(kept)


def test_a_fresh_seed_is_another_one() -> None:
    first, second = DiceSource.fresh(), DiceSource.fresh()
    assert first.seed != second.seed
    assert len(bytes.fromhex(first.seed)) == 32
    assert DiceSource(bytes.fromhex(first.seed)).faces(1, 6) == first.faces(1, 6)


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        DiceSource(b"short")


@pytest.mark.skipif(shutil.which("openssl") is None, reason="checked by hand with openssl")
def test_the_openssl_line_of_the_document_works() -> None:
    document = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    line = re.search(r"printf '%s' 'zonk-dice-1:throw:1:0'.*", document)
    assert line is not None
    command = line.group().replace("SEED", SEED.hex())
    out = subprocess.run(command, shell=True, check=True, capture_output=True, text=True).stdout
    digest = bytes.fromhex(re.findall(r"[0-9a-f]{64}", out)[-1])
    faces = [byte % 6 + 1 for byte in digest if byte < 252]
    assert tuple(faces[:6]) == DiceSource(SEED).faces(1, 6)

"""The libraries of the Mac's bundle are read and followed as files."""

import struct
from pathlib import Path

import pytest
import try_macos

CPU = {name: number for number, name in try_macos.MACHINES.items()}


def thin(machine: str, least: int, asked: list[str], folder: str = "") -> bytes:
    """The head of a library, as its format says."""
    commands = [struct.pack("<6I", 0x32, 24, 1, least << 16, 0, 0)]
    for kind, name in [(0xC, name) for name in asked] + [(0x8000001C, folder)] * bool(folder):
        text = struct.pack("<3I", kind, 0, 12) + name.encode() + b"\0"
        text += b"\0" * (-len(text) % 8)
        commands.append(text[:4] + struct.pack("<I", len(text)) + text[8:])
    return (
        b"\xcf\xfa\xed\xfe"
        + struct.pack("<I8xI12x", CPU[machine], len(commands))
        + b"".join(commands)
    )


def fat(*slices: tuple[str, bytes]) -> bytes:
    head, body = b"\xca\xfe\xba\xbe" + struct.pack(">I", len(slices)), b""
    for machine, data in slices:
        head += struct.pack(">5I", CPU[machine], 0, 8 + 20 * len(slices) + len(body), len(data), 0)
        body += data
    return head + body


def test_every_library_that_is_asked_for_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, core = tmp_path / "PySide6/QtWidgets.abi3.so", tmp_path / "PySide6/Qt/lib/QtCore"
    core.parent.mkdir(parents=True)
    asked = ["@rpath/QtCore", "/usr/lib/libc++.1.dylib", "@rpath/QtWidgets.abi3.so"]
    window.write_bytes(fat(*(
        (machine, thin(machine, 15, asked, "@loader_path/Qt/lib")) for machine in CPU
    )))  # fmt: skip
    core.write_bytes(thin("arm64", 13, []))
    assert try_macos.wanted(tmp_path) == {window}
    found, wrong = try_macos.collected(tmp_path, "arm64")
    assert not wrong
    assert {file.name: one.least for file, one in found.items()} == {
        window.name: (15, 0), "QtCore": (13, 0)
    }  # fmt: skip
    # Without a slice for the machine, and without the file.
    assert try_macos.collected(tmp_path, "x86_64")[1] == [
        "PySide6/Qt/lib/QtCore is not built for x86_64"
    ]
    core.unlink()
    assert try_macos.collected(tmp_path, "arm64")[1] == [
        "PySide6/QtWidgets.abi3.so asks for @rpath/QtCore, which is not there"
    ]

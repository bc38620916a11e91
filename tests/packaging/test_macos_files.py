"""The libraries of the Mac's bundle are read and followed as files."""

import struct
from pathlib import Path

import macos
import pytest
import try_macos

from zonk_desktop.words import languages

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


def test_the_bundle_names_every_language() -> None:
    named = macos.info()["CFBundleLocalizations"]
    assert len(named) == len(languages())
    assert {"en", "pt-BR", "zh-Hans"} <= set(named)


@pytest.mark.parametrize("identity", ["Developer ID Application: A (B)", ""])
def test_the_order_of_signing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, identity: str,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """The program before it is packed, the image before Apple sees it, and its word at the end."""
    done: list[str] = []
    image = tmp_path / "zonk.dmg"

    def packed() -> Path:
        image.write_bytes(b"")
        done.append("image")
        return image

    monkeypatch.setattr(macos, "run", lambda *words: done.append(" ".join(map(str, words))))
    monkeypatch.setattr(macos, "image", packed)
    monkeypatch.setattr("tools.lacking_installers", dict)
    monkeypatch.setenv("ZONK_SIGN_IDENTITY", identity)
    for name in ("KEY", "KEY_ID", "ISSUER"):
        monkeypatch.setenv(f"ZONK_NOTARY_{name}", name)
    assert macos.main([]) == 0
    entitled = f"--options runtime --timestamp --entitlements {macos.HERE / 'entitlements.plist'}"
    sign = f"codesign --force --sign {identity or '-'}"
    verify = f"codesign --verify --deep --strict {macos.APP}"
    if not identity:
        assert done == [f"{sign} {macos.APP}", verify, "image"]
        assert "NOT SIGNED" in capsys.readouterr().out
        return
    assert done == [
        f"{sign} {entitled} {macos.APP}", verify, "image",
        f"codesign --sign {identity} --timestamp {image}",
        f"xcrun notarytool submit {image} --wait --key KEY --key-id KEY_ID --issuer ISSUER",
        f"xcrun stapler staple {image}",
    ]  # fmt: skip

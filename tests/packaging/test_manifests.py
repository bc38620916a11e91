"""What the stores ask for: written from the files of a release, with their sums."""

from __future__ import annotations

import hashlib
import importlib
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.rule_marks import ROOT
from zonk_desktop import __version__

FILES = (
    f"zonk-desktop_{__version__}_amd64.deb",
    f"zonk-desktop-{__version__}-linux-x86_64.tar.zst",
    f"zonk-desktop-{__version__}-windows-x86_64-setup.exe",
    f"zonk-desktop-{__version__}-windows-arm64-setup.exe",
    f"zonk-desktop-{__version__}-macos-apple-silicon.dmg",
    f"zonk-desktop-{__version__}-macos-intel.dmg",
)


@pytest.fixture
def manifests(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("manifests")


def release(folder: Path, *names: str) -> dict[str, str]:
    sums = {name: hashlib.sha256(name.encode()).hexdigest() for name in names}
    lines = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    (folder / "SHA256SUMS").write_text(lines, "utf-8")
    return sums


def written(folder: Path) -> dict[str, str]:
    there = folder / "manifests"
    return {
        file.relative_to(there).as_posix(): file.read_text("utf-8")
        for file in there.rglob("*")
        if file.is_file()
    }


def test_each_store_gets_address_and_sum_of_its_file(manifests: ModuleType, tmp_path: Path) -> None:
    sums = release(tmp_path, *FILES)
    assert manifests.main([str(tmp_path)]) == 0
    found = written(tmp_path)
    assert {name.split("/")[0] for name in found} == {
        "flathub", "snap", "winget", "homebrew", "msix"
    }  # fmt: skip
    said = "\n".join(found.values())
    for name, digest in sums.items():
        assert digest in said.lower(), name
    for name in FILES[:3]:
        assert f"/releases/download/v{__version__}/{name}" in said
    xml = ElementTree.fromstring(found["msix/AppxManifest.xml"])
    # Where the .deb has its command.
    stage = (ROOT / "packaging" / "linux.py").read_text("utf-8")
    place = re.search(r'stage\(root, "([\w/]+)"\)', stage)
    assert place is not None
    assert f"command: {place[1]}/zonk-desktop\n" in found["snap/snapcraft.yaml"]
    identity = xml.find("{http://schemas.microsoft.com/appx/manifest/foundation/windows10}Identity")
    assert identity is not None
    assert identity.attrib["Version"].count(".") == 3
    names = [line for line in found["winget/ZonkDesktop.ZonkDesktop.yaml"].splitlines() if line]
    assert f"PackageVersion: {__version__}" in names


def test_what_is_not_in_the_release_is_named(
    manifests: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release(tmp_path, FILES[0])
    assert manifests.main([str(tmp_path)]) == 0
    assert list(written(tmp_path)) == ["snap/snapcraft.yaml"]
    said = capsys.readouterr().out
    for store in ("flathub", "winget", "homebrew", "msix"):
        assert f"nothing for {store}" in said


def test_without_sums_nothing_is_written(
    manifests: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert manifests.main([str(tmp_path)]) == 1
    assert "no SHA256SUMS" in capsys.readouterr().err
    assert not (tmp_path / "manifests").exists()


def test_the_archive_holds_what_flathub_installs(manifests: ModuleType, tmp_path: Path) -> None:
    release(tmp_path, *FILES)
    manifests.main([str(tmp_path)])
    text = written(tmp_path)["flathub/io.github.zonk.Zonk.yml"]
    source = (ROOT / "packaging" / "linux.py").read_text("utf-8")
    body = source[source.index("def tar()") : source.index("def appdir()")]
    wanted = [word for line in text.splitlines() for word in line.split() if word[:6] == "share/"]
    assert wanted
    for word in wanted:
        assert f'f"{word.replace("io.github.zonk.Zonk", "{product.ID}")}"' in body, word

"""Pictures of README and of the stores: of this version, whole, and taken by a command."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from tests.rule_marks import ROOT
from zonk_desktop import __version__

READMES = ("README.md", "README.de.md")
#: The film may be this large, in bytes.
FILM = 3_000_000


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("pictures")


def shown(name: str) -> list[str]:
    return re.findall(r'<img src="([^"]+)"', (ROOT / name).read_text("utf-8"))


def test_pictures_are_of_this_version(pictures: ModuleType) -> None:
    """`dev.py pictures` takes them anew."""
    kept = json.loads(pictures.LIST.read_text("utf-8"))
    assert kept["version"] == __version__
    assert kept["files"].keys() == {p.relative_to(ROOT).as_posix() for p in pictures.ALL}
    assert kept == pictures.listed()


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_shows_them_all_and_tells_them(readme: str, pictures: ModuleType) -> None:
    ours = {path.relative_to(ROOT).as_posix() for path in pictures.ALL}
    # One picture is for those who read on.
    turn = "docs/pictures/turn.webp"
    assert {one for one in ours if one.startswith("docs/")} - {turn} < set(shown(readme))
    assert "pictures/turn.webp)" in (ROOT / "docs/play/first-evening.md").read_text("utf-8")
    for picture in shown(readme):
        assert (ROOT / picture).is_file(), picture
    images = re.findall(r"<img [^>]+>", (ROOT / readme).read_text("utf-8"))
    for image in images[1:]:
        told = re.search(r'alt="([^"]+)"', image)
        assert told is not None, image
        assert len(told[1]) > 20, image


def test_the_film_moves_and_is_small(pictures: ModuleType) -> None:
    film = pictures.FOLDER / "film.webp"
    assert film.stat().st_size < FILM
    reader = QImageReader(str(film))
    assert reader.imageCount() > 60
    assert reader.size().toTuple() == pictures.FILM
    for small in ("gate.webp", "paper.webp"):
        assert QImage(str(pictures.FOLDER / small)).size().toTuple() == pictures.SMALL


def test_store_pictures_have_the_size_that_is_told(pictures: ModuleType) -> None:
    meta = next((ROOT / "packaging" / "linux").glob("*.metainfo.xml")).read_text("utf-8")
    found = re.findall(r'<image [^>]*width="(\d+)" height="(\d+)">[^<]+/([^/<]+)<', meta)
    assert {name for _, _, name in found} == {one.name for one in pictures.STORE.iterdir()}
    for wide, high, name in found:
        size = QImage(str(pictures.STORE / name)).size()
        assert (size.width(), size.height()) == (int(wide), int(high)), name


def test_the_turn_of_the_film_is_played_again_the_same(pictures: ModuleType) -> None:
    name, first = pictures.turn_with_a_hit()
    one, two = (pictures.played(name, None, first + 8)[0].snapshot().game for _ in range(2))
    assert one.cells == two.cells
    gate = pictures.played(name, None, first + 7)[0].snapshot().game.gates[0]
    assert gate.hits >= 1


def test_a_picture_is_of_the_running_program(
    pictures: ModuleType, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sheet on paper: drawn again it is the one that is shown, but for date and time."""
    now = pictures.paper()
    kept = QImage(str(pictures.FOLDER / "paper.webp"))
    assert now.size() == kept.size()
    wide, high = now.width(), now.height()
    apart = sum(
        abs(now.pixelColor(x, y).lightness() - kept.pixelColor(x, y).lightness()) > 96
        for x in range(0, wide, 3)
        for y in range(high // 3, high, 3)
    )
    assert apart < wide * high / 9 * 0.01


def test_readme_renders_alone_on_a_package_index(tmp_path: Path) -> None:
    """Each link and picture of the description has its whole address."""
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        (name,) = (one for one in wheel.namelist() if one.endswith("/METADATA"))
        text = wheel.read(name).decode().partition("\n\n")[2]
    source = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"][
        "Source"
    ]
    targets = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert len(targets) > 20
    for target in targets:
        assert target.startswith(("https://", "#")), target
    assert f"{source}/raw/main/docs/pictures/film.webp" in targets

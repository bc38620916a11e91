"""The documentation as a site: built strictly, and every link of it followed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import handbook
import pytest

from zonk_desktop.rulebook.load import PRESETS


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return handbook.build(tmp_path_factory.mktemp("handbook") / "made")


def test_every_link_picture_and_anchor_is_there(site: Path) -> None:
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    ids = {page: set(re.findall(r'\bid="?([^" >]+)', text)) for page, text in pages.items()}
    followed = 0

    @cache
    def led_to(folder: Path, place: str) -> Path:
        file = (folder / place).resolve()
        file = file / "index.html" if file.is_dir() else file
        assert file.is_file(), f"{folder.name}: {place}"
        return file

    for page, text in pages.items():
        for target in re.findall(r'(?:href|src)="?([^" >]+)', text):
            # Addresses of a page that is not found begin at the root.
            if page.name == "404.html" or re.match(r"https?:|mailto:|data:|javascript:", target):
                continue
            place, _, anchor = target.partition("#")
            file = led_to(page.parent, place) if place else page
            assert not anchor or file not in ids or anchor in ids[file], f"{page.name}: {target}"
            followed += 1
    assert followed > 1000


def test_nothing_is_asked_of_another_host(site: Path) -> None:
    loaded = r'<(?:script|img|link|source)[^>]*(?:src|href)="?(https?:[^" >]+)'
    for page in site.rglob("*.html"):
        # Where a page stands is no address that is asked.
        text = re.sub(r"<link[^>]*canonical[^>]*>", "", page.read_text("utf-8"))
        assert not re.findall(loaded, text), page.name
        # A script of the theme would ask there for stars and releases.
        assert 'data-md-component="source"' not in text
        assert "data-md-component=source" not in text
    for style in site.rglob("*.css"):
        assert not re.findall(r"url\(\s*[\"']?https?:", style.read_text("utf-8")), style.name


def test_each_sheet_has_a_page_with_drawn_dice(site: Path) -> None:
    for name in PRESETS:
        text = (site / "sheets" / f"{name}.html").read_text("utf-8")
        assert text.count("<svg class=") > 10
        assert 'aria-label="5"' in text


def test_a_first_evening_is_told_what_scores_with_drawn_dice(site: Path) -> None:
    text = (site / handbook.EVENING).with_suffix(".html").read_text("utf-8")
    assert text.count("<svg class=") > 10
    assert f"../sheets/{PRESETS[0]}.html" in text


def test_a_page_that_nobody_is_led_to_is_told() -> None:
    with pytest.raises(handbook.HandbookFault, match=r"led to lost\.md"):
        handbook.navigation({**handbook.pages(), "lost.md": "# Lost"})

"""What the documents say can be done, looked up and followed."""

from __future__ import annotations

import doctest
import importlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.rule_marks import ROOT

CATALOGUE = ROOT / "docs" / "catalogue.md"
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")]
)
#: Doors of the engine whose docstrings show how they are used.
DOORS = ("play", "keeping", "opening")
RULE_ID = re.compile(r"\b(?:(?:LP|WH|IB|MB)-[TS]?\d{2,3}|A-(?:LP|WH|IB|MB|X)-\d{2}|D-\d{2})\b")


def named_in_the_catalogue() -> set[str]:
    """Every id that has a place of its own: a paragraph or a row that begins with it."""
    text = CATALOGUE.read_text("utf-8")
    return set(re.findall(r"^(?:- \*\*|\| )([A-Z]+(?:-[A-Z]+)?-[TS]?\d+)", text, re.MULTILINE))


def test_every_id_that_is_cited_can_be_looked_up() -> None:
    known = named_in_the_catalogue()
    unknown: dict[str, list[str]] = {}
    for folder, kinds in (
        ("zonk_desktop", ("*.py",)), ("resources", ("*.toml",)), ("tests", ("*.py", "*.zonk")),
        ("docs", ("*.md",)),
    ):  # fmt: skip
        for kind in kinds:
            for path in sorted((ROOT / folder).rglob(kind)):
                # Ids made up to try the reader of marks itself.
                if path.name in {"test_rule_ids.py", "test_docs.py"}:
                    continue
                for found in RULE_ID.findall(path.read_text("utf-8")):
                    if found not in known:
                        unknown.setdefault(found, []).append(path.relative_to(ROOT).as_posix())
    assert not unknown


def test_each_decision_has_a_number_of_its_own() -> None:
    for number, page in enumerate(sorted((ROOT / "docs" / "decisions").glob("*.md")), 1):
        assert page.name.startswith(f"{number:04}-"), page.name
        assert page.read_text("utf-8").startswith(f"# {number}. "), page.name


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_of_the_engine_runs() -> None:
    found = blocks(ROOT / "docs" / "api.md")
    assert len(found) >= 4
    space: dict[str, object] = {}
    for number, block in enumerate(found, 1):
        exec(compile(block, f"docs/api.md, block {number}", "exec"), space)


def test_a_game_takes_ten_lines() -> None:
    body = blocks(ROOT / "docs" / "api.md")[0].split("\n\n")[2]
    assert body.startswith("chance =")
    assert len(body.splitlines()) <= 11


@pytest.mark.parametrize("door", DOORS)
def test_examples_of_the_engine_do_as_they_say(door: str) -> None:
    module = importlib.import_module(f"zonk_desktop.engine.{door}")
    result = doctest.testmod(module)
    assert result.attempted >= 1
    assert not result.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def headings(page: Path) -> set[str]:
    """The headings of a page, as an address names them."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {slug_of(title) for title in found}


def slug_of(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def test_headings_that_other_files_point_to_are_there() -> None:
    pointers = 0
    for file in named_by_the_project():
        text = file.read_text("utf-8", errors="replace")
        # In words: `docs/page.md, "Heading"`; an address: `page.md#heading`, or `#heading` alone.
        for page, title in re.findall(r'\b(docs/[\w/-]+\.md), "([^"]+)"', text):
            pointers += 1
            assert slug_of(title) in headings(ROOT / page), f"{file.name}: {page}, {title}"
        for page, slug in re.findall(r"([\w./-]*\.md|(?<=\]\())#([\w-]+)", text):
            near = file.parent / page if page else file
            target = near if near.is_file() else ROOT / page
            pointers += 1
            assert slug in headings(target), f"{file.name}: {page}#{slug}"
    assert pointers >= 4


def named_by_the_project() -> list[Path]:
    """Every file of the project's own that may point into a page."""
    kinds = {".md", ".py", ".sh", ".ps1", ".toml", ".txt", ".yml", ".ftl", ".spec", ".nsi"}
    folders = (".github", "docs", "packaging", "resources", "tests", "zonk_desktop")
    found = [file for name in folders for file in sorted((ROOT / name).rglob("*"))]
    found = [file for file in [*found, *ROOT.glob("*.md")] if file.suffix in kinds]
    return [file for file in found if file.name != "test_docs.py"]


def test_files_that_the_recipes_name_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = re.findall(r"`((?:zonk_desktop|tests|packaging|resources|docs)/[\w./-]+)`", text)
    assert len(named) > 12
    for name in named:
        if "NAME" in name:  # what a recipe makes
            continue
        assert (ROOT / name).exists(), name


def test_the_readme_names_every_page() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for page in [*(ROOT / "docs").glob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]:
        assert f"({page.relative_to(ROOT).as_posix()})" in readme, page.name


def test_addresses_of_the_project_stand_in_one_place() -> None:
    """pyproject names them for the package index, product.py for installers; they agree."""
    import tomllib  # noqa: PLC0415

    import product  # noqa: PLC0415 - of packaging/

    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert urls == product.URLS
    assert product.URLS["Homepage"] == product.HOMEPAGE


def test_no_page_names_a_place_outside() -> None:
    command = ["git", "ls-files", "*.md"]
    listed = []
    if shutil.which("git"):
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        listed = told.stdout.split()
    for name in listed or [page.relative_to(ROOT).as_posix() for page in PAGES]:
        text = (ROOT / name).read_text("utf-8")
        folder = (ROOT / name).parent
        for link in re.findall(r"(?<![\w./-])(?:\.\./)+[\w.-]+", text):
            assert (folder / link).resolve().is_relative_to(ROOT), (name, link)


WALKS = (
    "A press on Keep, from button to disk",
    "A computer's choice, from position to action",
    "A house rule, from file to felt",
)


def stops(title: str) -> list[str]:
    """The names in the first column of a walk."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (`.+?) \|", text.partition(f"## {title}")[2].partition("\n## ")[0], re.M
    )
    return [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]


def find(name: str) -> object:
    """What a dotted name stands for: a module of the program, or something in one."""
    parts = ["zonk_desktop", *name.split(".")]
    for count in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for part in parts[count:]:
            found = getattr(found, part)
        return found
    raise AssertionError(name)


@pytest.mark.parametrize("title", WALKS)
def test_every_stop_of_a_walk_is_there_and_none_is_passed_twice(title: str) -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    passed = stops(title)
    assert len(passed) > 8
    assert len(passed) == len(set(passed))
    for name in passed:
        assert find(name) is not None

"""Write docs/rules.md, the table from rules to tests: python packaging/rules_doc.py"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.rule_marks import Places, collect, rule_titles  # noqa: E402 - needs the line above

PAGE = ROOT / "docs" / "rules.md"
SHOWN = 6

SHEETS = {
    "LP": "Let's Play Zonk!",
    "WH": "Wheaton College five-dice Zonk",
    "IB": "Insta-Bong",
    "MB": "The original game of 1978 and its 1983 sheet",
}

HEAD = """\
# Rules and the tests that hold them

Written by `python packaging/rules_doc.py` from the marks in the tests; a test fails while it is
out of date. The ids are those of the rule catalogue, which numbers every rule of the five rule
sheets; the code's docstrings cite them too.
"""


def render(titles: dict[str, str], places: Places) -> str:
    parts = [HEAD]
    for prefix, sheet in SHEETS.items():
        rows = [
            f"| {rule} | {escape(title)} | {cell(places.get(rule, ()))} |\n"
            for rule, title in titles.items()
            if rule.startswith(prefix)
        ]
        parts.append(f"\n## {sheet}\n\n| id | rule | tests |\n|---|---|---|\n{''.join(rows)}")
    others = [
        f"| {rule} | {cell(found)} |\n" for rule, found in places.items() if rule not in titles
    ]
    if others:
        head = "\n## Worked examples and decisions\n\n| id | tests |\n|---|---|\n"
        parts.append(head + "".join(others))
    return "".join(parts)


def cell(places: tuple[str, ...]) -> str:
    shown = [f"`{place.removeprefix('tests/')}`" for place in places[:SHOWN]]
    if len(places) > SHOWN:
        shown.append(f"and {len(places) - SHOWN} more")
    return ", ".join(shown) or "**none**"


def escape(text: str) -> str:
    return text.replace("|", "\\|")


def current() -> str:
    return render(rule_titles(), collect())


if __name__ == "__main__":
    PAGE.write_text(current(), "utf-8", newline="\n")

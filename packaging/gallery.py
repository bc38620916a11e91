"""Every rule set tried out; writes docs/gallery.md, with the command beside each figure.

    python packaging/dev.py gallery [RULES ...]

RULES: a sheet's key or the name of an example; others keep what stands on the page.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "gallery.md"
EXAMPLES = ROOT / "docs" / "examples"
SHEETS = ("lets-play-zonk", "wheaton", "insta-bong", "original-1978", "magic-bus-1983")
#: What a rule set needs to come to an end.
OPTIONS = {"berliner-macke": ("--option", "rounds=20")}
HEAD = """\
# Rule sets tried out

The five sheets, and the [relatives](relatives.md) as examples of [house rules](house-rules.md).
`dev.py gallery` writes this page: what stands below each command is what it prints. A rule set of
your own is tried out in the same way, or in the window: **Rules > Rules settings** has a key that
tries games.

`lab` lets four computer players play 300 games: three of best play and a careful one. `odds` counts
best play over every throw ([odds.md](odds.md)), where a rule set's odds are worked out.

| rules | rounds | minutes | turns that miss | hits a head | leader at half loses | careful wins |
|---|---|---|---|---|---|---|
"""


def printed(*words: str) -> str:
    """What the program prints, or why it refuses; how quick it was is no part of it."""
    command = [sys.executable, "-m", "zonk_desktop", *words]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "ZONK_LANGUAGE": "en"}, check=False,
        capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    return done.stderr if done.returncode else done.stdout


def named(rules: str) -> list[str]:
    """As a command names it, from the project's folder."""
    return [rules if rules in SHEETS else f"docs/examples/{rules}.toml", *OPTIONS.get(rules, ())]


def row(rules: str) -> str:
    """Its line in the table of all."""
    lab = json.loads(printed("lab", *named(rules), "--json"))
    share = [
        f"{lab[key]['value']:.1%}" for key in ("misses", "leader_at_half_loses", "careful_wins")
    ]
    rounds, minutes, hits = (lab[key]["value"] for key in ("rounds", "minutes", "hits"))
    first = f"| [{rules}](#{rules}) | {rounds:.1f} | {minutes:.0f} | {share[0]} | {hits:.1f}"
    return f"{first} | {share[1]} | {share[2]} |"


def section(rules: str) -> str:
    """What both commands print."""
    blocks = [f"## {rules}\n"]
    for command in ("lab", "odds"):
        words = [command, *named(rules)]
        said = printed(*words).strip()
        blocks.append(f"`zonk-desktop {' '.join(words)}`\n\n```text\n{said}\n```\n")
    return "\n".join(blocks)


def all_rules() -> list[str]:
    """The sheets, and the examples by name."""
    return [*SHEETS, *sorted(path.stem for path in EXAMPLES.glob("*.toml"))]


def kept(text: str) -> dict[str, tuple[str, str]]:
    """The row and the section of each rule set on the page."""
    rows = {found[1]: found[0] for found in re.finditer(r"^\| \[([\w-]+)\].*$", text, re.M)}
    parts = re.split(r"^(?=## )", text, flags=re.M)[1:]
    sections = {part.partition("\n")[0][3:]: part.rstrip() + "\n" for part in parts}
    return {name: (rows[name], sections[name]) for name in rows if name in sections}


def page(found: dict[str, tuple[str, str]]) -> str:
    """The whole page, in the order of the rule sets."""
    shown = [found[rules] for rules in all_rules() if rules in found]
    return HEAD + "\n".join(one for one, _ in shown) + "\n\n" + "\n".join(two for _, two in shown)


def main(words: list[str]) -> int:
    unknown = set(words) - set(all_rules())
    if unknown:
        print(f"gallery: no rule set {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    found = kept(PAGE.read_text("utf-8")) if PAGE.exists() else {}
    for rules in words or all_rules():
        found[rules] = row(rules), section(rules)
        PAGE.write_text(page(found), "utf-8", newline="\n")
        print(found[rules][0], flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Writes the golden files anew, after a change that was looked at.

Run it as `python -m tests.sheets.refresh`.
"""

import tempfile
from functools import cache
from pathlib import Path

from tests.sheets import games
from tests.sheets.pdfs import document, pictures, texts_drawn, written
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import command
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.transcript.files import replay_text

GOLDEN = Path(__file__).parent / "golden"
DOTS = 20


@cache
def sheets() -> dict[str, Sheet]:
    """The sheets that are kept as text and as a picture of their first page."""
    found = {f"blank-{key}": document.blank(preset(key), 4) for key in PRESETS}
    for key in PRESETS:
        transcript = (GOLDEN / f"{key}.zonk").read_text("utf-8")
        replay = replay_text(transcript, GOLDEN)
        told = whole_story(replay, transcript)
        found[f"finished-{key}"] = document.of_game(replay.game, replay.header, told=told)
    return found


def main() -> None:
    command.application()
    GOLDEN.mkdir(exist_ok=True)
    for key in PRESETS:
        # The games stay as they are: only their sheets are drawn anew.
        kept = GOLDEN / f"{key}.zonk"
        if not kept.exists():
            kept.write_text(games.transcript(key, 4, 1), encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for name, sheet in sheets().items():
            file = Path(folder) / f"{name}.pdf"
            with texts_drawn() as said:
                written(sheet, file)
            lines = "".join(f"{one}\n" for one in said)
            (GOLDEN / f"{name}.txt").write_text(lines, encoding="utf-8")
            wide, high, pixels = pictures(file, DOTS)[0]
            head = f"P5\n{wide} {high}\n255\n".encode()
            (GOLDEN / f"{name}.pgm").write_bytes(head + pixels)


if __name__ == "__main__":
    main()

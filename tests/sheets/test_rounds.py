"""The round that the window names is the number that stands beside the row."""

from pathlib import Path

import pytest

from zonk_desktop.engine.state import rounds
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.rounds import _by
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_file

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("sheet", sorted(path.name for path in GOLDEN.iterdir() if path.is_dir()))
def test_rounds_are_counted_as_the_sheet_counts_them(sheet: str) -> None:
    seen = shows = 0
    for path in sorted((GOLDEN / sheet).glob("*.zonk")):
        try:
            replay = replay_file(path)
        except TranscriptError:
            continue  # made to be refused
        game = replay.game
        numbers = [line.number for line in of_game(game, replay.header).lines]
        if game.show is None:
            assert rounds(game) == max(numbers, default=1), path.name
        else:
            shows += 1
            assert rounds(game) in {max(numbers, default=0), max(numbers, default=0) + 1}
        seen += 1
    assert seen > 10
    assert shows or sheet != "wheaton"


def test_nine_tenths_are_nine_of_ten_whatever_python_adds_up() -> None:
    """Before Python 3.12 the sum of nine tenths is a little less."""
    assert _by(tuple((rounds, 0.1) for rounds in range(1, 11)), 0.9) == 9

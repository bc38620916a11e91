"""Marks as paths."""

import pytest

from zonk_desktop.sheets import marks

ALL = [*marks.NAMES, "zed-1", "zed-12", "bong-1", "bong-2", "bong-3", "bong-4",
       *(f"die-{face}" for face in range(1, 7)), "die-6-solid"]  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_a_mark_fills_its_box_and_no_more(name: str) -> None:
    mark = marks.path(name)
    box = mark.path.boundingRect()
    # Strokes and serifs may lean out by a hair; subscripts hang a little.
    assert box.left() > -0.08
    assert box.right() < mark.width + 0.08
    assert box.top() > -0.62
    assert box.bottom() < 0.66
    assert box.width() > 0.5 * mark.width
    assert marks.word(name)


@pytest.mark.parametrize("name", ["", "zed-", "zed-x", "zed-²", "bong-5", "bong-", "die-7", "die-0",
                                  "die-6-hollow", "unicorn"])  # fmt: skip
def test_there_is_no_such_mark(name: str) -> None:
    assert not marks.exists(name)
    with pytest.raises(KeyError):
        marks.path(name)


def test_every_symbol_of_the_engine_has_a_mark() -> None:
    """WH-091, IB-055 to IB-058."""
    for name in ("straight", "square", "magic", "devil", "halftime"):
        assert marks.exists(name)
    widths = [marks.path(f"bong-{stars}").width for stars in range(1, 5)]
    assert widths == sorted(widths)

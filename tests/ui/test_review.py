"""The review's window under a real display: sums, dearest choices, the way into the replay."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.archived import SIZES, asked, nameless, pictured, window
from tests.ui.looking import still
from zonk_desktop.archive.exchange import revive
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.review.values import reviewed
from zonk_desktop.ui.zonk_file.review.window import ReviewWindow
from zonk_desktop.words import say


@pytest.mark.parametrize("size", SIZES)
def test_a_game_looked_at(
    qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int]
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(1))
    dialog = ReviewWindow(shade, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(*size)
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=30_000)
    still(dialog)
    found = dialog.found
    assert found is not None
    # What everybody has is par, luck, cost and rest, to the last point.
    for total, start, tally in zip(found.totals, found.starts, found.review.players, strict=True):
        assert start + tally.whole == pytest.approx(total, abs=1e-6)
        assert tally.cost <= 1e-9
    assert [spot.cost for spot in found.dearest] == sorted(spot.cost for spot in found.dearest)
    assert nameless(dialog) == []
    tone = "dark" if shade.tokens.dark else "light"
    assert dialog.grab().save(str(pictured(f"review-{size[0]}-{tone}")))
    seen: list[int] = []
    dialog.wanted.connect(seen.append)
    plays = [one for one in dialog.findChildren(QPushButton)
             if one.accessibleName() == say("review-play")]  # fmt: skip
    assert len(plays) == len(found.dearest) + 2
    plays[0].click()
    assert seen == [found.dearest[0].moment]
    # The replay stands where that choice had to be made.
    course = moments(stored)
    at = course.moments[found.dearest[0].moment].game
    assert at.turn.seat == found.dearest[0].seat
    assert at.row + 1 == found.dearest[0].round
    dialog.reject()


def test_each_dearest_choice_stands_where_it_was_made(qtbot: QtBot, session: Session) -> None:
    for number in (1, 2, 3):
        stored = asked(qtbot, session, lambda archive, n=number: archive.load(n))
        found = reviewed(stored)
        course = moments(stored)
        dearest = found.review.dearest(5)
        befores = [step.before for step in revive(stored).steps]
        for spot, decision in zip(found.dearest, dearest, strict=True):
            game = course.moments[spot.moment].game
            assert game.turn == befores[decision.at].turn
            assert game.cells == befores[decision.at].cells


def test_from_the_zonk_file(
    qtbot: QtBot, plain: Style, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def look(self: ReviewWindow) -> int:
        qtbot.waitUntil(lambda: self.head.text() != say("review-looking"), timeout=30_000)
        shown.append(self.head.text())
        return 0

    monkeypatch.setattr(ReviewWindow, "exec", look)
    dialog = window(qtbot, plain, session)
    dialog.view.choose(2)
    dialog.side.review.click()
    qtbot.waitUntil(lambda: bool(shown), timeout=30_000)
    assert " had the dice: " in shown[0] or shown[0] == say("review-unkind")
    dialog.reject()

"""What buttons and cards say is whole and off the edge, at every size, over whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from tests.random_play import choose
from tests.ui.conftest import Driver
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, candidates
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.kit.action_button import SIZES, ActionButton, ButtonView
from zonk_desktop.ui.kit.laid import Laid
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.buttons import (
    keep_button,
    refuse_button,
    results_button,
    roll_button,
    stay_button,
    waiting_buttons,
)
from zonk_desktop.ui.table.bar.moment_view import beat_buttons
from zonk_desktop.ui.table.beside import beside_button
from zonk_desktop.ui.table.cards.hits_card import CardRow, CardView, HitsCard
from zonk_desktop.ui.window.main_window import MainWindow

NAMES = ("Ann", "Featherstonehaugh", "Di", "Bob")
#: The window, and the size of its text in per cent.
WINDOWS = (
    (1024, 640, 100), (1280, 800, 100), (1366, 768, 100), (1920, 1080, 100), (1024, 640, 200),
    (1280, 800, 200), (1920, 1080, 200),
)  # fmt: skip
#: Pixels of the smallest title at 100 %.
SMALLEST = {"low": 12, "small": 12, "normal": 16, "party": 26}


def games(key: str) -> Iterator[Game]:
    """The states of a game at random, and the same near its end."""
    rules = Rules(preset(key))
    magic = (1, 2, 2, 3, 6) if rules.s.magic_number else ()
    for seed, totals in ((1, ()), (2, (rules.s.limit - 600,) * len(NAMES))):
        chance = random.Random(seed)
        game = new_game(rules, NAMES, magic=magic, totals=totals)
        for _ in range(400):
            if game.turn.phase is not Phase.ROLLING:
                yield game
            action = choose(game, chance)
            if action is None or game.ended is not None:
                break
            game = apply(game, action)[0]


def said(game: Game) -> Iterator[tuple[int, ButtonView]]:
    """What each place of the bar would say now, whatever is picked."""
    picks: list[tuple[int, ...]] = [()]
    if game.turn.phase is Phase.TO_KEEP:
        picks += [keep.dice for keep in candidates(game, act.Keep)]
        picks += [tuple(game.turn.active), tuple(game.turn.active[:1])]
    for picked in picks:
        sight = Sight(game, picked)
        yield from ((0, roll_button(sight, real=real)) for real in (True, False))
        yield 1, keep_button(sight)
        yield 2, stay_button(sight)
    for real in (True, False):
        beside = beside_button(game, real=real)
        if beside is not None:
            yield 3, beside.view


def always() -> Iterator[tuple[int, ButtonView]]:
    """What is said in games of every kind."""
    game = new_game(Rules(preset(PRESETS[0])), NAMES)
    yield 0, results_button()
    yield 1, refuse_button()
    yield from enumerate(waiting_buttons(game, NAMES[1], frozenset()))
    for kind in (Kind.THROW, Kind.HANDOVER, Kind.STAY):
        for name in (*NAMES, ""):
            yield from enumerate(beat_buttons(Beat(kind, 0, game), name))


def wrong(button: ActionButton, laid: Laid) -> str:
    """What is wrong with a label: cut, at the edge, or too small to read."""
    scale = button._style.type.scale
    face, px = button.face_box(), button._style.px
    (title,), cap = laid.named("title"), laid.box("cap")
    if laid.cut:
        return "cut"
    if laid.named("note"):
        return "a second line"
    assert title.font is not None
    wide = QFontMetricsF(title.font).horizontalAdvance(title.words)
    if cap.isEmpty():
        return "no key"
    if title.box.left() + wide > cap.left():
        return f"under its key: {title.words}"
    if round(face.right() - cap.right()) != px(button._size.right):
        return "its key elsewhere"
    if abs(cap.center().y() - face.center().y()) > 1:
        return "its key off the middle line"
    size = next(name for name, one in SIZES.items() if one is button._size)
    if title.font.pixelSize() < SMALLEST[size] * max(1.0, scale * 0.75) - 1:
        return f"small: {title.font.pixelSize()}"
    return ""


def test_labels_keep_off_the_edge(driver: Driver, window: MainWindow) -> None:
    views = dict.fromkeys(always())
    for rules in PRESETS:
        for game in games(rules):
            views.update(dict.fromkeys((n, view._replace(does=())) for n, view in said(game)))
    page = window.desk.page
    driver.begin(PRESETS[0], *NAMES, roll_order=False)
    found: dict[str, str] = {}
    for wide, high, scale in WINDOWS:
        window.memory.set("scale", str(scale))
        window.restyle()
        window.resize(wide, high)
        driver.still()
        for place, view in views:
            button = page.buttons[place]
            primary = place == 0 or view.name in {"stay", "take-dare", "gate"}
            seat = 1 if view.name in {"dare", "take-dare"} else -1
            button.show_view(view, primary=primary, seat=seat)
            page.row.even()
            fault = wrong(button, button.laid())
            if fault:
                found.setdefault(f"{fault} in {wide} at {scale}", f"{view.text}, {view.note}")
    assert not found, "\n".join(f"{key}: {fault}" for key, fault in found.items())


def test_the_note_of_a_card_of_hits_is_within_it_at_every_width(look: Style, qtbot: QtBot) -> None:
    """Where its last word had just no room in the line it stood half below the card."""
    rows = (CardRow("Bob", "to come", seat=1), CardRow("Ann", "to come", seat=0))
    note = "The best turn wins the show. Level turns share it."
    card = HitsCard(look)
    card.show_view(CardView("Halftime Show", rows, note=note))
    qtbot.addWidget(card)
    for wide in range(300, 340):
        card.resize(wide, 200)
        tall = card.sizeHint().height()
        picture = card.grab().toImage()
        foot = range(tall - 12, 190)
        dark = [
            y for y in foot for x in range(20, wide - 20) if picture.pixelColor(x, y).value() < 150
        ]
        assert not dark, wide

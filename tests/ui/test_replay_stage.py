"""A stored game on the stage again: the beats that it had at the table, pauses, steps and jumps."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.archived import asked
from tests.ui.conftest import Driver, Opener
from tests.ui.test_tray_shown import meanwhile
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import EventKind
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.session.worker import Session
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import Sound
from zonk_desktop.stage.beats import PACE, Beat, Kind, StageManners
from zonk_desktop.tray import film
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.zonk_file.clip import ClipDialog
from zonk_desktop.ui.zonk_file.moments import GameMoments, moments
from zonk_desktop.ui.zonk_file.reel import turn_at
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame


def shown(beat: Beat) -> tuple[object, ...]:
    """All that is seen, said and heard of a beat; whose word it is afterwards is the table's."""
    return beat.kind, beat.seat, beat.data, beat.says, beat.event, beat.length, beat.game


def course(qtbot: QtBot, session: Session, game: int) -> GameMoments:
    found = asked(qtbot, session, lambda archive: moments(archive.load(game)))
    assert isinstance(found, GameMoments)
    return found


def opened(
    qtbot: QtBot, whole: GameMoments, sound: Sound | None = None, **look: bool
) -> ReplayGame:
    dialog = ReplayGame(Style(LIGHT, Type(), **look), whole, sound=sound)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.tray.is_ready)
    return dialog


def first(whole: GameMoments, event: EventKind) -> int:
    """The statement in which this happens first."""
    return next(
        place
        for place, moment in enumerate(whole.moments)
        if any(one.event is event for step in moment.steps for one in step.events)
    )


@pytest.mark.parametrize("rules", ["lets-play-zonk", "wheaton"])
def test_a_game_is_seen_again_as_it_was_seen_at_the_table(
    open_window: Opener, qtbot: QtBot, rules: str
) -> None:
    window = open_window()
    # Of the table the beats are wanted: it is painted in test_walk.
    window.setUpdatesEnabled(False)
    driver, table = Driver(window, qtbot), window.desk.table
    at_the_table: list[Beat] = []
    table.director.begins.connect(at_the_table.append)
    driver.begin(rules, "Ann", "Bob", "Cy", "Di")
    while table.stage is Stage.OPENING:
        driver.key(Qt.Key.Key_R)
        driver.settled()
    opening = {Kind.ORDER, Kind.ORDER_DONE} | ({Kind.MAGIC} if rules == "wheaton" else set())
    assert {beat.kind for beat in at_the_table} >= opening
    for press in range(24):
        page = window.desk.page
        name = "stay" if press % 3 == 2 and not page.stay.view.blocked else "roll"
        if page.card.gate is not None:
            page.call.click()
        elif name == "roll" and page.roll.view.blocked:
            page.stay.click()
        else:
            page.press(name)
        driver.answered()
        driver.settled()
    assert Kind.HANDOVER in {beat.kind for beat in at_the_table}
    snapshot = table.snapshot
    assert snapshot is not None
    driver.answered()
    found: list[object] = []
    number = snapshot.game_id
    window.desk.session.ask(lambda archive: moments(archive.load(number))).then(
        found.append, found.append
    )
    driver.until(lambda: bool(found))
    whole = found[0]
    assert isinstance(whole, GameMoments)
    dialog = opened(qtbot, whole)
    dialog.set_speed("off")
    again: list[Beat] = []
    dialog.stage.director.begins.connect(again.append)
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.at == len(whole.moments) - 1)
    assert [shown(beat) for beat in again] == [shown(beat) for beat in at_the_table]
    dialog.reject()


def test_the_opening_follows_from_the_seed_and_is_seen(qtbot: QtBot, session: Session) -> None:
    """What is written down holds the order and not the dice that made it."""
    found: list[Stored] = []

    def store(archive: Archive) -> GameMoments:
        play = open_game(
            Setup("wheaton", ("Ann", "Bob", "Cy", "Di")), archive, DiceSource(bytes(32))
        )
        play.do(act.Roll())
        found.append(archive.load(play.game_id))
        return moments(found[0])

    whole = asked(qtbot, session, store)
    assert isinstance(whole, GameMoments)
    assert whole.opening is not None
    names = tuple(seat.name for seat in whole.moments[0].game.seats)
    thrown, magic = whole.opening.order, whole.opening.magic
    assert {throw.name for throw in thrown} == set(names)
    assert magic == whole.header.magic
    stored = found[0]
    for other in (stored._replace(seed=""), stored._replace(seated="Ann Bob")):
        changed = moments(other).opening
        assert changed is None or not changed.order
    dialog = opened(qtbot, whole, still=True)
    assert not dialog.tray.sight.table.magic, "it is yet to be thrown"
    seen: list[tuple[Kind, bool, bool]] = []

    def look() -> None:
        beat = dialog.stage.beat
        if beat is not None:
            lies = bool(dialog.tray.sight.table.magic)
            seen.append((beat.kind, dialog.plates.isVisible(), lies))

    dialog.stage.changed.connect(look)
    dialog.step_on()
    qtbot.waitUntil(lambda: dialog.at == 1)
    done = [names_seen for kind, names_seen, _ in seen if kind is Kind.ORDER_DONE]
    assert done == [True], "each die has its name"
    assert not dialog.plates.isVisible()
    assert dialog.tray.sight.table.magic == magic
    # A jump shows no throws.
    dialog.go_to(0)
    assert not dialog.plates.isVisible()
    assert not dialog.tray.sight.table.magic
    dialog.reject()


def test_beats_are_as_long_as_at_the_table(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    for still in (False, True):
        dialog = opened(qtbot, whole, still=still)
        for button in dialog.speeds.buttons():
            button.click()
            speed = button.property("value")
            assert dialog.tray.speed == speed
            assert dialog.stage.director.manners == StageManners(speed, still)
        assert {button.property("value") for button in dialog.speeds.buttons()} == set(PACE)
        dialog.reject()


def test_nothing_is_shown_ahead_of_its_beat(qtbot: QtBot, session: Session) -> None:
    """While a miss is seen the turn is not written, and the points that are lost are struck."""
    whole = course(qtbot, session, 2)
    place = first(whole, EventKind.MISS)
    dialog = opened(qtbot, whole)
    dialog.go_to(place - 1)
    cells = len(whole.moments[place - 1].game.cells)
    seen: list[tuple[Kind, int, bool]] = []
    called: list[Kind] = []

    def look() -> None:
        beat = dialog.stage.beat
        if beat is not None:
            struck = dialog.line.points.font().strikeOut()
            seen.append((beat.kind, len(dialog.stage.game.cells), struck))
            if dialog.line.whose.text() == "BLOADES" or dialog.banner.isVisible():
                called.append(beat.kind)

    dialog.stage.changed.connect(look)
    dialog.set_speed("fast")
    dialog.step_on()
    qtbot.waitUntil(lambda: dialog.at == place)
    assert (Kind.THROW, cells, False) in seen
    assert (Kind.MISS, cells, True) in seen
    assert (Kind.ENTRY, cells + 1, True) in seen
    assert Kind.MISS in called, "the sheet's word for it"
    assert called[-1] is not Kind.HANDOVER
    dialog.reject()


def test_a_step_ends_what_is_shown_and_shows_no_more(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    place = first(whole, EventKind.MISS)
    dialog = opened(qtbot, whole)
    dialog.set_speed("slow")
    dialog.go_to(place - 1)
    dialog.play.click()
    assert dialog.stage.busy
    assert dialog.at == place - 1
    dialog.step.click()
    qtbot.waitUntil(lambda: dialog.at == place)
    assert not dialog.playing
    assert not dialog.stage.busy
    assert dialog.stage.game is whole.moments[place].game
    # The next one begins with the next step only.
    dialog.step.click()
    assert dialog.stage.busy
    dialog.back.click()
    assert not dialog.stage.busy, "what was under way is given up"
    assert dialog.at == place
    dialog.reject()


def test_a_pause_lets_the_statement_end(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    place = next(
        n for n, moment in enumerate(whole.moments) if moment.faces and moment.game.turn.throw
    )
    dialog = opened(qtbot, whole)
    dialog.set_speed("fast")
    dialog.go_to(place - 1)
    dialog.play.click()
    assert dialog.stage.director.in_the_air
    dialog.play.click()
    assert not dialog.playing
    ended: list[int] = []
    dialog.stage.shown.connect(lambda: ended.append(dialog.at))
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [place]
    assert not dialog._wait.isActive()
    turn = whole.moments[place].game.turn
    assert dialog.tray.shown_faces() == dict(zip(turn.active, turn.throw, strict=True))
    dialog.reject()


def test_a_jump_leaves_dice_that_fly(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    throws = [n for n, moment in enumerate(whole.moments) if moment.faces]
    dialog = opened(qtbot, whole)
    dialog.go_to(throws[4] - 1)
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.tray.moving)
    dialog.slider.setValue(throws[1])
    assert dialog.at == throws[1]
    assert not dialog.stage.busy
    begun: list[Beat] = []
    dialog.stage.director.begins.connect(begun.append)
    qtbot.waitUntil(lambda: not dialog.tray.is_rolling() and not dialog.tray.moving)
    assert dialog.at == throws[1]
    assert begun == []
    assert dialog.tray.shown_faces() == dict(whole.moments[throws[1]].lying)
    dialog.reject()


def test_the_magic_number_stays_on_the_rim(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    assert whole.moments[0].game.magic
    dialog = opened(qtbot, whole)
    assert not dialog.tray.sight.table.magic, "it is yet to be thrown"
    dialog.set_speed("off")
    dialog.step_on()
    qtbot.waitUntil(lambda: dialog.at == 1)
    rim = dialog.tray.sight.table.magic
    assert len(rim) == len(whole.moments[0].game.rules.everyone)
    dialog.step_on()
    qtbot.waitUntil(lambda: dialog.at == 2)
    assert dialog.tray.sight.table.magic == rim
    dialog.reject()


def test_the_turn_that_is_shown_is_saved_as_a_clip(
    qtbot: QtBot, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "WIDTH", 320)
    monkeypatch.setattr(film, "HEIGHT", 180)
    whole = course(qtbot, session, 2)
    place = first(whole, EventKind.MISS)
    dialog = opened(qtbot, whole)
    dialog.go_to(place)
    reel = turn_at(whole, place, "moss")
    assert reel is not None
    assert reel.shots[-1].faces == whole.moments[place].faces
    monkeypatch.setattr(files, "save_as", lambda *_: tmp_path / "turn.webp")

    def save(box: object) -> None:
        assert isinstance(box, ClipDialog)
        assert len(box.choices) == 3
        assert box.choices[0].isChecked(), "the turn that is shown"
        assert reel.caption.name in box.choices[0].text()
        assert reel.caption.points in box.choices[0].text()
        box.save.click()

    meanwhile(ClipDialog, save)
    qtbot.keyClick(dialog, Qt.Key.Key_C)
    assert (tmp_path / "turn.webp").read_bytes()[:4] == b"RIFF"
    assert "turn.webp" in dialog.line.told.text()
    dialog.reject()


class Listening(Sound):
    """Cues as they are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Cue] = []

    def cue(self, cue: Cue, delay: float = 0.0) -> None:
        self.asked.append(cue)


def test_a_replay_is_heard(qtbot: QtBot, session: Session) -> None:
    whole = course(qtbot, session, 2)
    place = first(whole, EventKind.MISS)
    sound = Listening()
    dialog = opened(qtbot, whole, sound)
    assert dialog.tray.ears is sound
    dialog.set_speed("off")
    dialog.go_to(place - 1)
    dialog.step_on()
    qtbot.waitUntil(lambda: dialog.at == place)
    assert Cue.ZONK in sound.asked
    dialog.reject()

"""The coach's panel: off at first; a choice judged once it is made; chances once the dice rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.charts.pens import Remembered
from tests.ui.conftest import Driver
from tests.ui.looking import cut
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.values import DiceFrom, Stored
from zonk_desktop.charts.draw import draw
from zonk_desktop.charts.plot import Box, Face, Ink
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.judge import measure
from zonk_desktop.odds.values import POINTS, WIN
from zonk_desktop.rulebook.load import preset
from zonk_desktop.session import job
from zonk_desktop.transcript.lines import Aid, Computer
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.coach.coach import Coach, chances_plot, figures
from zonk_desktop.ui.table.coach.coach_words import CoachBar, CoachColumn, coming, stake
from zonk_desktop.ui.table.coach.hint import LANE
from zonk_desktop.ui.window.panels import COACH
from zonk_desktop.words import say

BOTH = (Aid.HINTS, Aid.COACH)


def thrown(driver: Driver, *faces: int) -> None:
    """Real dice lie there like this, as many of them as are in the hand."""
    table = driver.window.desk.table
    before = table.snapshot
    assert table.game is not None
    table.enter(faces[: len(dice_in_hand(table.game))])
    driver.until(lambda: table.snapshot is not before and table.idle)


def done(driver: Driver, *actions: act.Action) -> None:
    """The choice is made, and the coach has said what there is to say."""
    table = driver.window.desk.table
    before = table.snapshot
    table.play(actions)
    driver.until(lambda: table.snapshot is not before and table.idle)
    heard(driver)


def heard(driver: Driver) -> None:
    driver.until(lambda: not job.running())


def words(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]


def panel(driver: Driver) -> Coach:
    return driver.window.desk.coach


def test_off_at_first_and_switched_on_for_this_game(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = driver.window.desk
    dock = desk.panels.docks[COACH]
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False)
    assert dock.isHidden()
    assert not desk.panels.wanted[COACH].isEnabled()
    asked: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr(LANE, "submit", asked.append)
        thrown(driver, 1, 5, 2, 4, 6, 6)
    assert not asked, "nothing is worked out for a game without a coach"
    desk.menus.aids[Aid.COACH].trigger()
    driver.until(lambda: not dock.isHidden())
    assert dock.isVisible()
    heard(driver)
    driver.until(lambda: bool(desk.coaching.line))
    assert not any(say("coach-best") in word for word in words(panel(driver)))
    assert say("coach-waits", hints=False) in words(panel(driver)), "no key that does nothing"
    desk.menus.aids[Aid.HINTS].trigger()
    driver.until(lambda: say("coach-waits", hints=True) in words(panel(driver)))
    # A game that is opened later has none again.
    driver.begin("lets-play-zonk", roll_order=False)
    assert dock.isHidden()


def test_nothing_before_a_choice_and_after_it_what_it_cost(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=BOTH)
    thrown(driver, 1, 1, 1, 2, 3, 4)
    heard(driver)
    before = [say("coach-waits", hints=True), say("coach-chances")]
    assert [word for word in words(panel(driver)) if word] == before, "nothing before a choice"
    assert table.game is not None
    told = ask.best(table.game, POINTS)
    done(driver, *told.best.actions[:1])
    assert say("coach-best") in words(panel(driver))
    assert say("coach-who", name="Ann") in words(panel(driver))
    driver.picture("coach-best")
    assert table.game is not None
    told = ask.best(table.game, POINTS)
    assert isinstance(told.best.actions[0], act.Roll | act.Stay)
    worse = next(choice for choice in told.choices if told.cost(choice) > 5)
    cost = round(told.cost(worse))
    if isinstance(worse.actions[0], act.Roll):
        thrown(driver, 1, 1, 1, 1, 1, 1)
        heard(driver)
    else:
        done(driver, *worse.actions)
    assert f"cost {cost} points" in " ".join(words(panel(driver)))
    assert any(word.startswith("Better: ") for word in words(panel(driver)))
    # What is taken back has no price.
    table.undo()
    driver.until(lambda: table.idle and table.game is not None)
    heard(driver)
    assert not any("cost" in word for word in words(panel(driver)))
    assert desk.status.word.text()


def test_who_plays_on_without_a_choice_is_not_shown_an_older_one(driver: Driver) -> None:
    table = driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=BOTH)
    thrown(driver, 1, 1, 1, 2, 3, 4)
    assert table.game is not None
    done(driver, act.Keep(table.game.turn.active[:3]))
    done(driver, act.Stay())
    assert say("coach-who", name="Ann") in words(panel(driver)), "it stays until somebody plays"
    assert table.game.turn.seat == 1
    thrown(driver, 1, 5, 2, 3, 4, 6)
    heard(driver)
    # The first throw of a turn is no choice.
    driver.until(lambda: say("coach-who", name="Ann") not in words(panel(driver)))
    assert say("coach-waits", hints=True) in words(panel(driver))


def test_the_line_follows_the_dice_and_never_runs_ahead(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=BOTH)
    driver.until(lambda: bool(desk.coaching.line))
    thrown(driver, 1, 1, 1, 1, 1, 5)
    driver.until(lambda: len(desk.coaching.line) == 2)
    assert table.game is not None
    at, chances = desk.coaching.line[-1]
    assert at == 1
    assert chances == pytest.approx(ask.chances(table.game))
    assert desk.coach.line.accessibleDescription() == " ".join(
        say("coach-chance-of", name=name, share=round(100 * chance))
        for name, chance in zip(("Ann", "Bob"), chances, strict=True)
    )
    table.undo()
    driver.until(lambda: table.snapshot is not None and table.snapshot.throws == 0)
    heard(driver)
    driver.until(lambda: [at for at, _ in desk.coaching.line] == [0])


def test_a_coach_who_comes_later_looks_back(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False)
    for _ in range(3):
        thrown(driver, 1, 1, 1, 1, 1, 5)
        done(driver, act.Keep(table.picked), act.Stay())
        done(driver, act.TookHits())
    desk.menus.aids[Aid.COACH].trigger()
    driver.until(lambda: len(desk.coaching.line) >= 3)
    heard(driver)
    assert [at for at, _ in desk.coaching.line] == sorted(at for at, _ in desk.coaching.line)


def test_after_a_correction_the_line_is_that_of_the_corrected_game(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=BOTH)
    thrown(driver, 1, 1, 1, 5, 3)
    assert table.game is not None
    done(driver, act.Keep(table.game.turn.active[:4]))
    done(driver, act.Stay())
    had = table.game.seats[0].total
    thrown(driver, 1, 5, 2, 3, 4, 6)
    heard(driver)
    driver.until(lambda: [at for at, _ in desk.coaching.line] == [0, 1, 2])
    first = dict(desk.coaching.line)
    # The 5 was left lying after all.
    desk.session.correct({2: stored(driver).rows[1].line.removesuffix(" 5")})
    driver.until(lambda: table.snapshot is not None and bool(table.snapshot.corrected))
    driver.until(lambda: table.idle and len(desk.coaching.line) > 1)
    heard(driver)
    steps = revive(stored(driver)).steps
    bobs = next(step.before for step in steps if step.before.turn.seat == 1)
    assert 0 < bobs.seats[0].total < had
    line = dict(desk.coaching.line)
    assert line[1] == pytest.approx(ask.chances(bobs))
    assert line[1][0] < first[1][0]
    assert line[2][0] < first[2][0]
    assert say("coach-waits", hints=True) in words(panel(driver))


def test_a_seat_handed_over_and_back_is_judged_only_while_a_person_has_it(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False, aids=BOTH,
                 options=(("entry-minimum", "0"),))  # fmt: skip
    desk.commands.games.hand_over("Ann", "vera", "sharp")
    driver.until(lambda: table.idle and table.game is not None and table.game.turn.seat == 1)
    heard(driver)
    assert say("coach-who", name="Ann") not in words(panel(driver))
    desk.commands.games.hand_over("Ann")
    driver.until(lambda: table.snapshot is not None and not table.snapshot.computers)
    while table.game is not None and table.game.turn.seat == 1:
        told = legal(table.game)
        done(driver, *told)
    assert table.game is not None
    heard(driver)
    while table.game.turn.seat == 0 and say("coach-who", name="Ann") not in words(panel(driver)):
        done(driver, *legal(table.game))
    ats = [at for at, _ in desk.coaching.line]
    assert ats == sorted(set(ats))
    assert table.snapshot is not None
    assert ats[-1] == table.snapshot.throws


def stored(driver: Driver) -> Stored:
    """The game on the table as the Zonk File holds it."""
    found: list[object] = []
    driver.window.desk.session.ask(lambda archive: archive.load(1)).then(found.append, found.append)
    driver.until(lambda: bool(found))
    assert isinstance(found[0], Stored)
    return found[0]


def legal(game: Game) -> tuple[act.Action, ...]:
    """Hits are taken; else what best play does."""
    return (act.TookHits(),) if game.gates else ask.best(game, POINTS).best.actions


def test_the_second_hint_lists_the_ways_on_in_the_panel(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", "Ann", "Bob", "Cy", dice=DiceFrom.TABLE, roll_order=False,
                 aids=BOTH)  # fmt: skip
    thrown(driver, 1, 5, 2, 4, 6, 6)
    driver.key(Qt.Key.Key_H)
    driver.until(lambda: desk.hints.hint is not None)
    heard(driver)
    assert desk.hints.hint is not None
    sentence = desk.hints.hint.sentence
    assert not panel(driver)._ways.ways, "only after the second H"
    driver.key(Qt.Key.Key_H)
    driver.until(lambda: bool(panel(driver)._ways.ways))
    heard(driver)
    assert desk.hints.card.text() == sentence, "the choices are in the panel"
    assert table.game is not None
    told, wins = ask.best(table.game, POINTS), ask.best(table.game, WIN)
    ways = panel(driver)._ways.ways
    assert ways[0].best
    assert [bar.text for bar in ways[0].bars if bar is not None] == [
        f"{told.best.worth:,.0f}",
        f"{round(100 * told.best.miss)} %",
        f"{round(100 * {c.actions: c.worth for c in wins.choices}[told.best.actions])} %",
    ]
    cards = [
        w for w in panel(driver).findChildren(QWidget) if w.objectName() == "way" and w.isVisible()
    ]
    assert all("points: " in card.accessibleName() for card in cards)
    for _ in driver.looks("coach-ways"):
        assert cut(panel(driver)) == []
        assert not panel(driver).area.horizontalScrollBar().maximum()
    driver.key(Qt.Key.Key_H)
    assert not panel(driver)._ways.ways
    done(driver, act.Keep(table.picked))
    assert not panel(driver)._ways.ways


def test_where_hits_win_it_speaks_of_hits_and_of_what_the_turn_will_bring(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("insta-bong", dice=DiceFrom.TABLE, roll_order=False, aids=BOTH)
    assert table.game is not None
    thrown(driver, 1, 5, 2, 4, 6, 6)
    # Two threads that ask at once work out the same twice.
    heard(driver)
    ahead = coming(table.game, ask.outlook(table.game, measure(table.game)))
    assert "1,000 turns" in ahead
    assert ahead in words(panel(driver))
    told = ask.best(table.game, ask.counts(table.game, WIN))
    worst = told.choices[-1]
    assert told.cost(worst) > told.point
    before = table.game
    done(driver, *worst.actions[:1])
    said = " ".join(words(panel(driver)))
    assert "hit" in said
    assert " points." not in said.split("Better")[0]
    were = panel(driver)._were
    assert were.columns == (
        CoachColumn.HITS,
        CoachColumn.MISSES,
        CoachColumn.SURE,
        CoachColumn.STAKE,
    )
    assert [way.best for way in were.ways] == [True] + [False] * (len(were.ways) - 1)
    made = [way for way in were.ways if way.made]
    assert [way.kept for way in made] == [tuple(die in worst.keep for die in before.turn.active)], (
        "the one that was chosen, whatever place it has"
    )
    for _ in driver.looks("coach-hits-verdict"):
        assert cut(panel(driver)) == []
        assert not panel(driver).area.horizontalScrollBar().maximum()
    driver.key(Qt.Key.Key_H)
    driver.until(lambda: desk.hints.hint is not None)
    driver.key(Qt.Key.Key_H)
    driver.picture("coach-hits")


@pytest.mark.parametrize(
    ("rules", "throw", "missing"),
    [
        ("wheaton", (1, 1, 1, 4, 2), (3, 4)),
        ("wheaton", (1, 2, 3, 4, 5), (2, 2, 3, 4, 6)),
        ("lets-play-zonk", (1, 1, 1, 4, 2), (3, 4)),
        ("insta-bong", (1, 1, 4, 2, 6, 3), (2, 3, 4, 6)),
    ],
)
def test_hits_at_stake_are_those_a_miss_would_take(
    rules: str, throw: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    """Each choice is played on: a stay writes what was called safe, and a miss leaves it."""
    game = new_game(Rules(preset(rules)), ("Ann", "Bob"))
    game = apply(apply(game, act.Roll())[0], act.DiceLanded(throw))[0]
    told = ask.best(game, ask.counts(game, WIN))
    looked = 0
    for choice in told.choices:
        sure, loose = stake(game, choice)
        if not choice.stays and choice.dice != len(missing):
            continue
        now = changed(game, gates=())
        for action in choice.actions:
            now = apply(now, action)[0]
        if not choice.stays:
            now = apply(now, act.DiceLanded(missing))[0]
        got = now.seats[game.turn.seat].hits - game.seats[game.turn.seat].hits
        assert got == sure, choice
        assert loose >= 0
        assert not (choice.stays and loose)
        looked += 1
    assert looked


def test_computers_are_not_judged(driver: Driver) -> None:
    desk, table = driver.window.desk, driver.window.desk.table
    driver.begin("lets-play-zonk", "Dot", "Ann", computers=(Computer("Dot", "dot", "novice"),),
                 roll_order=False, aids=BOTH)  # fmt: skip
    driver.until(lambda: table.idle and not table.computer_to_play)
    heard(driver)
    assert not any("Dot" in word for word in words(panel(driver)))
    assert len(desk.coaching.line) >= 1


@pytest.mark.parametrize("wide", [110, 130, 180, 300])
def test_figures_of_a_choice_are_never_cut(
    qtbot: QtBot, look: Style, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    """At 200 % in a small window 28 % was "2…"."""
    cut_: list[str] = []

    def text(
        self: ScreenPen, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0
    ) -> None:
        least = Face(max(face.least, 1), face.weight)
        if text and self.wide(text, least) > box.wide + 1:
            cut_.append(text)

    monkeypatch.setattr(ScreenPen, "text", text)
    bars = (CoachBar("1,206", 1.0), CoachBar(say("coach-percent", share=28), 0.28),
            CoachBar(say("coach-percent", share=100), 1.0))  # fmt: skip
    row = figures(look, bars, (CoachColumn.POINTS, CoachColumn.MISSES, CoachColumn.WINS))
    qtbot.addWidget(row)
    row.resize(look.px(wide), look.px(34))
    row.grab()
    assert cut_ == []


def test_at_the_end_of_a_line_the_name_gives_way_to_the_chance() -> None:
    plot = chances_plot([(0, (0.39, 0.34, 0.27))], ("Ann", "Pennant Pete", "The Kid"))
    assert plot is not None
    for room in (400, 200, 120):
        pen = Remembered()
        draw(pen, plot, Box(0, 0, room, 70))
        texts = [text for text, _ in pen.texts]
        assert {"39", "34", "27"} <= {*texts}
        assert not [text for text in texts if text.endswith("…") and text[0].isdigit()]
    assert "Ann" in texts

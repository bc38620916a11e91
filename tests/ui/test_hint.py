"""The hint in the window: asked for by key, shown on dice and button, gone with the next act."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, Qt

from tests.ui.conftest import Driver
from tests.ui.test_pad_moments import do, throw
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds import ask
from zonk_desktop.odds.advice import reason
from zonk_desktop.odds.judge import ChoiceVerdict
from zonk_desktop.odds.values import POINTS, WIN, Advice, Choice, NotCovered, Reason
from zonk_desktop.rulebook.load import preset
from zonk_desktop.session import job
from zonk_desktop.transcript.lines import Aid, Computer, Hinted, read
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_begin, plates_end
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.coach import coach_words, hint_words
from zonk_desktop.ui.table.coach.hint import Hints
from zonk_desktop.ui.table.coach.hint_words import counted, lost
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import Message, text

HINTS = (Aid.HINTS,)


def hints(driver: Driver) -> Hints:
    return driver.window.desk.hints


def thrown(driver: Driver, faces: tuple[int, ...]) -> None:
    """Real dice lie there like this."""
    table = driver.window.desk.table
    before = table.snapshot
    table.enter(faces)
    driver.until(lambda: table.snapshot is not before and table.idle)


def asked(driver: Driver) -> str:
    """H is pressed, and answered; what is said on the card."""
    driver.key(Qt.Key.Key_H)
    driver.until(lambda: hints(driver).hint is not None)
    return told(driver)


def told(driver: Driver) -> str:
    """The whole hint."""
    assert hints(driver).card.isHidden() == (not hints(driver).card.text())
    return hints(driver).card.text()


def log(window: MainWindow) -> list[str]:
    return [told.text for told in window.desk.table.log.lines]


def test_where_points_win_the_best_keep_is_picked_marked_and_told(driver: Driver) -> None:
    window = driver.window
    table, page, card = window.desk.table, window.desk.page, hints(driver).card
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=HINTS)
    thrown(driver, (1, 5, 2, 4, 6, 6)[: table.game.rules.s.dice_count])  # type: ignore[union-attr]
    spoken: list[str] = []
    hints(driver).spoken.connect(spoken.append)
    sentence = asked(driver)
    driver.picture("hint-points")
    assert spoken == [sentence]
    assert "points more than" in sentence
    assert " in 100 miss" in sentence
    assert not window.desk.status.word.text(), "it is said once"
    hint, game = hints(driver).hint, table.game
    assert hint is not None
    assert game is not None
    best = ask.best(game).best
    assert hint.best.actions == best.actions
    assert set(table.picked) == set(best.keep)
    sight = table.sight
    assert sight is not None
    lies = table_view.table(sight, table.kept, table_view.Left()).dice
    assert {die.index for die in lies if die.picked} == set(best.keep), "the rings"
    assert [button.hinted for button in page.buttons] == [True, False, False, False, False]
    table.changed.emit()
    assert page.roll.accessibleDescription().startswith("hint"), "whatever else has changed"
    assert log(window)[-1] == "Ann asked for a hint."
    driver.key(Qt.Key.Key_H)
    lines = card.text().split("\n")
    driver.pictures("hint-three")
    assert [line[:2] for line in lines] == ["1.", "2."]
    assert all("Worth" in line and "points." in line for line in lines)
    assert log(window).count("Ann asked for a hint.") == 1
    driver.key(Qt.Key.Key_H)
    assert told(driver) == sentence
    # Other dice are picked: their button is not the one that was meant.
    table.toggle(best.keep[0])
    assert not any(button.hinted for button in page.buttons)
    table.do(act.Keep(best.keep))
    driver.until(lambda: table.idle and hints(driver).hint is None)
    assert card.isHidden()
    assert hints(driver).label.isHidden()
    assert not any(button.hinted for button in page.buttons)


def test_a_hint_is_set_against_another_way_on_and_not_against_less_of_the_same() -> None:
    """1 1 1 5 2: to stay with 1,000 is no question for who may stay with 1,050; to roll is."""
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"), totals=(5000, 5000))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 1, 5, 2)))
    told = ask.best(game, POINTS)
    assert [choice.points for choice in told.choices if choice.stays][:2] == [1050, 1000]
    best, second, *others = told.choices
    assert best.stays
    assert second.stays, "worth more than any roll"
    rolls = max(choice.worth for choice in others if not choice.stays)
    found = hint_words.hint(game, told)
    assert f"Worth {round(best.worth) - round(rolls)} points more than" in found.why
    assert " and rolling " in found.why
    assert found.sentence.endswith(found.why)
    # Of rolls it is not one of as many dice for fewer points.
    game, _ = apply(new_game(game.rules, ("Ann", "Bob"), totals=(5000, 5000)), act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 5, 2, 4, 6)))
    told = ask.best(game, POINTS)
    assert (told.best.points, told.best.dice) == (100, 4)
    assert (told.choices[1].points, told.choices[1].dice) == (50, 4)
    other = next(choice for choice in told.choices if choice.dice != 4)
    assert hint_words.hint(game, told).why == text(hint_words.more(game, told, other))


def test_lists_have_each_way_on_once_and_what_was_made() -> None:
    """1 1 1 5 2 has three stays; the coach lists the second where it was made."""
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"), totals=(5000, 5000))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 1, 5, 2)))
    told = ask.best(game, POINTS)
    listed = [choice for choice, _ in hint_words.ways(game, told)]
    assert [choice.points for choice in listed if choice.stays] == [1050]
    dice = [choice.dice for choice in listed]
    assert len(dice) == len(set(dice)) > 2
    for place in (0, 1):
        made = [choice for choice in told.choices if choice.stays][place]
        found = hint_words.ways(game, told, hint_words.what(game, made))
        assert [choice for choice, _ in found] == listed + [made] * place
        verdict = ChoiceVerdict(0, game, made.actions[0], told, told.cost(made))
        rows = coach_words.ways_there_were(verdict).ways
        assert [row.what for row in rows if row.made] == [
            row.what for row in rows if "stay" in row.what
        ][-1:]
        assert sum("stay" in row.what for row in rows) == 1 + place


def test_where_hits_win_the_first_hint_says_what_a_hit_weighs() -> None:
    """What it calls hits may be points that weigh as much."""
    game = new_game(Rules(preset("insta-bong")), ("Ann", "Bob"), totals=(3000, 3000))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 5, 2, 4, 6, 6)))
    told = ask.best(game, WIN)
    weighs = "Here hits win: 2,000 points weigh as much as one."
    found = hint_words.hint(game, told)
    assert found.why.endswith(weighs)
    assert found.sentence.endswith(weighs)
    only = replace(told, choices=told.choices[:1])
    assert hint_words.hint(game, only).why == "There is no other way on."


def test_where_all_there_is_is_to_stay_nothing_is_said_of_a_roll() -> None:
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"), totals=(5000, 5000))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 1, 5, 2)))
    stays = tuple(choice for choice in ask.best(game, POINTS).choices if choice.stays)
    assert reason(game, stays) == (Reason.ONLY, 0.0)


def test_the_label_stands_at_its_die_and_covers_nothing(driver: Driver) -> None:
    window, table = driver.window, driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=HINTS)
    thrown(driver, (1, 5, 2, 4, 6))
    asked(driver)
    hint, label = hints(driver).hint, hints(driver).label
    assert hint is not None
    assert hint.label == label.text == "Keep only this 1"
    tray = window.desk.tray
    for wide, high in ((1280, 800), (1024, 640), (1900, 1000)):
        window.resize(wide, high)
        driver.still()
        driver.until(lambda: label.isVisible() and label.size() == tray.size())
        placed = label.placed
        assert placed is not None
        assert table.game is not None
        found = {die: tray.die_point(die) for die in table.game.turn.active}
        points = {die: point for die, point in found.items() if point is not None}
        assert len(points) == 5
        assert not any(placed.box.contains(point) for point in points.values())
        near = min(points, key=lambda die: QLineF(placed.box.center(), points[die]).length())
        assert near == hint.best.keep[0] or placed.leader is not None, (wide, points, placed)
    # All that scores: nothing is "only".
    table.undo()
    driver.until(lambda: table.idle and hints(driver).hint is None)
    thrown(driver, (4, 4, 4, 2, 3))
    asked(driver)
    assert hints(driver).label.text == "Keep these three"


def test_the_card_leaves_what_is_kept_in_sight(driver: Driver) -> None:
    """Three ways on hid what had been kept in a small window; four lines go to the upper rim."""
    window = driver.window
    window.resize(1024, 640)
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "11124")
    do(driver, act.Keep((0, 1, 2)))
    driver.still()
    tray, card = window.desk.tray, hints(driver).card
    assert tray.sight.table.plates
    driver.until(tray.is_ready)
    font = window.look.type.text(15, 700)
    for lines in (1, 3, 4):
        card.show_text("\n".join(["1. Roll two: 44 in 100 miss. Worth 1,208 points."] * lines))
        for wide, high in ((1024, 640), (1360, 860), (1024, 640)):
            window.resize(wide, high)
            driver.still()
            camera = fit(tray.width(), tray.height())
            top, end = plates_begin(camera, font), plates_end(camera, font)
            box = card.geometry()
            assert box.top() > end - 1 or box.bottom() < top, (lines, wide)
            assert tray.rect().contains(box)


def test_where_hits_win_the_hint_is_about_hits(driver: Driver) -> None:
    table = driver.window.desk.table
    driver.begin("insta-bong", dice=DiceFrom.TABLE, roll_order=False, aids=HINTS)
    thrown(driver, (1, 5, 2, 4, 6, 6)[: table.game.rules.s.dice_count])  # type: ignore[union-attr]
    sentence = asked(driver)
    driver.pictures("hint-hits")
    assert "hit" in sentence or "As good as" in sentence
    assert "points more" not in sentence
    driver.key(Qt.Key.Key_H)
    *lines, weighs = hints(driver).card.text().split("\n")
    assert all("in 1,000 turns." in line for line in lines)
    assert weighs == "Here hits win: 2,000 points weigh as much as one."


def test_near_the_end_the_hint_is_about_winning(driver: Driver) -> None:
    table = driver.window.desk.table
    options = (("limit", "1000"), ("entry-minimum", "0"))
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, options=options,
                 aids=HINTS)  # fmt: skip
    for _ in range(19):
        thrown(driver, (1, 5, 2, 4, 6, 6)[: table.game.rules.s.dice_count])  # type: ignore[union-attr]
        assert table.game is not None
        if max(seat.total for seat in table.game.seats) >= 800:
            break
        before = table.snapshot
        table.play((act.Keep(table.picked), act.Stay()))
        driver.until(lambda before=before: table.snapshot is not before and table.idle)
        table.do(act.TookHits())
        driver.settled()
    asked(driver)
    driver.key(Qt.Key.Key_H)
    assert "games in 1,000" in hints(driver).card.text()


def test_an_answer_to_a_table_that_has_gone_on_is_dropped(driver: Driver) -> None:
    table = driver.window.desk.table
    driver.begin("lets-play-zonk", dice=DiceFrom.TABLE, roll_order=False, aids=HINTS)
    thrown(driver, (1, 5, 2, 4, 6, 6)[: table.game.rules.s.dice_count])  # type: ignore[union-attr]
    driver.key(Qt.Key.Key_H)
    assert job.running()
    before = table.snapshot
    table.do(act.Keep(table.picked))
    driver.until(lambda: table.snapshot is not before and table.idle and not job.running())
    assert hints(driver).hint is None
    assert hints(driver).card.isHidden()


def test_without_odds_it_says_why_and_switched_off_it_says_so(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = driver.window

    def unknown(*_: object) -> None:
        raise NotCovered(Message.of("odds-hits-win", each=2000))

    driver.key(Qt.Key.Key_H)
    driver.begin("lets-play-zonk", roll_order=False, aids=HINTS)
    monkeypatch.setattr(ask, "best", unknown)
    driver.key(Qt.Key.Key_H)
    driver.until(lambda: window.desk.status.word.text().strip("\u200e").startswith("No hint: "))
    assert hints(driver).card.isHidden()
    monkeypatch.undo()
    assert asked(driver).endswith("There is no other way on.")


def test_hints_are_off_until_this_game_has_them_and_those_shown_are_on_record(
    driver: Driver,
) -> None:
    window, table = driver.window, driver.window.desk.table
    switch = window.desk.menus.aids[Aid.HINTS]
    assert not switch.isEnabled(), "no game, nothing to have hints in"
    driver.begin("lets-play-zonk", roll_order=False)
    assert not switch.isChecked()
    driver.key(Qt.Key.Key_H)
    assert "Hints are off in this game" in window.desk.status.word.text()
    assert hints(driver).hint is None
    switch.trigger()
    driver.until(lambda: table.snapshot is not None and table.snapshot.header.aids == HINTS)
    assert switch.isChecked()
    assert asked(driver).endswith("There is no other way on.")
    found: list[object] = []
    assert table.snapshot is not None
    number = table.snapshot.game_id
    window.desk.session.ask(lambda archive: archive.load(number).header).then(
        found.append, found.append
    )
    driver.until(lambda: bool(found))
    assert read(str(found[0]))[0].hinted == (Hinted("Ann", 0),)
    switch.trigger()
    driver.until(lambda: table.snapshot is not None and not table.snapshot.header.aids)
    assert not switch.isChecked()
    assert hints(driver).hint is None


def test_after_a_computer_the_key_tells_its_reason_first(driver: Driver) -> None:
    table = driver.window.desk.table
    driver.begin("lets-play-zonk", "Dot", "Ann", computers=(Computer("Dot", "dot", "good"),),
             roll_order=False, aids=HINTS)  # fmt: skip
    driver.until(lambda: table.idle and not table.computer_to_play, 60)
    driver.key(Qt.Key.Key_H)
    assert driver.window.desk.status.word.text().strip("\u200e").startswith("Dot: ")
    assert hints(driver).hint is None
    assert asked(driver)


def test_where_hits_come_first_it_says_so(driver: Driver) -> None:
    table = driver.window.desk.table
    driver.begin("lets-play-zonk", "Ann", "Dot", computers=(Computer("Dot", "dot", "good"),),
                 dice=DiceFrom.TABLE, roll_order=False, aids=HINTS)  # fmt: skip
    thrown(driver, (1, 1, 1, 4, 2))
    before = table.snapshot
    table.play((act.Keep(table.picked), act.Stay()))
    driver.until(lambda: table.snapshot is not before and table.idle)
    game = table.game
    assert game is not None
    assert game.gates
    assert game.gates[0].holder == 0
    driver.key(Qt.Key.Key_H)
    word = driver.window.desk.status.word
    driver.until(lambda: "Ann takes hits first: C" in word.text())
    assert hints(driver).hint is None
    assert hints(driver).card.isHidden()


def test_what_the_first_hint_needs_is_worked_out_as_the_game_begins(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(ask, "prepare", lambda ruleset, *_: prepared.append(ruleset.key))
    driver.begin("wheaton", roll_order=False)
    driver.until(lambda: not job.running())
    assert not prepared
    driver.begin("lets-play-zonk", roll_order=False, aids=HINTS)
    driver.until(lambda: bool(prepared))
    assert prepared == ["lets-play-zonk"], "only where a game has hints"


def test_what_a_choice_gives_away_is_the_difference_of_the_figures_shown() -> None:
    ways = [Choice((act.Stay(),), worth, 0, 0, 0.0) for worth in (243.4, 210.6, 243.1)]
    advice = Advice(POINTS, tuple(ways), Reason.ONLY, 0.0)
    assert [counted(advice, one.worth) for one in ways] == [243, 211, 243]
    assert [lost(advice, advice.cost(one)) for one in ways] == [0, 32, 0]

"""A player who is told the table and nothing else plays every sheet, and as well as one who sees.

He is given what is said before a choice and the names of the buttons; he answers with a name.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest
from PySide6.QtGui import QAccessible

from tests.conftest import Amount
from tests.ui.by_ear import ByEar, Table, listening, plays_on, understood
from tests.ui.conftest import Driver
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy, WinnerBy
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, legal_actions, refusal
from zonk_desktop.engine.rerolls import missed, reroll_table
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import OfferKind, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.stage import ear
from zonk_desktop.stage.ear import Depth
from zonk_desktop.stage.sight import Sight, settled
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.table.bar.buttons import reroll_buttons
from zonk_desktop.ui.table.beside import action_row, said
from zonk_desktop.ui.table.play.picking import toggled_face
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import text

#: Kinds of actions that dice on a screen, or nobody's wish, bring about.
_NO_CHOICE = {act.DiceLanded, act.Fault, act.Touch, act.Penalty}
_MOST = 8_000


def short(rules: str) -> tuple[tuple[str, str], ...]:
    """A limit near enough for a test, all else as written."""
    return ("limit", "1500"), ("halftime", "600" if rules == "wheaton" else "0")


class Rig:
    """A table without a window: what would be said there, and what its buttons would do."""

    def __init__(self, rules: Rules, chance: Random, lucky: float = 0.0) -> None:
        """`lucky`: how often all dice fall alike, so that what is rare happens too."""
        magic = (1, 2, 2, 3, 6) if rules.s.magic_number else ()
        self.game = new_game(rules, ("Ann", "Bob"), magic=magic)
        self._chance, self._lucky = chance, lucky
        self.picked: tuple[int, ...] = ()
        self._let_stand = False
        #: Kinds of actions that were legal and could be meant, and those that were done.
        self.offered = Counter[type]()
        self.done = Counter[type]()

    @property
    def sight(self) -> Sight:
        return Sight(self.game, self.picked)

    @property
    def asks_back(self) -> bool:
        """Whether who has missed may use a re-roll."""
        offer = self.game.offer
        token = offer is not None and offer.kind is OfferKind.REROLL and missed(self.game)
        return token and not self._let_stand

    def told(self) -> str:
        if self.asks_back:
            return text(ear.missed(reroll_table(self.game)))
        return " ".join(text(one) for one in ear.before_choice(self.sight, Depth.NORMAL))

    def names(self) -> dict[str, tuple[act.Action, ...]]:
        """What may be pressed, by name: buttons, the menu of calls, and number keys."""
        game = self.game
        views: list[ButtonView] = []
        if self.asks_back:
            views += reroll_buttons(game, reroll_table(game))
            return {view.text: view.does for view in views if not view.blocked}
        row = action_row(self.sight, real=False)
        views += [row.roll, row.keep, row.stay]
        views += [row.beside.view] if row.beside is not None else []
        found = {view.text: view.does for view in views if not view.blocked and view.does}
        if game.turn.phase is Phase.CHALLENGED and game.offer is not None:
            named = act.Account(game.offer.game.turn.kept)
            found[row.beside.view.text if row.beside else ""] = (named,)
            return found
        found |= {call.text: (call.action,) for call in said(game, real=False)}
        if game.turn.phase is Phase.TO_KEEP:
            found |= {str(face): () for face in game.turn.throw}
        return found

    def press(self, player: ByEar, told: str) -> None:
        """What the player presses who has been told this."""
        names = self.names()
        name = player.press(told, list(names))
        does = names[name]
        meant = {type(one) for one in legal_actions(self.game)} - _NO_CHOICE
        s, gates = self.game.rules.s, self.game.gates
        strict = s.ceremony is Ceremony.STRICT and bool(gates) and not gates[0].now
        # A gate is opened by asks and words, or by hits that are taken: one way each.
        worded = strict and s.release is not ReleaseBy.COURTESY
        meant -= {act.TookHits} if worded else {act.Ask, act.Release}
        self.offered.update(meant)
        if name.isdecimal():
            found = toggled_face(self.sight, int(name))
            self.picked = found if isinstance(found, tuple) else self.picked
            return
        self._let_stand = not does
        for action in does:
            self._do(action)
        while self.game.turn.phase is Phase.ROLLING:
            faces = tuple(self._chance.randint(1, 6) for _ in dice_in_hand(self.game))
            if self._chance.random() < self._lucky:
                faces = (faces[0],) * (len(faces) - 1) + faces[-1:]
            self._do(act.DiceLanded(faces))
        self.picked = keep_all(self.game)

    def _do(self, action: act.Action) -> None:
        if refusal(self.game, action) is not None:
            # A relaxed gate opens by itself.
            self.game = settled(self.game)
            self.done[act.TookHits] += 1
        assert refusal(self.game, action) is None, "a button that can be pressed does it"
        self.game = apply(self.game, action)[0]
        self.done[type(action)] += 1


def seen(rig: Rig) -> Table:
    """The same figures, from the game itself."""
    sight, game = rig.sight, rig.game
    count, chance = next_miss(sight.then)
    stay = sight.stay
    beat = 0
    if game.last is not None and game.show is None:
        best = max(seat.total for seat in game.seats)
        by_points = game.rules.s.winner_by is WinnerBy.POINTS or game.called is not None
        beat = best if by_points else 0
    makes = 0 if stay is None else stay[1].total if game.show is None else sight.then.turn.points
    return Table(sight.then.turn.points, makes, round(100 * chance), count, beat)


class ByEye(ByEar):
    """The same head, but he looks at the game and hears nothing."""

    def __init__(self, chance: Random, rig: Rig) -> None:
        super().__init__(chance)
        self._rig = rig

    def risks(self, told: str) -> bool:
        return plays_on(seen(self._rig))


def play(rules: Rules, number: int) -> tuple[Rig, int]:
    """A game of one by ear and one by eye; returns who won, 0 for who hears."""
    chance = Random(f"by ear {rules.ruleset.key} {number}")
    rig = Rig(rules, chance)
    hears = number % 2
    players = {hears: ByEar(chance), 1 - hears: ByEye(chance, rig)}
    for _ in range(_MOST):
        if rig.game.ended is not None:
            break
        player = players[rig.game.turn.seat]
        told = rig.told() if player is players[hears] else ""
        rig.press(player, told)
    assert rig.game.ended is not None
    return rig, 0 if hears in rig.game.ended.winners else 1


def test_by_ear_wins_as_often_as_by_eye(amount: Amount) -> None:
    games = amount.of(10, 400, "ZONK_BY_EAR")
    won = 0
    for number in range(games):
        rules = Rules(preset(PRESETS[number % len(PRESETS)]))
        won += play(rules, number // len(PRESETS))[1] == 0
    off = abs(won - games / 2) / (sqrt(games) / 2)
    print(f"by ear {won} of {games}, {off:.2f} sigma from half")
    assert off <= 3


@pytest.mark.parametrize("ceremony", ["relaxed", "strict"])
@pytest.mark.parametrize("rules", PRESETS)
def test_by_ear_every_choice_is_made(rules: str, ceremony: str, amount: Amount) -> None:
    """He presses whatever has a name: all that the rules offer is behind one."""
    ruleset = Rules(preset(rules, (("ceremony", ceremony), *short(rules))))
    offered, done = Counter[type](), Counter[type]()
    least = amount.of(2, 40, "ZONK_BY_EAR")
    for number in range(100):
        chance = Random(f"curious {rules} {number}")
        rig, player = Rig(ruleset, chance, lucky=0.1), ByEar(chance, curious=0.4)
        for _ in range(_MOST):
            if rig.game.ended is not None:
                break
            rig.press(player, rig.told())
        assert rig.game.ended is not None
        offered += rig.offered
        done += rig.done
        if number >= least and not set(offered) - set(done):
            break
    made = {kind.__name__ for kind in offered if done[kind]}
    print(rules, ceremony, {kind.__name__: done[kind] for kind in offered})
    assert {kind.__name__ for kind in offered} == made
    assert {"Roll", "Keep", "Stay"} <= made


def test_what_was_heard_is_what_is_there() -> None:
    """The figures that are understood are those of the game, at every choice of some games."""
    choices = 0
    for rules in PRESETS:
        chance = Random(f"figures {rules}")
        rig, player = Rig(Rules(preset(rules)), chance), ByEar(chance, curious=0.1)
        for _ in range(400):
            if rig.game.ended is not None:
                break
            game = rig.game
            plain = game.turn.phase in {Phase.TO_KEEP, Phase.TO_DECIDE} and not game.gates
            if plain and not rig.asks_back and rig.sight.after is not None:
                choices += 1
                heard, there = understood(rig.told()), seen(rig)
                assert (heard.stay, heard.dice, heard.beat) == (there.stay, there.dice, there.beat)
                assert abs(heard.miss - there.miss) <= 1
                assert heard.points == there.points
            rig.press(player, rig.told())
    assert choices > 200


@pytest.mark.timeout(600)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_game_in_the_window_by_ear(
    driver: Driver, window: MainWindow, rules: str, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the platform is given to speak, and the names it is told of the buttons, are enough."""
    if not amount.slow and rules != "lets-play-zonk":
        return
    announced = listening(monkeypatch)
    # Whoever hears does not look.
    window.setUpdatesEnabled(False)
    driver.begin(rules, "Ann", "Bob", options=short(rules))
    desk = window.desk
    player = ByEar(Random(rules))

    def name_of(button: object) -> str:
        node = QAccessible.queryAccessibleInterface(button)  # type: ignore[arg-type]
        return "" if node is None else node.text(QAccessible.Text.Name)

    for _ in range(600):
        driver.settled()
        driver.answered()
        if desk.table.stage is Stage.OVER:
            break
        there = [
            one for one in desk.page.buttons[:4] if one.isVisible() and not one.property("blocked")
        ]
        names = {name_of(one): one for one in there}
        told = " ".join(announced[-2:])
        names[player.press(told, list(names))].click()
    assert desk.table.stage is Stage.OVER
    assert "The game is over" in desk.told.answer("awaited")
    assert any("wins" in one for one in announced)

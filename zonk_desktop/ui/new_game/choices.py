"""The choices of a game: order, magic number, teams, hints and coach; dice and words."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.opening import magic_must_be_rolled_again
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Tick
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.words import HIT_WORDS, say

_NO_MAGIC = ("magic-number", "off")
#: A check box and its note have this width, or a few of it: they stand one below the other.
_WIDE, _GAP = 264, 12


class Noted(QWidget):
    """A check box, and below it what it means."""

    def __init__(self, style: Style, text: str, note: str = "", *, on: bool = False) -> None:
        super().__init__()
        self._unit = style.px(_WIDE), style.px(_GAP)
        self.tick = Tick(style, text)
        self.tick.setChecked(on)
        self.note = lay.label(style, "", "note")
        self.note.setContentsMargins(lay.around(style.px(37), 0, 0, style.px(4)))
        lay.column(style, self.tick, self.note, margins=(0, 0, 12, 0), gap=0, on=self)
        self.tell(note)

    def tell(self, note: str) -> None:
        self.note.setText(note)
        self.tick.setAccessibleDescription(note)

    def sizeHint(self) -> QSize:
        found, (wide, gap) = super().sizeHint(), self._unit
        columns = -(-(found.width() + gap) // (wide + gap))
        return QSize(columns * (wide + gap) - gap, found.height())


#: Dice of the screen, with what the player does or types in each throw.
_HANDS = {"gesture": Aid.GESTURES, "word": Aid.WORDS}


class Choices(QWidget):
    """Widget of all choices besides rules and players."""

    #: Something else is chosen.
    changed = Signal()
    teams_wanted = Signal(bool)
    #: Each is to have a key, or not.
    keys_wanted = Signal(bool)

    def __init__(self, style: Style, words: str, aids: tuple[Aid, ...]) -> None:
        super().__init__()
        self._flow = flow = lay.flow(style, gap=_GAP, on=self)
        self._order = Noted(
            style, say("new-game-roll-for-order"), say("new-game-one-die-each-highest-goes"),
            on=True,
        )  # fmt: skip
        self._magic = Noted(style, say("new-game-magic"), on=True)
        self._teams = Noted(style, say("new-game-teams"))
        self._keys = Noted(style, say("new-game-keys"))
        self._hints = Noted(
            style, say("new-game-hints"), say("new-game-hints-told"), on=Aid.HINTS in aids
        )
        self._coach = Noted(
            style, say("new-game-coach"), say("new-game-coach-told"), on=Aid.COACH in aids
        )
        self.order, self.magic, self.teams = self._order.tick, self._magic.tick, self._teams.tick
        self.keys = self._keys.tick
        self.hints, self.coach = self._hints.tick, self._coach.tick
        dice = (
            ("screen", "new-game-on-screen"), ("gesture", "new-game-by-gesture"),
            ("word", "new-game-by-word"), ("table", "new-game-on-the-real-table"),
        )  # fmt: skip
        self.dice = OneOf(
            style, say("new-game-dice"), [(value, say(text)) for value, text in dice],
            next((value for value, aid in _HANDS.items() if aid in aids), "screen"),
        )  # fmt: skip
        for value in _HANDS:
            self.dice.button(value).setToolTip(say("new-game-gestures-told"))
        self.words = OneOf(
            style,
            say("new-game-words"),
            [(word, say(f"window-choice-words-{word}")) for word in HIT_WORDS],
            words,
        )
        self.faces = _faces(style)
        for widget in (
            self._order, self._magic, self._teams, self._keys, self._hints, self._coach,
            _beside(style, say("new-game-dice"), self.dice), self.faces,
            _beside(style, say("new-game-words"), self.words),
        ):  # fmt: skip
            flow.addWidget(widget)
        self.order.toggled.connect(self.changed)
        self.magic.toggled.connect(self.changed)
        self.dice.changed.connect(self.changed)
        self.faces.textChanged.connect(self.changed)
        self.teams.toggled.connect(self.teams_wanted)
        self.keys.toggled.connect(self.keys_wanted)

    def set_gap(self, gap: int) -> None:
        self._flow.set_gap(gap)

    # What is chosen

    @property
    def real(self) -> bool:
        return self.dice.value == "table"

    @property
    def rolls_for_order(self) -> bool:
        return self.order.isChecked() and self.order.isEnabled()

    @property
    def aids(self) -> tuple[Aid, ...]:
        wanted = {
            Aid.HINTS: self.hints.isChecked(), Aid.COACH: self.coach.isChecked(),
            **{aid: self.dice.value == value for value, aid in _HANDS.items()},
        }  # fmt: skip
        return tuple(aid for aid in Aid if wanted[aid])

    def wrong(self, seating: Seating) -> str:
        """The reason why a game cannot begin with these choices; empty where it can."""
        if not self._asks_magic(seating):
            return ""
        rules = Rules(seating.ruleset)
        faces = self._typed()
        if len(faces) != rules.s.dice_count:
            return say("new-game-magic-missing", dice=rules.s.dice_count)
        if magic_must_be_rolled_again(rules, faces):
            return say("new-game-magic-too-easy")
        return ""

    def _asks_magic(self, seating: Seating) -> bool:
        """Whether the number was rolled on a real table and must be entered."""
        return self.real and self.magic.isChecked() and seating.ruleset.settings.magic_number

    def _typed(self) -> tuple[int, ...]:
        letters = [letter for letter in self.faces.text() if not letter.isspace() and letter != "-"]
        good = all(letter in "123456" for letter in letters)
        return tuple(int(letter) for letter in letters) if good else ()

    def filled(self, setup: Setup, seating: Seating) -> Setup:
        magic = seating.ruleset.settings.magic_number
        return setup._replace(
            options=(*setup.options, _NO_MAGIC)
            if magic and not self.magic.isChecked()
            else setup.options,
            dice=DiceFrom.TABLE if self.real else DiceFrom.SCREEN,
            roll_order=self.order.isChecked(),
            magic=self._typed() if self._asks_magic(seating) else (),
            aids=self.aids,
        )

    def recall(self, last: Setup) -> None:
        if last.dice is DiceFrom.TABLE:
            self.dice.choose("table")
        self.order.setChecked(last.roll_order)
        self.magic.setChecked(_NO_MAGIC not in last.options)

    def show_state(self, seating: Seating) -> None:
        """Update what these players and rules allow to choose."""
        self.order.setEnabled(len(seating.seats) > 1 and not self.real)
        magic = seating.ruleset.settings.magic_number
        self._magic.setVisible(magic)
        keeper = seating.keeper
        self._magic.tell(
            say("new-game-magic-on-the-table") if self.real
            else say("new-game-magic-told", name=shortened(keeper.name, 20)) if keeper is not None
            else say("new-game-magic-nobody")
        )  # fmt: skip
        self.faces.setVisible(self._asks_magic(seating))
        several = seating.people > 1
        self.keys.setEnabled(several)
        self._keys.tell(say("new-game-keys-told" if several else "new-game-keys-for-several"))
        no_teams = seating.no_teams()
        self.teams.setEnabled(not no_teams or self.teams.isChecked())
        self._teams.tell(no_teams or say("new-game-each-pair-or-more-is"))


def _beside(style: Style, name: str, field: QWidget) -> QWidget:
    """A label, and the field beside it."""
    label = lay.label(style, name, "term")
    return lay.held(lay.row(style, label, field, margins=(6, 0, 12, 0), gap=10))


def _faces(style: Style) -> QLineEdit:
    """Create the fields of the magic number of a real table."""
    found = QLineEdit()
    lay.put_role(style, found, "field")
    found.setMaxLength(24)
    found.setFixedWidth(style.px(132))
    found.setPlaceholderText(say("new-game-magic-as"))
    found.setAccessibleName(say("new-game-magic-number"))
    return found

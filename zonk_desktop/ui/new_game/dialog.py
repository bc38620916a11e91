"""The dialog New game: rules, players, choices. Its sides stand in separate modules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QLayout, QLineEdit, QWidget

from zonk_desktop.archive.stories import PlayerStory
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.character import Character
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.room import room_for
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.cards import Cards
from zonk_desktop.ui.new_game.choices import Choices
from zonk_desktop.ui.new_game.foot import NewGameFoot
from zonk_desktop.ui.new_game.how_long import HowLong
from zonk_desktop.ui.new_game.pad import SeatPad
from zonk_desktop.ui.new_game.rules_side import Absent, RulesSide, heading
from zonk_desktop.ui.new_game.scrim import Scrim, share_room
from zonk_desktop.ui.new_game.seats import SeatDraft, Seating
from zonk_desktop.ui.rules.rule_list import RuleList, RulesChoice
from zonk_desktop.words import say

_MOST_OFFERED = 8
#: At 100 %: how large it is where there is room, how small it gets for a small window, and from
#: which width on the rules stand beside the players.
_LARGE, _SMALL, _BESIDE = (1540, 970), (1000, 600), 860
#: At 100 %: the least size at which its foot can be read.
_LEAST = (490, 280)
#: Of the width, for the rules.
_SHARE = 0.29


class Offers(NamedTuple):
    """The input of the dialog."""

    choices: list[RulesChoice]
    #: People of games before and what is known of them, those who came last first.
    known: Mapping[str, str] = {}
    #: The game before.
    last: Setup | None = None
    #: What hits are called.
    words: str = "hits"
    #: The look everybody chose before.
    looks: Mapping[str, int] = {}
    aids: tuple[Aid, ...] = ()
    #: The key of everybody before, and whether each had one.
    keys: Mapping[str, str] = {}
    keyed: bool = False
    #: What people are called, by name; None where the language does not ask.
    genders: Mapping[str, str] | None = None


class NewGameDialog(QDialog):
    """Dialog that returns a Setup; `wants_rules` asks for the rules settings first."""

    wants_rules = Signal(object)

    def __init__(self, style: Style, offers: Offers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("new-game-new-game"))
        lay.put_role(style, self, "body")
        self._style = style
        self.rules_side = RulesSide(style, offers.choices)
        self.seating = Seating(
            self.rules_side.ruleset(), known=dict(offers.known), looks=offers.looks,
            keys=offers.keys, keyed=offers.keyed, genders=offers.genders,
        )  # fmt: skip
        self.pad = SeatPad(style)
        self.absent = Absent(style)
        self.cards = Cards(style)
        self.how_long = HowLong(style)
        self.choices = Choices(style, offers.words, offers.aids)
        self.choices.keys.setChecked(offers.keyed)
        self.foot = NewGameFoot(style, self._settings, self.reject, self.accept)
        self._scrim = Scrim(style, parent.window()) if parent is not None else None
        if self._scrim is not None:
            # It is the window's child, and goes with the dialog.
            self.destroyed.connect(self._scrim.deleteLater)
        self._lay_out()
        self._connect()
        if offers.last is not None:
            self.rules.choose(offers.last.rules)
            self.seating.ruleset = self.rules_side.ruleset()
            self.seating.recall(offers.last)
            self.choices.recall(offers.last)
            self.choices.teams.setChecked(self.seating.teamed)
        self._rebuild()
        self.name.setFocus()
        QTimer.singleShot(0, self, self._to_entry)

    # Parts

    def _lay_out(self) -> None:
        style, px = self._style, self._style.px
        self._fit()
        whole = lay.column(style, gap=0, on=self)
        # How small it gets is said here: the layout would say it for the rules beside the
        # players, and a small window gets the rules above them only after that.
        whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(QSize(px(_LEAST[0]), px(_LEAST[1])).boundedTo(room_for(self)))
        self._body = lay.row(style, gap=0)
        whole.add((self._body, 1))
        # Tab goes through parts as they came: rules, people, foot.
        self.rules_side.setParent(self)
        side = lay.panel("page")
        who = QWidget()
        self.count = lay.label(style, "", "quiet", wrap=True)
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = lay.row(style, heading(style, say("new-game-who-plays")), (self.count, 1))
        self._inner = lay.column(style, margins=None, gap=12, on=who)
        self._inner.add(head, self.pad, self.absent, self.cards, self.how_long, self.choices, 1)
        self._column = lay.column(style, (who, 1), gap=0, on=side)
        # Many players, large letters, a small screen: this side scrolls, the foot stays.
        self._scroll = Scrolling(side)
        self._beside: bool | None = None
        self._body.add((self._scroll, 1))
        self._place_rules()
        whole.add(self.foot)

    def _connect(self) -> None:
        self.rules.currentRowChanged.connect(self._rules_changed)
        self.rules.typed.connect(self._to_name)
        self.name.textChanged.connect(self._say_name)
        self.pad.written.connect(self._typed)
        wants = self.pad.wants
        for wanted, change in (
            (wants.moved, self.seating.move),
            (wants.gone, self.seating.leave),
            (wants.appointed, self.seating.appoint),
            (wants.recoloured, self.seating.recolour),
            (self.choices.keys_wanted, partial(setattr, self.seating, "keyed")),
            (self.choices.teams_wanted, self.seating.set_teams),
        ):
            wanted.connect(change)
            wanted.connect(self._rebuild)
        wants.teamed.connect(self._team)
        wants.levelled.connect(self._level)
        wants.gendered.connect(self._gender)
        wants.keyed.connect(lambda place, key: self._said(self.seating.rekey(place, key)))
        self.absent.chosen.connect(self.sit)
        self.cards.chosen.connect(self.sit_computer)
        self.choices.changed.connect(self._show_state)
        self.how_long.told.connect(self._share_room)

    @property
    def rules(self) -> RuleList:
        return self.rules_side.list

    @property
    def name(self) -> QLineEdit:
        return self.pad.name

    @property
    def seats(self) -> list[SeatDraft]:
        return self.seating.seats

    # Size

    def _fit(self) -> None:
        """Size the dialog within the window behind it, and always on the screen."""
        px = self._style.px
        wanted = QSize(px(_LARGE[0]), px(_LARGE[1]))
        parent = self.parentWidget()
        if parent is not None:
            behind = parent.window().size()
            wanted = wanted.boundedTo(
                QSize(round(behind.width() * 0.93), round(behind.height() * 0.95))
            ).expandedTo(QSize(px(_SMALL[0]), px(_SMALL[1])))
        self.resize(wanted.boundedTo(room_for(self)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rules()
        self._share_room()

    @Slot()
    def _share_room(self) -> None:
        wide = self.width() - self.rules_side.minimumWidth()
        high = self.height() - self.foot.sizeHint().height() if self._beside else 1 << 20
        share_room(self._style, self._inner, (wide, high), beside=bool(self._beside))

    def _place_rules(self) -> None:
        """Place the rules beside the players, or above them where there is no room."""
        beside = self.width() >= self._style.px(_BESIDE)
        self.rules_side.set_place(round(self.width() * _SHARE) if beside else 0)
        if beside == self._beside:
            return
        self._beside = beside
        self.foot.set_narrow(not beside)
        if beside:
            self._column.removeWidget(self.rules_side)
            self._body.insertWidget(0, self.rules_side)
        else:
            self._body.removeWidget(self.rules_side)
            self._column.insertWidget(0, self.rules_side)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scrim is not None:
            self._scrim.show()
            self._scrim.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._scrim is not None:
            self._scrim.hide()

    # Rules

    def _rules_changed(self, _: int) -> None:
        self.rules_side.chosen.hide()
        self._rebuild()

    def say_rules(self, rules: str) -> None:
        """Select these rules and say so: they were just made or chosen."""
        self.rules_side.tell(rules)

    def _settings(self) -> None:
        self.wants_rules.emit(self.rules.chosen())

    # Seats

    def _rebuild(self) -> None:
        self.seating.ruleset = self.rules_side.ruleset()
        self.pad.show_seats(self.seating)
        self._show_state()

    def _show_state(self) -> None:
        """Update all that depends on seats, rules and choices."""
        seating = self.seating
        self.absent.offer(seating.absent(_MOST_OFFERED), self._known_of)
        self.cards.show_state(seating, self.rules.chosen().rules, seating.ruleset.name)
        self.how_long.show_state(seating, self.rules.chosen())
        self.choices.show_state(seating)
        _, most = seating.limits
        left = max(0, most - len(seating.seats))
        self.count.setText(
            say("new-game-seated", people=seating.people, computers=seating.computers, left=left)
            if seating.seats
            else say("new-game-room-for", most=most)
        )
        reason = seating.wrong() or self.choices.wrong(seating)
        self.foot.show_state(seating, reason, order=self.choices.rolls_for_order)
        # Rows that are new have no height before they are shown.
        QTimer.singleShot(0, self, self._share_room)

    def _known_of(self, name: str) -> str:
        return self.seating.all_told(name) or self.seating.known.get(name, "")

    def tell(self, stories: Mapping[str, tuple[PlayerStory, ...]]) -> None:
        """Set the stories of people from the Zonk File."""
        self.seating.tell(stories)
        self.pad.tell(self.seating)
        self.absent.offer(self.seating.absent(_MOST_OFFERED), self._known_of)

    def sit(self, name: str) -> bool:
        """Add a player; returns whether there is a seat for them."""
        reason = self.seating.sit(name)
        self._said(reason)
        return not reason

    def sit_computer(self, one: Character, level: str = "") -> None:
        """Add a computer player, in the colour its card has."""
        look = self.seating.would_look()[one.key]
        self._said(self.seating.sit_computer(one, level, look))

    def _said(self, reason: str) -> None:
        self._rebuild()
        self.pad.word.setText(reason)

    def _team(self, place: int, team: int) -> None:
        self.seats[place].team = team
        self._show_state()

    def _level(self, place: int, level: str) -> None:
        self.seats[place].level = level

    def _gender(self, place: int, gender: str) -> None:
        self.seats[place].gender = gender

    # Names

    def _say_name(self, text: str) -> None:
        name = " ".join(text.split())
        if not name:
            said = ""
        elif self.seating.sits(name):
            said = say("new-game-sits-here-already")
        elif self.seating.full:
            said = say("new-game-the-table-is-full")
        elif name in self.seating.known:
            said = self.seating.known[name]
        else:
            said = say("new-game-new-name-it-is-for")
        self.pad.word.setText(said)

    def _typed(self) -> bool:
        """Seat whoever is typed; returns whether there was a seat."""
        name = self.name.text()
        self.name.clear()
        self.name.setFocus()
        # The pad may grow by a line: its foot comes into view once it is laid out.
        QTimer.singleShot(0, self, self._to_entry)
        return self.sit(name)

    def _to_name(self, letters: str) -> None:
        """Send letters to the name field, wherever the focus was."""
        if letters.isprintable() and letters.strip():
            self.name.setFocus()
            self.name.insert(letters)

    def _to_entry(self) -> None:
        self._scroll.ensureWidgetVisible(self.name, 0, self._style.px(12))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter: begins, except on a button, which it presses, or a name, which it seats."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
                self._to_name(event.text())
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and focus is self.name and self.name.text().strip():
            self._typed()
        elif plain and isinstance(focus, QAbstractButton) and not focus.isCheckable():
            focus.click()
        else:
            self.accept()

    # Result

    def accept(self) -> None:
        if self.name.text().strip() and not self._typed():
            # Whoever typed a name is not to find it missing in the game.
            return
        if self.seating.wrong():
            self.name.setFocus()
        elif self.choices.wrong(self.seating):
            self.choices.faces.setFocus()
            self._scroll.ensureWidgetVisible(self.choices.faces)
        else:
            super().accept()

    def setup(self) -> Setup:
        choice = self.rules.chosen()
        begun = self.seating.filled(Setup(rules=choice.rules, names=(), house=choice.house))
        return self.how_long.filled(self.choices.filled(begun, self.seating))

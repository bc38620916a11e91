"""Which rules, who plays, and how: the dialog before a game."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.choices import Roles
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.character import Character, Level, character, characters
from zonk_desktop.players.strength import strengths
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.controls import KeyCap, Pick, Tick, fit
from zonk_desktop.ui.kit.dialog import bar, block
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.kit.wording import plain_tip, printed, shortened
from zonk_desktop.ui.rules.rule_list import Choice, RuleList
from zonk_desktop.words import HIT_WORDS, say
from zonk_desktop.words import text as text_of

_MOST_NAME = 200
_MOST_OFFERED = 8


@dataclass
class Seat:
    """Somebody at the table."""

    name: str
    note: str = ""
    team: int = 0
    look: int = -1
    #: Who plays it, where that is a computer, and how sharply.
    character: str = ""
    level: str = ""


class Disc(QAbstractButton):
    """A player's disc; pressed, it becomes the next that nobody has."""

    def __init__(self, style: Style, look: int, name: str, portrait: str = "") -> None:
        super().__init__()
        self._style = style
        self._portrait = portrait
        self._look = look
        self.setFixedSize(style.px(40), style.px(40))
        symbol, _ = people.look(look)
        self.setAccessibleName(
            say("new-game-colour-and-symbol-of", name=name, symbol=say(f"kit-symbol-{symbol}"))
        )
        self.setToolTip(say("new-game-another-colour"))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self._style.px(3)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        people.draw_look(painter, self._look, box, self._style.tokens, self._portrait)
        if self.hasFocus():
            painter.setPen(QPen(self._style.colour("focus"), edge))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))


class PlayerRow(QWidget):
    """One line of the pad: who sits here."""

    up = Signal(int)
    down = Signal(int)
    gone = Signal(int)
    keeps = Signal(int)
    teamed = Signal(int, int)
    recoloured = Signal(int)
    levelled = Signal(int, str)

    def __init__(self, style: Style, place: int, seat: Seat, *, keeper: bool, roles: bool,
                 teams: int) -> None:  # fmt: skip
        super().__init__()
        px = style.px
        self._style = style
        self._place = place
        row = QHBoxLayout(self)
        row.setContentsMargins(px(10), px(2), px(10), px(2))
        row.setSpacing(px(8))
        shown = shortened(seat.name, 30)
        for icon, signal in (("up", self.up), ("down", self.down)):
            button = _tool(style, icon, say(f"new-game-move-{icon}", name=shown))
            button.clicked.connect(lambda _=False, s=signal: s.emit(self._place))
            row.addWidget(button)
        one = character(seat.character) if seat.character else None
        disc = Disc(style, seat.look, shown, "" if one is None else one.portrait)
        disc.clicked.connect(lambda: self.recoloured.emit(self._place))
        row.addWidget(disc)
        name = QLabel()
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setText(shown)
        name.setToolTip("")
        name.setFont(style.type.hand(22, 700))
        name.setStyleSheet(f"color: {style.tokens.pen};")
        row.addWidget(name, 2)
        self.note = note = QLabel(seat.note)
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setFont(style.type.text(14))
        note.setStyleSheet(f"color: {style.tokens.card_ink2};")
        row.addWidget(note, 2)
        if teams:
            pick = Pick(style)
            pick.setAccessibleName(say("new-game-team-of", shown=shown))
            pick.addItems([say("new-game-team", number=n + 1) for n in range(teams)])
            pick.setCurrentIndex(min(seat.team, teams - 1))
            pick.currentIndexChanged.connect(lambda n: self.teamed.emit(self._place, n))
            row.addWidget(pick)
        if seat.character:
            row.addWidget(self._level(seat, shown))
        elif roles:
            radio = QRadioButton(say("new-game-keeps-score"))
            radio.setAccessibleName(say("new-game-keeps-score-told", shown=shown))
            radio.setFont(style.type.text(14, 600))
            # On paper, which stays light in the dark.
            radio.setStyleSheet(
                f"QRadioButton {{ color: {style.tokens.card_ink}; }}"
                f"QRadioButton::indicator {{ background: {LIGHT.raise_};"
                f" border-color: {LIGHT.ctl}; }}"
                f"QRadioButton::indicator:checked {{ border-color: {LIGHT.ink}; }}"
                f"QRadioButton:focus {{ border-color: {LIGHT.focus}; }}"
            )
            radio.setAutoExclusive(False)
            radio.setChecked(keeper)
            radio.clicked.connect(lambda: self.keeps.emit(self._place))
            row.addWidget(radio)
        close = _tool(style, "close", say("new-game-leaves-the-table", shown=shown))
        close.clicked.connect(lambda: self.gone.emit(self._place))
        row.addWidget(close)
        self.setFixedHeight(px(52))

    def _level(self, seat: Seat, shown: str) -> Pick:
        """How sharply a computer plays."""
        pick = Pick(self._style)
        pick.setAccessibleName(say("seat-level-of", name=shown))
        for level in Level:
            pick.addItem(say("seat-plays", how=level.message), level.value)
        pick.setCurrentIndex(pick.findData(seat.level))
        pick.currentIndexChanged.connect(
            lambda n: self.levelled.emit(self._place, str(pick.itemData(n)))
        )
        return pick


def _tool(style: Style, icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon, style.tokens.card_ink))
    button.setIconSize(QSize(style.px(18), style.px(18)))
    button.setAccessibleName(name)
    button.setToolTip(plain_tip(name))
    return button


class PadFrame(QFrame):
    """Paper with a gum strip."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.paper))
        painter.fillRect(0, 0, self.width(), px(11), QColor(tokens.gum))
        painter.setPen(QPen(QColor(tokens.gum_dark), 1, Qt.PenStyle.DotLine))
        painter.drawLine(0, px(15), self.width(), px(15))
        painter.setPen(QColor(tokens.rule))
        for child in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            # The line to write the next name on has a rule below it like those with names.
            y = child.geometry().bottom() + 1
            painter.drawLine(0, y, self.width(), y)


class NewGameDialog(QDialog):
    """Gives back a Setup; `wants_rules` asks for the rules settings first."""

    wants_rules = Signal(object)

    def __init__(
        self,
        style: Style,
        choices: list[Choice],
        known: list[tuple[str, str]],
        last: Setup | None,
        words: str,
        looks: dict[str, int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("new-game-new-game"))
        self._style = style
        self._known = dict(known)
        self._before_now = [name for name, _ in known]
        self._looks = looks
        self.seats: list[Seat] = []
        self._keeper = 0
        self.setFont(style.type.text(15))
        fit(self, style, 1380, 820)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        inside = QWidget()
        body = QHBoxLayout(inside)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        # Large letters on a small screen: the page scrolls, the buttons below it stay.
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setWidget(inside)
        whole.addWidget(page, 1)
        body.addWidget(self._rules_side(choices), 4)
        body.addWidget(self._people_side(known, words), 8)
        whole.addWidget(self._foot())
        if last is not None:
            self._remember(last)
        self._rebuild()
        self.name.setFocus()
        QTimer.singleShot(0, self, self._to_entry)

    # Parts

    def _rules_side(self, choices: list[Choice]) -> QWidget:
        style, px = self._style, self._style.px
        side = QFrame()
        side.setStyleSheet(f"QFrame {{ background: {style.tokens.sunk}; }}")
        column = QVBoxLayout(side)
        column.setContentsMargins(px(24), px(20), px(12), px(12))
        column.addWidget(_heading(style, say("new-game-which-rules")))
        self.rules = RuleList(style, choices)
        self.rules.currentRowChanged.connect(self._rules_changed)
        self.rules.typed.connect(self._to_name)
        column.addWidget(self.rules, 1)
        self.chosen = QLabel()
        self.chosen.setTextFormat(Qt.TextFormat.PlainText)
        self.chosen.setWordWrap(True)
        self.chosen.setFont(style.type.text(15, 600))
        self.chosen.setStyleSheet(f"color: {style.tokens.acc};")
        self.chosen.hide()
        column.addWidget(self.chosen)
        return side

    def _people_side(self, known: list[tuple[str, str]], words: str) -> QWidget:
        style, px = self._style, self._style.px
        side = QFrame()
        side.setStyleSheet(f"QFrame#people {{ background: {style.tokens.surf}; }}")
        side.setObjectName("people")
        column = QVBoxLayout(side)
        column.setContentsMargins(px(28), px(20), px(28), px(16))
        column.setSpacing(px(12))
        head = QHBoxLayout()
        head.addWidget(_heading(style, say("new-game-who-plays")))
        self.count = QLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.count.setStyleSheet(f"color: {style.tokens.ink2};")
        head.addWidget(self.count, 1)
        column.addLayout(head)
        self.pad = PadFrame(style)
        self.lines = QVBoxLayout()
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(1)
        whole = QVBoxLayout(self.pad)
        whole.setContentsMargins(0, px(18), 0, px(8))
        whole.setSpacing(1)
        whole.addLayout(self.lines)
        # The pad ends where the names end.
        desk = QWidget()
        desk.setObjectName("desk")
        desk.setStyleSheet(f"QWidget#desk {{ background: {style.tokens.surf}; }}")
        lying = QVBoxLayout(desk)
        lying.setContentsMargins(0, 0, 0, 0)
        lying.addWidget(self.pad)
        lying.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(desk)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        column.addWidget(scroll, 1)
        self.entry = QWidget()
        line = QHBoxLayout(self.entry)
        line.setContentsMargins(px(14), px(6), px(12), px(6))
        self.name = QLineEdit()
        self.name.setFont(style.type.hand(22, 400))
        self.name.setPlaceholderText(say("new-game-a-name"))
        self.name.setAccessibleName(say("new-game-name-of-a-further-player"))
        self.name.setMaxLength(_MOST_NAME)
        # On paper, which stays light in the dark.
        self.name.setStyleSheet(
            f"QLineEdit {{ background: {LIGHT.raise_}; color: {style.tokens.pen};"
            f" border-color: {LIGHT.ctl}; }}"
            f"QLineEdit:focus {{ border-color: {LIGHT.focus}; }}"
        )
        self.name.textChanged.connect(self._say_name)
        self.name.setFixedWidth(px(270))
        line.addWidget(self.name)
        add = QPushButton(say("new-game-sit-down"))
        add.setFont(style.type.text(15, 600))
        add.clicked.connect(self._typed)
        add.setAutoDefault(False)
        line.addWidget(add)
        self.computer = QPushButton(say("seat-add-computer"))
        self.computer.setFont(style.type.text(15, 600))
        self.computer.clicked.connect(self._offer_computers)
        self.computer.setAutoDefault(False)
        line.addWidget(self.computer)
        self.word = QLabel()
        self.word.setStyleSheet(f"color: {style.tokens.card_ink2};")
        self.word.setWordWrap(True)
        line.addWidget(self.word, 1)
        # The next name is written on the pad, below the others.
        whole.addWidget(self.entry)
        self.before = QWidget()
        self.names = Flow(px(8), self.before)
        column.addWidget(self.before)
        column.addLayout(self._choices(words))
        return side

    def _offer_absent(self) -> None:
        """People of games before who do not sit here now."""
        style = self._style
        seated = {seat.name for seat in self.seats}
        absent = [name for name in self._before_now if name not in seated][:_MOST_OFFERED]
        offered = [str(button.property("player")) for button in self._chips()]
        if absent == offered:
            return
        while self.names.count():
            item = self.names.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.before.setVisible(bool(absent))
        if not absent:
            return
        label = QLabel(say("new-game-at-the-table-before"))
        label.setStyleSheet(f"color: {style.tokens.ink2};")
        self.names.addWidget(label)
        for name in absent:
            button = QPushButton(shortened(name, 16).replace("&", "&&"))
            button.setFont(style.type.text(15, 600))
            button.setAutoDefault(False)
            button.setProperty("player", name)
            button.clicked.connect(self._known_clicked)
            self.names.addWidget(button)

    def _chips(self) -> list[QPushButton]:
        return [b for b in self.before.findChildren(QPushButton) if b.property("player")]

    def _choices(self, words: str) -> QGridLayout:
        style, px = self._style, self._style.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(2))
        self.order = Tick(style, say("new-game-roll-for-order"))
        self.order.setChecked(True)
        self.order_note = QLabel(say("new-game-one-die-each-highest-goes"))
        self.teams = Tick(style, say("new-game-teams"))
        self.teams.toggled.connect(self._teams_toggled)
        self.teams_note = QLabel()
        for note in (self.order_note, self.teams_note):
            note.setStyleSheet(f"color: {style.tokens.ink2};")
            note.setFont(style.type.text(14))
        grid.addWidget(self.order, 0, 0)
        grid.addWidget(self.order_note, 1, 0)
        grid.addWidget(self.teams, 2, 0)
        grid.addWidget(self.teams_note, 3, 0)
        for note in (self.order_note, self.teams_note):
            note.setContentsMargins(px(37), 0, 0, px(4))
        grid.setColumnStretch(0, 1)
        self.dice = _segments(
            style,
            grid,
            0,
            say("new-game-dice"),
            (("screen", say("new-game-on-screen")), ("table", say("new-game-on-the-real-table"))),
            "screen",
        )
        self.words = _segments(
            style,
            grid,
            2,
            say("new-game-words"),
            tuple((word, say(f"window-choice-words-{word}")) for word in HIT_WORDS),
            words,
        )
        return grid

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = bar(style)
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(24), px(14), px(24), px(14))
        row.setSpacing(px(12))
        settings = QPushButton(say("new-game-rules-settings"))
        settings.clicked.connect(self._settings)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.summary.setStyleSheet(f"color: {style.tokens.ink2};")
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        cancel = QPushButton(say("new-game-cancel"))
        cancel.clicked.connect(self.reject)
        self.start = QPushButton(say("new-game-roll-for-order"))
        self.start.setProperty("primary", True)
        self.start.clicked.connect(self.accept)
        for button in (settings, cancel, self.start):
            button.setFont(style.type.text(16, 600))
            button.setAutoDefault(False)
            button.setMinimumHeight(px(44))
        enter = KeyCap(style, "Enter")
        row.addWidget(settings)
        row.addWidget(self.summary, 1)
        row.addWidget(cancel)
        row.addWidget(self.start)
        row.addWidget(enter)
        return foot

    # State

    def _remember(self, last: Setup) -> None:
        self.rules.choose(last.rules)
        self.seats = []
        computers = {computer.name: computer for computer in last.computers}
        for name in last.names:
            computer = computers.get(name)
            one = None if computer is None else character(computer.character)
            if computer is not None and one is not None:
                note = text_of(one.line)
                look = self._looks.get(name, -1)
                self.seats.append(Seat(name, note, 0, look, one.key, computer.level))
            else:
                self.seats.append(self._seat(name))
        if last.scorekeeper in last.names:
            self._keeper = last.names.index(last.scorekeeper)
        self.choose_dice(last.dice)
        self.order.setChecked(last.roll_order)

    def choose_dice(self, dice: str) -> None:
        """On the screen, or on the real table."""
        for button in self.dice.buttons():
            button.setChecked(button.property("value") == dice)

    def limits(self) -> tuple[int, int]:
        s = self._ruleset().settings
        return s.players_min, s.players_max

    def _ruleset(self) -> RuleSet:
        choice = self.rules.chosen()
        try:
            return resolve(choice.rules, choice.house)
        except RuleFileError:
            return preset(PRESETS[0])

    def _rules_changed(self, _: int) -> None:
        self.chosen.hide()
        self._rebuild()

    def say_rules(self, rules: str) -> None:
        """Tick these rules and say so: somebody has just made or chosen them."""
        self.rules.choose(rules)
        name = shortened(self.rules.chosen().name, 40)
        self.chosen.setText(say("new-game-is-ticked-this-game-is", name=name))
        self.chosen.show()

    def _teams_toggled(self, _: bool) -> None:
        for place, seat in enumerate(self.seats):
            seat.team = place % max(1, (len(self.seats) + 1) // 2)
        self._rebuild()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spare()

    def _spare(self) -> None:
        """What is known of a player is told where there is room."""
        for row in self.pad.findChildren(PlayerRow):
            row.note.setVisible(self.width() >= self._style.px(980))

    def _rebuild(self) -> None:
        """The pad and all that depends on it."""
        ruleset = self._ruleset()
        s = ruleset.settings
        while self.lines.count():
            item = self.lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        teams = (len(self.seats) + 1) // 2 if self.teams.isChecked() else 0
        roles = s.roles is not Roles.NONE
        for seat, look in zip(
            self.seats,
            people.share_out(
                [seat.look for seat in self.seats], [seat.name for seat in self.seats]
            ),
            strict=True,
        ):
            seat.look = look
        self._offer_absent()
        self._keeper = min(self._keeper, max(0, len(self.seats) - 1))
        for place, seat in enumerate(self.seats):
            row = PlayerRow(
                self._style, place, seat, keeper=place == self._keeper, roles=roles, teams=teams
            )
            row.up.connect(self._up)
            row.down.connect(self._down)
            row.gone.connect(self._gone)
            row.keeps.connect(self._keeps)
            row.teamed.connect(self._team)
            row.recoloured.connect(self._recolour)
            row.levelled.connect(self._level)
            self.lines.addWidget(row)
        self._spare()
        least, most = self.limits()
        self.count.setText(
            say("new-game-seated", count=len(self.seats), most=most)
            if self.seats
            else say("new-game-room-for", most=most)
        )
        can_team = len(self.seats) >= s.teams_from
        self.teams.setEnabled(can_team or self.teams.isChecked())
        self.teams_note.setText(
            say("new-game-each-pair-or-more-is") if can_team
            else say("new-game-from-players-up", teams_from=s.teams_from)
        )  # fmt: skip
        real = self._value(self.dice) == DiceFrom.TABLE
        self.order.setEnabled(len(self.seats) > 1 and not real)
        text = (
            say("new-game-roll-for-order")
            if self.order.isChecked() and self.order.isEnabled()
            else say("new-game-begin")
        )
        self.start.setText(text)
        reason = ""
        if len(self.seats) < least:
            reason = say("new-game-type-a-name-to-sit", least=least)
        elif len(self.seats) > most:
            reason = say("new-game-these-rules-take-at-most", most=most)
        block(self.start, reason)
        self.summary.setText(
            reason
            or say(
                "new-game-summary",
                rules=shortened(printed(ruleset.name), 30),
                players=len(self.seats),
                dice=s.dice_count,
            )
        )

    def _say_name(self, text: str) -> None:
        name = " ".join(text.split())
        if not name:
            said = ""
        elif any(seat.name == name for seat in self.seats):
            said = say("new-game-sits-here-already")
        elif name in self._known:
            said = self._known[name]
        else:
            said = say("new-game-new-name-it-is-for")
        self.word.setText(said)

    def _typed(self) -> None:
        self.sit(self.name.text())
        self.name.clear()
        self.name.setFocus()
        # The pad has grown by a line: its foot comes into view once it is laid out.
        QTimer.singleShot(0, self, self._to_entry)

    def _to_name(self, letters: str) -> None:
        """Letters are a name, wherever the focus was."""
        if letters.isprintable() and letters.strip():
            self.name.setFocus()
            self.name.insert(letters)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins from anywhere but a button, which it presses, and a name, which it seats."""
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

    def _to_entry(self) -> None:
        self._scroll.ensureWidgetVisible(self.name, 0, self._style.px(12))

    def _known_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.sit(str(sender.property("player")))

    def sit(self, text: str) -> None:
        """Somebody sits down."""
        name = " ".join(text.split())[:_MOST_NAME]
        if not name or any(seat.name == name for seat in self.seats):
            return
        if len(self.seats) >= self.limits()[1]:
            self.word.setText(say("new-game-the-table-is-full"))
            return
        self.seats.append(self._seat(name))
        self._rebuild()

    def _seat(self, name: str) -> Seat:
        return Seat(
            name, self._known.get(name, say("new-game-first-game")), look=self._looks.get(name, -1)
        )

    def _up(self, place: int) -> None:
        self._swap(place, place - 1)

    def _down(self, place: int) -> None:
        self._swap(place, place + 1)

    def _swap(self, a: int, b: int) -> None:
        if 0 <= b < len(self.seats):
            self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
            if self._keeper in {a, b}:
                self._keeper = b if self._keeper == a else a
            self._rebuild()

    def _gone(self, place: int) -> None:
        del self.seats[place]
        self._rebuild()

    def _keeps(self, place: int) -> None:
        self._keeper = place
        self._rebuild()

    def _level(self, place: int, level: str) -> None:
        self.seats[place].level = level

    def computers(self) -> QMenu:
        """Characters who do not sit here yet, to sit down."""
        menu = QMenu(self)
        menu.setFont(self._style.type.text(15))
        menu.setToolTipsVisible(True)
        seated = {seat.character for seat in self.seats}
        for one in characters():
            action = menu.addAction(text_of(one.name).replace("&", "&&"))
            action.setToolTip(plain_tip(self._about(one)))
            action.setData(one)
            action.setEnabled(one.key not in seated)
        menu.triggered.connect(lambda action: self.sit_computer(action.data()))
        return menu

    def _about(self, one: Character) -> str:
        """Its line and, where these rules were measured, how strong it is by them."""
        line = text_of(one.line)
        found = strengths(self.rules.chosen().rules).get(one.key)
        if found is None:
            return line
        wins, even = round(100 * found.wins.value), round(100 * found.even)
        return f"{line}\n{say('seat-strength', wins=wins, games=found.games, even=even)}"

    def _offer_computers(self) -> None:
        menu = self.computers()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.computer.mapToGlobal(self.computer.rect().bottomLeft()))

    def sit_computer(self, one: Character, level: str = "") -> None:
        """A character sits down, under its own name."""
        name = text_of(one.name)
        if any(seat.name == name for seat in self.seats):
            return
        if len(self.seats) >= self.limits()[1]:
            self.word.setText(say("new-game-the-table-is-full"))
            return
        note = text_of(one.line)
        seat = Seat(name, note, look=self._looks.get(name, -1), character=one.key)
        seat.level = level or one.level.value
        self.seats.append(seat)
        self._rebuild()

    def _team(self, place: int, team: int) -> None:
        self.seats[place].team = team

    def _recolour(self, place: int) -> None:
        """The next look that nobody has."""
        taken = {seat.look for seat in self.seats}
        count = len(people.LOOKS)
        now = self.seats[place].look
        free = [(now + n) % count for n in range(1, count) if (now + n) % count not in taken]
        if free:
            self.seats[place].look = free[0]
            self._rebuild()

    def _settings(self) -> None:
        self.wants_rules.emit(self.rules.chosen())

    @staticmethod
    def _value(group: QButtonGroup) -> str:
        button = group.checkedButton()
        return str(button.property("value")) if button is not None else ""

    def words_kind(self) -> str:
        return self._value(self.words)

    # Result

    def accept(self) -> None:
        if self.name.text().strip():
            self._typed()
        least, most = self.limits()
        if not least <= len(self.seats) <= most:
            self.name.setFocus()
            return
        if self.teams.isChecked() and self._teams() is None:
            self.word.setText(say("new-game-every-team-needs-two-players"))
            return
        super().accept()

    def _teams(self) -> tuple[tuple[str, ...], ...] | None:
        found: dict[int, list[str]] = {}
        for seat in self.seats:
            found.setdefault(seat.team, []).append(seat.name)
        teams = tuple(tuple(found[key]) for key in sorted(found))
        return teams if len(teams) > 1 and all(len(team) > 1 for team in teams) else None

    def setup(self) -> Setup:
        """The game as chosen."""
        choice = self.rules.chosen()
        names = tuple(seat.name for seat in self.seats)
        members: tuple[tuple[str, ...], ...] = ()
        options: tuple[tuple[str, str], ...] = ()
        keeper = names[self._keeper] if names else ""
        if self.teams.isChecked():
            teams = self._teams() or ()
            members = teams
            names = tuple(" & ".join(team)[:_MOST_NAME] for team in teams)
            options = (("teams", "on"),)
        return Setup(
            rules=choice.rules,
            names=names,
            options=options,
            house=choice.house,
            members=members,
            scorekeeper=keeper if self._ruleset().settings.roles is not Roles.NONE else "",
            dice=DiceFrom.read(self._value(self.dice)),
            roll_order=self.order.isChecked(),
            computers=tuple(
                Computer(seat.name, seat.character, seat.level)
                for seat in self.seats
                if seat.character and not members
            ),
        )


def _heading(style: Style, text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(style.type.display(30))
    label.setStyleSheet(f"color: {style.tokens.ink};")
    return label


def _segments(
    style: Style, grid: QGridLayout, row: int, name: str, values: tuple[tuple[str, str], ...],
    chosen: str,
) -> QButtonGroup:  # fmt: skip
    """A label and a row of buttons of which one is down."""
    label = QLabel(name)
    label.setFont(style.type.text(15, 600))
    grid.addWidget(label, row, 1, 2, 1)
    group = QButtonGroup(grid)
    line = QHBoxLayout()
    line.setSpacing(0)
    for value, text in values:
        button = QPushButton(text)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setFont(style.type.text(14, 600))
        button.setProperty("segment", True)
        end = {values[0][0]: "left", values[-1][0]: "right"}.get(value, "")
        button.setProperty("end", end)
        button.setProperty("value", value)
        button.setAccessibleName(say("new-game-choice-told", what=name, choice=text))
        button.setChecked(value == chosen)
        group.addButton(button)
        line.addWidget(button)
    line.addStretch(1)
    grid.addLayout(line, row, 2, 2, 1)
    return group

"""The rows of the rules settings: a knob in words, its field, its state."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from zonk_desktop.faces import css
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob, Value
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.controls import Count, Pick, Tick
from zonk_desktop.ui.kit.documents import turned
from zonk_desktop.ui.kit.fonts import HAND
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import folded, say, sentences

_MARKS = Qt.ItemDataRole.UserRole
#: Above it numbers are points, and go by fifties.
_POINTS = 1000


class Below(QWidget):
    """The line below a knob's sentence: changed, put it back, refused."""

    back = Signal()

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.badge = lay.label(style, "", "changed")
        self.put_back = QPushButton(say("rules-put-it-back"))
        lay.put_role(style, self.put_back, "link")
        lay.put_icon(style, self.put_back, "undo", 14, "acc")
        self.put_back.setAutoDefault(False)
        self.put_back.setAccessibleName(say("rules-put-back-told", name=name))
        self.put_back.clicked.connect(self.back)
        self._first = lay.held(lay.row(style, self.badge, self.put_back, 1, gap=8))
        sign = lay.sign(style, "warn", 18, "red")
        self.reason = lay.label(style, "", "caption", "red", wrap=True)
        self._second = lay.held(lay.row(style, (sign, lay.TOP), (self.reason, 1), gap=6))
        lay.column(style, self._first, self._second, margins=(0, 4, 0, 0), gap=4, on=self)

    def tell(self, was: str, reason: str) -> None:
        self.badge.setText(say("rules-changed-was", was=was))
        self._first.setVisible(bool(was))
        self.reason.setText(reason)
        self._second.setVisible(bool(reason))


class KnobRow(QWidget):
    """One knob: words at the left, its field at the right."""

    edited = Signal(str, str)
    put_back = Signal(str)

    def __init__(self, style: Style, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.knob = knob
        self.title = knob.title
        self._style = style
        self._below: Below | None = None
        self.was = ""
        self.reason = ""
        self._text = QLabel(textFormat=Qt.TextFormat.RichText, wordWrap=True)
        self._words = lay.column(style, self._text, gap=0)
        self.field = self._make_field()
        self.field.setAccessibleName(self.title)
        self.field.setAccessibleDescription(knob.sentence)
        row = lay.row(style, margins=(20, 10, 18, 11), gap=16, on=self)
        row.add((self._words, 1), (self.field, lay.MIDDLE))
        #: All that a search may be for.
        self.words = ""

    def tell_words(self, saying: str) -> None:
        """Set the texts: the name, the sentence, the sheet's word on it, the catalogue's ids."""
        px, tokens = self._style.px, self._style.tokens
        text = (
            f'<span style="font-size: {px(17)}px; font-weight: 700; color: {tokens.ink};">'
            f"{escape(self.title)}</span><br>"
            f'<span style="font-size: {px(14)}px; color: {tokens.ink2};">'
            f"{escape(self.knob.sentence)}</span>"
        )
        if saying:
            text += (
                f'<br><span style="font-family: {css(HAND)}; font-size: {px(15)}px; '
                f'color: {tokens.ink2};">{escape(say("rules-quoted", words=saying))}</span>'
            )
        if self.knob.source.strip("- "):
            # Numbers for those who compare with the catalogue; who plays need not read them.
            sources = escape(self.knob.source.replace(" ", ", "))
            told = say("rules-in-the-catalogue", sources=sources)
            self._text.setToolTip(f"<span>{told}</span>")
            # Readers are given the tip as it is, unless there is a description.
            self._text.setAccessibleDescription(told)
        self._text.setText(turned(text))
        words = [self.title, self.knob.sentence, saying, self.knob.name, self.knob.source]
        words += [self.knob.choice(value) for value in self.knob.choices]
        words.append(self.knob.search)
        self.words = folded(" ".join(words))

    def _make_field(self) -> QWidget:
        style, px, knob = self._style, self._style.px, self.knob
        if knob.kind == "int":
            field = Count(style)
            field.within(knob.low, knob.high)
            field.setSingleStep(50 if knob.high > _POINTS else 1)
            field.setFixedWidth(px(140))
            field.valueChanged.connect(lambda n: self.edited.emit(knob.name, str(n)))
            return field
        if knob.kind == "switch":
            tick = Tick(style, say("rules-off"))
            tick.setFixedWidth(px(90))
            tick.toggled.connect(self._ticked)
            return tick
        if knob.kind == "choice":
            pick = Pick(style)
            for value in knob.choices:
                pick.addItem(knob.choice(value), value)
            pick.setMinimumWidth(px(140))
            pick.currentIndexChanged.connect(
                lambda n: self.edited.emit(knob.name, str(pick.itemData(n)))
            )
            return pick
        line = QLineEdit()
        lay.put_role(style, line, "field")
        line.setFixedWidth(px(190))
        line.setMaxLength(400)
        line.setPlaceholderText(say("knob-none"))
        line.textEdited.connect(lambda text: self.edited.emit(knob.name, text or "none"))
        return line

    def _ticked(self, on: bool) -> None:
        if isinstance(self.field, Tick):
            self.field.setText(say("rules-on") if on else say("rules-off"))
        self.edited.emit(self.knob.name, "on" if on else "off")

    def show_value(self, text: str) -> None:
        """Set the field, unless it has this value already."""
        field = self.field
        field.blockSignals(True)
        if isinstance(field, Count):
            plain = text.replace(",", "")
            if plain.lstrip("-").isdecimal():
                field.setValue(int(plain))
        elif isinstance(field, Tick):
            field.setChecked(text == "on")
            field.setText(say("rules-on") if text == "on" else say("rules-off"))
        elif isinstance(field, Pick):
            field.setCurrentIndex(max(0, field.findData(text)))
        elif isinstance(field, QLineEdit):
            shown = "" if text == "none" else text
            if field.text() != shown:
                field.setText(shown)
        field.blockSignals(False)

    def mark(self, changed: bool, default: Value, reason: str) -> None:
        was = (self.knob.said(default) or say("knob-none")) if changed else ""
        if was == self.was and reason == self.reason:
            return
        wrong_before = bool(self.reason)
        self.was, self.reason = was, reason
        if self._below is None and (was or reason):
            self._below = Below(self._style, self.title)
            self._below.back.connect(lambda: self.put_back.emit(self.knob.name))
            self._words.addWidget(self._below)
        if self._below is not None:
            self._below.tell(was, reason)
            self._below.setVisible(bool(was or reason))
        if wrong_before != bool(reason):
            lay.mark(self.field, "wrong", bool(reason))
        told = [self.knob.sentence]
        if was:
            told.append(say("rules-told-changed", was=was))
        if reason:
            told.append(say("rules-told-refused", reason=reason))
        self.field.setAccessibleDescription(sentences(told))
        self.update()

    @property
    def badge(self) -> str:
        """The text of the badge, empty without one."""
        return say("rules-changed-was", was=self.was) if self.was else ""

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        with QPainter(self) as painter:
            if self.was or self.reason:
                painter.fillRect(self.rect(), QColor(tokens.raise_))
                edge = tokens.red if self.reason else tokens.must
                painter.fillRect(here(self, QRectF(0, 0, px(5), self.height())), QColor(edge))
            else:
                painter.fillRect(self.rect(), QColor(tokens.surf))
            painter.setPen(QColor(tokens.line))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class GroupHead(QLabel):
    def __init__(self, style: Style, group: str) -> None:
        super().__init__(knobs.group_title(group))
        px = style.px
        lay.put_role(style, self, "group")
        self.setContentsMargins(lay.around(px(20), px(7), px(18), px(8)))


class _GroupDelegate(QStyledItemDelegate):
    def __init__(self, view: GroupList, style: Style) -> None:
        super().__init__(view)
        self._view, self._style = view, style

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        px = self._style.px
        wide = QFontMetricsF(self._style.type.text(15, 700)).horizontalAdvance(index.data())
        return QSize(round(wide) + px(90), px(42))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style, px, tokens = self._style, self._style.px, self._style.tokens
        changed, refused = index.data(_MARKS) or (0, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(px(4), px(2), -px(4), -px(2))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.ink))
            painter.drawRoundedRect(box, px(7), px(7))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, px(7), px(7))
        right = box.right() - px(10)
        bold = style.type.text(13, 700)
        for text, back, fore in (
            ("!" if refused else "", tokens.red, tokens.surf),
            (str(changed) if changed else "", tokens.must, tokens.onmust),
        ):
            if not text:
                continue
            wide = max(px(22), QFontMetricsF(bold).horizontalAdvance(text) + px(14))
            pill = QRectF(right - wide, box.center().y() - px(11), wide, px(22))
            right = pill.left() - px(4)
            pill = here(self._view.viewport(), pill)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(back))
            painter.drawRoundedRect(pill, px(11), px(11))
            painter.setPen(QColor(fore))
            painter.setFont(bold)
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        font = style.type.text(15, 700 if chosen else 600)
        painter.setFont(font)
        painter.setPen(QColor(tokens.surf if chosen else tokens.ink))
        rest = QRectF(box.left() + px(10), box.top(), right - box.left() - px(14), box.height())
        shown = QFontMetricsF(font).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, rest.width()
        )
        rest = here(self._view.viewport(), rest)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()


class GroupList(QListWidget):
    """The groups, how many knobs were changed in each, and where something is refused."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setItemDelegate(_GroupDelegate(self, style))
        self.setAccessibleName(say("rules-groups-of-rules"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay.put_role(style, self, "sunk")
        for group in knobs.GROUPS:
            self.addItem(QListWidgetItem(knobs.group_title(group)))
        self.setCurrentRow(0)

    def mark(self, place: int, changed: int, refused: int) -> None:
        item = self.item(place)
        if item.data(_MARKS) == (changed, refused):
            return
        item.setData(_MARKS, (changed, refused))
        group = knobs.group_title(knobs.GROUPS[place])
        text = say("rules-group-told", group=group, changed=changed, refused=refused)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)

    def marks(self, place: int) -> tuple[int, int]:
        found = self.item(place).data(_MARKS)
        return (int(found[0]), int(found[1])) if found else (0, 0)

"""Search and filters of the Zonk File, and a chip for each filter in use."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from zonk_desktop.archive.lists import Filter
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.controls import ComboBox
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.work import FilterChoices
from zonk_desktop.words import say

_ICON, _AIR = 18, 10


class SearchField(QLineEdit):
    """Qt's own actions in a field keep 16 pixels whatever the size of letters."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        px = style.px
        self.clearing = QToolButton(self)
        lay.put_icon(style, self.clearing, "close", _ICON, "ink2")
        self.clearing.setFixedSize(px(_ICON + _AIR), px(_ICON + _AIR))
        lay.put_role(style, self.clearing, "clear")
        self.clearing.setCursor(Qt.CursorShape.ArrowCursor)
        self.clearing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clearing.setAccessibleName(say("kit-search-clear"))
        self.clearing.setToolTip(say("kit-search-clear"))
        self.clearing.clicked.connect(self.clear)
        self.clearing.hide()
        lay.inset(self, px(_ICON + _AIR), px(_ICON + _AIR))
        self.textChanged.connect(lambda words: self.clearing.setVisible(bool(words)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        gap = self._style.px(_AIR) // 2
        box = QRectF(self.clearing.rect())
        box.moveRight(self.width() - gap)
        box.moveTop((self.height() - self.clearing.height()) // 2)
        self.clearing.setGeometry(here(self, box).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self._style.px(_ICON)
        box = QRectF(self._style.px(_AIR), (self.height() - size) / 2, size, size)
        with QPainter(self) as painter:
            icons.draw(painter, "search", here(self, box), self._style.tokens.ink2)


_MOST = 200


class GameFinder(QWidget):
    """Widget with a search field, five filters, and chips that remove a filter."""

    #: Other games are wanted.
    changed = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.search = SearchField(style)
        self.search.setPlaceholderText(say("zonk-file-search-hint"))
        self.search.setAccessibleName(say("zonk-file-search"))
        self.search.setMaxLength(_MOST)
        self.player = self._combo("player")
        self.rules = self._combo("rules")
        self.winner = self._combo("winner")
        self.span = self._combo("span")
        self.state = self._combo("state")
        self.span.addItem(say("zonk-file-last-days", days=7), "7")
        self.span.addItem(say("zonk-file-last-days", days=30), "30")
        self._own = self.span.count()
        self.state.addItem(say("zonk-file-finished"), "finished")
        self.state.addItem(say("zonk-file-in-play"), "open")
        for box in self.boxes():
            box.currentIndexChanged.connect(self._turned)
        self.filters = lay.held(lay.flow(style, *self.boxes(), gap=8))
        self._chips = lay.flow(style, gap=6)
        self.chips = lay.held(self._chips)
        self.chips.hide()
        # What is known of the player chosen.
        self._stories = lay.flow(style, margins=(2, 0, 0, 0), gap=18)
        self.story = lay.held(self._stories)
        self.story.hide()
        self._small = False
        lay.column(style, self.search, self.filters, self.chips, self.story, gap=10, on=self)
        self.search.textChanged.connect(self.changed)

    def boxes(self) -> tuple[ComboBox, ...]:
        return self.player, self.rules, self.winner, self.span, self.state

    def _combo(self, name: str) -> ComboBox:
        box = ComboBox()
        box.setAccessibleName(say(f"zonk-file-filter-{name}"))
        lay.put_role(self._style, box, "note")
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        box.setFixedWidth(self._style.px(139))
        box.addItem(say(f"zonk-file-any-{name}"), "")
        return box

    def fill(self, known: FilterChoices) -> None:
        """Fill the choices of the filters; the selection stays."""
        people = [(shortened(name, 40), name) for name in known.players]
        for box, more in (
            (self.player, people),
            (self.winner, [(say("zonk-file-won", name=text), name) for text, name in people]),
            (self.rules, [(shortened(printed(name), 40), name) for name in known.rules]),
            (self.span, [(say("zonk-file-in-year", year=year), year) for year in known.years]),
        ):
            box.refill(more, self._own if box is self.span else 1)

    @property
    def person(self) -> str:
        """The player chosen, empty without one."""
        return str(self.player.currentData() or "")

    def tell(self, stories: Sequence[str]) -> None:
        """What is known of the player chosen."""
        if [label.text() for label in self.told()] != list(stories):
            lay.clear(self._stories)
            for story in stories:
                self._stories.addWidget(lay.label(self._style, story, "term"))
        self.fit(small=self._small)

    def told(self) -> list[QLabel]:
        items = (self._stories.itemAt(n) for n in range(self._stories.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, QLabel)]

    def fit(self, *, small: bool) -> None:
        """A small window has no room for stories."""
        self._small = small
        self.story.setVisible(bool(self.told()) and not small)

    def wanted(self, *, binned: bool) -> Filter:
        """The filter made of field and lists."""
        span = str(self.span.currentData() or "")
        since = until = ""
        if len(span) == 4:
            since, until = f"{span}-01-01", f"{span}-12-31"
        elif span:
            since = (date.today() - timedelta(days=int(span) - 1)).isoformat()
        return Filter(
            search=self.search.text(),
            player=self.person,
            rules=str(self.rules.currentData() or ""),
            winner=str(self.winner.currentData() or ""),
            since=since,
            until=until,
            state=str(self.state.currentData() or ""),
            binned=binned,
        )

    @Slot()
    def _turned(self) -> None:
        self._show_chips()
        self.changed.emit()

    def _show_chips(self) -> None:
        had_focus = self.window().focusWidget() in self.chips.findChildren(QPushButton)
        lay.clear(self._chips)
        used = [box for box in self.boxes() if box.currentIndex() > 0]
        for box in used:
            self._chips.addWidget(self._chip(box))
        self.chips.setVisible(bool(used))
        if had_focus:
            self.search.setFocus()

    def _chip(self, box: QComboBox) -> QPushButton:
        style = self._style
        chip = QPushButton(shortened(box.currentText(), 40))
        lay.put_icon(style, chip, "close", 14)
        chip.setLayoutDirection(self.layoutDirection())
        lay.put_role(style, chip, "chip")
        chip.setAutoDefault(False)
        chip.setAccessibleName(say("zonk-file-chip", filter=box.currentText()))
        chip.setToolTip(chip.accessibleName())
        # Squeezed they would lie on the field.
        chip.setMinimumHeight(chip.sizeHint().height())
        chip.clicked.connect(lambda: box.setCurrentIndex(0))
        return chip

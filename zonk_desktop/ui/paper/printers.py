"""The printers of this computer as a field: which one, and what it is doing."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets import printer
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.sheets.printer import KnownPrinter, PrinterState
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.paper.parts import labelled, said, wide
from zonk_desktop.words import say

#: Milliseconds after which printers are asked again, or how many times what they took to answer.
#: Where that is more than these seconds, as of a server far away, they are asked no more.
_AGAIN = 2500
_TIMES = 20
_MOST = 0.5
_WRONG = frozenset(
    (PrinterState.STOPPED, PrinterState.CLOSED, PrinterState.GONE, PrinterState.PAPER)
)
#: What is sent to such a printer is refused.
_NEVER = frozenset((PrinterState.CLOSED, PrinterState.GONE, PrinterState.PAPER))


class Printers(QWidget):
    """Field with all printers; they come, go and change while it is shown."""

    #: Another printer is chosen.
    changed = Signal()
    #: It is in another state.
    turned = Signal()

    def __init__(self, style: Style, memory: Memory, paper: str) -> None:
        super().__init__()
        self._style = style
        #: The paper that is asked for.
        self.paper = paper
        self._known: list[KnownPrinter] | None = None
        self._state: PrinterState | None = None
        self.pick = Pick(style)
        wide(self.pick)
        self.state = said(style)
        column = lay.column(style, gap=12, on=self)
        column.add(labelled(style, say("print-printer"), self.pick), self.state)
        self._timer = QTimer(self, interval=_AGAIN)
        self._timer.timeout.connect(self.look)
        self._list()
        self.pick.setCurrentIndex(max(0, self.pick.findData(memory.text("printer", ""))))
        self._ask()
        self.pick.currentIndexChanged.connect(self._other)

    @property
    def key(self) -> str:
        """What the system calls the chosen one; empty where there is none."""
        return str(self.pick.currentData() or "")

    @property
    def name(self) -> str:
        return self.pick.currentText()

    @property
    def any(self) -> bool:
        return bool(self._known)

    @property
    def refuses(self) -> str:
        """Why nothing can be sent to the chosen one; empty when it can."""
        return self.state.text() if self._state in _NEVER else ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def look(self) -> None:
        """Ask the system again, unless the list is open or a job goes out."""
        if not self.isEnabled() or self.pick.view().isVisible():
            return
        begun = perf_counter()
        before, was = self.key, (self._state, self.any)
        self._list()
        self._ask()
        if before != self.key:
            self.changed.emit()
        if was != (self._state, self.any):
            self.turned.emit()
        took = perf_counter() - begun
        self._timer.setInterval(max(_AGAIN, round(1000 * _TIMES * took)))
        if took > _MOST:
            self._timer.stop()

    def on(self, paper: str) -> None:
        self.paper = paper
        self._ask()
        self.turned.emit()

    def _other(self) -> None:
        self._ask()
        self.changed.emit()
        self.turned.emit()

    def _list(self) -> None:
        """List the printers that there are, and the chosen one though it be gone."""
        known = printer.known()
        if known == self._known:
            return
        self._known = known
        chosen, name = self.key, self.name
        pick = self.pick
        pick.blockSignals(True)
        pick.clear()
        for one in known:
            shown = shortened(one.name, 40)
            pick.addItem(say("print-printer-usual", name=shown) if one.usual else shown, one.key)
        if chosen and pick.findData(chosen) < 0:
            pick.addItem(name, chosen)
        if not pick.count():
            pick.addItem(say("print-no-printer"), "")
        pick.setCurrentIndex(max(0, pick.findData(chosen)))
        pick.setEnabled(bool(known))
        pick.blockSignals(False)

    def _ask(self) -> None:
        if not self.key:
            self._state = None
            text, wrong = say("print-no-printer-told"), False
        else:
            self._state = printer.state(self.key, self.paper)
            name = PAPERS[self.paper].name
            text = say(f"print-state-{self._state.value}", paper=name)
            wrong = self._state in _WRONG
        if text != self.state.text():
            lay.put_role(self._style, self.state, "note", "red" if wrong else "")
            self.state.setText(text)

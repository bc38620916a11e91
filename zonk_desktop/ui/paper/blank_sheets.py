"""Empty sheets for the pen, seen as they will come out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import boxes, paint
from zonk_desktop.sheets.document import blank
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.controls import Count, Pick, Tick, field_sheet, fit
from zonk_desktop.ui.kit.dialog import action, foot
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.paper import printing as paper
from zonk_desktop.ui.rules.rule_list import Choice

_DELAY = 120
_MOST_PAGES = 6
_MOST_ROWS = 400
_MOST_PLAYERS = 12
_TURNS = (("auto", "As needed"), ("portrait", "Portrait"), ("landscape", "Landscape"))


class PagePreview(QWidget):
    """The pages, painted as the printer would, side by side as large as they fit."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._laid: Plan | None = None
        self._pictures: list[QPixmap] = []
        self.setMinimumSize(style.px(180), style.px(200))
        self.setAccessibleName("The pages")

    def show_plan(self, laid: Plan) -> None:
        self._laid = laid
        self._pictures = []
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        laid = self._laid
        if laid is None:
            return
        px = self._style.px
        boxes_, scale = self.places(laid)
        painter = QPainter(self)
        shade = QColor(self._style.tokens.stage_edge)
        shade.setAlpha(110)
        if not self._pictures:
            self._pictures = [self._painted(laid, scale, n) for n in range(len(boxes_))]
        for box, picture in zip(boxes_, self._pictures, strict=True):
            painter.fillRect(box.translated(0, px(4)), shade)
            painter.drawPixmap(box.topLeft(), picture)
            painter.setPen(self._style.colour("ctl"))
            painter.drawRect(box)

    def places(self, laid: Plan) -> tuple[list[QRectF], float]:
        """Where the pages stand, in the rows that let them be largest, and pixels a millimetre."""
        edge = self._style.px(12)
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        wide, high = laid.sheet_of_paper
        count = min(len(laid.pages), _MOST_PAGES)

        def fitting(columns: int) -> float:
            rows = -(-count // columns)
            return min(
                (room.width() - edge * (columns - 1)) / columns / wide,
                (room.height() - edge * (rows - 1)) / rows / high,
            )

        columns = max(range(1, count + 1), key=fitting)
        scale = max(0.05, fitting(columns))
        rows = -(-count // columns)
        whole = QRectF(
            0, 0, columns * wide * scale + edge * (columns - 1),
            rows * high * scale + edge * (rows - 1),
        )  # fmt: skip
        whole.moveCenter(room.center())
        found = []
        for n in range(count):
            row, column = divmod(n, columns)
            left = whole.left() + column * (wide * scale + edge)
            top = whole.top() + row * (high * scale + edge)
            found.append(QRectF(left, top, wide * scale, high * scale))
        return found, scale

    def resizeEvent(self, event: object) -> None:
        self._pictures = []

    def _painted(self, laid: Plan, scale: float, number: int) -> QPixmap:
        """A page once, so that a repaint costs nothing."""
        ratio = self.devicePixelRatioF()
        wide, high = (side * scale * ratio for side in laid.sheet_of_paper)
        found = QPixmap(max(1, round(wide)), max(1, round(high)))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.white)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale / 100, scale / 100)
        paint.page(painter, laid, number)
        painter.end()
        return found


class BlankSheets(QDialog):
    """Rules, players, paper; then preview, printer or PDF."""

    told = Signal(str)

    def __init__(
        self, style: Style, choices: list[Choice], memory: Memory, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Blank sheets")
        self._style = style
        self._choices = choices
        self._memory = memory
        px = style.px
        self.setFont(style.type.text(15))
        self.setStyleSheet(field_sheet(style))
        fit(self, style, 960, 700)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self.refresh)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        body = QHBoxLayout()
        body.setSpacing(0)
        whole.addLayout(body, 1)
        body.addWidget(self._fields_side(), 0)
        self.page = PagePreview(style)
        stage = QFrame()
        stage.setObjectName("stage")
        stage.setStyleSheet(f"QFrame#stage {{ background: {style.tokens.sunk}; }}")
        column = QVBoxLayout(stage)
        column.setContentsMargins(px(12), px(12), px(12), px(8))
        column.addWidget(self.page, 1)
        self.said = QLabel()
        self.said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.said.setWordWrap(True)
        self.said.setStyleSheet(f"color: {style.tokens.ink2};")
        column.addWidget(self.said)
        body.addWidget(stage, 1)
        whole.addWidget(self._foot())
        self.refresh()
        self.rules.setFocus()

    # Parts

    def _fields_side(self) -> QWidget:
        style, px, memory = self._style, self._style.px, self._memory
        side = QFrame()
        side.setObjectName("fields")
        side.setStyleSheet(f"QFrame#fields {{ background: {style.tokens.surf}; }}")
        column = QVBoxLayout(side)
        column.setContentsMargins(px(28), px(20), px(20), px(16))
        column.setSpacing(px(6))
        head = QLabel("Sheets for the pen")
        head.setFont(style.type.display(26))
        column.addWidget(head)
        self.rules = Pick(style)
        for choice in self._choices:
            self.rules.addItem(shortened(choice.name, 30), choice)
        keys = [choice.rules for choice in self._choices]
        last = memory.text("rules", keys[0] if keys else "")
        self.rules.setCurrentIndex(max(0, keys.index(last) if last in keys else 0))
        self._field(column, "Rules", self.rules)
        self.players = Count(style)
        self.players.within(1, _MOST_PLAYERS)
        self.players.setRange(1, _MOST_PLAYERS)
        self.players.setValue(memory.number("blank-players", 4))
        self._field(column, "Players", self.players)
        self.named = Tick(style, "With names")
        self.named.setAccessibleName("With names instead of lines to write on")
        column.addWidget(self.named)
        self.names = QPlainTextEdit()
        self.names.setPlaceholderText("A name a line")
        self.names.setPlainText("\n".join(memory.names("players")[:_MOST_PLAYERS]))
        self.names.setAccessibleName("Names, one a line")
        self.names.setTabChangesFocus(True)
        self.names.setFont(style.type.hand(18))
        self.names.setFixedHeight(px(96))
        self.names.hide()
        column.addWidget(self.names)
        self.rows = Count(style)
        self.rows.within(0, _MOST_ROWS)
        self.rows.setRange(0, _MOST_ROWS)
        self.rows.setSpecialValueText("as many as fit")
        self._field(column, "Rows", self.rows)
        self.paper = Pick(style)
        for key, size in PAPERS.items():
            self.paper.addItem(size.name, key)
        self.paper.setCurrentIndex(max(0, self.paper.findData(paper.usual_paper(memory))))
        self._field(column, "Paper", self.paper)
        label = QLabel("Held")
        label.setFont(style.type.text(14, 600))
        column.addWidget(label)
        line = QHBoxLayout()
        line.setSpacing(0)
        self.turned = QButtonGroup(self)
        for value, text in _TURNS:
            button = QPushButton(text)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFont(style.type.text(14, 600))
            button.setProperty("segment", True)
            button.setProperty("value", value)
            button.setAccessibleName(f"Held: {text}")
            button.setChecked(value == "auto")
            self.turned.addButton(button)
            line.addWidget(button)
        line.addStretch(1)
        column.addLayout(line)
        column.addStretch(1)
        self.rules.currentIndexChanged.connect(self._soon)
        self.players.valueChanged.connect(self._soon)
        self.named.toggled.connect(self._named)
        self.names.textChanged.connect(self._soon)
        self.rows.valueChanged.connect(self._soon)
        self.paper.currentIndexChanged.connect(self._soon)
        self.turned.buttonClicked.connect(self._soon)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(side)
        scroll.setMinimumWidth(side.sizeHint().width() + px(20))
        scroll.setMaximumWidth(max(px(360), side.sizeHint().width() + px(20)))
        return scroll

    def _field(self, column: QVBoxLayout, name: str, field: QWidget) -> None:
        label = QLabel(name)
        label.setFont(self._style.type.text(14, 600))
        label.setBuddy(field)
        field.setAccessibleName(name)
        column.addWidget(label)
        column.addWidget(field)

    def _foot(self) -> QWidget:
        style = self._style
        self.close_ = action(style, "Close", self.reject)
        self.pdf = action(style, "PDF…", self._to_pdf)
        self.print_ = action(style, "Print…", self._to_printer)
        self.preview = action(style, "Print preview…", self._to_preview, leads=True)
        return foot(style, [self.close_], [self.pdf, self.print_, self.preview])

    # State

    def _soon(self) -> None:
        self._timer.start()

    def _named(self, on: bool) -> None:
        self.names.setVisible(on)
        self._soon()

    def _ruleset(self) -> RuleSet:
        choice = self._choices[max(0, self.rules.currentIndex())]
        try:
            return resolve(choice.rules, choice.house)
        except RuleFileError:
            return preset(PRESETS[0])

    def given_names(self) -> tuple[str, ...]:
        if not self.named.isChecked():
            return ()
        lines = [" ".join(line.split()) for line in self.names.toPlainText().splitlines()]
        return tuple(line for line in lines if line)[: self.players.value()]

    def laid_out(self) -> Plan:
        """The sheet as chosen."""
        button = self.turned.checkedButton()
        held = str(button.property("value")) if button is not None else "auto"
        sheet = blank(
            self._ruleset(), self.players.value(), self.given_names(), self.rows.value() or None
        )
        return plan(
            sheet,
            str(self.paper.currentData()),
            landscape=None if held == "auto" else held == "landscape",
        )

    def refresh(self) -> None:
        laid = self.laid_out()
        self.page.show_plan(laid)
        trouble = boxes.said(laid.sheet)
        self._say(f"{laid.about()} {trouble}".rstrip(), wrong=bool(trouble))
        self.page.setAccessibleDescription(self.said.text())

    def _say(self, text: str, *, wrong: bool) -> None:
        tokens = self._style.tokens
        self.said.setStyleSheet(f"color: {tokens.red if wrong else tokens.ink2};")
        self.said.setText(text)

    def _remember(self) -> None:
        self._memory.set("paper", str(self.paper.currentData()))
        self._memory.set("blank-players", self.players.value())

    # On paper

    def _file(self) -> str:
        """The name proposed for a PDF says which sheet it is."""
        many = self.players.value()
        sheet = f"{self._ruleset().name}, blank sheet for {many}"
        return files.file_name(f"{sheet}.{files.PDF.suffix}")

    def _to_preview(self) -> None:
        self._remember()
        paper.preview(self, self.laid_out(), self._file())

    def _to_printer(self) -> None:
        self._remember()
        self._tell(paper.to_printer(self, self.laid_out(), self._file()))

    def _to_pdf(self) -> None:
        self._remember()
        self._tell(paper.ask_and_write(self, self.laid_out(), self._file()))

    def _tell(self, text: str) -> None:
        if text:
            self._say(text, wrong=isinstance(text, paper.Trouble))
            self.told.emit(text)

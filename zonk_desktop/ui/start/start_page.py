"""The start page: the tray with dice, and over its front rim what can be begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.premade import premade
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.action_button import ActionButton, ButtonView
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.start import places
from zonk_desktop.ui.start.lead import LeadButton, rival_of
from zonk_desktop.words import say

if TYPE_CHECKING:  # the first frame is painted before any of these is loaded
    from zonk_desktop.tray.state import Felt
    from zonk_desktop.tray.view import DiceTray
    from zonk_desktop.ui.start.card import BestCard, StartCardView
    from zonk_desktop.ui.table.cards.banner import Banner


class StartPage(QWidget):
    """The page; the first frame is a picture of the tray, which the desk lends later."""

    #: A game at once, against a computer: with dice on the table by the next frame.
    throw = Signal()
    new = Signal()
    go_on = Signal()
    blank = Signal()
    file = Signal()
    #: The game of a card.
    opened = Signal(int)
    #: At every frame of this page.
    painted = Signal()

    def __init__(self, style: Style, felt: Felt = "moss") -> None:
        super().__init__()
        self._style, self._felt = style, felt
        self._last = False
        self._note = self._brief = ""
        self._games = 0
        self._rival = rival_of("")
        self._tray: DiceTray | None = None
        #: What is called out over the felt, once there is a tray.
        self.banner: Banner | None = None
        self.cards: list[BestCard] = []
        self.trouble = lay.label(style, wrap=True)
        self.trouble.setParent(self)
        self.trouble.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.trouble.hide()
        self.begin = ActionButton(style, self)
        self.continue_ = ActionButton(style, self)
        self.throw_ = LeadButton(style, self)
        self.sheets = ActionButton(style, self)
        self.file_ = ActionButton(style, self)
        #: In the order of their places.
        self.buttons = (self.begin, self.continue_, self.throw_, self.sheets, self.file_)
        wanted = (self.new, self.go_on, self.throw, self.blank, self.file)
        for button, signal in zip(self.buttons, wanted, strict=True):
            button.acted.connect(signal)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        for button in self.buttons:
            button.restyle(style)
        for card in self.cards:
            card.restyle(style)
        if self.banner is not None:
            self.banner.restyle(style)
        self._dress_tray()
        lay.put_role(style, self.trouble, "trouble")
        self._show()
        self._place()

    # ---- what stands there -------------------------------------------------------------------

    def take_tray(self, tray: DiceTray) -> None:
        """Put the shared tray below all else; another page may take it away."""
        from zonk_desktop.ui.table.cards.banner import Banner  # noqa: PLC0415 - after the first frame

        self._tray = tray
        tray.setParent(self)
        tray.lower()
        tray.show()
        self._dress_tray()
        if self.banner is None:
            self.banner = Banner(self._style, tray)
        self._place()

    def _dress_tray(self) -> None:
        if self._tray is not None and self._tray.parentWidget() is self:
            self._tray.set_dark(self._style.tokens.dark)
            self._tray.set_fonts(self._style.type.text(15, 700))

    def show_last(self, there: bool, note: str = "", brief: str = "") -> None:
        """Show whether a game goes on, and which; `brief`: the same in fewer words."""
        self._last, self._note, self._brief = there, note, brief
        self._show()
        self._place()

    def show_person(self, name: str) -> None:
        """Show against whom somebody of this name would play."""
        self._rival = rival_of(name)
        self._show()

    def show_games(self, games: int) -> None:
        """Show how many games the Zonk File holds."""
        self._games = games
        self._show()

    def show_notice(self, text: str) -> None:
        """Show a sentence about the Zonk File that the players must not miss."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self._place()

    def show_bests(self, views: list[StartCardView]) -> None:
        """Show cards for best games; pressed, each opens its own."""
        from zonk_desktop.ui.start.card import BestCard  # noqa: PLC0415 - after the first frame

        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        for place, view in enumerate(views):
            card = BestCard(self._style, view, place, self)
            card.clicked.connect(lambda _=False, game=view.game: self.opened.emit(game))
            self.cards.append(card)
        self._place()

    def call_out(self, text: str, under: str, word: bool) -> None:
        """Show the banner over the felt; an empty text hides it."""
        if self.banner is not None:
            self.banner.show_text(text, under, word=word)
            self._place_banner()

    def _show(self) -> None:
        self.begin.show_view(
            ButtonView(
                "new", say("start-new-game"), say("start-who-plays-by-which-sheet"), "N",
                brief=say("start-who-plays-brief"),
            )
        )  # fmt: skip
        note = self._note or say("start-the-last-game-at-its")
        reason = "" if self._last else say("start-no-game-is-waiting")
        self.continue_.show_view(
            ButtonView(
                "continue", say("start-continue"), note, "C", reason=reason, brief=self._brief
            )
        )
        self.continue_.setVisible(self._last)
        against = say("start-throw-note", rival=self._rival)
        brief = say("start-throw-brief", rival=self._rival)
        self.throw_.show_view(
            ButtonView("throw", say("start-throw"), against, "Enter", brief=brief), primary=True
        )
        self.sheets.show_view(
            ButtonView(
                "blank", say("start-sheets"), say("start-for-dice-on-a-real"), "P",
                brief=say("start-for-dice-brief"), short=say("start-sheets-short"),
            ),
            icon="print",
        )  # fmt: skip
        kept = say("start-file-note", games=self._games)
        few = say("start-file-brief", games=self._games)
        short = say("start-file-short")
        view = ButtonView("file", say("start-file"), kept, "F", brief=few, short=short)
        self.file_.show_view(view, icon="folder")

    # ---- where it stands ---------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._style.px(160))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        wide, high = max(1, self.width()), max(1, self.height())
        camera = fit(wide, high)
        sizes = {size: self.begin.tall(size) for size in ("line", "small", "normal", "party")}
        row = places.buttons(wide, high, sizes, camera, self._style, alone=not self._last)
        for button, box in zip(self.buttons, row.boxes, strict=True):
            button.dress(row.lead if button is self.throw_ else row.others)
            button.setGeometry(here(self, QRectF(box)).toRect())
        if self._tray is not None and self._tray.parentWidget() is self:
            self._tray.setGeometry(self.rect())
        boxes = places.cards(len(self.cards), row, camera, self._style)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(boxes))
            if place < len(boxes):
                card.setGeometry(here(self, QRectF(boxes[place])).toRect())
        self._place_banner()

    def _place_banner(self) -> None:
        """Place the banner; hidden while a notice stands above all."""
        px = self._style.px
        if not self.trouble.isHidden():
            room = min(self.width() - px(24), px(900))
            tall = self.trouble.heightForWidth(room)
            self.trouble.setGeometry((self.width() - room) // 2, px(10), room, tall)
            self.trouble.raise_()
            if self.banner is not None:
                self.banner.hide()
        elif self.banner is not None:
            self.banner.place()

    # ---- Qt ----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.throw_.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_R: self.throw_,
            Qt.Key.Key_Return: self.throw_,
            Qt.Key.Key_Enter: self.throw_,
            Qt.Key.Key_N: self.begin,
            Qt.Key.Key_C: self.continue_,
            Qt.Key.Key_P: self.sheets,
            Qt.Key.Key_F: self.file_,
        }
        button = keys.get(latin(event))
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if button is None or held or event.isAutoRepeat() or button.isHidden():
            super().keyPressEvent(event)
        else:
            button.click()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self._tray is None or self._tray.parentWidget() is not self:
            with QPainter(self) as painter:
                camera = fit(max(1, self.width()), max(1, self.height()))
                painter.drawImage(0, 0, premade(camera, self._felt, 0, self._style.tokens.dark))
        self.painted.emit()

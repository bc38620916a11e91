"""The window before a game: its frame, its look, the start page, what it remembers.

Nothing of a game is imported here, so that the first frame comes at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow, QSizePolicy, QStackedWidget

from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.qt_words import speak
from zonk_desktop.ui.kit.room import room_for
from zonk_desktop.ui.kit.scrolling import ScrollWhenLarger
from zonk_desktop.ui.kit.settings import CONTRASTS, LOOKS, MOTIONS, SCALES, Memory, SystemWishes
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK, LIGHT, palette, strong, style_sheet
from zonk_desktop.ui.start.start_page import StartPage
from zonk_desktop.words import HIT_WORDS, Speech, chosen, say, use

#: The least size of the window, on a screen that has it.
_LEAST = QSize(720, 480)
#: The menus by the ends of their messages' ids.
MENUS = ("game", "edit", "view", "rules", "tools", "help")


class WindowFrame(QMainWindow):
    """The empty main window; its contents are given it and are not known here."""

    closed = Signal()
    #: The first frame has been painted.
    painted = Signal()
    #: Colours, sizes or words are other ones.
    restyled = Signal()
    #: The page about this dialog is to be opened.
    help_wanted = Signal(object)
    #: It was closed so that another one opens in another language.
    turned = False

    def __init__(self, memory: Memory, folder: Path | None) -> None:
        super().__init__()
        #: The width that panels beside the page need at least.
        self.beside: Callable[[], int] = int
        self._asked = SystemWishes()
        #: Who is "she" or "he", besides those the settings know.
        self.known: Mapping[str, str] = {}
        self.memory = memory
        self.folder = folder
        self.language = self.wished()
        speak(self.language)
        self.look = self._make_style()
        self._apply_style()
        self.setWindowTitle("Zonk Desktop")
        self.setMinimumSize(_LEAST.boundedTo(room_for(self)))
        self.start = StartPage(self.look, memory.felt())
        # Until the Zonk File has been looked into, what was true at the last close.
        self.start.show_last(memory.flag("waiting", False))
        self.start.painted.connect(self.painted)
        self.pages = QStackedWidget()
        self.pages.currentChanged.connect(self._measure_page)
        self.pages.widgetAdded.connect(self._measure_page)
        self.pages.addWidget(self.start)
        self.setCentralWidget(ScrollWhenLarger(self.pages, self._room))
        # Empty, but there: the page must not jump when they are filled.
        self.menus = [self.menuBar().addAction(say(f"window-bar-{name}")) for name in MENUS]
        if not self.restoreGeometry(memory.bytes("geometry")):
            self.resize(QSize(1360, 860).boundedTo(room_for(self)))
        QApplication.styleHints().colorSchemeChanged.connect(self.restyle)

    def _room(self) -> QSize:
        """The size the page in sight may insist on: what panels and bars leave of the screen."""
        return room_for(self) - QSize(self.beside(), self.menuBar().sizeHint().height())

    @Slot()
    def _measure_page(self) -> None:
        """Let the page in sight alone say how narrow the window may be."""
        seen, unseen = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        current = self.pages.currentWidget()
        for page in map(self.pages.widget, range(self.pages.count())):
            if page is not None:
                kind = seen if page is current else unseen
                page.setSizePolicy(kind, kind)

    def wished(self) -> str:
        """The language to speak: the one chosen, else the system's."""
        return chosen((self.memory.text("language", ""), *QLocale.system().uiLanguages()))

    def turn(self) -> str:
        """Close, so that another window opens in the language that was chosen.

        Where that does not happen, a sentence that says why; the window stays.
        """
        if self.wished() == self.language:
            fixed = os.environ.get("ZONK_LANGUAGE", "")
            return say("window-language-fixed", language=fixed) if fixed else ""
        self.turned = True
        if not self.close():
            self.turned = False
            return say("window-language-at-the-next-start")
        return ""

    # Style

    def _make_style(self) -> Style:
        look = self.memory.text("look", "system", LOOKS)
        scheme = QApplication.styleHints().colorScheme()
        dark = look == "dark" or (look == "system" and scheme is Qt.ColorScheme.Dark)
        chosen_scale = self.memory.number("scale", 0)
        scale = chosen_scale / 100 if chosen_scale in SCALES else self._asked.scale
        people = {**self.known, **self.memory.people()}
        use(Speech(self.language, self.memory.text("words", HIT_WORDS[0]), people))
        motion = self.memory.text("motion", "system", MOTIONS)
        still = motion == "less" or (motion == "system" and self._asked.still)
        contrast = self.memory.text("contrast", "system", CONTRASTS)
        tokens = DARK if dark else LIGHT
        if contrast == "more" or (contrast == "system" and self._asked.contrast):
            tokens = strong(tokens)
        off = self.memory.text("speed", "normal") == "off"
        found = Style(tokens, Type(scale), still or off)
        found.known = self.memory.looks()
        return found

    @Slot(object)
    def ask(self, asked: SystemWishes) -> None:
        """Follow what the system is asked for, where nothing else was chosen here."""
        self._asked = asked
        self.restyle()

    def learn(self, people: Mapping[str, str]) -> None:
        """What people are called, from now on and in every sentence that stands there."""
        before = self.memory.people()
        self.memory.set_people(people)
        if self.memory.people() != before:
            self.restyle()

    @Slot()
    def restyle(self) -> None:
        """Apply changed colours, sizes or words."""
        self.look = self._make_style()
        self._apply_style()
        self.start.restyle(self.look)
        self.restyled.emit()

    def _apply_style(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(self.look.tokens))
        sheet = style_sheet(self.look.tokens, self.look.type.scale)
        # All there is would be polished anew, though only words have changed.
        if app.styleSheet() != sheet:
            app.setStyleSheet(sheet)
        self._letter()

    def _letter(self) -> None:
        """One typeface everywhere.

        Windows and macOS have fonts of their own for menus, tips and messages. Qt takes these with
        each style sheet and each change of the system's looks, until a font is set for all.
        """
        font = self.look.type.text(15)
        # Without a class the fonts by class go; with this one every widget there is takes it.
        # PySide's own types have bytes for the name, and PySide refuses them.
        QApplication.setFont(font)
        QApplication.setFont(font, "QWidget")  # type: ignore[arg-type]
        QApplication.setFont(font)
        self.setFont(font)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ThemeChange:
            self._letter()
        return done

    # The window's own

    def remember_place(self) -> None:
        """Save the window's position and size."""
        self.memory.set("geometry", self.saveGeometry())

"""What the system is asked for is followed at once, unless something else was chosen here."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.ui.kit.fonts import TEXT
from zonk_desktop.ui.kit.tokens import LIGHT, strong
from zonk_desktop.ui.window.main_window import MainWindow

_GNOME, _ALL = "org.gnome.desktop.interface", "org.freedesktop.appearance"
#: A setting as the portal of a Linux desktop tells it, and the look that follows.
TOLD = (
    (_GNOME, "text-scaling-factor", 1.25, lambda look: look.type.scale == 1.25),
    (_GNOME, "text-scaling-factor", 9.0, lambda look: look.type.scale == 2.0),
    (_GNOME, "enable-animations", False, lambda look: look.still),
    (_ALL, "reduced-motion", 1, lambda look: look.still),
    (_ALL, "contrast", 1, lambda look: look.tokens == strong(LIGHT)),
)


def usual(window: MainWindow) -> bool:
    look = window.look
    return look.type.scale == 1 and not look.still and look.tokens == LIGHT


def test_the_window_follows(open_window: Opener, subtests: pytest.Subtests) -> None:
    window = open_window(speed="normal")
    assert usual(window)
    for space, name, value, follows in TOLD:
        with subtests.test(name=name, value=value):
            tell(window, space, name, value)
            assert follows(window.look)
            tell(window, "org.kde.kdeglobals", "font", "Noto Sans,10")
            tell(window, space, name, {"contrast": 0, "reduced-motion": 0}.get(name, 1))
            assert usual(window)


def tell(window: MainWindow, space: str, name: str, value: object) -> None:
    wishes = window.desk.wishes
    if sys.platform != "linux":
        wishes._set((space, name), value)
        return
    from PySide6.QtDBus import QDBusMessage  # noqa: PLC0415 - where there is one

    message = QDBusMessage.createSignal("/", "org.freedesktop.portal.Settings", "SettingChanged")
    message.setArguments([space, name, value])
    wishes.told(message)


def test_an_answer_of_the_portal_is_heard(window: MainWindow, qtbot: QtBot) -> None:
    """Also one that says there is no such setting."""
    if sys.platform != "linux":
        return
    from PySide6.QtDBus import (  # noqa: PLC0415 - where there is one
        QDBusMessage,
        QDBusPendingCall,
        QDBusVariant,
    )

    wishes = window.desk.wishes
    asked = QDBusMessage.createMethodCall("org.example", "/", "org.example", "ReadOne")
    refused = asked.createErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting")
    wishes._wait((_ALL, "contrast"), QDBusPendingCall.fromCompletedCall(refused))
    answer = asked.createReply(QDBusVariant(1.5))
    wishes._wait((_GNOME, "text-scaling-factor"), QDBusPendingCall.fromCompletedCall(answer))
    qtbot.waitUntil(lambda: window.look.type.scale == 1.5)
    assert window.look.tokens == LIGHT


def test_the_contrast_that_qt_tells_is_followed(window: MainWindow) -> None:
    wishes = window.desk.wishes
    wishes._hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert window.look.tokens == strong(LIGHT)
    wishes._hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert window.look.tokens == LIGHT


def test_what_was_chosen_here_goes_before_it(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(speed="normal", scale=150, contrast="usual", motion="all")
    for space, name, value, _ in TOLD:
        tell(window, space, name, value)
    look = window.look
    assert (look.type.scale, look.still, look.tokens) == (1.5, False, LIGHT)
    Driver(window, qtbot).picture("wishes-own")
    for key in ("scale", "contrast", "motion"):
        window.memory.set(key, "system")
    window.restyle()
    look = window.look
    assert (look.type.scale, look.still, look.tokens) == (2.0, True, strong(LIGHT))
    Driver(window, qtbot).picture("wishes-of-the-system")
    window.memory.set("contrast", "more")
    window.restyle()
    assert window.look.tokens == strong(LIGHT)


CLASSES = ("QMenuBar", "QMenu", "QTipLabel", "QMessageBox", "QStatusBar")


def as_on_windows() -> None:
    """The platform's own font for each class of widgets, as Qt takes them there."""
    for name in CLASSES:
        QApplication.setFont(QFont("Caprasimo"), name)  # type: ignore[arg-type]


def letters(window: MainWindow) -> set[str]:
    widgets = (window.menuBar().font(), window.statusBar().font())
    fonts = (*(QApplication.font(name) for name in CLASSES), *widgets)  # type: ignore[call-overload]
    return {font.family() for font in fonts}


def test_menus_have_the_letters_of_the_program(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A style sheet makes Qt take the platform's fonts; menus keep them until told otherwise."""
    plain = QApplication.setStyleSheet

    def taken(self: QApplication, sheet: str) -> None:
        plain(self, sheet)
        as_on_windows()

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setStyleSheet("")
    monkeypatch.setattr(type(app), "setStyleSheet", taken)
    assert letters(open_window()) == {TEXT}


def test_menus_keep_them_when_the_system_looks_otherwise(window: MainWindow) -> None:
    as_on_windows()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert letters(window) == {TEXT}

"""What a person would see at once: text that is cut, controls without a name."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.controls import Tick
from zonk_desktop.ui.kit.elided import Elided

#: Where pictures are left for whoever wants to look at them: a folder, or nowhere. To write one
#: takes as long as to paint it three times.
PICTURES = os.environ.get("ZONK_PICTURES")


def keep_picture(picture: QImage | QPixmap, name: str, kind: str = "png") -> None:
    assert not picture.isNull()
    if PICTURES:
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        assert picture.save(str(Path(PICTURES) / f"{name}.{kind}"))


def still(root: QWidget, rounds: int = 3) -> None:
    """Run the event loop until nothing of this widget changes place, size, text or sight any more.

    Layouts are done, and what fills itself in steps has filled, when several looks in a row agree.
    """
    loop = QEventLoop()
    seen: list[object] = []

    def look() -> None:
        # What is hidden may still change: once it is shown it is one more to look at.
        now = [
            (w.geometry().getRect(), _words(w))
            for w in (root, *root.findChildren(QWidget))
            if w.isVisible()
        ]
        if seen and seen[-1] != now:
            seen.clear()
        seen.append(now)
        if len(seen) > rounds:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(10)
    QTimer.singleShot(100_000, loop.quit)
    loop.exec()
    # A failure keeps this frame, and a timer that went on would fail what comes after it.
    timer.stop()
    assert len(seen) > rounds, "it goes on changing"


def set_painted(window: QWidget, painted: bool) -> None:
    """Whether the window is painted from now on."""
    window.setUpdatesEnabled(painted)
    if painted:
        # Qt has forgotten what it was to paint meanwhile.
        QApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))


@contextmanager
def unpainted(window: QWidget) -> Iterator[None]:
    """Nothing is painted meanwhile, and all of it afterwards, unless nothing was before."""
    before = window.updatesEnabled()
    set_painted(window, False)
    yield
    set_painted(window, before)


def _words(widget: QWidget) -> object:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.windowTitle()


def cut(root: QWidget) -> list[str]:
    """Labels and buttons whose words need more room than they have."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, ActionButton):
            needed, has = widget.minimumSizeHint(), widget.size()
            if not widget.short and (
                has.width() < needed.width() or has.height() < needed.height()
            ):
                found.append(f"button: {widget.view.text}")
        elif isinstance(widget, Elided):
            if not widget.toolTip() and _cut_label(widget):
                found.append(f"label: {widget.text()[:40]}")
        elif isinstance(widget, QToolButton) and widget.text() and widget.icon().isNull():
            if widget.width() < widget.sizeHint().width():
                found.append(f"button: {widget.text()}")
        elif isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
            found += _cut_label(widget)
        elif isinstance(widget, QAbstractButton) and widget.text() and widget.icon().isNull():
            text = widget.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
            wide = QFontMetricsF(widget.font()).horizontalAdvance(text)
            around = 26 if isinstance(widget, Tick) else 4
            tall = QFontMetricsF(widget.font()).height()
            if wide + around > widget.width() or tall > widget.height():
                found.append(f"button: {text}")
    return found


def _cut_label(label: QLabel) -> list[str]:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        return [f"label: {label.text()[:40]}"] if needed > label.height() + 2 else []
    if label.textFormat() is Qt.TextFormat.RichText:
        needed = label.sizeHint().width()
    else:
        needed = round(QFontMetricsF(label.font()).horizontalAdvance(label.text()))
    tall = QFontMetricsF(label.font()).height()
    if needed > label.width() + 2 or tall > label.height() + 2:
        return [f"label: {label.text()[:40]}"]
    return []


def in_front(window: QWidget) -> bool:
    """Whether it is on the screen and has the keys; asked until it is true.

    A window manager takes its time, and until then sets size and focus back.
    """
    handle = window.windowHandle()
    if handle is None or not handle.isExposed():
        return False
    if not window.isActiveWindow():
        window.raise_()
        window.activateWindow()
        return False
    return True


def to_front(window: QWidget, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: in_front(window))


def with_dialog(parent: QObject, do: Callable[[QDialog], None]) -> list[BaseException]:
    """Do this while the next dialog is open, then close it; what went wrong is handed back."""
    wrong: list[BaseException] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not in_front(dialog):
            QTimer.singleShot(30, parent, look)
            return
        try:
            do(dialog)
        except BaseException as error:
            wrong.append(error)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(30, parent, look)
    return wrong

"""What the system is asked for by its user: more contrast, larger letters, less motion."""

from __future__ import annotations

import sys

from PySide6.QtCore import SLOT, QObject, QSettings, Signal, Slot
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QApplication

from zonk_desktop.ui.kit.settings import SystemWishes

if sys.platform == "linux":
    from PySide6.QtDBus import (
        QDBusConnection,
        QDBusMessage,
        QDBusPendingCall,
        QDBusPendingCallWatcher,
        QDBusVariant,
    )

    #: The slot that hears of changes, by the name Qt has for it.
    _TOLD = SLOT("told(QDBusMessage)")
    #: The portal of the desktop: who offers it, where, and by which interface.
    _PORTAL = (
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
    )

    def _plain(value: object) -> object:
        """What a variant holds."""
        return value.variant() if isinstance(value, QDBusVariant) else value


_GNOME, _ALL = "org.gnome.desktop.interface", "org.freedesktop.appearance"
#: Settings of the portal, all of which a desktop may lack.
_KEYS = (
    (_GNOME, "text-scaling-factor"),
    (_GNOME, "enable-animations"),
    (_ALL, "reduced-motion"),
    (_ALL, "contrast"),
)
#: As large as the letters become by themselves.
_MOST = 2.0
_REGISTRY = QSettings.Format.NativeFormat


class Wishes(QObject):
    """Reads what the system asks for, and tells when it asks for something else."""

    changed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked = SystemWishes()
        # Both are held: what the one hands out goes with it.
        self._style_hints = QApplication.styleHints()
        self._hints = self._style_hints.accessibility()
        self._hints.contrastPreferenceChanged.connect(self._contrast)
        self._contrast(self._hints.contrastPreference())
        if sys.platform == "linux":
            self._listen()
        elif sys.platform == "win32":
            self.asked = self.asked._replace(**_of_windows())

    @Slot(Qt.ContrastPreference)
    def _contrast(self, wanted: Qt.ContrastPreference) -> None:
        self._ask(contrast=wanted is Qt.ContrastPreference.HighContrast)

    def _ask(self, **what: object) -> None:
        found = self.asked._replace(**what)  # type: ignore[arg-type]
        if found != self.asked:
            self.asked = found
            self.changed.emit(found)

    if sys.platform == "linux":

        def _listen(self) -> None:
            """Ask the portal, which answers when it can, and hear of every change."""
            bus = QDBusConnection.sessionBus()
            if not bus.isConnected():
                return
            # Bytes are what the types ask for, and what is refused.
            bus.connect(*_PORTAL, "SettingChanged", self, _TOLD)  # type: ignore[call-overload]
            for key in _KEYS:
                call = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
                call.setArguments(list(key))
                self._wait(key, bus.asyncCall(call))

        def _wait(self, key: tuple[str, str], call: QDBusPendingCall) -> None:
            waits = QDBusPendingCallWatcher(call, self)
            waits.finished.connect(lambda waits: self._answered(key, waits))

        def _answered(self, key: tuple[str, str], waits: QDBusPendingCallWatcher) -> None:
            reply = waits.reply()
            if reply.type() is QDBusMessage.MessageType.ReplyMessage:
                self._set(key, *map(_plain, reply.arguments()))
            waits.deleteLater()

        @Slot(QDBusMessage)
        def told(self, message: QDBusMessage) -> None:
            """Hear that a setting is another one now."""
            space, name, value = (*message.arguments(), None, None, None)[:3]
            self._set((str(space), str(name)), _plain(value))

    def _set(self, key: tuple[str, str], value: object) -> None:
        if not isinstance(value, int | float):
            return
        match key:
            case (_, "text-scaling-factor"):
                self._ask(scale=min(_MOST, max(1.0, round(float(value), 2))))
            case (_, "enable-animations"):
                self._ask(still=not value)
            case (_, "reduced-motion"):
                self._ask(still=value == 1)
            case (_, "contrast"):
                self._ask(contrast=value == 1)


def _of_windows() -> dict[str, object]:
    """Letters and motion, as the settings of Windows have them at the start."""
    import ctypes  # noqa: PLC0415 - only there

    store = QSettings(r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility", _REGISTRY)
    try:
        percent = int(str(store.value("TextScaleFactor", 100)))
    except ValueError:
        percent = 100
    moves = ctypes.c_int(1)
    system = getattr(ctypes, "windll").user32  # noqa: B009 - unknown elsewhere
    # SPI_GETCLIENTAREAANIMATION
    system.SystemParametersInfoW(0x1042, 0, ctypes.byref(moves), 0)
    return {"still": not moves.value, "scale": min(_MOST, max(1.0, percent / 100))}

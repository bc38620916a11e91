"""One program a Zonk File: a second start rings at the first, which opens what it was given."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT_MS = 1500


def _name(folder: Path) -> str:
    return "zonk-desktop-" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]


def ring(folder: Path, file: Path | None) -> bool:
    """Ask the window that runs to come forward; False when nobody answers."""
    socket = QLocalSocket()
    socket.connectToServer(_name(folder))
    if not socket.waitForConnected(_WAIT_MS):
        return False
    socket.write((str(file.absolute()) if file is not None else "").encode() + b"\n")
    sent = socket.waitForBytesWritten(_WAIT_MS)
    socket.disconnectFromServer()
    return sent


class Doorbell(QObject):
    """Listens for further starts of the program."""

    rung = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._visitor)
        name = _name(folder)
        if not self._server.listen(name):
            # Left behind by a program that was killed; the lock says that it is gone.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    @Slot()
    def _visitor(self) -> None:
        if not self._server.hasPendingConnections():
            return
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(socket.deleteLater)
        if socket.canReadLine():
            self._say(socket)

    @Slot()
    def _read(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket) and socket.canReadLine():
            self._say(socket)

    def _say(self, socket: QLocalSocket) -> None:
        line = bytes(socket.readLine().data())
        self.rung.emit(line.decode("utf-8", "replace").strip())

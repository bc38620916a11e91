"""One program a Zonk File: a second start rings at the first, which opens what it was given."""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from zonk_desktop import log

_WAIT_MS = 1500
#: What a visitor may say: the path of a file. Beyond this nobody listens.
MOST_BYTES = 16 * 1024
_MOST_VISITORS = 8
_PATIENCE_MS = 3000
_HEARD = b"heard\n"
#: A socket's path may be this long on the narrowest system.
_MOST_PATH = 100

NOBODY, HEARD, SILENT = range(3)


def name(folder: Path) -> str:
    """The socket's name: in a folder that belongs to this user alone."""
    mark = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
    if sys.platform == "win32":
        return f"zonk-desktop-{mark}"
    for place in (folder, Path(os.environ.get("XDG_RUNTIME_DIR") or ""), _own_corner()):
        bell = place / f"zonk-{mark}.bell"
        fits = len(os.fsencode(bell)) <= _MOST_PATH
        if place.is_absolute() and _private(place) and fits and _free(bell):
            return str(bell)
    return ""


def _private(folder: Path) -> bool:
    """Whether a folder belongs to this user, and nobody else may write there."""
    try:
        found = folder.stat(follow_symlinks=False)
    except OSError:
        return False
    mine = found.st_uid == os.getuid() if sys.platform != "win32" else True
    return stat.S_ISDIR(found.st_mode) and mine and not found.st_mode & 0o022


def _free(bell: Path) -> bool:
    """Whether a socket can be there: nothing else has its name."""
    try:
        return stat.S_ISSOCK(bell.lstat().st_mode)
    except OSError:
        return True


def _own_corner() -> Path:
    """The folder for sockets of data folders whose path is too long."""
    if sys.platform == "win32":
        return Path()
    corner = Path(tempfile.gettempdir()) / f"zonk-desktop-{os.getuid()}"
    try:
        corner.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return Path()
    return corner


def ring(folder: Path, file: Path | None) -> int:
    """Signal the running window to come forward; returns whether it answered, if there is one."""
    where = name(folder)
    socket = QLocalSocket()
    socket.connectToServer(where)
    if not where or not socket.waitForConnected(_WAIT_MS):
        return NOBODY
    socket.write((_spelled(file) if file is not None else b"") + b"\n")
    socket.waitForBytesWritten(_WAIT_MS)
    # A window that hangs takes the words, but does not answer.
    while not socket.canReadLine():
        if not socket.waitForReadyRead(2 * _WAIT_MS):
            return SILENT
    socket.disconnectFromServer()
    return HEARD


#: A name may hold a line break, which would end the line before its time.
_SPELLED = ((b"%", b"%25"), (b"\n", b"%0A"), (b"\r", b"%0D"))


def _spelled(file: Path) -> bytes:
    path = os.fsencode(file.absolute())
    for letter, spelled in _SPELLED:
        path = path.replace(letter, spelled)
    return path


def _read_out(line: bytes) -> bytes:
    for letter, spelled in reversed(_SPELLED):
        line = line.replace(spelled, letter)
    return line


class Doorbell(QObject):
    """Local server that listens for further starts of the program."""

    #: The path of a file, as text, or nothing.
    rung = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(_MOST_VISITORS)
        self._server.newConnection.connect(self._visitor)
        #: Whoever has rung and not been heard yet, the latest last.
        self._visitors: list[QLocalSocket] = []
        where = name(folder)
        if where and not self._server.listen(where):
            # Left behind by a program that was killed; the lock says that it is gone.
            QLocalServer.removeServer(where)
            self._server.listen(where)
        if not self._server.isListening():
            log.note("bell", f"not hung: {self._server.errorString()}", "warning")

    @property
    def place(self) -> str:
        return self._server.fullServerName()

    def take_down(self) -> None:
        """Close the server and remove its socket."""
        self._server.close()

    @Slot()
    def _visitor(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if len(self._visitors) >= _MOST_VISITORS:
                # Whoever has said nothing for longest makes room.
                self._visitors[0].abort()
            self._visitors.append(socket)
            socket.setReadBufferSize(MOST_BYTES)
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._gone)
            # Whoever rings and says nothing is shown out.
            QTimer.singleShot(_PATIENCE_MS, socket, socket.abort)
            if socket.bytesAvailable():
                self._hear(socket)

    @Slot()
    def _gone(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._visitors = [one for one in self._visitors if one is not socket]
            socket.deleteLater()

    @Slot()
    def _read(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= MOST_BYTES:
                log.note("bell", "somebody said too much", "warning")
                socket.abort()
            return
        line = bytes(socket.readLine(MOST_BYTES).data()).rstrip(b"\r\n")
        socket.readyRead.disconnect(self._read)
        socket.write(_HEARD)
        socket.flush()
        socket.disconnectFromServer()
        self.rung.emit(os.fsdecode(_read_out(line)))

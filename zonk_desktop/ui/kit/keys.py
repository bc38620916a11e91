"""Keys of one letter or figure on keyboards of other writing: by their place."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

#: Rows of a Latin keyboard, each with the number of its first place. Linux and Windows number
#: alike; X and Wayland add eight.
_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_SHIFTED = 8 if sys.platform == "linux" else 0
_PLACES = {first + n + _SHIFTED: sign for first, row in _ROWS for n, sign in enumerate(row)}
#: The places of macOS, which have an order of their own.
_MAC = dict(enumerate("ASDFHGZXCV")) | dict(enumerate("BQWERYT", 11)) | {
    18: "1", 19: "2", 20: "3", 21: "4", 23: "5", 22: "6", 26: "7", 28: "8", 25: "9", 29: "0",
    31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N", 46: "M",
}  # fmt: skip
#: What a Hebrew keyboard has at places of letters, and no Latin one there.
_NO_LETTERS = {("Q", "/"), ("W", "'")}
#: From here on Qt numbers keys that write nothing.
_SILENT = 0x01000000
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def latin(event: QKeyEvent) -> Qt.Key:
    """The key as a Latin keyboard has it.

    A letter counts as what it writes, wherever it lies. One that writes no Latin letter counts by
    its place: R is where the Russian Ka is, and the Hebrew Resh. So do the two signs among the
    Hebrew letters, and figures that take Shift, as on a French one.
    """
    key = event.key()
    if key >= _SILENT or Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return Qt.Key(key)
    if sys.platform == "darwin":
        sign = _MAC.get(event.nativeVirtualKey(), "")
    else:
        sign = _PLACES.get(event.nativeScanCode(), "")
    if sign.isalpha():
        foreign = key > 0x7F or (sign, chr(key)) in _NO_LETTERS
    else:
        foreign = not event.modifiers() & _SHIFT
    return Qt.Key(ord(sign)) if sign and foreign else Qt.Key(key)

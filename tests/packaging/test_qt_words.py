"""What is left of Qt's own words says the same."""

from __future__ import annotations

from pathlib import Path

import PySide6
import qt_words
import trim
from PySide6.QtCore import QTranslator


def test_qt_says_the_same_without_the_words_of_what_is_not_shipped(tmp_path: Path) -> None:
    (folder,) = (Path(one) / "Qt" / "translations" for one in PySide6.__path__)
    for language in trim.LANGUAGES - {"en"}:
        file = folder / f"qtbase_{language}.qm"
        if not file.exists():
            continue
        whole = file.read_bytes()
        messages = dict(qt_words.sections(whole))
        (tmp_path / file.name).write_bytes(qt_words.cut(whole))
        before, after = QTranslator(), QTranslator()
        assert before.load(str(file))
        assert after.load(str(tmp_path / file.name))
        assert after.translate("QPlatformTheme", "Cancel")
        assert not after.translate("QSslSocket", "Unable to decrypt data: %1")
        hashes, texts = messages[qt_words._HASHES], messages[qt_words._MESSAGES]
        same = 0
        for place in range(4, len(hashes), 8):
            begin = int.from_bytes(hashes[place : place + 4])
            said_by, _ = qt_words.message(texts, begin)
            text, comment = source(texts, begin)
            known = after.translate(said_by, text, comment, 1)
            if not qt_words.UNSAID.match(said_by):
                assert known == before.translate(said_by, text, comment, 1), (said_by, text)
                same += bool(known)
        assert same > 300
        assert len(qt_words.cut(whole)) < len(whole)


def source(messages: bytes, at: int) -> tuple[str, str]:
    """The English of a message, and what tells it from another of the same words."""
    found = {6: "", 8: ""}
    while (tag := messages[at]) != 1:
        size = int.from_bytes(messages[at + 1 : at + 5])
        size = 0 if size == 0xFFFFFFFF else size
        if tag in found:
            found[tag] = messages[at + 5 : at + 5 + size].decode()
        at += 5 + size
    return found[6], found[8]

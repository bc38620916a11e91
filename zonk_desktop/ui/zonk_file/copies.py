"""Copies of the Zonk File and files kept aside: look into them, bring games over, restore."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.archive import copies as kept
from zonk_desktop.archive.beside import forget
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import when
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import action, line
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.work import Query, safely
from zonk_desktop.words import Message, say, text


class Copies(QDialog):
    """A row a file; every button says what it would do."""

    def __init__(self, style: Style, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._session = session
        self._gone = False
        px, tokens = style.px, style.tokens
        self.setWindowTitle(say("zonk-file-copies-title"))
        self.setFont(style.type.text(15))
        fit(self, style, 760, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(18), px(24), px(16))
        column.setSpacing(px(10))
        head = QLabel(say("zonk-file-copies-head"))
        head.setFont(style.type.display(28))
        note = QLabel(say("zonk-file-copies-note"))
        note.setWordWrap(True)
        note.setStyleSheet(f"color: {tokens.ink2};")
        column.addWidget(head)
        column.addWidget(note)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAccessibleName(say("zonk-file-copies-list"))
        column.addWidget(self._area, 1)
        self.word = QLabel()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setWordWrap(True)
        column.addWidget(self.word)
        self.now = self._button(say("zonk-file-copy-now"), self._copy_now)
        column.addLayout(line([self.now], [self._button(say("zonk-file-close"), self.reject)]))
        self.rows: dict[str, dict[str, QPushButton]] = {}
        self.word.setText(say("zonk-file-copies-looking"))
        self.reload()

    def _button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        # The signal says whether it is checked, which no slot here wants to know.
        return action(self._style, text, lambda _checked: slot(), size=15)

    def _ask(self, query: Query, then: Callable[[object], None]) -> None:
        self._session.ask(safely(query), lambda found: None if self._gone else then(found))

    def done(self, result: int) -> None:
        self._gone = True
        super().done(result)

    def reload(self, said: str = "") -> None:
        """Look into the files again; `said` stays to be read."""
        self._ask(kept.look, lambda found: self._show(found, said))

    def _show(self, found: object, said: str) -> None:
        if not isinstance(found, list):
            self.word.setText(str(found))
            return
        px = self._style.px
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, px(8), 0)
        grid.setVerticalSpacing(px(12))
        grid.setColumnStretch(0, 1)
        self.rows = {}
        for row, look in enumerate(found):
            text = QLabel(_words(look))
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            grid.addWidget(text, row, 0)
            buttons = self.rows[look.file.path.name] = {}
            if look.missing:
                buttons["bring"] = self._button(
                    say("zonk-file-bring-over", games=look.missing), partial(self._bring, look)
                )
            if look.file.kind in {"copy", "replaced"}:
                buttons["restore"] = self._button(
                    say("zonk-file-copy-restore"), partial(self._restore, look)
                )
            if look.file.kind != "copy":
                buttons["delete"] = self._button(
                    say("zonk-file-copy-delete"), partial(self._delete, look)
                )
            for place, button in enumerate(buttons.values(), 1):
                grid.addWidget(button, row, place, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(len(found), 1)
        self._area.setWidget(inside)
        self.word.setText(said or ("" if found else say("zonk-file-no-copy")))

    # Actions

    def _copy_now(self) -> None:
        def then(found: object) -> None:
            self.reload(str(found) if isinstance(found, Exception) else say("zonk-file-copy-made"))

        self._ask(kept.copy, then)

    def _bring(self, look: kept.Look) -> None:
        def then(found: object) -> None:
            if not isinstance(found, kept.Brought):
                self.reload(str(found))
                return
            said = say(
                "zonk-file-brought-over", games=found.whole, parts=found.parts, lost=found.lost
            )
            self.reload(said)

        path = look.file.path
        self._ask(lambda archive: kept.bring_over(archive, path), then)

    def _restore(self, look: kept.Look) -> None:
        if not self._sure(
            say("zonk-file-restore-question", day=_day(look)),
            say("zonk-file-restore-note", games=look.games),
            say("zonk-file-restore"),
        ):
            return
        self._session.restore(
            look.file.path, lambda found: None if self._gone else self.reload(_told(found))
        )

    def _delete(self, look: kept.Look) -> None:
        if not self._sure(
            say("zonk-file-delete-copy", file=look.file.path.name),
            say("zonk-file-delete-copy-note", games=look.missing),
            say("zonk-file-delete-it"),
        ):
            return
        path = look.file.path

        def delete(archive: Archive) -> object:
            del archive
            forget(path)
            return say("zonk-file-copy-deleted")

        self._ask(delete, lambda found: self.reload(str(found)))

    def _sure(self, question: str, more: str, verb: str) -> bool:
        box = QMessageBox(self)
        box.setWindowTitle(say("zonk-file-copies-title"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question)
        box.setInformativeText(more)
        go = box.addButton(verb, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(
            box.addButton(say("zonk-file-keep-all"), QMessageBox.ButtonRole.RejectRole)
        )
        box.exec()
        sure = box.clickedButton() is go
        box.deleteLater()
        return sure


def _told(found: object) -> str:
    """What came of it: a message, or an error with one."""
    return text(found) if isinstance(found, Message) else str(found)


def _day(look: kept.Look) -> str:
    return when(look.file.day.isoformat())[0]


def _words(look: kept.Look) -> str:
    file = look.file
    title = (
        say("zonk-file-copy-of", day=_day(look))
        if file.kind == "copy"
        else say("zonk-file-kept-aside", day=_day(look), kind=file.kind)
    )
    size = f"{file.size / 1e6:.1f} MB" if file.size >= 100_000 else f"{file.size / 1e3:.0f} kB"
    holds = say("zonk-file-copy-holds", games=look.games, size=size, missing=look.missing)
    rescued = [] if look.rescued is None else [text(look.rescued)]
    return "\n".join((title, holds, *rescued, file.path.name))

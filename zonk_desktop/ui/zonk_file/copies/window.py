"""Copies of the Zonk File and files kept aside: look into them, bring games over, restore."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QDialog, QPushButton, QScrollArea, QWidget

from zonk_desktop.archive import copies as kept
from zonk_desktop.archive.copies import BringOver, Inside
from zonk_desktop.archive.place import forget
from zonk_desktop.session.worker import Asking, Session
from zonk_desktop.sheets.dates import when
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.boxes import sure
from zonk_desktop.ui.kit.dialog import button, dress, foot
from zonk_desktop.ui.kit.scrolling import by_keys
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.carrying import Carrying, ImportReport
from zonk_desktop.ui.zonk_file.copies import damage
from zonk_desktop.ui.zonk_file.copies.inside import LookInside
from zonk_desktop.words import figure, say, text

#: The damaged file whose notice was folded, in the settings.
_FOLDED = "rescue-folded"


class Copies(QDialog):
    """Dialog with the losses of a damaged file, and a row for each file beside the Zonk File."""

    def __init__(
        self,
        style: Style,
        session: Session,
        parent: QWidget | None = None,
        memory: Memory | None = None,
        playing: int = 0,
    ) -> None:
        """`playing`: the game on the table, which stays as it is."""
        super().__init__(parent)
        self._style = style
        self._session = session
        self._memory = memory
        self._playing = playing
        self._ask = Asking(session)
        self._found = kept.FilesBeside(())
        px = style.px
        column = dress(self, style, say("zonk-file-copies-title"), 1080, 760)
        self._area = QScrollArea(widgetResizable=True)
        by_keys(self._area, style)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(say("zonk-file-copies-list"))
        column.addWidget(self._area, 1)
        self.word = lay.label(style, wrap=True)
        self.word.setContentsMargins(px(24), px(8), px(24), px(8))
        column.addWidget(self.word)
        self.now = self._button(say("zonk-file-copy-now"), self._copy_now)
        self.export = self._button(say("zonk-file-export-all"), self._export_all, "folder")
        self.stop = button(style, say("zonk-file-stop"))
        self.stop.hide()
        shut = self._button(say("zonk-file-close"), self.reject)
        column.addWidget(foot(style, [self.now, self.export, self.stop], [shut]))
        self.carrying = Carrying(style, self._ask, self)
        self.carrying.said.connect(self._say)
        self.carrying.went.connect(self._went)
        self.stop.clicked.connect(self.carrying.stop)
        self.finished.connect(self._stop)
        QShortcut(QKeySequence("Ctrl+B"), self, self.now.click)
        self.rows: dict[str, dict[str, QPushButton]] = {}
        self.notice: damage.Notice | None = None
        self.inside: LookInside | None = None
        self.report: ImportReport | None = None
        self._lower = lay.row(style)
        self._say(say("zonk-file-copies-looking"))
        self.reload()

    def _button(self, text: str, slot: Callable[[], object], icon: str = "") -> QPushButton:
        made = button(self._style, text, icon)
        # The signal says whether it is checked, which no slot here wants to know.
        made.clicked.connect(lambda _checked: slot())
        return made

    @Slot()
    def _stop(self) -> None:
        self._ask.close()
        self.carrying.give_up()

    def reload(self, said: str = "") -> None:
        """Look into the files again; `said` stays to be read."""
        self._ask(kept.found).then(lambda found: self._looked(found, said), self._failed)

    def _failed(self, wrong: Exception) -> None:
        self._say(str(wrong))

    def _looked(self, found: kept.FilesBeside, said: str) -> None:
        self._found = found
        self._show()
        self._say(said or ("" if found.files else say("zonk-file-no-copy")))

    # What is shown

    def _say(self, text: str) -> None:
        self.word.setText(text)
        self.word.setVisible(bool(text))

    def _show(self) -> None:
        style, found = self._style, self._found
        column = lay.column(style, margins=(24, 18, 24, 16), gap=20)
        inside = lay.panel("page", column)
        self.notice = None
        gaps = damage.missing(found.remains)
        if found.damaged is not None:
            column.addWidget(self._noticed())
        if found.remains:
            column.addWidget(damage.map_of(style, found.remains))
        self._lower = lay.row(style, gap=28)
        self._lower.add((self._list(), 3))
        if gaps:
            lost = damage.MissingGames(style, found.remains)
            lost.all.clicked.connect(self._list_missing)
            self._lower.addWidget(lost, 2)
        column.add(self._lower, 1)
        self._turn()
        self._area.setWidget(inside)

    def _noticed(self) -> QWidget:
        folded = self._memory is not None and self._memory.text(_FOLDED, "") == self._name()
        notice = self.notice = damage.Notice(self._style, self._found, folded=folded)
        if notice.copy is not None:
            path = notice.copy.file.path
            notice.fill.clicked.connect(lambda: self._bring(path))
        notice.show_file.clicked.connect(lambda _checked: self._show_damaged())
        notice.fold.setVisible(self._memory is not None)
        notice.fold.clicked.connect(lambda: self._fold(not folded))
        return notice

    def _name(self) -> str:
        return self._found.damaged.path.name if self._found.damaged is not None else ""

    def _fold(self, folded: bool) -> None:
        if self._memory is not None:
            self._memory.set(_FOLDED, self._name() if folded else "")
        self._show()

    def _list(self) -> QWidget:
        style = self._style
        found = QWidget()
        grid = lay.grid(style, gap=(12, 9))
        grid.setColumnStretch(0, 1)
        self.rows = {}
        for row, look in enumerate(self._found.files):
            edge = lay.panel("edge")
            edge.setFixedHeight(1)
            grid.addWidget(edge, 2 * row, 0, 1, 4)
            grid.addWidget(self._words(look), 2 * row + 1, 0)
            buttons = self.rows[look.file.path.name] = self._row(look)
            top = Qt.AlignmentFlag.AlignTop
            for place, one in enumerate(buttons.values(), 4 - len(buttons)):
                grid.addWidget(one, 2 * row + 1, place, top)
        lay.column(style, gap=8, on=found).add(
            damage.heading(style, say("zonk-file-copies-head"), say("zonk-file-copies-note")),
            grid,
            1,
        )
        return found

    def _row(self, look: kept.CopyLook) -> dict[str, QPushButton]:
        path, damaged = look.file.path, look.file.kind == "damaged"
        buttons = {}
        if (look.missing or look.fills) and not damaged:
            text = say("zonk-file-bring-over", games=max(look.missing, look.fills))
            buttons["bring"] = self._button(text, partial(self._bring, path))
        if damaged:
            text = say("zonk-file-try-again")
            buttons["again"] = self._button(text, partial(self._again, path), "again")
        buttons["look"] = self._button(say("zonk-file-look-inside"), partial(self._inside, look))
        return buttons

    def _words(self, look: kept.CopyLook) -> QWidget:
        title, *rest = _words(look, len(damage.missing(self._found.remains)))
        head = lay.label(self._style, title, "term", wrap=True)
        return lay.held(
            lay.column(self._style, head, damage.quiet(self._style, "\n".join(rest)), gap=0)
        )

    def _turn(self) -> None:
        """Lay out lists side by side where there is room."""
        wide = self.width() >= self._style.px(900)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._lower.setDirection(side if wide else below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    # Actions

    def _went(self, _: int, of: int, told: str) -> None:
        self.stop.setVisible(of > 0)
        if of:
            self._say(told)

    def _copy_now(self) -> None:
        self._ask(kept.copy).then(lambda _: self.reload(say("zonk-file-copy-made")), self._broken)

    def _export_all(self) -> None:
        if self.carrying.busy:
            self._say(say("zonk-file-busy"))
            return
        folder = files.open_folder(self, say("zonk-file-export-all"))
        if folder is not None:
            self.send_out(folder)

    def send_out(self, folder: Path) -> None:
        """Export every game into this folder, a file each."""
        self._ask(lambda archive: archive.games()).then(
            lambda found: self.carrying.send_out(found, folder), self._failed
        )

    def _bring(self, path: Path) -> None:
        self.carrying.bring_over(BringOver(path, self._playing), self.reload)

    def _again(self, path: Path) -> None:
        self.carrying.bring_over(BringOver(path, self._playing, again=True), self.reload)

    def _inside(self, look: kept.CopyLook) -> None:
        def then(found: list[Inside]) -> None:
            dialog = self.inside = LookInside(self._style, look, _title(look), found, self)
            dialog.wanted.connect(lambda what: self._do(look, what))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

        path = look.file.path
        self._ask(lambda archive: kept.inside(archive, path)).then(then, self._failed)

    def _do(self, look: kept.CopyLook, what: str) -> None:
        match what:
            case "bring":
                self._bring(look.file.path)
            case "restore":
                self._restore(look)
            case "delete":
                self._delete(look)

    def _show_damaged(self) -> None:
        damaged = self._found.damaged
        if damaged is not None:
            folder = QUrl.fromLocalFile(str(damaged.path.parent))
            QDesktopServices.openUrl(folder)
            self._say(str(damaged.path))

    def _list_missing(self) -> None:
        gaps = damage.missing(self._found.remains)
        lines = tuple(map(damage.line_of, gaps))
        title = say("zonk-file-missing-head", games=len(gaps))
        note = say("zonk-file-missing-counted")
        self.report = ImportReport(self._style, title, note, lines, self)
        self.report.lines.setAccessibleName(title)
        self.report.open()

    def _restore(self, look: kept.CopyLook) -> None:
        if self.carrying.busy:
            self._say(say("zonk-file-busy"))
            return
        if not sure(
            self,
            say("zonk-file-restore-question", day=_day(look)),
            say("zonk-file-restore-note", games=look.games),
            yes=say("zonk-file-restore"),
            no=say("zonk-file-keep-all"),
        ):
            return
        self._session.restore(look.file.path, self._ask.owner).then(
            lambda found: self.reload(text(found)), self._broken
        )

    def _broken(self, wrong: Exception) -> None:
        self.reload(str(wrong))

    def _delete(self, look: kept.CopyLook) -> None:
        if self.carrying.busy:
            self._say(say("zonk-file-busy"))
            return
        if not sure(
            self,
            say("zonk-file-delete-copy", file=look.file.path.name),
            say("zonk-file-delete-copy-note", games=look.missing),
            yes=say("zonk-file-delete-it"),
            no=say("zonk-file-keep-all"),
        ):
            return
        path = look.file.path

        self._ask(lambda _: forget(path)).then(
            lambda _: self.reload(say("zonk-file-copy-deleted")), self._broken
        )


def _day(look: kept.CopyLook) -> str:
    return when(look.file.day.isoformat())[0]


def _title(look: kept.CopyLook) -> str:
    file = look.file
    if file.kind == "copy":
        return say("zonk-file-copy-of", day=_day(look))
    return say("zonk-file-kept-aside", day=_day(look), kind=file.kind)


def _words(look: kept.CopyLook, gaps: int) -> list[str]:
    """The file's title, and lines about what it holds."""
    file = look.file
    size = (
        say("zonk-file-megabytes", size=figure(file.size / 1e6, 1))
        if file.size >= 100_000
        else say("zonk-file-kilobytes", size=figure(file.size / 1e3))
    )
    missing = 0 if file.kind == "damaged" else look.missing
    holds = say("zonk-file-copy-holds", games=look.games, size=size, missing=missing)
    fills = say("zonk-file-copy-fills", fills=look.fills, games=gaps) if look.fills else ""
    rescued = "" if look.rescued is None else text(look.rescued)
    return [part for part in (_title(look), holds, fills, rescued) if part]

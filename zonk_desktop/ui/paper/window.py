"""The print window: a preview of the sheets, and all settings of the print."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QLayout, QProgressBar, QScrollArea, QWidget

from zonk_desktop.archive.naming import file_name
from zonk_desktop.engine.value import changed
from zonk_desktop.session import job
from zonk_desktop.sheets import fonts
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.job import LaidJob, PagesError, PrintJob, laid, leaves, turned
from zonk_desktop.sheets.keep import with_luck
from zonk_desktop.sheets.rounds import in_100, lengths
from zonk_desktop.ui.kit import files, icons, lay
from zonk_desktop.ui.kit.dialog import block, dress
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.paper.fields import Fields, title
from zonk_desktop.ui.paper.middle import Middle
from zonk_desktop.ui.paper.outgoing import Outgoing
from zonk_desktop.ui.paper.pages import Thumbs
from zonk_desktop.ui.paper.parts import KeyedButton, said
from zonk_desktop.ui.paper.values import GameCourse, Luck, Trouble, lucks, usual_paper
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.words import say, sentences

_DELAY = 120
_LEAST = (480, 360)
#: The height of the page where it stands below the fields.
_PAGE_BELOW = 420


class PrintWindow(QDialog):
    """Games bring their sheets and a name for their file; without games a blank sheet is made."""

    told = Signal(str)

    def __init__(
        self, style: Style, memory: Memory, parent: QWidget | None = None, *,
        games: Sequence[Sheet] = (), name: str = "", choices: Sequence[RulesChoice] = (),
        courses: Sequence[GameCourse] = (),
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._style = style
        self._games = tuple(games)
        #: The same with luck and cost, once they are reckoned.
        self._lucky: tuple[Sheet, ...] = ()
        self._courses = tuple(courses)
        self._reckoning: job.Job[list[Luck]] | None = None
        self._name = name
        self._laid: LaidJob | None = None
        self.outgoing = Outgoing(self)
        self.outgoing.stepped.connect(self._stepped)
        self.outgoing.ended.connect(self._ended)
        whole = dress(self, style, title(games), 1500, 980)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self.refresh)
        # Large letters on a small screen: what has no room beside the fields goes below them.
        whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*_LEAST)
        self._body = body = lay.row(style, gap=0)
        whole.addLayout(body, 1)
        # On a small screen the fields and the page have the first word.
        self.thumbs = Thumbs(style, narrow=self.width() < style.px(1200))
        self.fields = Fields(style, memory, usual_paper(memory), games, choices, luck=bool(courses))
        body.add(self.thumbs)
        self.middle = Middle(style)
        body.add((self.middle, 1))
        self.beside = self._right()
        body.add(self.beside)
        whole.addWidget(self._foot())
        self.thumbs.chosen.connect(self._look)
        self.fields.changed.connect(self._timer.start)
        self.fields.printers.turned.connect(self._allow)
        self.fields.luck.toggled.connect(self._lucky_or_not)
        QShortcut(QKeySequence.StandardKey.Save, self, self._to_file)
        for key, by in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            # With Ctrl: alone they belong to the field that has the focus.
            both = QKeySequence(Qt.Modifier.CTRL | key)
            QShortcut(both, self, lambda by=by: self.thumbs.step(by))
        self.refresh()
        self.fields.first.setFocus()

    # Parts

    def _right(self) -> QScrollArea:
        scroll = Scrolling()
        holder = QWidget()
        self._column = lay.column(self._style, (self.fields, 1), gap=0, on=holder)
        scroll.setWidget(holder)
        return scroll

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Thumbnails, page and fields side by side, as far as there is room for them."""
        px, room = self._style.px, self.width()
        fields = self.fields.minimumSizeHint().width() + px(20)
        page = max(px(200), self.middle.minimumSizeHint().width())
        fits = fields + page <= room
        self.thumbs.setVisible(fields + page + self.thumbs.width() <= room)
        if fits:
            wish = max(page, self.middle.wish)
            taken = wish + (self.thumbs.width() if self.thumbs.isVisibleTo(self) else 0)
            self.beside.setFixedWidth(max(fields, min(px(530), room - taken)))
            self._body.insertWidget(1, self.middle, 1)
            self.middle.setMinimumHeight(0)
        else:
            self.beside.setFixedWidth(room)
            self._column.addWidget(self.middle)
            self.middle.setMinimumHeight(px(_PAGE_BELOW))
        buttons = [one for one in (self.cancel, self.save, self.print) if not one.isHidden()]
        for button in buttons:
            button.show_key(True)
        needed = sum(one.sizeHint().width() + px(12) for one in buttons) + px(48)
        for button in buttons:
            button.show_key(needed <= room)

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = lay.panel("foot")
        self.sum = said(style)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setFixedWidth(px(220))
        self.progress.hide()
        row = lay.row(style, self.progress, (self.sum, 1), margins=(24, 12), gap=12, on=foot)
        self.cancel = KeyedButton(style, say("print-cancel"), say("print-key-cancel"))
        self.save = KeyedButton(style, say("print-save"), say("print-key-save"))
        self.print = KeyedButton(style, say("print-go-none"), say("print-key-go"))
        self.print.setIconSize(QSize(px(20), px(20)))
        for button, slot in (
            (self.cancel, self.reject), (self.save, self._to_file), (self.print, self._to_printer)
        ):  # fmt: skip
            button.clicked.connect(slot)
            row.addWidget(button)
        self._lead()
        return foot

    def _lead(self) -> None:
        """Let the file lead while there is no printer."""
        leading = self.print if self.fields.printers.any else self.save
        self.print.setVisible(leading is self.print)
        leading.setDefault(True)

    def _allow(self) -> None:
        """Block what cannot be done, as long as it cannot."""
        self._lead()
        reason = self.fields.wrong.text()
        block(self.save, reason, primary=self.save.isDefault())
        refused = reason or self.fields.printers.refuses
        block(self.print, refused, primary=self.print.isDefault())
        ink = "onacc" if self.print.property("primary") else "ink2"
        self.print.setIcon(
            icons.icon("print", getattr(self._style.tokens, ink), self._style.px(20))
        )

    # What is shown

    def laid_out(self) -> LaidJob:
        """Lay out the sheets as chosen; all pages while those typed are none."""
        job = self.fields.job()
        try:
            found, wrong = laid(job), ""
        except PagesError as odd:
            found = laid(changed(job, pages=""))
            wrong = say("print-pages-wrong", most=len(found.sides), part=str(odd))
        self.fields.say_wrong(wrong)
        self._laid = found
        return found

    def refresh(self) -> None:
        """Lay out again, and update the summary."""
        if self.outgoing.going or self._reckoning is not None:
            return
        found = self.laid_out()
        self._allow()
        reason = self.fields.wrong.text()
        self.thumbs.show_sides(found.sides)
        self._look(self.thumbs.number)
        job = self.fields.job()
        many = leaves(turned(found, both_sides=job.both_sides), job)
        self.print.setText(say("print-go-none") if reason else say("print-go", leaves=many))
        came = say(
            "print-sum", sides=len(found.wanted), copies=job.copies, leaves=many, black=job.black
        )
        self._sum("" if reason else came)
        trouble = sentences(fonts.said(one.sheet) for one in found.plans)
        self.middle.blame(trouble)
        self._named(job, found)
        if not self._games:
            self._lasting(found)

    def _lasting(self, found: LaidJob) -> None:
        """The length of a game compared with the rows there are for it."""
        one = found.plans[0]
        fields, rounds = self.fields, one.sheet.rounds
        shares = lengths(fields.ruleset())
        pages = sum(not (page.back or page.keep) for page in one.pages)
        fields.lasts.setVisible(bool(rounds))
        if rounds:
            fields.lasts.setText(
                say(
                    "print-lasts", rounds=rounds, rows=one.rows, pages=pages,
                    rows_enough=one.rows >= rounds,
                )
            )  # fmt: skip
        fields.done.setVisible(bool(shares))
        if shares:
            told = in_100(shares, one.rows), in_100(shares, one.rows_at_first)
            split = one.rows_at_first < one.rows and told[1] > 0
            said = say("print-done", share=told[0], first=told[1], split=split, rows=one.rows)
            fields.done.setText(said)
        fields.lengths.show_lengths(shares, one.rows)

    def _named(self, job: PrintJob, found: LaidJob) -> None:
        """The name proposed for a file, as long as nobody typed another."""
        paper = found.plans[0].paper.name
        if not self._games:
            name = say(
                "print-name-blank", sheet=self.fields.ruleset().name,
                players=self.fields.players.value(), paper=paper,
            )  # fmt: skip
        elif len(self._games) > 1:
            name = say("print-name-games", count=len(self._games), paper=paper)
        else:
            name = self._name.removesuffix(f".{files.PDF.suffix}")
        self.fields.propose(file_name(f"{name}.{files.PDF.suffix}"))

    def _look(self, number: int) -> None:
        found = self._laid
        if found is None or not 0 <= number < len(found.sides):
            return
        self.middle.look(found.sides[number], number, len(found.sides))

    # Luck and choices

    def _lucky_or_not(self, on: bool) -> None:
        if on and not self._lucky:
            self._busy(True)
            # What went wrong is in the log; the sheets are printed without.
            self._reckoning = job.Job(
                self, job.apart.lane("review"), partial(lucks, self._courses)
            ).then(self._reckoned, lambda _: self._reckoned([]))
            self._reckoning.progressed.connect(self._reckoned_some)
            return
        self.fields.take(self._lucky if on else self._games)

    def _reckoned_some(self, done: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self._sum(say("print-reckoning", share=100 * done // max(1, of)))

    def _reckoned(self, known: list[Luck]) -> None:
        self._reckoning = None
        self._busy(False)
        if not any(known):
            self.fields.luck.setChecked(False)
            self._tell(Trouble(say("print-luck-unknown")))
            return
        self._lucky = tuple(
            with_luck(sheet, luck) for sheet, luck in zip(self._games, known, strict=True)
        )
        self.fields.take(self._lucky)
        if not all(known):
            self._tell(say("print-luck-some", count=sum(not one for one in known)))

    # On paper

    def _to_file(self) -> None:
        found = self._now()
        if found is None:
            return
        self.fields.remember()
        path = files.save_as(self, say("print-ask"), self.fields.file_name, files.PDF)
        if path is None:
            return
        self.outgoing.to_file(found, path)

    def _to_printer(self) -> None:
        found = self._now()
        self.fields.printers.look()
        if found is None or self.fields.printers.refuses:
            return
        self.fields.remember()
        self.outgoing.to_printer(found, self.fields.job(), self.fields.printers)

    def _now(self) -> LaidJob | None:
        """The current job; None when it cannot be printed, or one is in progress."""
        if self.outgoing.going or self._reckoning is not None:
            return None
        if self._timer.isActive():
            self._timer.stop()
            self.refresh()
        return None if self.fields.wrong.text() else self._laid

    def _stepped(self, done: int, most: int) -> None:
        if not done:
            self._busy(True)
            self.progress.setRange(0, most)
        self.progress.setValue(done)
        self._sum(say("print-going", done=done, most=most) if done else "")

    def _busy(self, on: bool) -> None:
        self.progress.setVisible(on)
        self.fields.setEnabled(not on)
        for button in (self.print, self.save):
            button.setEnabled(not on)
        self.cancel.setText(say("print-stop" if on else "print-cancel"))

    def _ended(self, said: str) -> None:
        self._busy(False)
        self._tell(said)

    def _sum(self, text: str, colour: str = "ink2") -> None:
        lay.put_role(self._style, self.sum, "note", colour)
        self.sum.setText(text)

    def _tell(self, text: str) -> None:
        self._sum(text, "red" if isinstance(text, Trouble) else "ink")
        self.told.emit(text)

    def reject(self) -> None:
        """Cancel the job in progress, else close."""
        if self._reckoning is not None:
            self._reckoning.cancel()
            self._reckoning = None
            self._busy(False)
            self.fields.luck.setChecked(False)
            self._tell(say("print-luck-stopped"))
            return
        if self.outgoing.going:
            self.outgoing.stop()
            return
        super().reject()

"""Commands about the dice on the table: faces of real ones, and entries to correct."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from zonk_desktop.archive.values import Row
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase, Seat
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit import own_keys, people
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.kit.boxes import tell
from zonk_desktop.ui.kit.dialog import answered
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.window.frame import WindowFrame
from zonk_desktop.words import UNKNOWN, say, speech


class TableCommands(QObject):
    """Opens the dialogs of the game on the table."""

    def __init__(self, window: WindowFrame, session: Session, table: TablePlay) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._table = table

    @Slot()
    def enter_faces(self) -> None:
        from zonk_desktop.ui.table.real_dice.faces import FacesDialog  # noqa: PLC0415

        window = self._window
        game = self._table.game
        if game is None:
            return
        dialog = FacesDialog(window.look, game, window)
        if answered(dialog):
            self._table.enter(dialog.faces())

    @Slot(object)
    def ask_word(self, then: Callable[[str], None]) -> None:
        """Ask for the word of a throw, and hand it on; nothing where there is none."""
        from zonk_desktop.ui.table.dialogs import WordDialog  # noqa: PLC0415

        dialog = WordDialog(self._window.look, self._window)
        then(dialog.hand if answered(dialog) else "")

    @Slot(object)
    def declare(self, view: ButtonView) -> None:
        """Ask what a player stays with, and do it: the figure is binding (LP-049)."""
        sight = self._table.sight
        if sight is None:
            return
        game = sight.game
        name = shortened(called(game.seats[game.turn.seat]), 24)
        ask, use = say("table-total-ask", name=name), say("table-stay")
        said = self._figure(ask, use, sight.made, 0)
        if said is not None:
            *before, _ = view.does
            self._table.press(view._replace(does=(*before, act.Stay(said))))

    @Slot(object)
    def name_figure(self, action: act.Stake | act.WriteDown) -> None:
        """Ask what everybody puts into the pot (IB-068), or what a turn on paper brought."""
        if isinstance(action, act.Stake):
            said = self._figure(say("table-stake-ask"), say("table-stake-use"), action.amount, 1)
            if said is not None:
                self._table.do(act.Stake(action.player, said))
        elif self._table.game is not None:
            game = self._table.game
            name = shortened(called(game.seats[game.turn.seat]), 24)
            ask, use = say("table-write-ask", name=name), say("table-write-short")
            # A first throw of nothing may cost points.
            said = self._figure(ask, use, action.points, -game.rules.s.first_throw_penalty)
            if said is not None:
                self._table.do(act.WriteDown(said))

    def _figure(self, ask: str, use: str, figure: int, least: int) -> int | None:
        """A figure that is asked for, None where nobody names one."""
        from zonk_desktop.ui.kit.one_field import FieldWords  # noqa: PLC0415
        from zonk_desktop.ui.table.dialogs import FigureDialog  # noqa: PLC0415

        words = FieldWords(use, ask, ask, "", say("table-cancel"), use)
        dialog = FigureDialog(self._window.look, words, figure, least, self._window)
        return dialog.figure if answered(dialog) else None

    @Slot()
    def account(self) -> None:
        """Have the dice of a doubted total named (LP-080)."""
        from zonk_desktop.ui.table.real_dice.account import AccountDialog  # noqa: PLC0415

        game = self._table.game
        if game is None or game.turn.phase is not Phase.CHALLENGED:
            return
        dialog = AccountDialog(self._window.look, game, self._window)
        if answered(dialog):
            self._table.do(act.Account(dialog.faces()))

    @Slot(int)
    def rename(self, seat: int) -> None:
        """Another name for who sits there, for the whole game and for those to come."""
        from zonk_desktop.ui.table.dialogs import NameDialog  # noqa: PLC0415

        window, table = self._window, self._table
        game = table.game
        if game is None or not table.idle or table.opening_shown() or game.ended is not None:
            table.told.emit(say("seat-name-not-now"))
            return
        old = game.seats[seat].name
        taken = {
            name: say("seat-taken", name=shortened(name, 30))
            for name in people.names(game)
            if name != old
        }
        if table.snapshot is not None:
            # Whoever has had a name keeps what was played under it.
            taken |= {
                name: say("seat-taken-before", name=shortened(name, 30), now=shortened(now, 30))
                for name, now in table.snapshot.header.once().items()
                if now != old and name not in taken
            }
        dialog = NameDialog(window.look, old, taken, window, self._gender(game.seats[seat]))
        if not answered(dialog):
            return
        if dialog.name != old:
            self._keep_name(old, dialog.name)
            self._session.rename(old, dialog.name)
        if dialog.gender is not None:
            window.learn({dialog.name: dialog.gender.value})

    def _gender(self, seat: Seat) -> str | None:
        """What who sits there is called; None for a team, a computer and where nothing asks it."""
        snapshot = self._table.snapshot
        computers = snapshot.header.sitting() if snapshot is not None else {}
        if not speech().asks_gender or seat.members or seat.name in computers:
            return None
        return self._window.memory.people().get(seat.name, UNKNOWN)

    def _keep_name(self, old: str, new: str) -> None:
        """The next game knows the name, and whose look it has."""
        memory, known = self._window.memory, self._window.look.known
        if old in known:
            known[new] = known[old]
            memory.set_looks({**memory.looks(), new: known[old]})
        kept = memory.names("players")
        if old in kept:
            memory.set("players", [new if name == old else name for name in kept])
        elif not kept and old == say("start-you"):
            memory.set("players", [new])
        keys = self._table.keys
        if old in keys:
            keys[new] = keys.pop(old)
            own_keys.remember(memory, {new: keys[new]}, each=True)
        setup = self._table.setup
        if setup is not None:
            self._table.setup = setup.renamed(old, new)

    @Slot()
    def skip_order(self) -> None:
        """Begin again as the players sit; the game in which nothing was played goes to the bin."""
        table = self._table
        setup, before = table.setup, table.snapshot
        if setup is None or before is None or not table.order_open:
            return
        number = before.game_id
        table.begin(setup._replace(roll_order=False))
        if number:
            self._session.ask(lambda archive: archive.bin([number])).then(
                lambda _: None, lambda _: None
            )

    @Slot()
    def correct(self) -> None:
        self.correct_cell(-1, -1)

    @Slot(int, int)
    def correct_cell(self, row: int, seat: int) -> None:
        """Open the correction of entries, at those of a cell of the sheet."""
        self._session.rows().then(lambda rows: self._correct(rows, (row, seat)))

    def _correct(self, rows: tuple[Row, ...], place: tuple[int, int]) -> None:
        from zonk_desktop.ui.table.real_dice.correct import CorrectDialog  # noqa: PLC0415
        from zonk_desktop.ui.table.real_dice.entries import StoredEntries  # noqa: PLC0415

        snapshot = self._table.snapshot
        if not rows or snapshot is None:
            tell(
                self._window, say("window-nothing-to-correct"), say("window-no-entry-has-been-made")
            )
            return
        written = StoredEntries(snapshot.header, snapshot.house, rows)
        dialog = CorrectDialog(self._window.look, written, place, self._window)
        if answered(dialog):
            self._session.correct(dialog.changes)

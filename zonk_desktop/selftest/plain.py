"""Parts that need no window: files, rules, the journal, a whole game."""

from __future__ import annotations

import platform
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zonk_desktop import __version__
from zonk_desktop.resources import resource, resources_dir
from zonk_desktop.selftest.report import Broken

if TYPE_CHECKING:
    pass


NAMES = ("Baldrick", "Captain Jack")
SEED = bytes(range(32))
MOST_ACTIONS = 4000


class PlainParts:
    """Each method uses one part and returns a line about it."""

    def __init__(self, temporary: Path, transcript: Path) -> None:
        self._temporary = temporary
        self._transcript = transcript

    def program(self) -> str:
        how = "frozen" if getattr(sys, "frozen", False) else "from Python files"
        return (
            f"Zonk Desktop {__version__}, {how}, Python {platform.python_version()}, "
            f"{platform.system()} {platform.machine()}"
        )

    def resources(self) -> str:
        counts = []
        for folder, ending, least in (
            ("rules", "*.toml", 5),
            ("fonts", "*.ttf", 5),
            ("fonts", "*LICENSE.txt", 5),
            ("icons", "*.svg", 20),
            ("ui", "*.qss", 1),
        ):
            found = [file for file in resource(folder).glob(ending) if file.stat().st_size]
            if len(found) < least:
                raise Broken(f"{len(found)} files {ending} in {resource(folder)}")
            counts.append(f"{len(found)} {folder}/{ending}")
        licences = resources_dir().parent / "licences"
        if getattr(sys, "frozen", False):
            texts = list(licences.glob("*/*"))
            if len(texts) < 5:
                raise Broken(f"the licence texts are missing from {licences}")
            counts.append(f"{len(texts)} licence texts")
            self._compare(resources_dir().parent / "resources.list")
        return ", ".join(counts)

    def _compare(self, listed: Path) -> None:
        """Every resource with the size it was frozen with."""
        lines = [line.split(" ", 1) for line in listed.read_text("utf-8").splitlines()]
        if not lines:
            raise Broken(f"{listed} is empty")
        lost, other = [], []
        for size, name in lines:
            file = resource(*name.split("/"))
            if not file.is_file():
                lost.append(name)
            elif file.stat().st_size != int(size):
                other.append(name)
        if lost or other:
            said = [f"{len(lost)} missing: {', '.join(lost[:3])}"] if lost else []
            said += [f"{len(other)} of another size: {', '.join(other[:3])}"] if other else []
            raise Broken(
                f"of {len(lines)} resource files {'; '.join(said)}; installing the program again"
                " brings them"
            )

    def rule_sets(self) -> str:
        from zonk_desktop.engine.opening import new_game
        from zonk_desktop.engine.ruleset import Rules
        from zonk_desktop.rulebook.load import PRESETS, preset

        said = []
        for key in PRESETS:
            rules = Rules(preset(key))
            magic = (2, 3, 3, 5, 5) if rules.s.magic_number else ()
            game = new_game(rules, NAMES, magic=magic)
            said.append(f"{key} ({len(game.seats)} players, {rules.s.dice_count} dice)")
        return ", ".join(said)

    def journal(self) -> str:
        from zonk_desktop.archive.store import Archive
        from zonk_desktop.archive.values import Changes, NewGame, Row, Standing

        folder = self._temporary / "journal"
        header = "zonk 1\nrules original-1978\nplayer A\nplayer B\n"
        archive = Archive.open(folder)
        try:
            number = archive.begin(NewGame(header, "Original", ("A", "B")))
            standing = Standing(1, 1, False, "", (0, 0), (0, 0))
            archive.record(number, Changes(rows=(Row(1, "roll 1 2 3 4 5 6"),)), standing)
        finally:
            archive.close()
        archive = Archive.open(folder)
        try:
            rows = archive.load(number).rows
            verdict = archive.check()
        finally:
            archive.close()
        if verdict != "ok" or [row.line for row in rows] != ["roll 1 2 3 4 5 6"]:
            raise Broken(f"SQLite says {verdict}; read back: {rows}")
        return f"SQLite {sqlite3.sqlite_version}, written, read back, {verdict}"

    def chances(self) -> str:
        """Everybody's chance to win, and the best choice: what hints and computers ask."""
        from zonk_desktop.engine.opening import new_game
        from zonk_desktop.engine.ruleset import Rules
        from zonk_desktop.odds import ask
        from zonk_desktop.rulebook.load import preset

        said = []
        for key in ("lets-play-zonk", "original-1978"):
            game = new_game(Rules(preset(key)), NAMES)
            found = ask.chances(game)
            if found is None or abs(sum(found) - 1) > 1e-6:
                raise Broken(f"{key}: the chances to win are {found}")
            said.append(f"{key} {found[0]:.3f}, a turn is worth {ask.worth(game):.0f}")
        return "; ".join(said)

    def game(self) -> str:
        from zonk_desktop.archive.exchange import export
        from zonk_desktop.archive.store import Archive
        from zonk_desktop.fairness.source import DiceSource
        from zonk_desktop.live.opening import open_game
        from zonk_desktop.live.snapshot import Setup
        from zonk_desktop.transcript.check import verify_file
        from zonk_desktop.transcript.files import replay_file

        archive = Archive.open(self._temporary / "games")
        try:
            setup = Setup("original-1978", NAMES, (("ceremony", "off"),))
            play = open_game(setup, archive, DiceSource(SEED))
            actions = _play_out(play)
            stored = archive.load(play.game_id)
            export(stored, self._transcript)
        finally:
            archive.close()
        game = play.replay.game
        if game.ended is None:
            raise Broken(f"no end after {actions} actions")
        again = replay_file(self._transcript).game
        if [seat.total for seat in again.seats] != [seat.total for seat in game.seats]:
            raise Broken("the written game has other totals than the played one")
        good, verdict = verify_file(self._transcript)
        if not good:
            raise Broken(verdict)
        totals = " : ".join(str(seat.total) for seat in game.seats)
        return f"{actions} actions, {totals}; replayed alike, dice verified"


def _play_out(play: Any) -> int:
    """Keep everything, stay as soon as the rules allow it; the number of actions."""
    from zonk_desktop.engine import actions as act
    from zonk_desktop.engine.keeping import keep_all
    from zonk_desktop.engine.state import Phase
    from zonk_desktop.engine.turns import stay_refusal

    for done in range(MOST_ACTIONS):
        game = play.replay.game
        turn = game.turn
        if turn.phase is Phase.FINISHED:
            return done
        if turn.phase is Phase.TO_KEEP:
            play.do(act.Keep(keep_all(game)))
        elif turn.phase is Phase.TO_DECIDE and stay_refusal(game, turn) is None:
            play.do(act.Stay())
        else:
            play.do(act.Roll())
    return MOST_ACTIONS

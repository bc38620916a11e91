"""A game in the page: one person and a computer, by the program's engine. No Qt, numpy or disk.

What the page shows of it is plain data, ready for JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from zonk_desktop.compact.codes import addresses
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import legal_actions, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.record import commitment_line, seed_line
from zonk_desktop.fairness.source import DiceSource, roll_magic
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.page.show import Plain, Shown, seated
from zonk_desktop.players.choose import FeltWay, gumbel, sensible
from zonk_desktop.players.table import chance_of, decide, seats_of
from zonk_desktop.rulebook.load import preset
from zonk_desktop.stage.sight import Sight, entry_need, settled
from zonk_desktop.transcript.lines import Computer, Header, Player, read
from zonk_desktop.transcript.replay import Replay, begin, header_lines, statements
from zonk_desktop.words import Several, say, sentences

#: The game of the page: the sheet at first, what is played differently on all of them, and the
#: program's player.
SHEET, OPTIONS, OTHER = "lets-play-zonk", (("ceremony", "relaxed"),), "kid"
#: Calls that a person is offered, and what they are called.
CALLS: dict[type[act.Action], str] = {
    act.Dare: "site-dare",
    act.TakeDare: "site-take-dare",
    act.RefuseDare: "site-refuse-dare",
    act.Call11000: "verb-call-call-11000",
    act.UseReroll: "verb-call-reroll",
}


class Feel(NamedTuple):
    """A player that goes by the rule of thumb for rules without odds: tables of odds are too large
    for a page."""

    #: The scale in points of misjudging a way, as the character's level has it.
    noise: float

    def choose(self, game: Game, ways: Sequence[FeltWay], chance: Random) -> FeltWay:
        seen = [(way.worth + self.noise * gumbel(chance), way) for way in sensible(game, ways)]
        return max(seen, key=lambda one: one[0])[1]


def _you() -> str:
    """What sentences call the person, with the verbs that are right for it."""
    verbs = say("site-you-verbs")
    if verbs == "guest":
        return say("site-guest")
    return Several(say("site-you"), 2) if verbs == "several" else say("site-you")


def here() -> tuple[str, str]:
    """Both players as sentences of the page call them."""
    return _you(), say(f"character-{OTHER}")


def seats() -> tuple[str, str]:
    """Both players as their seats are headed."""
    return say("site-you"), say(f"character-{OTHER}")


def header(
    sheet: str, you: str, other: str, magic: tuple[int, ...] = (), start: str = ""
) -> Header:
    """Everything before the first action of a game of the page."""
    return Header(
        rules=sheet,
        rules_line=1,
        options=OPTIONS,
        option_lines=(1,) * len(OPTIONS),
        players=(Player(you), Player(other)),
        magic=magic,
        start=start,
        computers=(Computer(other, OTHER, "novice", 0),),
    )


def cards(game: Game) -> list[Plain]:
    """What may be kept of the throw, the most points first; equal dice once."""
    if game.turn.phase is not Phase.TO_KEEP:
        return []
    turn, found, seen = game.turn, [], set()
    shown = dict(zip(turn.active, turn.throw, strict=True))
    for dice, points in keeps(game):
        kept = sorted(dice, key=lambda die: (shown[die], die))
        faces = [shown[die] for die in kept]
        kind = game.rules.odd in dice, *faces
        if kind in seen:
            continue
        seen.add(kind)
        sight = Sight(game, dice)
        count, chance = next_miss(sight.then)
        stay = sight.stay
        found.append(
            {
                "dice": kept,
                "faces": faces,
                "points": points,
                "miss": round(100 * chance),
                "next": count if refusal(sight.then, act.Roll()) is None else 0,
                "stay": stay is not None,
                "makes": stay[0].seats[turn.seat].total if stay is not None else 0,
            }
        )
    return found


def _needs(game: Game) -> int:
    """The points that are wanting for the first score, 0 where none are."""
    need, turn = entry_need(game), game.turn
    return 0 if game.seats[turn.seat].entered or turn.points >= need else need


def _kept(dice: Sequence[int]) -> tuple[act.Action, ...]:
    return (act.Keep(tuple(sorted(dice))),) if dice else ()


class PageTable(Shown):
    """The game on the page's table."""

    #: The person's seat.
    YOU = 0

    def __init__(self, seed: bytes, replay: Replay) -> None:
        super().__init__(replay)
        self._dice = DiceSource(seed)
        #: A chance to dare the person has let pass, as the number of steps then.
        self._passed = -1

    @classmethod
    def new(cls, seed: str, sheet: str = SHEET) -> PageTable:
        """A game after this sheet; its Magic Number, where it has one, is the seed's."""
        names = say("site-guest"), say(f"character-{OTHER}")
        rules, source = Rules(preset(sheet, OPTIONS)), DiceSource(bytes.fromhex(seed))
        magic = roll_magic(rules, source) if rules.s.magic_number else ()
        start = datetime.now().astimezone().isoformat(timespec="seconds")
        return cls(bytes.fromhex(seed), begin(header(sheet, *names, magic, start), Path()))

    @classmethod
    def again(cls, seed: str, transcript: str) -> PageTable:
        """A game of this page that was left; raises TranscriptError."""
        known, lines = read(transcript)
        table = cls(bytes.fromhex(seed), begin(known, Path(), begun=True))
        for line in lines:
            table.replay.feed(line)
        for step in table.replay.steps:
            table.see(step)
        return table

    # ---- what is done -----------------------------------------------------------------------

    def throw(self, dice: Sequence[int] = ()) -> Plain:
        """Keep these dice, where any are named, and roll."""
        return self.do(*_kept(dice), act.Roll())

    def stay(self, dice: Sequence[int] = ()) -> Plain:
        """Keep these dice, where any are named, and stay."""
        return self.do(*_kept(dice), act.Stay())

    def call(self, place: int) -> Plain:
        """One of the calls that were offered."""
        return self.do(self._calls()[place])

    def other(self) -> Plain:
        """The computer's next action; what it might be dared for is let pass."""
        self._passed = len(self.replay.steps)
        # What a way is worth is counted with arrays, which the page does without.
        seats = {
            n: player._replace(own=Feel(player.noise))
            for n, player in seats_of(self.replay.header, self.game).items()
        }
        chance = chance_of(self.replay.header, self.game, len(self.replay.throws))
        decision = decide(settled(self.game), seats, chance)
        return self.view() if decision is None else self.do(*decision.actions)

    def do(self, *actions: act.Action) -> Plain:
        """Carry out actions, the dice landing in between; raises IllegalAction."""
        start = len(self.replay.steps)
        for action in actions:
            if isinstance(action, act.Call11000) and not action.time:
                action = act.Call11000(datetime.now().strftime("%H:%M"))  # noqa: PLW2901
            self.replay.do(action)
            if self.game.turn.phase is Phase.ROLLING:
                number = len(self.replay.throws) + 1
                faces = self._dice.faces(number, len(dice_in_hand(self.game)))
                self.replay.do(act.DiceLanded(faces))
        if self.game.ended is not None and not self.replay.header.finish:
            now = datetime.now().astimezone().isoformat(timespec="seconds")
            self.replay.header = self.replay.header._replace(finish=now)
        return self.view(start)

    def _calls(self) -> list[act.Action]:
        """What else the person may call now."""
        found = []
        for action in legal_actions(settled(self.game)):
            own = getattr(action, "player", self.YOU) == self.YOU
            if type(action) in CALLS and own:
                theirs = self.game.turn.seat != self.YOU
                if theirs is isinstance(action, act.Dare):
                    found.append(action)
        return found

    # ---- what is shown ----------------------------------------------------------------------

    def view(self, start: int = -1) -> Plain:
        """Where the game stands, with what has happened since this step."""
        steps = self.replay.steps[start:] if start >= 0 else []
        beats = [beat for n in range(len(steps)) for beat in self.beats(steps, n)]
        game = settled(self.game)
        turn = game.turn
        over = self.game.ended is not None
        calls = [] if over else self._calls()
        may_dare = turn.seat != self.YOU and calls and self._passed != len(self.replay.steps)
        mine = not over and (turn.seat == self.YOU or bool(may_dare))
        own = mine and turn.seat == self.YOU
        roll = own and refusal(game, act.Roll()) is None
        stay = Sight(game).stay if own else None
        return {
            "seats": [
                {**seated(seat), "name": name, "now": n == turn.seat and not over}
                for n, (seat, name) in enumerate(zip(self.game.seats, seats(), strict=True))
            ],
            "dice": self.lying(self.game),
            "cards": cards(game) if own else [],
            "roll": len(dice_in_hand(game)) if roll else 0,
            "stay": stay is not None,
            "makes": stay[0].seats[self.YOU].total if stay is not None else 0,
            "needs": _needs(game),
            "miss": round(100 * next_miss(game)[1]) if roll else 0,
            "turn": turn.points,
            "mine": mine,
            "over": over,
            "more": [{"title": say(CALLS[type(action)])} for action in calls] if mine else [],
            "wait": bool(may_dare),
            "end": self._end(),
            "beats": beats,
            "said": sentences(self.heard(steps, n) for n in range(len(steps))),
            "name": seats()[turn.seat],
        }

    def _end(self) -> str:
        """Who takes the sheet, once it is taken."""
        won = self.game.ended.winners if self.game.ended is not None else ()
        names = (self.called(self.game.seats[n].name) for n in won)
        return sentences(say("event-winner", name=name) for name in names)

    def called(self, name: str) -> str:
        """By the names of the page, in its language; the file has those it was begun with."""
        names = {seat.name: called for seat, called in zip(self.game.seats, here(), strict=True)}
        return names.get(name, name)

    # ---- as a file --------------------------------------------------------------------------

    def address(self) -> str:
        """What stands behind the `#` of the page's address for this game; empty where that is one
        of several."""
        every = addresses(pack(CodedGame(self.transcript())))
        return every[0].partition("#")[2] if len(every) == 1 else ""

    def transcript(self) -> str:
        """The game as the program writes it; the seed is told when it is over."""
        lines = [*header_lines(self.replay.header), commitment_line(self._dice.commitment)]
        lines += statements(self.replay.steps)
        if self.game.ended is not None:
            lines.append(seed_line(self._dice.seed))
        return "\n".join(lines) + "\n"

"""What was done in a game, each time as one of the actions that were legal there."""

from __future__ import annotations

from zonk_desktop.compact.number import Coder, Habit, Letters
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import candidates
from zonk_desktop.engine.play import dice_in_hand, refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.transcript.lines import Line, split
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.transcript.write import statement

#: What carries a turn on begins likelier than what interrupts one.
_PLAY = frozenset((act.Roll, act.Keep, act.Stay, act.TookHits, act.Release, act.TakeDare))
_LIKELY = 24
_LEARNED = 16
_PLACES = 16
_PHASES = tuple(Phase)


class ActionCoder:
    """Codes actions one after the other, and learns what this table is in the habit of doing."""

    def __init__(self, coder: Coder, letters: Letters, source: DiceSource | None) -> None:
        self._coder = coder
        self._letters = letters
        self._source = source
        self._kinds = Habit(_LEARNED)
        self._which = Habit(_LEARNED)

    def do(self, replay: Replay, action: act.Action | None = None) -> None:
        """Carry out the next action: the one that is given, or the one that is read."""
        game = replay.game
        if game.turn.phase is Phase.ROLLING:
            replay.do(act.DiceLanded(self._faces(replay, action)))
            return
        legal = _legal(game)
        kinds: list[object] = [*legal, None]
        kind = next((n for n, one in enumerate(kinds) if one is type(action)), -1)
        listed = legal.get(type(action), ()) if action is not None else ()
        if self._coder.writes and action not in listed:
            kind = len(kinds) - 1
        first = [_LIKELY if one in _PLAY else 1 for one in kinds]
        found = kinds[self._kinds.choose(self._coder, _where(game), kinds, kind, first)]
        if found is None:
            line = statement(game, action) or "" if action is not None else ""
            number = len(replay.steps) + 1
            replay.feed(Line(number, split(number, self._letters.text(line))))
            return
        some = legal[found]  # type: ignore[index]
        place = some.index(action) if self._coder.writes and action is not None else 0
        if len(some) > 1:
            names = tuple(range(len(some)))
            where = found, min(len(some), _PLACES)
            place = self._which.choose(self._coder, where, names, place, (_PLACES,) * len(some))
        replay.do(some[place])

    def _faces(self, replay: Replay, action: act.Action | None) -> tuple[int, ...]:
        """How the dice land: as the seed has it, or face by face."""
        count = len(dice_in_hand(replay.game))
        if self._source is not None:
            return self._source.faces(len(replay.throws) + 1, count)
        given = action.faces if isinstance(action, act.DiceLanded) else (1,) * count
        return tuple(self._coder.pick(6, face - 1) + 1 for face in given)


def _legal(game: Game) -> dict[type[act.Action], tuple[act.Action, ...]]:
    """Every legal action by its kind, as `engine.moves.legal_actions` has them."""
    found = {}
    for kind in act.KINDS:
        some = tuple(one for one in candidates(game, kind) if refusal(game, one) is None)
        if some:
            found[kind] = some
    return found


def _where(game: Game) -> tuple[int, bool, int]:
    """What a choice is like others by: the phase, whether hits are due, and the dice in hand."""
    turn = game.turn
    return _PHASES.index(turn.phase), bool(game.gates), len(turn.active)

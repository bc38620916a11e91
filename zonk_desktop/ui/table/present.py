"""What the window says about a game: pure, asked of the engine, drawn by the widgets."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.combos import Straight
from zonk_desktop.engine.dice import pack, unpack
from zonk_desktop.engine.moves import candidates, refused
from zonk_desktop.engine.play import apply, dice_in_hand, refusal
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Cell, Game, Mode, Phase
from zonk_desktop.engine.turns import as_scored, measure
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.catalogue import fault_title, symbol_short
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.transcript.verbs import SAID, Calls
from zonk_desktop.transcript.words import sentence
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import Words, dice, figure, listed, number, shortened, times, whose


class TurnView(NamedTuple):
    """The turn bar."""

    seat: int
    title: str
    #: The name alone, where the title does not fit.
    name: str
    note: str
    points: int
    points_note: str
    stay_label: str
    stay: str
    stay_note: str
    miss_label: str
    miss: Fraction | None


def settled(game: Game) -> Game:
    """The game as it stands once play goes on: the relaxed gate opens by itself."""
    while game.gates and game.rules.s.ceremony is Ceremony.RELAXED:
        game = apply(game, act.TookHits())[0]
    return game


class Sight:
    """A game and the dice picked, with what follows from both; each of it is worked out once."""

    def __init__(self, game: Game, picked: tuple[int, ...] = ()) -> None:
        self.game = game
        self.picked = picked
        self.keep = act.Keep(tuple(sorted(picked)))

    @cached_property
    def now(self) -> Game:
        """The game as it stands once play goes on."""
        return settled(self.game)

    @cached_property
    def after(self) -> Game | None:
        """The game after the picked dice are kept, None where they may not be."""
        now = self.now
        if now.turn.phase is not Phase.TO_KEEP or not self.picked:
            return None
        return None if refusal(now, self.keep) is not None else apply(now, self.keep)[0]

    @property
    def then(self) -> Game:
        """The game with the picked dice kept, where they may be."""
        return self.now if self.after is None else self.after

    @property
    def gained(self) -> int:
        """What keeping the picked dice brings; 0 where they may not be kept."""
        return self.then.turn.points - self.now.turn.points

    @cached_property
    def scoring(self) -> frozenset[int]:
        """Dice of the throw that occur in some keep."""
        if self.game.turn.phase is not Phase.TO_KEEP:
            return frozenset(self.game.turn.active)
        return frozenset(die for keep in candidates(self.game, act.Keep) for die in keep.dice)

    @cached_property
    def stay(self) -> tuple[Game, Cell] | None:
        """The game after a stay and the entry it would write, None where staying is refused."""
        then = self.then
        if refusal(then, act.Stay()) is not None:
            return None
        seat, before = then.turn.seat, len(then.cells)
        after = apply(then, act.Stay())[0]
        written = [cell for cell in list(after.cells)[before:] if cell.seat == seat]
        return (after, written[0]) if written else None

    @cached_property
    def tags(self) -> dict[int, str]:
        """What each picked die brings; dice that score only together carry one tag."""
        turn = self.game.turn
        if turn.phase is not Phase.TO_KEEP or not self.picked:
            return {}
        table, keeps = self.game.rules.table, measure(self.game.rules, turn).keeps
        shown = dict(zip(turn.active, as_scored(self.game.rules, turn), strict=True))
        faces = [shown[die] for die in self.picked]
        whole = pack(faces)
        # Dice that are no keep together still say what the equal ones among them bring.
        parts = [whole]
        if whole not in keeps:
            parts = [pack((face,) * faces.count(face)) for face in set(faces)]
        free, found = list(self.picked), dict[int, str]()
        for part in parts:
            for group in table.split(part, len(turn.throw), turn.showing):
                wanted = list(unpack(group.code))
                places = []
                for die in [*free]:
                    if shown[die] in wanted:
                        wanted.remove(shown[die])
                        free.remove(die)
                        places.append(die)
                found[places[0]] = f"+{figure(group.points)}"
        if whole in keeps and not found:
            # They complete what was set aside before.
            return {self.picked[0]: f"+{figure(keeps[whole])}"}
        return found


def kept_name(game: Game, kept: Kept) -> str:
    """What a plate calls these dice."""
    for combo in game.rules.ruleset.combos:
        if isinstance(combo, Straight) and kept.combos == (combo.key,):
            return "royale" if combo.rolled else "straight"
    return "kept"


def get_in(game: Game) -> str:
    terms = game.rules.ruleset.texts.get("term")
    return "dial in" if isinstance(terms, dict) and "DIAL IN" in terms else "get in"


def entry_need(game: Game) -> int:
    """Points the first score takes."""
    s = game.rules.s
    return max(s.entry_minimum, s.stop_minimum)


def player_now(game: Game) -> str:
    """Whose turn it is; in a team the member whose turn it is."""
    seat = game.seats[game.turn.seat]
    if not seat.members:
        return seat.name
    return seat.members[seat.turns % len(seat.members)]


def turn_view(sight: Sight, kept: tuple[Kept, ...], words: Words) -> TurnView:
    """The turn bar's words and figures."""
    game, gained = sight.game, sight.gained
    if game.ended is not None:
        return _over_view(game)
    turn = game.turn
    seat = game.seats[turn.seat]
    count, chance = next_miss(sight.then)
    stay, stay_note = _stay_words(sight, words)
    name, column = shortened(player_now(game), 20), shortened(seat.name)
    show_miss = turn.phase not in {Phase.FINISHED, Phase.CHALLENGED}
    return TurnView(
        seat=turn.seat,
        title=_title(game, name),
        name=name,
        note=_note(game, gained),
        points=turn.points + gained,
        points_note=_points_note(game, gained, kept),
        stay_label=f"If {column} stays" if len(column) <= 9 else "By staying",
        stay=stay,
        stay_note=stay_note,
        miss_label=f"Next {dice(count)} miss" if count != 1 else "Next die misses",
        miss=chance if show_miss else None,
    )


def _over_view(game: Game) -> TurnView:
    """The bar of a game that is over, for whoever looks at its table once more."""
    won = game.ended.winners if game.ended is not None else ()
    names = [shortened(game.seats[seat].name, 18) for seat in won]
    title = f"{listed(names)} {'wins' if len(names) == 1 else 'win'}" if names else "Nobody wins"
    points = game.seats[won[0]].total if won else 0
    note = f"{figure(points)} on the sheet. The game is over." if won else "The game is over."
    seat = won[0] if won else game.turn.seat
    return TurnView(seat, title, title, note, points, "", "", "", "", "", None)


def _title(game: Game, name: str) -> str:
    turn = game.turn
    if turn.phase is Phase.DARED:
        return f"{name} is dared"
    if turn.mode is Mode.ROYALE:
        return "Royale"
    if turn.after_all and turn.phase is Phase.TO_ROLL:
        return f"{name} rolls again"
    return f"{whose(name)} turn"


def _note(game: Game, gained: int) -> str:
    """What must be known of this turn; `gained` is what the dice picked bring."""
    turn, seat = game.turn, game.seats[game.turn.seat]
    if turn.phase is Phase.DARED:
        return f"{shortened(game.seats[turn.darer].name, 16)} says: dare you."
    if turn.mode is Mode.DARE:
        return "Match the four, or lose it all."
    if turn.mode is Mode.BLOOD:
        return "The Blood Die alone is rolled."
    if turn.mode is Mode.ROYALE:
        royale = game.rules.royale
        assert royale is not None
        sum_ = "their sum" if royale.factor == 1 else f"{times(royale.factor)} their sum"
        return f"{dice(royale.rolled).capitalize()}, {sum_}."
    if turn.phase is Phase.TO_ROLL and turn.after_all:
        return f"All {number(game.rules.s.dice_count)} score. They must be rolled."
    if game.show is not None:
        return "Halftime Show: one turn, apart from the game."
    if game.called is not None:
        return f"11,000 Rule. {figure(seat.total)} on the sheet."
    if seat.entered or not entry_need(game):
        inside = ", dialled in" if get_in(game) == "dial in" else ""
        return f"{figure(seat.total)} on the sheet{inside}"
    have, need = turn.points + gained, entry_need(game)
    if have >= need:
        return f"{figure(have)} are enough to {get_in(game)}"
    return f"Needs {figure(need)} to {get_in(game)}"


def _points_note(game: Game, gained: int, kept: tuple[Kept, ...]) -> str:
    points = game.turn.points
    sums: dict[str, int] = {}
    for one in kept:
        name = kept_name(game, one)
        sums[name] = sums.get(name, 0) + one.points
    parts = [f"{figure(total)} {name}" for name, total in sums.items()]
    carried = points - sum(one.points for one in kept)
    if carried > 0:
        parts.insert(0, f"{figure(carried)} carried" if kept else f"{figure(carried)} kept")
    if len(parts) > 2:
        parts = [f"{figure(points)} kept"]
    if gained:
        parts.append(f"{figure(gained)} picked")
    return " + ".join(parts) if parts else "nothing yet"


def _stay_words(sight: Sight, words: Words) -> tuple[str, str]:
    game, found = sight.game, sight.stay
    if found is None:
        turn = game.turn
        seat = game.seats[turn.seat]
        need = entry_need(game)
        have = turn.points + sight.gained
        if not seat.entered and need and have < need and game.show is None:
            return "–", f"needs {figure(need)}"
        return "–", "not now"
    after, cell = found
    shown = game.seats[cell.seat].total
    total = cell.total if game.show is None else shown
    reached = [symbol_short(game.rules.ruleset, name) for name in cell.left]
    if cell.hits:
        reached.append(words.count(cell.hits))
    if after.ended is not None:
        reached.append("the game")
    return figure(total), listed(reached) if reached else "on the sheet"


# The buttons


def results_button() -> ButtonView:
    """The way back to the last page, where the dice would be rolled."""
    return ButtonView("results", "The results", "who takes what", "R")


def roll_button(sight: Sight, words: Words, *, real: bool) -> ButtonView:
    """Roll, keeping first what is picked."""
    game, now, after = sight.game, sight.now, sight.after
    hits_due = sum(gate.hits for gate in game.gates)
    turn = now.turn
    count = len(dice_in_hand(sight.then))
    whole = count == now.rules.s.dice_count
    text = f"Roll {f'all {number(count)}' if whole else dice(count)}"
    if real:
        text = "Enter the throw"
    if turn.phase is Phase.TO_KEEP:
        if not sight.picked:
            return ButtonView(
                "roll", text, "", "R", reason="Pick at least one die that scores.", brief="pick one"
            )
        if after is None:
            return _blocked("roll", text, "R", now, refusal(now, sight.keep), words)
        why = refusal(after, act.Roll())
        if why is not None:
            return _blocked("roll", text, "R", now, why, words)
        faces = _faces(now, sight.picked)
        note = f"keeps {'' if faces.endswith('dice') else 'the '}{faces} first"
        return ButtonView("roll", text, note, "R", (sight.keep, act.Roll()))
    why = refusal(now, act.Roll())
    if why is not None:
        return _blocked("roll", text, "R", now, why, words)
    note = f"{figure(turn.points)} goes along" if turn.points else "the turn begins"
    if hits_due and now is not game:
        note = f"{words.count(hits_due)} taken first"
    return ButtonView("roll", text, note, "R", (act.Roll(),))


def _blocked(
    name: str, text: str, key: str, game: Game, why: Refusal | None, words: Words
) -> ButtonView:
    """A button that says why not: in a sentence, and in a few words."""
    if why is None:
        why = Refusal(Code.KEEP_FIRST)
    why = Refusal(why.code, {name: _written(value) for name, value in why.data.items()})
    reason = sentence(why)
    if why.code is Code.GATE_CLOSED:
        gate = game.gates[0]
        holder = shortened(game.seats[gate.holder].name, 14)
        reason = f"Gate shut. {holder} has {words.count(gate.hits)} to take."
    brief = _BRIEF.get(why.code, "not now").format(**why.data)
    return ButtonView(name, text, "", key, reason=reason, brief=words.adapt(brief))


def _written(value: int | str) -> str:
    """A figure of a refusal as the program writes it: thousands set apart, choices in words."""
    if isinstance(value, int):
        return figure(value)
    counts = value.split()
    if len(counts) > 1 and all(word.isdigit() for word in counts):
        return " or ".join(number(int(word)) for word in counts)
    return value


_BRIEF = {
    Code.ACCOUNT_FIRST: "name the dice",
    Code.ALL_DICE_SCORE: "all score",
    Code.BELOW_ENTRY: "needs {need}",
    Code.BELOW_EXTENSION: "needs {need}",
    Code.BELOW_MINIMUM: "needs {need}",
    Code.BLOOD_DIE: "Blood Die rolls",
    Code.DARED: "answer first",
    Code.DICE_COUNT: "{need} aside",
    Code.GAME_OVER: "game over",
    Code.GATE_CLOSED: "gate shut",
    Code.KEEP_FIRST: "keep one first",
    Code.MUST_BEAT_LEADER: "beat {leader}",
    Code.MUST_KEEP_ALL: "all that score",
    Code.NO_THROW: "roll first",
    Code.NOT_SCORING: "no score",
    Code.NOTHING_TO_BANK: "nothing yet",
    Code.OVER_LIMIT: "over {limit}",
    Code.ROLLING: "rolling",
    Code.ROYALE_FIRST: "Royale first",
}


def _faces(game: Game, picked: tuple[int, ...]) -> str:
    shown = dict(zip(game.turn.active, game.turn.throw, strict=False))
    faces = sorted(shown[die] for die in picked)
    if len(faces) > 1 and len(set(faces)) == 1:
        return f"{number(len(faces))} {faces[0]}s"
    if len(faces) > 2:
        return f"{number(len(faces))} dice"
    return listed([str(face) for face in faces])


def keep_button(sight: Sight, words: Words) -> ButtonView:
    """Set the picked dice aside."""
    now, picked, keep = sight.now, sight.picked, sight.keep
    if sight.after is not None:
        faces = _faces(now, picked)
        text = f"Keep {faces}" if faces.endswith("dice") else f"Keep the {faces}"
        return ButtonView("keep", text, f"{figure(sight.gained)} points", "K", (keep,))
    if now.turn.phase is Phase.TO_KEEP and not picked:
        return ButtonView("keep", "Keep", "", "K", reason="Pick dice that score.", brief="pick one")
    why = refusal(now, keep) if now.turn.phase is Phase.TO_KEEP else refused(now, act.Keep)
    return _blocked("keep", "Keep", "K", now, why, words)


def stay_button(sight: Sight, words: Words) -> ButtonView:
    """Stop and bank, keeping first what is picked."""
    now, found = sight.now, sight.stay
    points = sight.then.turn.points
    text = f"Stay with {figure(points)}" if points else "Stay"
    if found is None:
        if now.turn.phase is Phase.TO_KEEP and sight.after is None:
            reason = "Pick the dice to stay with."
            return ButtonView("stay", text, "", "S", reason=reason, brief="pick one")
        return _blocked("stay", text, "S", now, refusal(sight.then, act.Stay()), words)
    does: tuple[act.Action, ...] = (act.Stay(),)
    if sight.after is not None:
        does = (sight.keep, *does)
    note = "scored in the show" if now.show is not None else f"makes {figure(found[1].total)}"
    return ButtonView("stay", text, note, "S", does)


def dare_buttons(game: Game) -> list[ButtonView]:
    """Take or refuse, while a dare stands."""
    if game.turn.phase is not Phase.DARED:
        return []
    four = max(set(game.turn.throw), key=game.turn.throw.count)
    return [
        ButtonView(
            "take-dare", "Take the dare", f"roll one die for a {four}", "D", (act.TakeDare(),)
        ),
        ButtonView("refuse-dare", "Refuse", "play on", "N", (act.RefuseDare(),)),
    ]


class Call(NamedTuple):
    """Something the table may say besides rolling, for the menu of calls."""

    group: Calls
    text: str
    action: act.Action


#: Verbs with a place in the menu of calls, group by group.
_CALLS = tuple(
    (verb, verb.call)
    for group in Calls
    for verb in SAID
    if verb.call is not None and verb.call.group is group
)


def calls(game: Game, words: Words) -> list[Call]:
    """Everything beside the dice that may be called now."""
    return [
        Call(call.group, call.text.format(**_called(game, action), hit=words.hit), action)
        for verb, call in _CALLS
        for action in candidates(game, verb.action)
        # Taking over says as well that hits have been taken.
        if refusal(settled(game) if verb.action is act.TakeOver else game, action) is None
    ]


#: Fields of actions that hold a player's seat.
_SEATS = frozenset(("player", "giver", "taker"))


def _called(game: Game, action: act.Action) -> dict[str, str]:
    """The fields of an action in words, for the text of its call."""
    found = {}
    for field in fields(action):
        value = getattr(action, field.name)
        if field.name in _SEATS:
            found[field.name] = "" if value is None else shortened(game.seats[value].name, 20)
        elif isinstance(action, act.Fault):
            found[field.name] = fault_title(game.rules.ruleset, action.kind)
        else:
            found[field.name] = str(value).replace("-", " ")
    return found

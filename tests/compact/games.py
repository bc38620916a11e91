"""Games of any rules played at random, as transcripts: on the screen's dice, and on real ones."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.random_play import choose, house_changes
from zonk_desktop.compact.game import CodedGame
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.record import commitment_line, seated_line, with_dice
from zonk_desktop.fairness.source import Dice, DiceSource, Pledge, roll_for_order, roll_magic
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, standing_text
from zonk_desktop.rulebook.write import dumped
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Aid, Computer, Header, Hinted, Player, Renamed, quote
from zonk_desktop.transcript.remarks import corrected_line, typed, with_gesture
from zonk_desktop.transcript.replay import begin, header_lines, numbered

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))
_NAMES = ("Anna-Lena", "Bob", "Captain Lint", "Dee", "Łukasz", "יעל", "Q", "No. 8", 'The "Kid"',
          "Jo\\e", "Old Fog", "🎲 Night Bus")  # fmt: skip


def rules(chance: Random) -> tuple[str, str]:
    """A name and, of house rules, their text: a sheet, a relative, or something made at random."""
    kind = chance.randrange(4)
    if kind == 0:
        path = chance.choice(EXAMPLES)
        return path.name, standing_text(path)
    if kind == 1:
        while True:
            base, over = house_changes(chance)
            text = dumped({"extends": base, "name": "Ours", **over})
            try:
                resolve("ours.toml", text)
            except RuleFileError:
                continue
            return "ours.toml", text
    return chance.choice(PRESETS), ""


def hand(chance: Random) -> str:
    """What a player does at a throw: a gesture, a word, whatever a transcript may have."""
    x, y, now = (chance.randrange(1 << bits) for bits in (11, 11, 50))
    return chance.choice((
        f"{now:x}.{x:x}.{y:x}", f"{now:x}.{x:x}.{y:x}.-{x:x}.{y:x}", "", typed("bananas"),
        typed("Gänse «fünf» 🎲 #5"), "0.-0.07", "-." * 32, "f" * 64, "1.2.3.4.5.6.7.8.9",
    ))  # fmt: skip


def _anew(dice: Dice, chance: Random, made: int) -> Pledge:
    """Fresh dice, as throws had been shown."""
    fresh, after = DiceSource(chance.randbytes(32)), dice.after
    dice.go_on(made, fresh)
    return Pledge(made, made - after + chance.randrange(1, 9), fresh.commitment, fresh.seed)


def game(chance: Random, most: int = 400, *, real: bool = False) -> CodedGame | None:
    """A game at random, whole or broken off; None where these rules seat nobody."""
    name, house = rules(chance)
    known = Rules(resolve(name, house))
    count = min(known.s.players_max, max(known.s.players_min, chance.choice((1, 2, 3, 4, 12))))
    names = tuple(chance.sample(_NAMES, count))
    source = DiceSource(chance.randbytes(32))
    seated = names if not real and count > 1 and chance.random() < 0.7 else ()
    if seated:
        _, names = roll_for_order(known, names, source)
    start = chance.choice(("2026-11-20T20:15:03+01:00", "2026-11-20T20:15:03-09:30", "2026-11-20",
                           "2002-03-13T12:44-05:00", ""))  # fmt: skip
    header = Header(
        name,
        0,
        players=tuple(Player(one) for one in names),
        scorekeeper=chance.choice(("", names[-1])),
        packer=chance.choice((*("",) * 7, names[-1])),
        magic=roll_magic(known, source) if known.s.magic_number else (),
        start=start,
        finish=chance.choice(("", "2026-11-20T22:26:59+01:00", "later")) if start else "",
        scores=((names[0], 150),) if chance.random() < 0.1 else (),
        computers=chance.choice(((), (Computer(names[0], "dot", "good", 57), Computer(names[0])))),
        aids=chance.choice(
            (*((),) * 3, (Aid.HINTS,), *((Aid.HINTS, Aid.COACH),) * 2, (Aid.GESTURES,), tuple(Aid))
        ),
        hinted=chance.choice(((), (Hinted(names[-1], 12),))),
        renamed=chance.choice(((), (Renamed("Ann", names[0], 3),))),
    )
    try:
        replay = begin(header, Path(), house, begun=True)
    except TranscriptError:
        return None
    dice, pledges, said = Dice(source), list[Pledge](), list[str]()
    while len(replay.steps) < most:
        action = choose(replay.game, chance)
        if action is None:
            break
        if isinstance(action, act.DiceLanded) and not real:
            made = len(replay.throws)
            if chance.random() < 0.0005:
                pledges.append(_anew(dice, chance, made))
            said.append(hand(chance) if Aid.GESTURES in header.aids else "")
            action = act.DiceLanded(dice.faces(made + 1, len(dice_in_hand(replay.game)), said[-1]))
        replay.do(action)
    if isinstance(replay.steps[-1].action, act.Roll):
        replay.back(len(replay.steps) - 1)
    lines = header_lines(header)
    if seated:
        lines.append(seated_line(" ".join(map(quote, seated))))
    rows = [line for _, line in numbered(replay.steps)]
    if real:
        # Entries of real dice are written anew.
        rows = [
            corrected_line(row, "stay 450") if row[0] == "k" and chance.random() < 0.05 else row
            for row in rows
        ]
    else:
        lines.append(commitment_line(source.commitment))
        hands = iter(said)
        rows = [with_gesture(row, next(hands)) if row.startswith("roll ") else row for row in rows]
        told = source.seed, *(one.seed for one in pledges)
        seeds = told if chance.random() < 0.9 else told[:-1]
        rows = with_dice(rows, seeds, len(rows), [one[:3] for one in pledges])
    head = chance.randbytes(32) if chance.random() < 0.3 else b""
    return CodedGame("\n".join([*lines, *rows]) + "\n", house, head)

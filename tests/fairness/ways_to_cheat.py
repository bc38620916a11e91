"""What may be done to a written game, by hand or by program, and what `verify` then says."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.archive.games import bare
from zonk_desktop.fairness.chain import Chain, Why, begins, chain_lines, entries, head_of
from zonk_desktop.transcript.check import written
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import read

#: What is done to the lines of a transcript.
Cheat = Callable[[list[str]], None]


def place(lines: list[str], start: str, which: int = 0) -> int:
    return [n for n, line in enumerate(lines) if line.startswith(start)][which]


def one_face(lines: list[str]) -> None:
    """The first that can be changed without a keep that no longer fits."""
    for at, line in enumerate(lines):
        for die in range(5, len(line), 2) if line.startswith("roll") else ():
            for face in "123456".replace(line[die], ""):
                new = [*lines[:at], f"{line[:die]}{face}{line[die + 1 :]}", *lines[at + 1 :]]
                with suppress(TranscriptError):
                    replay_text("\n".join(new), Path())
                    lines[:] = new
                    return


def a_throw_left_out(lines: list[str]) -> None:
    at = [n for n in range(len(lines) - 1) if "roll" in lines[n] and "roll" in lines[n + 1]]
    del lines[at[0]]


def another_seed(lines: list[str]) -> None:
    lines[place(lines, "# dice-seed")] = "# dice-seed " + "0" * 64


def another_pledge(lines: list[str]) -> None:
    lines[place(lines, "# dice-sha256")] = "# dice-sha256 " + "0" * 64


def no_pledge(lines: list[str]) -> None:
    del lines[place(lines, "# dice-sha256")]


def pledge_after_a_throw(lines: list[str]) -> None:
    pledge = lines.pop(place(lines, "# dice-sha256"))
    lines.insert(place(lines, "roll") + 1, pledge)


def pledge_at_the_end(lines: list[str]) -> None:
    lines.insert(len(lines) - 1, lines.pop(place(lines, "# dice-sha256")))


def two_pledges(lines: list[str]) -> None:
    lines.insert(place(lines, "# dice-sha256"), "# dice-sha256 " + "1" * 64)


def seed_before_the_last_throw(lines: list[str]) -> None:
    seed = lines.pop(place(lines, "# dice-seed"))
    lines.insert(place(lines, "roll", -1), seed)


def order_turned_round(lines: list[str]) -> None:
    players = [n for n, line in enumerate(lines) if line.startswith("player")]
    lines[players[0]], lines[players[1]] = lines[players[1]], lines[players[0]]


def seating_turned_round(lines: list[str]) -> None:
    lines[place(lines, "# seated")] = '# seated "Captain Jack" Ann Cy'


def strangers_seated(lines: list[str]) -> None:
    lines[place(lines, "# seated")] = "# seated Ann Bob Dan"


def magic_invented(lines: list[str]) -> None:
    lines[place(lines, "magic")] = "magic 1 1 5 5 6"


def magic_left_out(lines: list[str]) -> None:
    del lines[place(lines, "magic")]


def corrected(lines: list[str]) -> None:
    lines[place(lines, "roll")] += "  # corrected, was: roll 1 1 1 1 1"


def no_throw(lines: list[str]) -> None:
    del lines[place(lines, "roll") : place(lines, "# dice-seed")]


def the_seed_withheld(lines: list[str]) -> None:
    del lines[place(lines, "# dice-seed")]


def names_exchanged(lines: list[str]) -> None:
    lines[:] = [line.replace("Ann", "@").replace("Cy", "Ann").replace("@", "Cy") for line in lines]


def end_left_out(lines: list[str]) -> None:
    del lines[place(lines, "roll", -4) : place(lines, "# dice-seed")]


def option_added(lines: list[str]) -> None:
    lines.insert(place(lines, "player"), "option halftime=0")


def a_start_with_points(lines: list[str]) -> None:
    lines.insert(place(lines, "start"), "score Ann 5")


def seating_left_out(lines: list[str]) -> None:
    del lines[place(lines, "# seated")]


def struck(start: str, which: int = 0) -> Cheat:
    """A line struck out that a reader may pass over."""

    def strike(lines: list[str]) -> None:
        del lines[place(lines, start, which)]

    return strike


def put(line: str, before: str) -> Cheat:
    """A line put in that a reader may pass over."""
    return lambda lines: lines.insert(place(lines, before), line)


def changed(start: str, old: str, new: str) -> Cheat:
    """A line changed that says nothing of the dice."""

    def change(lines: list[str]) -> None:
        at = place(lines, start)
        lines[at] = lines[at].replace(old, new)

    return change


def another_choice(lines: list[str]) -> None:
    """Somebody kept other dice: the first keep that may be another one, and what follows fits."""
    for at, line in enumerate(lines):
        words = line.split()
        if words[0] == "keep" and len(words) > 2:
            new = [*lines[:at], " ".join(words[:-1]), *lines[at + 1 :]]
            with suppress(TranscriptError):
                replay_text("\n".join(new), Path())
                lines[:] = new
                return
    lines[place(lines, "stay")] += "  # a word"


def without_chain(*cheats: Cheat) -> Cheat:
    """The same where the whole chain is struck out too."""

    def cheat(lines: list[str]) -> None:
        lines[:] = bare("\n".join(lines) + "\n").splitlines()
        for one in cheats:
            one(lines)

    return cheat


def a_chain_made_anew(lines: list[str]) -> None:
    """A hint struck out, and all hashes counted again."""
    del lines[place(lines, "# hint")]
    text = "\n".join(lines)
    statements = read(text)[1]
    now = written(bare(text), statements, "")
    first = begins(now._replace(lines=()), Why.NEW)
    head = head_of(entries(now, [first]))
    lines[:] = bare(text).splitlines() + chain_lines(Chain((first,), head))


#: What is done to the file, and what `verify` then says: refused, or what it does not know.
BROKEN = "the game is not what its chain says"
NO_CHAIN = "hints were shown and when it was, as no chain holds them"
WAYS: dict[str, tuple[Cheat, str]] = {
    "one face": (one_face, "but the seed gives"),
    "a throw left out": (a_throw_left_out, ""),
    "another seed": (another_seed, "not the one that was pledged"),
    "another pledge": (another_pledge, "not the one that was pledged"),
    "no pledge": (no_pledge, "never pledged"),
    "pledged after a throw": (pledge_after_a_throw, "behind the first throw"),
    "pledged at the end": (pledge_at_the_end, "behind the first throw"),
    "two pledges": (two_pledges, "dice-sha256 is given twice"),
    "a second pledge with a reason": (
        put("# dice-behind 3\n# dice-sha256 " + "1" * 64, "roll"), BROKEN,
    ),
    "the seed before the last throw": (seed_before_the_last_throw, "told before the last throw"),
    "the seed withheld": (the_seed_withheld, "told when the game is over"),
    "the order turned round": (order_turned_round, "the order of play is written as"),
    "the seating turned round": (seating_turned_round, "the order of play is written as"),
    "strangers seated": (strangers_seated, "the order of play is written as"),
    "the Magic Number invented": (magic_invented, "the Magic Number is written as 1 1 5 5 6, but"),
    "the Magic Number left out": (magic_left_out, "the Magic Number is not written, but"),
    "an entry corrected": (corrected, "never corrected"),
    "no throw": (no_throw, "no throw is written"),
    "names exchanged": (names_exchanged, ""),
    "the end left out": (end_left_out, BROKEN),
    "an option added": (option_added, BROKEN),
    "a start with points": (a_start_with_points, ""),
    "the seating left out": (seating_left_out, BROKEN),
    "a hint struck out": (struck("# hint"), BROKEN),
    "a hint put in": (put("# hint Cy at 1", "# hint"), BROKEN),
    "hints forbidden later": (struck("# aids"), BROKEN),
    "a computer struck out": (struck("# computer"), BROKEN),
    "a computer for a person": (put("# computer Ann kid good", "# computer"), BROKEN),
    "a weaker computer": (changed("# computer", "good", "casual"), BROKEN),
    "a computer that came later": (changed("# computer", " from ", " from 1"), BROKEN),
    "another name struck out": (struck("# renamed"), BROKEN),
    "another name at another time": (changed("# renamed", " at ", " at 1"), BROKEN),
    "another start": (changed("start", "start 2", "start 1"), BROKEN),
    "another finish": (changed("finish", "finish 2", "finish 1"), BROKEN),
    "another choice": (another_choice, ""),
    "an undo struck out": (struck("# chain", 9), BROKEN),
    "a break struck out": (lambda lines: struck(_break(lines))(lines), BROKEN),
    "a chain that begins later": (changed("# chain", "begins new 0", "begins new 1"), BROKEN),
    "another head": (changed("# chain-head", "# chain-head ", "# chain-head 0"), NO_CHAIN),
    "no chain, a hint struck out": (without_chain(struck("# hint")), NO_CHAIN),
    "no chain, no computer": (without_chain(struck("# computer")), NO_CHAIN),
    "no chain, other times": (
        without_chain(changed("start", "start 2", "start 1"), struck("finish")), NO_CHAIN,
    ),
    "no chain, names exchanged": (without_chain(names_exchanged), "whose names these are"),
    "no chain, the end left out": (without_chain(end_left_out), "the end, as the file stops"),
    "no chain, an option added": (
        without_chain(option_added), "the rules, options and starting scores",
    ),
    "no chain, no seating": (
        without_chain(seating_left_out, order_turned_round), "as no roll for it is recorded",
    ),
    "no chain, no undo": (without_chain(), "what was taken back or changed on the way"),
    "a chain made anew": (a_chain_made_anew, "compare it with the head that was noted"),
}  # fmt: skip


#: These leave a game honest, as far as anybody can tell.
NAMED = {
    NO_CHAIN, "whose names these are", "the end, as the file stops",
    "the rules, options and starting scores", "as no roll for it is recorded",
    "what was taken back or changed on the way", "compare it with the head that was noted",
}  # fmt: skip


def _break(lines: list[str]) -> str:
    return next(line for line in lines if line.startswith("# chain") and "continued" in line)

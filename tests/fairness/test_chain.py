"""The chain of a journal: what was written, found backwards; what was changed since is noticed."""

import hashlib
import random

import pytest

from zonk_desktop.fairness.chain import (
    NOTHING,
    Chain,
    Note,
    Why,
    Written,
    begins,
    chain_lines,
    changes,
    entries,
    head_of,
    holds,
    linked,
    read_chain,
)


def grown(chance: random.Random, steps: int) -> tuple[Written, Chain, list[str]]:
    """A game written on at random: as it stands, its chain, and every entry in order."""
    now = Written(("zonk 1", "player Ann"), tuple(f"base {n}" for n in range(chance.randrange(3))))
    first = begins(now, Why.TAKEN_OVER)
    notes, done = [first], [first.text]
    for n in range(steps):
        head, lines = list(now.head), list(now.lines)
        match chance.randrange(6):
            case 0:
                del lines[len(lines) - chance.randrange(3) :]
            case 1 if lines:
                lines[chance.randrange(len(lines))] = f"anew {n}"
            case 2:
                lines.insert(chance.randrange(len(lines) + 1), f"put in {n}")
            case 3:
                head[chance.randrange(len(head))] = f"player {n}"
            case _:
                lines += [f"line {n}"] * chance.randrange(1, 3)
        new = Written(tuple(head), tuple(lines))
        for entry in changes(now, new):
            done.append(entry if isinstance(entry, str) else entry.text)
            notes += [entry] if isinstance(entry, Note) else []
        now = new
    return now, Chain(tuple(notes), head_of(done)), done


@pytest.mark.parametrize("seed", range(30))
def test_every_entry_is_found_again(seed: int) -> None:
    chance = random.Random(seed)
    now, chain, done = grown(chance, 40)
    assert entries(now, chain.notes) == done
    assert holds(now, chain)
    # As a transcript tells it.
    assert read_chain("zonk 1\n" + "\n".join(chain_lines(chain))) == chain
    # Whatever is changed, is not what the chain ends in.
    place = chance.randrange(len(now.lines)) if now.lines else 0
    others = [
        now._replace(lines=(*now.lines[:place], *now.lines[place + 1 :])) if now.lines else None,
        now._replace(lines=(*now.lines[:place], "other", *now.lines[place + 1 :])),
        now._replace(head=(*now.head, "# hint Ann at 3")),
        now._replace(house="limit = 1"),
    ]
    assert not any(holds(other, chain) for other in others if other is not None)
    lost = chance.randrange(len(chain.notes))
    fewer = (*chain.notes[:lost], *chain.notes[lost + 1 :])
    assert not holds(now, chain._replace(notes=fewer))


def test_an_entry_is_hashed_with_the_one_before() -> None:
    """By hand, as docs/fair-dice.md says."""
    first = hashlib.sha256(bytes(32) + b"roll 1 5").digest()
    second = hashlib.sha256(first + b"# struck 1 roll 1 5").hexdigest()
    assert head_of(["roll 1 5", Note(1, "struck 1 roll 1 5").text]) == second
    assert linked(NOTHING, "roll 1 5") == first


@pytest.mark.parametrize(
    "notes",
    [
        (),
        (Note(0, "continued"),),
        (Note(7, "begins new 0 " + "0" * 64),),
        (Note(0, "begins new 0 " + "0" * 64), Note(2, "struck 9 stay")),
        (Note(0, "begins new 0 " + "0" * 64), Note(0, "put 1 stay")),
        (Note(0, "begins new 0 " + "0" * 64), Note(1, "header + finish 2026")),
    ],
)
def test_notes_that_fit_no_game(notes: tuple[Note, ...]) -> None:
    assert not holds(Written(("zonk 1",), ("roll 1",)), Chain(notes, "0" * 64))

"""Games for the archive's tests: played at random, by the session that the window uses."""

import random
from pathlib import Path

from tests.random_play import legal
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import NewGame
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import legal_actions
from zonk_desktop.engine.state import Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.words import Message, text

GOLDEN = Path(__file__).parent.parent / "golden"
HOUSE = 'extends = "lets-play-zonk"\nname = "Kitchen rules"\n[knobs]\nlimit = 1500\n'


#: Makes a Zonk File one of version 6, without chains.
WITHOUT_CHAINS = (
    "DROP TABLE note; ALTER TABLE action DROP COLUMN link;"
    "ALTER TABLE game DROP COLUMN head; ALTER TABLE game DROP COLUMN again;"
)


def bare(transcript: str) -> str:
    """A transcript without the chain, which has one note more wherever a game is brought to."""
    lines = transcript.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("# chain"))


def begin(
    archive: Archive | None, seed: int = 1, rules: str = "lets-play-zonk", **more: object
) -> Play:
    """A new game of two or three with dice from a fixed seed."""
    chance = random.Random(seed)
    names = ("Ada", "Bo", "Cy")[: chance.choice((2, 3))]
    setup = Setup(rules, names, **more)  # type: ignore[arg-type]
    return open_game(setup, archive, DiceSource(bytes(chance.randrange(256) for _ in range(32))))


def step(play: Play, chance: random.Random) -> bool:
    """One action as a player might choose it; False when nothing can be done any more."""
    game = play.replay.game
    if game.turn.phase is Phase.FINISHED:
        return False
    stays = legal(game, act.Stay)
    if stays and chance.random() < 0.6:
        action = stays[0]
    elif some := legal(game, act.Keep) or legal(game, act.Roll):
        action = some[0]
    elif others := legal_actions(game):
        action = chance.choice(others)
    else:
        action = act.Roll()
    play.do(action)
    return True


def play_on(play: Play, steps: int, seed: int = 1) -> Play:
    chance = random.Random(seed)
    for _ in range(steps):
        if not step(play, chance):
            break
    return play


def finished(archive: Archive | None, seed: int = 1, rules: str = "lets-play-zonk",
             **more: object) -> Play:  # fmt: skip
    return play_on(begin(archive, seed, rules, **more), 4000, seed)


def put_in(archive: Archive, seed: int = 1, rules: str = "lets-play-zonk") -> None:
    """The same game as `finished` makes, written when it is over: a quarter of the work."""
    play = finished(None, seed, rules)
    play.journal.keep_in(archive)
    play.save()


def fill(archive: Archive, count: int, seed: int = 1) -> None:
    """Many games, finished ones of different people, in one transaction."""
    plays = [finished(None, n, rules) for n, rules in enumerate(PRESETS)]
    chance = random.Random(seed)
    people = [f"{first} {last}" for first in _FIRST for last in _LAST]

    def games() -> object:
        for number in range(count):
            play = plays[number % len(plays)]
            names = tuple(chance.sample(people, len(play.replay.game.seats)))
            yield (
                NewGame(
                    header=f"zonk 1\nrules {play.replay.header.rules}\n"
                    + "".join(f'player "{name}"\n' for name in names),
                    rules=play.replay.rules.ruleset.name,
                    names=names,
                    begun=f"20{10 + number % 15}-{1 + number % 12:02}-{1 + number % 28:02}"
                    "T20:00:00+02:00",
                ),
                play.rows()[:30],
                standing(play.replay)._replace(winner=names[0]),
            )

    archive.put(games())  # type: ignore[arg-type]


_FIRST = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hope", "Ira", "Jo")
_LAST = ("Ash", "Birch", "Cole", "Dunn", "Eve", "Frost", "Gray", "Holt")


def told(message: Message | None) -> str:
    """What people read of it, nothing where there is none."""
    return "" if message is None else text(message)

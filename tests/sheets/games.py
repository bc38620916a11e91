"""Games to print: played by a plain strategy with dice from a seed."""

import random
from functools import cache

from tests.random_play import legal
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, legal_actions
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript.lines import Header, Player
from zonk_desktop.transcript.replay import Replay, text

NAMES = ("Baldrick", "Biggles", "Quean", "Whoremaster", "Captain Lint", "Moth", "Gravel",
         "Pudding", "Old Fog", "Left Sock", "Night Bus", "Seventeen Umbrellas")  # fmt: skip


def begun(key: str, players: int, options: tuple[tuple[str, str], ...] = ()) -> Game:
    rules = Rules(preset(key, options))
    magic = (2, 3, 3, 5, 5)[: rules.s.dice_count] if rules.s.magic_number else ()
    return new_game(rules, NAMES[:players], magic=magic)


def step(game: Game, chance: random.Random) -> Game:
    """The game one action on."""
    return apply(game, chosen(game, chance))[0]


def chosen(game: Game, chance: random.Random) -> act.Action:
    """One action: stay when it is worth it, else roll on; sometimes what is rare."""
    if game.turn.phase is Phase.ROLLING:
        dice = dice_in_hand(game)
        if chance.random() < 0.02:
            faces = (chance.randint(2, 6),) * len(dice)
        else:
            faces = tuple(chance.randint(1, 6) for _ in dice)
        return act.DiceLanded(faces)
    stays = legal(game, act.Stay)
    if stays and chance.random() < 0.8:
        return stays[0]
    play = legal(game, act.Roll, act.Keep, act.TookHits, act.UseReroll)
    keeps = [action for action in play if isinstance(action, act.Keep)]
    if keeps and chance.random() < 0.8:
        return max(keeps, key=lambda keep: len(keep.dice))
    if play and chance.random() < 0.99:
        return chance.choice(play)
    return chance.choice(legal_actions(game))


@cache
def finished(
    key: str, players: int, seed: int = 1, options: tuple[tuple[str, str], ...] = ()
) -> Game:
    """A game played to its end."""
    chance = random.Random(seed)
    game = begun(key, players, options)
    while game.ended is None:
        game = step(game, chance)
    return game


_ENDLESS = (("limit", "1000000"), ("rule11k", "off"), ("win-throw", "none"))


@cache
def long_game(key: str, players: int, rounds: int) -> Game:
    """A game of so many rows, not finished."""
    chance = random.Random(5)
    game = begun(key, players, _ENDLESS)
    while game.row < rounds:
        game = step(game, chance)
    return game


def transcript(key: str, players: int, seed: int, rounds: int = 0) -> str:
    """A finished game as a transcript, or one of so many rows that has no end."""
    chance = random.Random(seed)
    options = _ENDLESS if rounds else ()
    first = game = begun(key, players, options)
    actions: list[act.Action] = []
    while game.row < rounds if rounds else game.ended is None:
        actions.append(chosen(game, chance))
        game = apply(game, actions[-1])[0]
    header = Header(
        key,
        1,
        options=options,
        players=tuple(Player(name) for name in NAMES[:players]),
        magic=(2, 3, 3, 5, 5) if game.magic else (),
        scorekeeper=NAMES[0],
        start="2002-03-13T12:44-05:00",
        finish="2002-03-13T16:05-05:00",
    )
    replay = Replay(header, first.rules, first)
    for action in actions:
        replay.do(action)
    return text(replay)

"""Random legal play in every rule set: what must hold in every game there can be."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from tests.conftest import Amount
from tests.random_play import choose, house_rules, play, seated
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import LastLicks
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.keeping import best_keep, keeps
from zonk_desktop.engine.play import apply, candidates, legal_actions, refusal
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, Game, Phase
from zonk_desktop.engine.state import grid as rows_of
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.transcript import report
from zonk_desktop.transcript.lines import Header, Player, read
from zonk_desktop.transcript.replay import Replay, text


def seeds(amount: Amount) -> range:
    """The games of a part: a sample in every run, all with `--slow`."""
    return range(amount.of(1, 6, "ZONK_PLAYS"))


def header_of(game: Game, first: Game) -> Header:
    return Header(
        "random",
        1,
        players=tuple(Player(seat.name, seat.members) for seat in game.seats),
        scorekeeper=game.seats[game.scorekeeper].name,
        magic=unpack(game.magic),
        scores=tuple((seat.name, seat.total) for seat in first.seats),
    )


def check_sums(first: Game, game: Game) -> None:
    """Sums on the sheet equal the totals, hits on the sheet equal the hits taken."""
    s = game.rules.s
    for n, seat in enumerate(game.seats):
        total = first.seats[n].total
        hits = sum(mark.amount for mark in seat.early)
        for cell in game.cells:
            if cell.seat != n:
                continue
            hits += cell.hits
            total -= cell.early_penalty
            if cell.points is not None and not (cell.show and cell.total == total):
                after = total + cell.points
                if cell.total != after:
                    # Cut to the limit, or won by the throw itself.
                    assert s.landing == "cap" or game.rules.table.instants
                    assert cell.total == max(s.limit, total)
                total = cell.total
            if cell.kind is not CellKind.DASH:
                total -= cell.penalty
            if s.never_two and not game.rules.on_round and s.communal_integrity != "plain":
                assert cell.hits != 2
        total -= seat.penalty if seat.cell < 0 else 0
        assert total == seat.total, (seat.name, total, seat.total)
        sources = dict(seat.sources)
        assert sum(sources.values()) == seat.hits
        at_the_end = sum(
            source.amount
            for source in game.rules.on_end
            for _ in range(sources.get(source.source, 0) // max(1, source.amount))
        )
        assert hits + at_the_end == seat.hits, seat


def check_rows(game: Game) -> None:
    """A row holds each column once, and full rows hold them all but who is passed by."""
    grid = rows_of(game)
    passed_by = game.rules.s.last_licks is LastLicks.PASSED
    for line in grid:
        columns = [cell.seat for cell in line]
        assert len(set(columns)) == len(columns)
    for line in grid[:-1]:
        if not game.show and not passed_by and not any(seat.out for seat in game.seats):
            assert len(line) == len(game.seats)


def check_refusals(game: Game) -> None:
    """What is refused changes nothing, and `refusal` and `apply` agree."""
    before = repr(game)
    allowed = set(legal_actions(game))
    for kind in act.KINDS:
        for action in candidates(game, kind):
            why = refusal(game, action)
            assert (action in allowed) == (why is None)
            if why is not None:
                with pytest.raises(IllegalAction) as caught:
                    apply(game, action)
                assert caught.value.refusal == why
    assert repr(game) == before


def check_keeps(game: Game) -> None:
    """Every keep that is listed is accepted, for the worth that is listed."""
    listed = keeps(game)
    for dice, points in listed:
        if game.gates:
            break
        after, _ = apply(game, act.Keep(dice))
        assert after.turn.points == game.turn.points + points
    if listed:
        assert best_keep(game)[1] == max(points for _, points in listed)


def one_game(rules: Rules, chance: random.Random, most: int) -> bool:
    """Play one game at random and hold everything against it; True when it came to its end."""
    first = seated(rules, chance)
    game = first
    actions: list[act.Action] = []
    look = chance.randrange(1, 40)
    while len(actions) < most:
        action = choose(game, chance)
        if action is None:
            assert game.ended is not None, "nobody can do anything"
            break
        # What is asked of every kind of action answers, whatever the position.
        assert type(action) is act.DiceLanded or action in legal_actions(game)
        if len(actions) % 40 == look:
            check_refusals(game)
            check_keeps(game)
        game, _ = apply(game, action)
        actions.append(action)
    check_sums(first, game)
    check_rows(game)
    json.dumps(report.as_json(again := replayed(first, game, actions)))
    report.as_text(again)
    return game.ended is not None


def replayed(first: Game, game: Game, actions: list[act.Action]) -> Replay:
    """Written and read back: the same actions, the same game, the same text."""
    if game.turn.phase is Phase.ROLLING:
        actions = actions[:-1]
        *_, game = (first, *(states(first, actions)))
    header = header_of(game, first)
    once = Replay(header, game.rules, first)
    for action in actions:
        once.do(action)
    written = text(once)
    found, lines = read(written)
    assert found._replace(rules_line=1, player_lines=(), lines=()) == header
    again = Replay(found, game.rules, first)
    for line in lines:
        again.feed(line)
    assert again.actions == actions
    assert again.game == game
    assert text(again) == written
    return again


def states(game: Game, actions: list[act.Action]) -> list[Game]:
    found = []
    for action in actions:
        game, _ = apply(game, action)
        found.append(game)
    return found


def options(key: str, ceremony: str, number: int) -> tuple[tuple[str, str], ...]:
    """Options of one of several games at random: each switch meets the others now and then."""
    found = [("ceremony", ceremony)]
    if number % 2:
        found += [("limit", "1500"), ("halftime", "700" if key == "wheaton" else "0")]
    if number % 3 == 0:
        found += [("declare-scores", "on"), ("teams", "on"), ("penalty-floor", "zero")]
    if number % 5 == 0:
        found += [("breaking-the-ice", "on"), ("texas-smokeem", "on"), ("train-wreck", "on")]
    if number % 4 == 0:
        found += [("take-over", "anybody"), ("same-total", "previous")]
    return tuple(found)


@pytest.mark.parametrize("ceremony", ["off", "relaxed", "strict"])
@pytest.mark.slow
@pytest.mark.parametrize("key", PRESETS)
def test_random_play(key: str, ceremony: str, amount: Amount) -> None:
    for seed in seeds(amount):
        chance = random.Random(f"{key} {ceremony} {seed}")
        ended = 0
        for n in range(30):
            ended += one_game(Rules(preset(key, options(key, ceremony, n))), chance, 150)
        # Endings are played too, not only beginnings.
        assert ended >= 3


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_random_play_by_random_house_rules(part: int, amount: Amount) -> None:
    for seed in seeds(amount):
        chance = random.Random(5 * seed + part)
        made = ended = 0
        for _ in range(50):
            ruleset = house_rules(chance)
            if ruleset is not None:
                made += 1
                ended += one_game(Rules(ruleset), chance, 120)
        assert made > 20
        assert ended > 4


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_choices_at_random_reach_every_kind_of_action(amount: Amount) -> None:
    """What random play rests on: it does everything that a table can do, often."""
    done = Counter[type[act.Action]]()
    seeds = amount.of(30, 300, "ZONK_CHOICES")
    for key in PRESETS:
        sets = [Rules(preset(key, options(key, "strict", number))) for number in range(30)]
        for seed in range(seeds):
            chance = random.Random(seed)
            _, actions = play(seated(sets[seed % 30], chance), chance, 150)
            done.update(map(type, actions))
    # A total is written down where a sheet of paper is typed in, and never offered.
    kinds = set(get_args(act.Action)) - {act.WriteDown}
    missing = [kind.__name__ for kind in kinds if done[kind] < 3]
    assert not missing, missing


def test_a_game_can_always_be_brought_to_its_end() -> None:
    """Whoever plays to win ends every game: no rule set leaves the table stuck."""
    for key in PRESETS:
        rules = Rules(preset(key, (("ceremony", "strict"), ("limit", "3000"))))
        for seed in range(8):
            chance = random.Random(seed)
            game, done = play(seated(rules, chance), chance, 20_000)
            assert game.ended is not None, (key, seed, len(done))


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "house").glob("*.toml")))
def test_the_house_rules_of_the_tests_play(path: Path) -> None:
    rules = Rules(house(path))
    for seed in range(20):
        one_game(rules, random.Random(seed), 300)

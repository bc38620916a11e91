"""Which tables of house rules count, and what of several that say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.test_edges import wrong
from tests.rulebook.test_sense import PLAIN
from zonk_desktop.engine import hits
from zonk_desktop.engine.choices import AfterLimit, HotDice
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook import checks, knobs, load
from zonk_desktop.rulebook.errors import OptionError, RuleFileError, refused
from zonk_desktop.rulebook.library import (
    Shelf,
    UnknownRules,
    compose,
    resolve,
    text_of,
    without_effect,
)
from zonk_desktop.rulebook.load import house, house_text, idle_in_text, preset, standing_text
from zonk_desktop.rulebook.write import dumped


def scoring(text: str) -> set[str]:
    return {combo.key for combo in house_text("own.toml", PLAIN + text).combos}


@pytest.mark.parametrize(
    ("more", "counts"),
    [
        ("", True), ("off = false", True), ("off = true", False),
        ("when = {dare = false}", True), ("when = {dare = true}", False),
        ("when = {dare = false, limit = 10000}", True),
        ("when = {dare = false, limit = 500}", False),
        ("unless = {dare = false}", False), ("unless = {dare = true}", True),
        ("unless = {dare = false, limit = 500}", True),
        ("when = {dare = true}\nunless = {dare = true}", False),
        ("when = {dare = false}\nunless = {limit = 500}", True),
    ],
)  # fmt: skip
def test_a_table_counts_when_and_unless_and_where_it_is_not_off(more: str, counts: bool) -> None:
    found = scoring(f"[combo.x]\nkind = 'single'\nface = 2\npoints = 9\n{more}")
    assert ("x" in found) is counts


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("kind = 'single'\nface = 2\npoints = 0", False),
        ("kind = 'single'\nface = 2\npoints = 1", True),
        ("kind = 'straight'\nfaces = [1, 2, 3, 4, 5, 6]\npoints = 0\nrolled = 2", True),
        ("kind = 'straight'\nfaces = [1, 2, 3, 4, 5, 6]\npoints = 0\ntoken = true", True),
        ("kind = 'straight'\nfaces = [1, 2, 3, 4, 5, 6]\npoints = 0", False),
        ("kind = 'single'\nface = 2\npoints = '$dare'", None),
        ("kind = 'single'\nface = 2\npoints = '$entry-minimum'", True),
        ("kind = 'single'\nface = 2\npoints = '$halftime'", False),
    ],
)
def test_a_combination_worth_nothing_is_none(text: str, counts: bool | None) -> None:
    if counts is None:
        assert wrong(f"{PLAIN}[combo.x]\n{text}").startswith("combo.x.points: give a whole number")
    else:
        assert ("x" in scoring(f"[knobs]\nentry-minimum = 300\n[combo.x]\n{text}")) is counts


def test_a_total_of_several_tables_brings_the_largest_bonus_once() -> None:
    def totals(*tables: tuple[str, str, str, int]) -> dict[str, tuple[int, ...]]:
        text = "".join(
            f"[hit.{key}]\nkind = 'exact-total'\nsource = '{source}'\ntotals = {of}\n"
            f"amount = {amount}\n"
            for key, source, of, amount in tables
        )
        found = house_text("own.toml", f"{PLAIN}{text}[hit.other]\nkind = 'slim'\n").hits
        assert found[-1].key == "other"
        return {x.key: x.totals for x in found if isinstance(x, hits.ExactTotal)}

    both = [("a", "x", "[500, 600]", 1), ("b", "x", "[600, 700]", 2)]
    assert totals(*both) == {"a": (500,), "b": (600, 700)}
    assert totals(*both[::-1]) == {"a": (500,), "b": (600, 700)}
    assert totals(("a", "x", "[500]", 1), ("b", "x", "[500]", 1)) == {"a": (500,)}
    assert totals(("a", "x", "[500]", 1), ("b", "y", "[500]", 2)) == {"a": (500,), "b": (500,)}


def test_a_game_that_was_begun_goes_on_by_rules_refused_since(tmp_path: Path) -> None:
    bad = f"{PLAIN}[knobs]\nmust-beat = true\n"
    assert wrong(bad).startswith("knobs.must-beat: ")
    went_on = house_text("own.toml", bad, begun=True)
    assert refused(went_on) is not None
    assert refused(house_text("own.toml", PLAIN, begun=True)) is None
    with pytest.raises(OptionError) as option:
        preset("lets-play-zonk", (("must-beat", "on"),))
    assert option.value.key == "must-beat"
    assert refused(preset("lets-play-zonk", (("must-beat", "on"),), begun=True)) is not None
    (tmp_path / "own.toml").write_text(bad, "utf-8")
    for name, more in (
        ("lets-play-zonk", {"options": (("must-beat", "on"),)}), ("own.toml", {"house": bad}),
        ("own.toml", {"folder": tmp_path}),
    ):  # fmt: skip
        with pytest.raises(RuleFileError):
            resolve(name, **more)
        assert refused(resolve(name, **more, begun=True)) is not None
    # What cannot be played at all is refused even then.
    with pytest.raises(RuleFileError, match="less than"):
        house_text("own.toml", f"{PLAIN}[hit.x]\nkind = 'ends-in'\nending = 50\nmodulus = 50\n",
                   begun=True)  # fmt: skip


def test_what_is_short_for_several_knobs_sets_them() -> None:
    plain = Settings()
    ice = changed(plain, breaking_the_ice=True)
    assert checks.derive(ice).entry_minimum == 500
    assert checks.derive(changed(ice, entry_minimum=600)).entry_minimum == 600
    luck = checks.derive(
        changed(plain, push_your_luck=True, push_dice=4, hot_dice=HotDice.OPTIONAL)
    )
    assert (luck.hot_dice, luck.stop_dice) == (HotDice.FORCED, (4, 5))
    few = checks.derive(changed(plain, push_your_luck=True, push_dice=4, dice_count=4))
    assert few.stop_dice == (3,)
    late = changed(plain, finish_round=True)
    for ending in AfterLimit:
        then = AfterLimit.FINISH_ROUND if ending is AfterLimit.IMMEDIATE else ending
        assert checks.derive(changed(late, ending=ending)).ending is then
        assert checks.derive(changed(plain, ending=ending)).ending is ending


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("must-beat = true\nending = 'lastRound'", "must-beat = true\nending = 'finishRound'",
         "must-beat: only in a last round; set ending"),
        ("must-beat = true\nending = 'lastRound'",
         "must-beat = true\nending = 'lastRound'\nrounds = 1",
         "must-beat: only in a last round; set rounds = 0"),
        ("rule11k = 'callable'", "rule11k = 'callable'\nrounds = 1", "rule11k: it moves the limit"),
        ("landing = 'cap'", "landing = 'cap'\nrounds = 1", "landing: a game of so many rounds"),
        ("extension = 20000", "extension = 20000\nrule11k = 'callable'", "rule11k: a limit that"),
        ("extension = 20000", "extension = 20000\nlanding = 'cap'", "extension: only where"),
        ("extension = 20000", "extension = 20000\nrounds = 1", "extension: only where"),
        ("wild-face = 1\nspecial-dice = 'odd-die'", "wild-face = 1", "wild-face: there is no red"),
        ("wild-face = 1\nspecial-dice = 'blood-die'",
         "wild-face = 1\nspecial-dice = 'three-colours'", "wild-face: there is no red"),
        ("blood-die = true\nspecial-dice = 'blood-die'", "blood-die = true", "blood-die: there is"),
        ("landing = 'exact'", "landing = 'exact'\nrule11k = 'callable'", "landing: exact landing"),
        ("landing = 'exact'", "landing = 'exact'\nstop-minimum = 50", "landing: exact landing"),
        ("finish-compare = 'pass'", "finish-compare = 'pass'\nlanding = 'cap'",
         "finish-compare: "),
        ("last-licks = 'everybody'\nending = 'lastRound'\nwinner-by = 'points'",
         "last-licks = 'everybody'\nending = 'lastRound'\nwinner-by = 'first'",
         "last-licks: leaders"),
    ],
)  # fmt: skip
def test_a_knob_without_effect_beside_another_is_refused(good: str, bad: str, said: str) -> None:
    assert not wrong(f"{PLAIN}[knobs]\n{good}")
    assert wrong(f"{PLAIN}[knobs]\n{bad}").startswith(f"knobs.{said}")


def test_one_who_wrote_last_is_told(tmp_path: Path) -> None:
    below = tmp_path / "base.toml"
    below.write_text(f"{PLAIN}[knobs]\nlimit = 5000\nentry-minimum = 500\n", "utf-8")
    own = tmp_path / "own.toml"
    for mine, key in (("limit = 400", "limit"), ("entry-minimum = 6000", "entry-minimum"),
                      ("stop-minimum = 6000", "stop-minimum")):  # fmt: skip
        own.write_text(f'extends = "base.toml"\n[knobs]\n{mine}\n', "utf-8")
        with pytest.raises(RuleFileError) as refusal:
            house(own)
        assert refusal.value.key == f"knobs.{key}"
    # An option comes after every file.
    with pytest.raises(OptionError) as option:
        house(below, (("Limit", "400"),))
    assert option.value.key == "limit"
    assert house(below, (("Limit", "600"),)).settings.limit == 600
    # A single of a face that scores already: named is the one that is nearer.
    own.write_text(
        'extends = "base.toml"\n[combo.a]\nkind = "single"\nface = 5\npoints = 5', "utf-8"
    )
    with pytest.raises(RuleFileError, match=r"combo\.a\.face: 5 scores already by \[combo\.five\]"):
        house(own)


def test_a_knob_that_lapsed_is_not_written_into_one_text(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(
        f"{PLAIN}[knobs]\nEnding = 'lastRound'\nmustBeat = true\nlimit = 5000\n", "utf-8"
    )
    own = tmp_path / "own.toml"
    own.write_text('extends = "base.toml"\n[knobs]\nending = "immediate"\n', "utf-8")
    text = standing_text(own)
    assert "mustBeat" not in text
    assert "limit = 5000" in text
    assert "extends" not in text
    assert house_text("own.toml", text) == house(own)
    assert text_of("own.toml", tmp_path) == text
    # Rules that are refused by now are still one text, for a game that was begun by them.
    own.write_text('extends = "base.toml"\n[knobs]\nrounds = 5\nmust-beat = true\n', "utf-8")
    assert "rounds = 5" in standing_text(own)


def test_what_lapses_is_set_to_what_has_no_effect(tmp_path: Path) -> None:
    for below, mine, name, value in (
        ("must-beat = true\nending = 'lastRound'", "ending = 'immediate'", "must-beat", "off"),
        ("must-beat = true\nending = 'lastRound'", "rounds = 5", "must-beat", "off"),
        ("rule11k = 'callable'", "rounds = 5", "rule11k", "off"),
        ("landing = 'cap'", "rounds = 5", "landing", "over"),
        ("extension = 20000", "rounds = 5", "extension", "0"),
        ("extension = 20000", "landing = 'cap'", "extension", "0"),
        ("rule11k = 'callable'", "extension = 20000", "rule11k", "off"),
        ("wild-face = 1\nspecial-dice = 'odd-die'", "special-dice = 'none'", "wild-face", "0"),
        ("blood-die = true\nspecial-dice = 'odd-die'", "special-dice = 'none'", "blood-die", "off"),
        ("dare = true", "dice-count = 2", "dare", "off"),
        ("win-throw = '1 1 1 1 1 1'", "dice-count = 5", "win-throw", "none"),
        ("last-licks = 'everybody'\nending = 'lastRound'\nwinner-by = 'points'", "rounds = 5",
         "last-licks", "off"),
    ):  # fmt: skip
        (tmp_path / "base.toml").write_text(f"{PLAIN}[knobs]\n{below}\n", "utf-8")
        own = tmp_path / "own.toml"
        own.write_text(f'extends = "base.toml"\n[knobs]\n{mine}\n', "utf-8")
        knob = knobs.find(name)
        assert knob is not None
        assert knobs.show(knobs.read(house(tmp_path / "base.toml").settings, knob)) != value
        assert knobs.show(knobs.read(house(own).settings, knob)) == value, (below, mine)


def test_a_winning_throw_wins() -> None:
    (one,) = house_text("own.toml", f"{PLAIN}[knobs]\nwin-throw = '1 2 3 4 5 6'").instants
    assert (one.key, one.faces, one.wins) == ("win-throw", (1, 2, 3, 4, 5, 6), True)


@pytest.mark.parametrize(
    ("lacks", "cure"),
    [
        ("ending = 'immediate'\nwinner-by = 'points'", "ending = lastRound"),
        ("ending = 'lastRound'\nwinner-by = 'first'", "winner-by = points"),
        ("ending = 'lastRound'\nwinner-by = 'points'\nlanding = 'cap'", "landing = over"),
        ("ending = 'lastRound'\nwinner-by = 'points'\nrounds = 1", "rounds = 0"),
        ("ending = 'immediate'\nwinner-by = 'first'", "ending = lastRound and winner-by = points"),
    ],
)
def test_what_last_turns_lack_is_told_and_no_more(lacks: str, cure: str) -> None:
    told = wrong(f"{PLAIN}[knobs]\nlast-licks = 'everybody'\n{lacks}")
    assert told.startswith("knobs.last-licks: ")
    assert told.endswith(f"; set {cure}")


def test_idle_knobs_and_tables_of_a_text_are_told() -> None:
    knobs_idle, tables = idle_in_text(
        "own.toml",
        'extends = "wheaton"\n[knobs]\nturkey-repeat = "once"\nstraight-1-6 = 0\n'
        "[hit.nothing]\noff = true\n[hit.square]\noff = true\n",
    )
    assert knobs_idle["turkey-repeat"] == "turkey"
    assert len(tables) == 1
    assert without_effect("wheaton") == ()
    # A table that is off uses no knob, one that counts uses what it names.
    table = "[combo.x]\nkind = 'single'\nface = 2\npoints = '$triple-1'\n"
    for more, idle in (("", {}), ("off = true", {"triple-1": ""}),
                       ("unless = {dare = false}", {"triple-1": "dare"}),
                       ("when = {dare = true}", {"triple-1": "dare"})):  # fmt: skip
        text = f"{PLAIN}{table}{more}\n[knobs]\ntriple-1 = 30"
        assert idle_in_text("own.toml", text)[0] == idle, more
        turned = {} if "dare" in more else idle
        assert idle_in_text("own.toml", f"{text}\ndare = true")[0] == turned, more


@pytest.mark.parametrize("more", ["when = 5", "unless = 5", "when = '$dare'", "points = '$what'"])
def test_whatever_a_table_says_that_is_off_uses_nothing(more: str) -> None:
    text = f"{PLAIN}[combo.x]\noff = true\n{more}\n[knobs]\ntriple-1 = 30"
    assert idle_in_text("own.toml", text) == ({"triple-1": ""}, [])


def test_a_shelf_gives_each_a_name_of_its_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "far" / "shelf")
    assert shelf.list() == []
    assert [shelf.save("Ours", PLAIN) for _ in range(3)] == [
        "ours.toml",
        "ours-2.toml",
        "ours-3.toml",
    ]
    assert shelf.save("Ours", PLAIN, "ours-2.toml") == "ours-2.toml"
    assert shelf.save("!?", PLAIN) == "house-rules.toml"
    assert shelf.save("x" * 61, PLAIN) == f"{'x' * 60}.toml"
    shelf.hand_out("ours.toml", tmp_path / "out.toml")
    assert (tmp_path / "out.toml").read_text("utf-8") == PLAIN
    shelf.delete("ours.toml")
    assert {found.file for found in shelf.list()} == {
        "ours-2.toml", "ours-3.toml", "house-rules.toml", f"{'x' * 60}.toml",
    }  # fmt: skip
    with pytest.raises(RuleFileError, match="cannot be deleted"):
        shelf.delete("ours.toml")
    with pytest.raises(RuleFileError, match="cannot be written"):
        shelf.hand_out("ours-2.toml", tmp_path / "none" / "out.toml")
    # Who is refused is told by the file there is, or by the name there would be.
    for file, named in (("", "Bad: file: "), ("bad.toml", "bad.toml: file: ")):
        with pytest.raises(RuleFileError, match=f"^{named}"):
            shelf.save("Bad", "[", file)
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(RuleFileError, match="Nothing was changed"):
        Shelf(tmp_path / "file" / "below").save("Ours", PLAIN)


def test_only_what_is_changed_is_written() -> None:
    text = compose(
        "wheaton", 'The "best"\t\\', {"limit": "10000", "dare": "on", "Entry Minimum": "50"}
    )
    assert text.splitlines() == [
        'extends = "wheaton"', 'key = "the-best"', 'name = "The \\"best\\" \\\\"', "", "[knobs]",
        'dare = "on"', 'entry-minimum = "50"',
    ]  # fmt: skip
    with pytest.raises(RuleFileError, match="did you mean limit"):
        compose("wheaton", "x", {"limt": "5"})
    assert len(UnknownRules("x" * 90).file) == 60


def test_tables_are_written_as_they_were_read() -> None:
    document = {
        "name": 'a "b" \\ \x7f\n', "on": True, "off": False, "n": -5, "l": [1, "x", {"a b": 1}, {}],
        "t": {"k ey": 1, "u": {"v": ["y"], "w": {}}, "after": 2}, "ключ": "é",
    }  # fmt: skip
    import tomllib  # noqa: PLC0415 - reads what was written

    text = dumped(document)
    assert tomllib.loads(text) == document
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert dumped({}) == "\n"


def test_without_colours_the_texts_named_go_and_no_others() -> None:
    sheet: dict[str, object] = {
        "coloured": {"tip": [2], "term": ["Red"], "source": 3},
        "tip": ["a", "b", "c"], "term": {"Red": "r", "Blue": "b"}, "source": ["s"],
        "knobs": {"special-dice": "odd-die"},
    }  # fmt: skip

    def left(**over: object) -> tuple[object, object, object]:
        document = {**sheet, "knobs": {"special-dice": "none"}, **over}
        load._without_colours(document, sheet)
        return document["tip"], document["term"], document["source"]

    assert left() == (["a", "c"], {"Blue": "b"}, ["s"])
    assert left(knobs={"specialDice": "odd-die"}) == (sheet["tip"], sheet["term"], ["s"])
    assert left(knobs={})[0] == ["a", "c"]
    # What house rules say themselves stays.
    assert left(tip=["b"], term={"Red": "mine", "Blue": "b"})[:2] == (
        ["b"], {"Red": "mine", "Blue": "b"},
    )  # fmt: skip


def test_a_knob_is_known_by_any_spelling() -> None:
    for name in ("hot-dice", "hotDice", "Hot Dice", "HOT_DICE"):
        found = knobs.find(name)
        assert found is not None
        assert found.name == "hot-dice"
    assert knobs.find("hot dices") is None


@pytest.mark.parametrize(("said", "once"), [("once", True), ("each", False)])
def test_an_entry_may_ask_for_one_answer_of_a_knob(said: str, once: bool) -> None:
    ruleset = preset("lets-play-zonk", (("thousands-per-turn", said),))
    found = [source.once for source in ruleset.hits if isinstance(source, hits.TotalStep)]
    assert found == [once]


def test_of_two_tables_of_one_name_the_hit_is_what_no_throw_shows() -> None:
    text = (
        'extends = "original-1978"\n[hit.number]\nkind = "magic"\ntitle = "Number"\n'
        '[combo.number]\nkind = "shape"\nshape = [2, 2]\npoints = 150\n'
    )
    (told,) = idle_in_text("ours", text)[1]
    assert (told.id, dict(told.data)["key"]) == ("rulebook-never-shown", "hit.number")

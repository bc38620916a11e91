"""House rules at their edges: the most and the least that a key takes, and the first that it does
not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.test_sense import PLAIN
from zonk_desktop.rulebook import load
from zonk_desktop.rulebook.build import AWARDS
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import house, house_text


def wrong(text: str) -> str:
    """The key at which house rules are refused, and why; nothing of those that hold."""
    try:
        house_text("own.toml", text)
    except RuleFileError as refused:
        return f"{refused.key}: {refused.why}"
    return ""


def letters(count: int) -> str:
    return repr("x" * count)


def combo(kind: str, key: str, more: str = "points = 50") -> str:
    return f"{PLAIN}[combo.x]\nkind = '{kind}'\n{more}\n{key} = %s"


def hit(kind: str, key: str, more: str = "") -> str:
    return f"{PLAIN}[hit.x]\nkind = '{kind}'\n{more}\n{key} = %s"


def top(key: str) -> str:
    return f"{key} = %s\n{PLAIN}"


def knob(name: str, *more: str) -> str:
    return "\n".join((PLAIN, "[knobs]", *more, f"{name} = %s"))


def totals(count: int, length: int = 1) -> str:
    return "\n".join(f"{n} = '{'x' * length}'" for n in range(count))


#: Text, what it takes, what it does not, and the refusal.
EDGES: list[tuple[str, object, object, str]] = [
    (top("name"), letters(200), letters(201), "name: give a text of 1 to 200 characters"),
    (top("name"), "'x'", "' '", "name: give a text of 1 to 200 characters"),
    (top("portrait"), letters(4000), letters(4001), "portrait: give texts of at most 4000"),
    (top("tip"), ["x"] * 200, ["x"] * 201, "tip: give texts"),
    (top("tip"), [["x"]], [[["x"]]], "tip: give texts"),
    (top("tip.a"), "{b = 'x'}", "{b = {c = 'x'}}", "tip.a.b: give texts"),
    (f"{PLAIN}[term]\n%s", totals(200), totals(201), "term: give texts"),
    (f"{PLAIN}[bonus]\n%s", totals(200), totals(201), "bonus: too many entries; at most 200"),
    (f"{PLAIN}[bonus]\n%s", totals(1, 200), totals(1, 201), "bonus.0: give the bonus a name"),
    (f"{PLAIN}[bonus]\n%s = 'x'", "9999999", "10000000", "bonus.10000000: the key is a total"),
    (top("picture"), [1] * 8, [1] * 9, "picture: give up to 8 numbers from 1 to 6"),
    (top("picture"), [1, 6], [1, 7], "picture: give up to 8"),
    (top("picture"), [1], [0], "picture: give up to 8"),
    (top("hits-a-head"), [0, 1000], [0, 1001], "hits-a-head: give up to 2 numbers from 0 to 1000"),
    (top("hits-a-head"), [0, 1], [-1, 1], "hits-a-head: give up to 2"),
    (top("hits-a-head"), [0, 1], [0, 1, 2], "hits-a-head: give up to 2"),
    (top("coloured"), "{}", 5, "coloured: this is a table"),
    (top("typical-rounds"), 500, 501, "typical-rounds: give a number from 0 to 500"),
    (top("typical-rounds"), 0, -1, "typical-rounds: give a number from 0 to 500"),
    (top("typical-rounds"), 1, "true", "typical-rounds: give a number from 0 to 500"),
    (top("awards"), ["winner"] * len(AWARDS), ["winner"] * (len(AWARDS) + 1), "awards: give a"),
    (top("awards"), [], 5, "awards: give a list of awards"),
    (top("awards"), ["winner"], [5], "awards: no such award; known are"),
    (top("name"), "'x'", 5, "name: give a text of 1 to 200 characters"),
    (top("picture"), [1], 1, "picture: give up to 8"),
    (f"{PLAIN}[bonus]\n%s = 'x'", "5", "high", "bonus.high: the key is a total"),
    (f"{PLAIN}[bonus]\n5 = %s", "'x'", 5, "bonus.5: give the bonus a name"),
    (f"{PLAIN}[miss.x]\ntext = %s", "'x'", 5, "miss.x.text: give a word of 1 to"),
    (f"{PLAIN}[miss.x]\ntext = 'x'\ntitle = %s", "'x'", 5, "miss.x.title: give a text"),
    (f"{PLAIN}[fault.spaz]\ntext = %s", "'x'", 5, "fault.spaz.text: give a word of 1 to"),
    (f"{PLAIN}[combo.x]\noff = %s", "true", 1, "combo.x.off: give true or false"),
    (f"{PLAIN}[combo.x]\noff = true\nkind = %s", "'what'", "''", ""),
    (f"{PLAIN}[combo.x]\nface = 2\npoints = 9\nkind = %s", "'single'", 5, "combo.x.kind: give"),
    (combo("single", "points", "face = 2"), 9, "'9'", "combo.x.points: give a whole number"),
    (combo("single", "points", "face = 2"), 9, "1.5", "combo.x.points: give a whole number"),
    (hit("pattern", "faces"), [1, 6], 6, "hit.x.faces: give a list"),
    (hit("slim", "title"), "'x'", 5, "hit.x.title: give a text of at most 200"),
    (combo("single", "when", "face = 2\npoints = 9"), "{dare = false}", 5, "combo.x.when: give a"),
    (f"%s\n{PLAIN}", "format = 1", "format = 2", "format: only format 1 can be read"),
    (f"%s\n{PLAIN}", "", "Limit = 5", "Limit: this is a knob; write it below [knobs] as limit"),
    (f"%s\n{PLAIN}", "", "nmae = 'x'", "nmae: unknown section; did you mean name?"),
    (knob("no-stop-from", "no-stop-below = 500"), 450, 500, "knobs.no-stop-from: "),
    (knob("no-stop-below", "no-stop-from = 500"), 550, 0, "knobs.no-stop-from: "),
    # Values of any table.
    (combo("single", "points", "face = 2"), 1_000_000, 1_000_001, "combo.x.points: give a whole"),
    (combo("single", "points", "face = 2"), 0, -1, "combo.x.points: points are taken only by"),
    (combo("single", "points", "face = 2"), 1, "true", "combo.x.points: give a whole number"),
    (combo("single", "points", "face = 2"), 9, 10**9, "combo.x.points: give a whole number"),
    (combo("single", "points", "face = 2"), 9, 10**9 + 1, "combo.x.points: this number is too"),
    (combo("single", "points", "face = 2"), 9, -(10**9) - 1, "combo.x.points: this number is too"),
    (combo("single", "safe", "face = 2\npoints = 9"), "true", 1, "combo.x.safe: give true or"),
    (combo("single", "face"), 6, 7, "combo.x.face: a face is a number from 1 to 6"),
    (combo("single", "face"), 2, 0, "combo.x.face: a face is a number from 1 to 6"),
    (hit("exact-total", "totals"), [5] * 100, [5] * 101, "hit.x.totals: give a list"),
    (hit("pattern", "faces"), [1, 6], [1, 7], "hit.x.faces: a face is"),
    (hit("pattern", "faces"), [1, 6], [0, 6], "hit.x.faces: a face is"),
    (hit("slim", "title"), letters(200), letters(201), "hit.x.title: give a text of at most 200"),
    (hit("slim", "amount"), 1000, 1001, "hit.x.amount: give at most 1000"),
    (hit("slim", "amount"), 1, 0, "hit.x.amount: give 1 or more"),
    (hit("total-step", "step"), 1, 0, "hit.x.step: give 1 or more"),
    (hit("ends-in", "ending", "modulus = 50"), 49, 50, "hit.x.ending: give less than modulus"),
    (hit("ends-in", "ending"), 0, -1, "hit.x.ending: give 0 or more"),
    (hit("ends-in", "modulus", "ending = 0"), 1, 0, "hit.x.modulus: give 1 or more"),
    (hit("miss-streak", "length"), 1, 0, "hit.x.length: give 1 or more"),
    (hit("first-home", "when-called"), 0, -1, "hit.x.when-called: give 0 or more"),
    (hit("exact-total", "totals"), [5], [], "hit.x.totals: name at least one"),
    (hit("pattern", "faces"), [5], [], "hit.x.faces: name at least one"),
    ("[knobs]\nspecial-dice = 'odd-die'\n" + hit("odd-die-alike", "names"), ["x"], [],
     "hit.x.names: name at least one"),
    (hit("pattern", "faces"), [1] * 6, [1] * 7, "hit.x.faces: there are only 6 dice"),
    (f"{PLAIN}[miss.x]\ntext = %s", letters(40), letters(41), "miss.x.text: give a word of 1 to"),
    (f"{PLAIN}[miss.x]\ntext = %s", letters(1), letters(0), "miss.x.text: give a word of 1 to 40"),
    (f"{PLAIN}[miss.x]\ntext = 'x'\ntitle = %s", letters(80), letters(81), "miss.x.title: give a"),
    (f"{PLAIN}[fault.spaz]\ntext = %s", letters(40), letters(41), "fault.spaz.text: give a word"),
    (f"{PLAIN}[fault.spaz]\ntext = %s", letters(1), letters(0), "fault.spaz.text: give a word"),
    (f"{PLAIN}[fault.spaz]\ntext = 'x'\naccount = %s", "true", 1, "fault.spaz.account: give true"),
    (f"{PLAIN}[fault.mine]\ntext = 'x'\n%s", "title = 'x'", "", "fault.mine: no such fault"),
    # What these dice can make.
    (combo("of-a-kind", "count", "faces = [2]\npoints = 9"), 2, 1, "combo.x.count: give a number"),
    (combo("of-a-kind", "count", "faces = [2]\npoints = 9"), 6, 7, "combo.x.count: give a number"),
    (combo("of-a-kind", "most", "count = 3\nfaces = [2]\npoints = 9"), 6, 7, "combo.x.most: there"),
    (combo("of-a-kind", "most", "count = 3\nfaces = [2]\npoints = 9"), 3, 2, "combo.x.most: less"),
    (combo("of-a-kind", "most", "count = 3\nfaces = [2]\npoints = 9"), 0, 1, "combo.x.most: less"),
    (combo("of-a-kind", "step", "count = 3\nfaces = [2]\npoints = 9"), 0, -1, "combo.x.step: give"),
    (combo("straight", "faces"), [1, 2], [1], "combo.x.faces: name 2 to 6 faces"),
    (combo("straight", "faces") + "\n[knobs]\ndice-count = 5", [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6],
     "combo.x.faces: name 2 to 5"),
    (combo("straight", "faces"), [1, 2, 3], [1, 2, 2], "combo.x.faces: a straight shows each"),
    (combo("straight", "rolled", "points = 9\nfaces = [1, 2, 3, 4, 5, 6]"), 6, 7, "combo.x.rolled"),
    (combo("straight", "rolled", "points = 9\nfaces = [1, 2, 3, 4, 5, 6]"), 0, -1, "combo.x.roll"),
    (combo("straight", "faces", "points = 9\nrolled = 2"), [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5],
     "combo.x.faces: name all 6 faces"),
    (combo("straight", "faces", "points = 9\ntoken = true"), [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5],
     "combo.x.faces: name all 6 faces"),
    (combo("straight", "clear", "points = 9\nfaces = [1, 2, 3]"), 0, -1, "combo.x.clear: give 0"),
    (combo("shape", "shape"), [3, 3], [3, 4], "combo.x.shape: give up to 3 numbers, 6 dice in all"),
    (combo("shape", "shape"), [1, 2, 2], [1, 1, 1, 2], "combo.x.shape: give up to 3"),
    (combo("shape", "shape"), [1, 4], [0, 4], "combo.x.shape: give up to 3"),
    (combo("shape", "shape"), [2, 2], [], "combo.x.shape: give up to 3"),
    (combo("instant", "faces", ""), [1] * 6, [1] * 5, "combo.x.faces: name the faces of all 6"),
    # Conditions.
    (combo("single", "when", "face = 2\npoints = 9"),
     "{" + ", ".join(f"{'limi' + '-' * n + 't'} = 10000" for n in range(20)) + "}",
     "{" + ", ".join(f"{'limi' + '-' * n + 't'} = 10000" for n in range(21)) + "}",
     "combo.x.when: give a table of knobs"),
    (combo("single", "unless", "face = 2\npoints = 9"), "{limit = 500}", "{limit = 'x'}",
     "combo.x.unless: 'x' is not a number"),
    (combo("single", "points", "face = 2"), "'$single-1'", "'$limit=x'", "combo.x.points: 'x' is"),
    # Knobs beside each other.
    (knob("players-min", "players-max = 4"), 4, 5, "knobs.players-min: more than players-max"),
    (knob("entry-minimum", "limit = 1000"), 1000, 1050, "knobs.limit: less than"),
    (knob("stop-minimum", "limit = 1000"), 1000, 1050, "knobs.limit: less than"),
    (knob("stop-dice", "dice-count = 4", "hot-dice = 'optional'"), [4, 5], [5, 6],
     "knobs.stop-dice: name a number from 1"),
    (knob("entry-dice", "dice-count = 5", "hot-dice = 'optional'"), 5, 6, "knobs.entry-dice: "),
    (knob("entry-dice", "dice-count = 5", "hot-dice = 'forced'"), 4, 5, "knobs.entry-dice: "),
    (knob("entry-dice", "hot-dice = 'optional'", "stop-dice = [2, 3]"), 3, 4, "knobs.entry-dice: "),
    (knob("entry-dice", "hot-dice = 'forced'", "stop-dice = [1, 6]"), 1, 2, "knobs.entry-dice: "),
    (knob("stop-dice", "hot-dice = 'optional'", "entry-dice = 6"), [6], [5], "knobs.entry-dice: "),
    (knob("stop-needs", "entry-dice = 3", "stop-dice = [2]"), "'either'", "'both'",
     "knobs.entry-dice: "),
    (knob("entry-dice", "stop-needs = 'both'"), 5, 7, "knobs.entry-dice: "),
    (knob("extension", "limit = 1000"), 1050, 1000, "knobs.extension: "),
    (knob("extension", "limit = 1000"), 0, 1, "knobs.extension: "),
    (knob("stop-minimum", "landing = 'exact'"), 0, 1, "knobs.landing: "),
    (knob("dice-count", "dare = true"), 3, 2, "knobs.dare: "),
    (knob("win-throw"), [1] * 6, [1] * 5, "knobs.win-throw: name the faces of all 6"),
    (knob("no-stop-below", "no-stop-from = 500"), 550, 500, "knobs.no-stop-"),
    (knob("no-stop-below", "limit = 1000", "no-stop-from = 400"), 1400, 1450, "knobs.no-stop-bel"),
    (knob("no-stop-below", "limit = 1000", "no-stop-from = 50", "landing = 'exact'"), 1000, 1050,
     "knobs.no-stop-below: "),
    (knob("no-stop-from", "limit = 1000", "no-stop-below = 2500"), 1000, 999, "knobs.no-stop-"),
    (knob("rounds", "limit = 1000", "no-stop-below = 1500"), 5, 0, "knobs.no-stop-below: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "good", "bad", "said"), EDGES, ids=lambda part: str(part)[-24:])
def test_up_to_its_edge_a_key_takes_what_is_given(
    text: str, good: object, bad: object, said: str
) -> None:
    assert wrong(text % (good,)) == ""
    assert wrong(text % (bad,)).startswith(said)


def base(text: str) -> str:
    return f'extends = "base.toml"\n{text}'


def test_typical_rounds_follow_a_goal_up_to_the_most(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    for said, goal, rounds in (
        (250, 10000, 500), (251, 10000, 0), (250, 5000, 250), (251, 5010, 252), (3, 100, 0),
    ):  # fmt: skip
        below = f"typical-rounds = {said}\n{PLAIN}\n[knobs]\nlimit = 5000\n"
        (tmp_path / "base.toml").write_text(below, "utf-8")
        own.write_text(base(f"[knobs]\nlimit = {goal}\n"), "utf-8")
        assert house(own).rounds == rounds, (said, goal)
    # Of two that say them the nearer counts, and follows what is nearer still.
    (tmp_path / "base.toml").write_text(f"typical-rounds = 9\n{PLAIN}", "utf-8")
    (tmp_path / "mid.toml").write_text(base("typical-rounds = 40\n[knobs]\nlimit = 5000"), "utf-8")
    own.write_text('extends = "mid.toml"\n[knobs]\nlimit = 2500', "utf-8")
    assert house(own).rounds == 20
    # A number that is none is refused, whatever the goal.
    for given in ("-3", "true", "'9'", "[9]"):
        (tmp_path / "mid.toml").write_text(base(f"typical-rounds = {given}"), "utf-8")
        with pytest.raises(RuleFileError, match="typical-rounds: give a number from 0 to 500"):
            house(own)


def test_a_file_is_read_up_to_the_most_bytes(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    for more, said in ((0, ""), (1, "larger than 200000 bytes"), (2, "larger than 200000 bytes")):
        own.write_bytes(PLAIN.encode() + b"#" * (load.MOST_BYTES + more - len(PLAIN)))
        if not said:
            load.read_text(own)
            continue
        with pytest.raises(RuleFileError, match=said):
            load.read_text(own)


def test_a_file_says_the_same_whatever_ends_its_lines(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(PLAIN.replace("\n", "\r\n").encode("utf-8-sig"))
    assert load.says(own, PLAIN)
    assert load.says(own, PLAIN.replace("\n", "\r\n"))
    assert not load.says(own, f"{PLAIN}\n")
    assert not load.says(tmp_path / "none.toml", PLAIN)


def test_so_many_files_extend_one_another_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "0.toml").write_text(PLAIN, "utf-8")
    for number in range(1, 10):
        text = f'extends = "{number - 1}.toml"\nname = "{number}"'
        (tmp_path / f"{number}.toml").write_text(text, "utf-8")
    assert house(tmp_path / "8.toml").name == "8"
    with pytest.raises(RuleFileError, match="more than 8 files"):
        house(tmp_path / "9.toml")


def test_a_circle_is_told_from_where_it_begins(tmp_path: Path) -> None:
    for name, below in (("a", "b"), ("b", "c"), ("c", "b")):
        (tmp_path / f"{name}.toml").write_text(f'extends = "{below}.toml"', "utf-8")
    with pytest.raises(RuleFileError) as refused:
        house(tmp_path / "a.toml")
    assert refused.value.why.endswith("circle: b.toml extends c.toml extends b.toml")


def test_a_name_of_another_file_is_told_as_far_as_it_is_read() -> None:
    for name, said in (
        ("chess", "give one of lets-play-zonk"), ("a/b.toml", "a/b.toml lies elsewhere"),
        ("a\\b.toml", "a\\b.toml lies elsewhere"), ("b.toml", "b.toml is not at hand"),
        (f"{'x' * 70}.toml", f"{'x' * 60} is not at hand"),
        (f"{'x' * 70}/x.toml", f"{'x' * 60} lies elsewhere"),
    ):  # fmt: skip
        assert wrong(f"extends = '{name}'").startswith(f"extends: {said}"), name


def test_of_a_name_that_is_no_knob_sixty_letters_are_told() -> None:
    for given in ("points = '$%s'", "points = 9\nwhen = {%s = 1}"):
        for length in (60, 61):
            text = f"{PLAIN}[combo.x]\nkind = 'single'\nface = 2\n{given % ('x' * length)}"
            assert f"'{'x' * 60}' " in wrong(text)


def test_rules_that_are_refused_are_not_searched_for_what_is_idle(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f"{PLAIN}[knobs]\nmust-beat = true\n", "utf-8")
    with pytest.raises(RuleFileError, match="only in a last round"):
        load.without_effect(own)


def test_what_is_nested_too_deeply_is_refused() -> None:
    for deep, key in ((200, "tip"), (201, "file: is nested too deeply")):
        for opens, closes in ("[]", ("{a=", "}")):
            # What is closed again counts no more, and what is closed too often helps nobody.
            text = f"# ]]]]\ntip = {opens * deep}{'1' if closes == '}' else ''}{closes * deep}"
            assert wrong(text).startswith(key), (deep, opens)
    assert not wrong(PLAIN + "#" + "[" * 200 + "][")
    assert wrong(PLAIN + "#" + "[" * 200 + "][[").startswith("file: is nested too deeply")
    assert not wrong(PLAIN + "#" + "[]" * 300)
    assert not wrong(PLAIN + "#" + "{}" * 300)
    assert not wrong(f"{PLAIN}#{'.' * 200}\n#{'.' * 200}")
    assert wrong(f"{PLAIN}#{'.' * 201}") == "file: has a line with more than 200 dots"


def test_a_key_is_named_up_to_its_most_letters() -> None:
    for count, said in ((200, "bonus.x"), (201, "bonus.x")):
        told = wrong(f"{PLAIN}[bonus]\n{'x' * count} = 'x'")
        assert told.startswith(said)
        assert ("this key is too long; give at most 200 letters" in told) is (count > 200), told
    # Of a key too long its beginning is told, of a long path as much as a key may have.
    told = wrong(f"{PLAIN}[bonus]\n{'x' * 201} = 'x'")
    assert told.startswith(f"bonus.{'x' * 54}: ")
    told = wrong(f"[{'a' * 150}.{'b' * 150}]\nx = {10**12}")
    assert told == f"{'a' * 150}.{'b' * 49}: this number is too large; give at most 1000000"
    assert wrong(f"awards = [{10**12}]").startswith("awards: this number is too large")
    assert wrong(f"'' = {10**12}").startswith("file: this number is too large")
    told = wrong(f"x = {{{'k' * 150} = 1, {'k' * 150} = 2}}")
    assert told.startswith("file: is not TOML: ")
    assert len(told) == len("file: is not TOML: ") + 120


def test_tables_are_merged_six_deep_and_no_deeper() -> None:
    def deep(levels: int, key: str) -> dict[str, object]:
        table: dict[str, object] = {key: 1}
        for _ in range(levels):
            table = {"t": table}
        return table

    def keys(table: object) -> set[str]:
        found: set[str] = set()
        while isinstance(table, dict):
            found = set(table)
            table = table.get("t")
        return found

    assert keys(load.merge(deep(6, "a"), deep(6, "b"))) == {"a", "b"}
    assert keys(load.merge(deep(7, "a"), deep(7, "b"))) == {"b"}


def test_what_one_file_has_for_a_table_another_has_no_value_for() -> None:
    for value in ("3", "'x'", "[]"):
        said = wrong(f'extends = "wheaton"\nknobs = {value}')
        assert said == "knobs: this is a table; write [knobs]"
    below = wrong('extends = "wheaton"\n[combo]\nones = 5')
    assert below == "combo.ones: this is a table; write [combo.ones]"
    assert not wrong('extends = "wheaton"\npicture = [1]\ntip = ["x"]\nportrait = "x"')

"""House rules: the example of the document plays, what makes no sense is refused by its key."""

import re
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine.choices import MissState
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import defaults
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.build import AWARDS, COMBOS, HITS
from zonk_desktop.rulebook.load import PRESETS, house, preset

DOCUMENT = Path(__file__).parents[2] / "docs" / "house-rules.md"


def test_the_example_of_the_document_plays(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    path = tmp_path / "friday.toml"
    path.write_text(example.group(1), encoding="utf-8")
    assert zonk("rules", "check", str(path))[0] == 0
    game = tmp_path / "game.zonk"
    game.write_text(
        "zonk 1\nrules friday.toml\noption ceremony=off\nplayer A\nplayer B\nscore A 1000\n"
        "roll 2 2 3 3 5\nroll 6 6 6 2 3\nkeep all\nroll 2 3\n",
        encoding="utf-8",
    )
    code, out, err = zonk("replay", str(game), "--json")
    assert code == 0, err
    assert '"text": "OUCH"' in out
    assert '"devil": 2' in out
    assert '"value": 225' in out


def test_the_example_from_nothing_is_whole(tmp_path: Path) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    example = re.search(r"## From nothing.*?```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    path = tmp_path / "tens.toml"
    path.write_text(example.group(1), encoding="utf-8")
    assert zonk("rules", "check", str(path))[::2] == (0, "")
    game = tmp_path / "game.zonk"
    game.write_text("zonk 1\nrules tens.toml\nplayer A\nroll 3 3 3 1 5\nstay\n", encoding="utf-8")
    code, out, err = zonk("replay", str(game), "--json")
    assert code == 0, err
    assert '"total": 45' in out


def test_every_key_is_in_the_document_and_every_default() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    common = {"key", "source", "amount", "kept", "symbol", "everyone", "at_once", "unit"}
    common |= {"title", "short", "sign"}
    for kinds, title in ((COMBOS, "## Combinations"), (HITS, "## Hits")):
        section = text.partition(title)[2].partition("\n## ")[0]
        rows: dict[str, str] = dict(
            re.findall(r"^\| ([a-z-]+)[^|]*\| (.*) \|$", section, re.MULTILINE)
        )
        for name, kind in kinds.items():
            said = rows[name] if name in rows else rows["winner"]
            for field in kind.__struct_fields__:
                if field in {*common, "safe", "natural"} or name == "odd-die-alike":
                    continue
                key = field.replace("_", "-")
                assert re.search(rf"\b{key}\b", said), (name, key)
                given = defaults(kind).get(field)
                if isinstance(given, bool):
                    default = "true" if given else "false"
                    assert re.search(rf"\b{key}\b[^;,]* {default}", said), (name, key)
                elif isinstance(given, int):
                    assert str(given) in said or given == 0, (name, key)


def test_every_knob_of_no_sheet_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for knob in knobs.KNOBS:
        assert knob.source != "-" or f"`{knob.name}`" in text, knob.name


def test_every_kind_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in [*COMBOS, *HITS, *AWARDS, *tuple(MissState)]:
        assert name in text, name


def test_settings_and_knobs_are_the_same_things() -> None:
    assert sorted(Settings.__struct_fields__) == sorted(knob.attribute for knob in knobs.KNOBS)
    assert len(set(knobs.BY_NAME)) == len(knobs.KNOBS)


@pytest.mark.parametrize("key", PRESETS)
def test_every_knob_of_every_preset_is_in_its_range_and_listed(key: str) -> None:
    settings = preset(key).settings
    code, out, _ = zonk("rules", key, "--knobs")
    assert code == 0
    for knob in knobs.KNOBS:
        value = knobs.read(settings, knob)
        assert knobs.parse(knob, knobs.show(value)) == value
        assert f"{knob.name}={knobs.show(value)}\n" in out
        assert knob.sentence in out
        assert knob.group in knobs.GROUPS
        assert re.fullmatch(r"-|((A-)?(LP|WH|IB|MB|X)-\d{2,3}|D-\d{2})( .*)?", knob.source)


#: Catalogue Part 3.6 with its defaults, D-17 and D-21.
SWITCHES = """
lets-play-zonk: dareValue=total1000 capBefore11k=on r11FirstHits=2 thousandsPerTurn=each
lets-play-zonk: tripAcrossRolls=off bloodAloneForced=on turkeyRepeat=every3 declareScores=off
lets-play-zonk: teamHits=roller customBonuses=none rule11k=callable teams=off
wheaton: integrity=atLeastOneMore neverTwo=on communalIntegrity=latestEntry m9950=all
wheaton: squareLoose=off halftimeTie=all halftimeScoreHits=off mustKeepAllScoring=on
wheaton: fiveKindMayStop=off finishRound=off magicReroll=off strictAsks=off
insta-bong: extraMatching=100 royaleValue=rolled reroll=wholeThrow thousandBasis=total
insta-bong: trip15=singles secondTriple=best zonkHitRepeat=every3 penaltyFloor=none winnerBy=hits
insta-bong: breaking-the-ice=off push-your-luck=off train-wreck=off texas-smokeem=off pushDice=4
original-1978: direction=right consolation=on thousandStrict=off overshootBH=on ending=lastRound
original-1978: colorsMustPlay=off limit=5000
magic-bus-1983: consolation=off overshootBH=off thousandStrict=on mustKeepAllScoring=off
"""


@pytest.mark.rule("D-19", "D-21", "D-17")
def test_the_switches_of_the_catalogue_have_its_defaults() -> None:
    for line in SWITCHES.strip().splitlines():
        key, _, rest = line.partition(": ")
        for word in rest.split():
            name, _, value = word.partition("=")
            knob = knobs.find(name)
            assert knob is not None, name
            assert knobs.read(preset(key).settings, knob) == knobs.parse(knob, value), word
    assert preset("original-1978").settings.slim_name == "Slim Pickin's"


#: Catalogue Part 4.1: what the sheets have in the columns 000, 001, 002, 003 and 004.
PARAMETERS = """
dice-count 5 5 6 6 6
special-dice blood-die none odd-die three-colours three-colours
single-1 100 100 100 100 100
single-5 50 50 50 50 50
triple-factor 100 100 100 100 100
triple-1 1000 1000 1000 1000 1000
triple-5 500 500 500 500 500
trip15 1983 1983 singles 1983 1983
extra-matching 0 0 100 0 0
natural-five fixed face none none none
straight-1-5 1500 150 0 0 0
straight-2-6 1500 50 0 0 0
straight-1-6 0 0 0 1500 1500
hot-dice forced forced optional forced forced
five-kind-may-stop on off off off off
blood-die on off off off off
dare on off off off off
entry-minimum 350 250 0 500 500
stop-minimum 0 0 250 300 300
limit 10000 10000 5000 5000 5000
landing cap over over over over
ending finishRound immediate finishRound lastRound lastRound
must-beat off off off on on
winner-by first first hits points points
rule11k callable off off off off
halftime 0 5000 0 0 0
magic-number off on off off off
social on off off off off
turkey on off off off off
first-finish on off off off off
winner-hit off off off on on
train-wreck off off off on on
thousand-basis total total total turn turn
integrity off atLeastOneMore off off off
never-two off on off off off
penalty-points 0 0 250 0 0
release word asks courtesy courtesy courtesy
order-roll high-to-low highest-first highest-first highest-first highest-first
name-rule pseudonym for-life plain plain plain
sheet-columns 1 1 3 1 1
sheet-mark flag flag star asterisk asterisk
players-max 12 12 12 6 6
"""


@pytest.mark.parametrize("line", PARAMETERS.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_parameters_of_the_catalogue(line: str) -> None:
    name, *values = line.split()
    knob = knobs.find(name)
    assert knob is not None
    for key, value in zip(PRESETS, values, strict=True):
        assert knobs.read(preset(key).settings, knob) == knobs.parse(knob, value), key


BAD = [
    ("limit = 3", "limit"),
    ("[knobs]\nlimit = 3", "knobs.limit"),
    ("[knobs]\nlimit = 1.5", "knobs.limit"),
    ("[knobs]\nlimit = nan", "knobs.limit"),
    ("[knobs]\nlimit = true", "knobs.limit"),
    ("[knobs]\nlimt = 5000", "knobs.limt"),
    ("[knobs]\nceremony = 'loud'", "knobs.ceremony"),
    ("[knobs]\ndare = 2", "knobs.dare"),
    ("[knobs]\nwin-throw = '7 7 7 7 7'", "knobs.win-throw"),
    ("[knobs]\nwin-throw = '1 1 1'", "knobs.win-throw"),
    ("[knobs]\ncustom-bonuses = ['x']", "knobs.custom-bonuses"),
    ("[knobs]\nstop-dice = [9]", "knobs.stop-dice"),
    ("[knobs]\nhot-dice = 'forced'\nstop-dice = [5, 6, 8]", "knobs.stop-dice"),
    ("[knobs]\nstop-dice = [2, 3]\nentry-dice = 4", "knobs.entry-dice"),
    ('[knobs]\nlanding = "cap"\nfinish-compare = "pass"', "knobs.finish-compare"),
    ('[knobs]\nlanding = "exact"\nfinish-compare = "pass"', "knobs.finish-compare"),
    ("[knobs]\nlanding = 'exact'\nstop-minimum = 250", "knobs.landing"),
    ("[knobs]\nplayers-max = 1", "knobs.players-max"),
    ("[knobs]\ndice-count = 4", "knobs.dice-count"),
    ("[knobs]\nstraight-1-6 = 1500", "knobs.straight-1-6"),
    ("[knobs]\nwin-throw = '1 1 1'\ndice-count = 4", "knobs.dice-count"),
    ("rounds = 10", "rounds"),
    ("[hit.x]\nkind = 'ends-in'", "hit.x.ending"),
    ("[hit.x]\nkind = 'ends-in'\nending = 5\nmodulus = 0", "hit.x.modulus"),
    ("[hit.x]\nkind = 'ends-in'\nending = 50\nmodulus = 50", "hit.x.ending"),
    ("[hit.x]\nkind = 'pattern'", "hit.x.faces"),
    ("[hit.x]\nkind = 'pattern'\nfaces = []", "hit.x.faces"),
    ("[hit.x]\nkind = 'pattern'\nfaces = [1,1,1,1,1,1]", "hit.x.faces"),
    ("[hit.x]\nkind = 'exact-total'", "hit.x.totals"),
    ("[hit.x]\nkind = 'odd-die-alike'", "hit.x.names"),
    ("[hit.x]\nkind = 'total-step'\nstep = 0", "hit.x.step"),
    ("[hit.x]\nkind = 'overshoot'\nstep = -50", "hit.x.step"),
    ("[hit.x]\nkind = 'miss-streak'\nlength = 0", "hit.x.length"),
    ("[hit.x]\nkind = 'slim'\namount = 0", "hit.x.amount"),
    ("[hit.x]\nkind = 'slim'\namount = 1000000", "hit.x.amount"),
    ("awards = [5]", "awards"),
    ("awards = [0x" + "f" * 5000 + "]", "awards"),
    ("[knobs]\nlimit = 0x" + "f" * 5000, "knobs.limit"),
    ("[knobs]\nlimit = " + "9" * 5000, "file"),
    ("[combo.x]\npoints = 0x" + "f" * 5000, "combo.x.points"),
    ("[bonus]\n" + "x" * 300 + " = 'x'", "bonus." + "x" * 54),
    ("[knobs]\nmust-beat = true", "knobs.must-beat"),
    ("[knobs]\nblood-die = true", "knobs.blood-die"),
    ("[knobs]\nplayers-min = 9\nplayers-max = 3", "knobs.players-min"),
    ("[knobs]\nentry-minimum = 20000", "knobs.entry-minimum"),
    ("[knobs]\nlimit = 200", "knobs.limit"),
    ("knobs = 3", "knobs"),
    ("[combo]\nx = 1", "combo.x"),
    ("[combo.x]\npoints = 1", "combo.x.kind"),
    ("[combo.x]\nkind = 'single'", "combo.x.face"),
    ("[combo.x]\nkind = 'single'\nface = 7\npoints = 5", "combo.x.face"),
    ("[combo.x]\nkind = 'single'\nface = 2\npoints = -5", "combo.x.points"),
    ("[combo.x]\nkind = 'of-a-kind'\ncount = 9\nfaces = [1]\npoints = 5", "combo.x.count"),
    ("[combo.x]\nkind = 'of-a-kind'\ncount = 3\nfaces = [0]\npoints = 5", "combo.x.faces"),
    ("[combo.x]\nkind = 'of-a-kind'\ncount = 3\nfaces = 1\npoints = 5", "combo.x.faces"),
    ("[combo.x]\nkind = 'shape'\nshape = [4, 4]\npoints = 5", "combo.x.shape"),
    ("[combo.x]\nkind = 'straight'\nfaces = [1]\npoints = 5", "combo.x.faces"),
    ("[combo.x]\nkind = 'single'\nface = 2\npoints = '$nothing'", "combo.x.points"),
    ("[combo.x]\nkind = 'single'\nface = 2\npoints = 5\nwhen = {x = 1}", "combo.x.when"),
    ("[combo.x]\noff = 'maybe'", "combo.x.off"),
    ("[combo.ones]\noff = true\n[combo.fives]\noff = true", "combo"),
    ("[hit.x]\nkind = 'luck'", "hit.x.kind"),
    ("[hit.x]\nkind = 'exact-total'\ntotals = 5", "hit.x.totals"),
    ("[hit.x]\nkind = 'slim'\ncolour = 'R'", "hit.x.colour"),
    ("[miss.x]\ntext = ''", "miss.x.text"),
    ("[miss.zonk]\nwhen-state = 'often'", "miss.zonk.when-state"),
    ("[fault.lateness]\ntext = 'x'", "fault.lateness"),
    ("[fault.spaz]\nwho = 'dog'", "fault.spaz.who"),
    ("[bonus]\nhigh = 'x'", "bonus.high"),
    ("awards = ['best']", "awards"),
    ("name = 5", "name"),
    ("extends = 'chess'", "extends"),
    ("format = 2", "format"),
    ("colour = 'red'", "colour"),
    ("[", "file"),
]


@pytest.mark.parametrize(("text", "key"), BAD, ids=[key for _, key in BAD])
def test_what_makes_no_sense_is_refused_by_its_key(text: str, key: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    if not text.startswith("extends"):
        text = 'extends = "wheaton"\n' + text
    path.write_text(text, encoding="utf-8")
    code, out, err = zonk("rules", "check", str(path))
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    file, named, message = err.rstrip("\n").split(": ", 2)
    assert (file, named) == (str(path), key)
    assert len(message) > 10


def test_from_nothing(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        "[knobs]\ndice-count = 3\n[combo.six]\nkind='single'\nface=6\npoints=10\n",
        encoding="utf-8",
    )
    ruleset = house(path)
    assert ruleset.settings.dice_count == 3
    assert [combo.key for combo in ruleset.combos] == ["six"]
    assert ruleset.hits == ()


ONE = '[combo.one]\nkind = "single"\nface = 1\npoints = 100\n'


def test_knobs_that_nothing_uses_are_named(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    knobs_given = "[knobs]\nstraight-1-6 = 1500\nturkey = true\nlimit = 5000\nsingle-1 = 100\n"
    path.write_text(knobs_given + ONE.replace("100", '"$single-1"'), encoding="utf-8")
    code, out, err = zonk("rules", "check", str(path))
    assert (code, out) == (1, "")
    assert [line.split(": ")[1] for line in err.splitlines()] == [
        "knobs.straight-1-6",
        "knobs.turkey",
    ]
    code, out, err = zonk("rules", str(path))
    assert (code, err) == (0, "")
    assert "straight-1-6: nothing in these rules uses it" in out
    path.write_text('extends = "wheaton"\n[knobs]\nturkey = true\nstraight-1-5 = 50', "utf-8")
    assert zonk("rules", "check", str(path))[0] == 0


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ('thousands-per-turn = "once"\nthousand-basis = "turn"',
         ["thousands-per-turn", "thousand-basis = turn"]),
        ('thousands-per-turn = "once"\nthousand-basis = "total"', []),
        ("turkey-repeat = \"once\"\nturkey = false", ["turkey-repeat", "turkey = off"]),
        ("turkey-repeat = \"once\"\nturkey = true", []),
    ],
)  # fmt: skip
def test_a_knob_of_a_table_that_does_not_count_is_named(
    tmp_path: Path, given: str, named: list[str]
) -> None:
    """It has no effect, and which other knob of the file makes it so is told."""
    path = tmp_path / "own.toml"
    path.write_text(f'extends = "wheaton"\n[knobs]\n{given}\n', encoding="utf-8")
    code, _, err = zonk("rules", "check", str(path))
    assert code == (1 if named else 0)
    assert len(err.splitlines()) == (1 if named else 0)
    if named:
        assert f"knobs.{named[0]}: has no effect beside {named[1]};" in err


def test_the_knobs_that_only_tables_use_are_known() -> None:
    """No line of the engine reads them; what is not among them is read somewhere."""
    root = Path(__file__).parents[2] / "zonk_desktop"
    engine = "".join(path.read_text("utf-8") for path in sorted((root / "engine").glob("*.py")))
    engine += (root / "rulebook" / "checks.py").read_text("utf-8")
    engine = engine.replace((root / "engine" / "settings.py").read_text("utf-8"), "")
    for knob in knobs.KNOBS:
        # The engine looks up dice set aside only where a combination may reach back to them.
        if knob.by_tables and knob.name != "trip-across-rolls":
            assert not re.search(rf"\b(s|settings)\.{knob.attribute}\b", engine), knob.name


@pytest.mark.parametrize("text", ["rounds-of-play = 10", "stuff = 1", "hits = 3"])
def test_a_wrong_guess_is_worse_than_none(text: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    err = zonk("rules", "check", str(path))[2]
    assert "bonus" not in err.partition("known are")[0]


def test_a_knob_outside_its_table_is_told_where_to_go(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text("Limit = 10", encoding="utf-8")
    assert "write it below [knobs] as limit" in zonk("rules", "check", str(path))[2]


def test_nothing_empty_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(ONE, encoding="utf-8")
    code, out, _ = zonk("rules", str(path))
    assert code == 0
    assert "To get in: 0" not in out
    lines = out.splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line and not line.startswith(" ") and line != lines[0]:
            assert following.startswith("  "), line


def test_a_source_with_braces_in_its_name_is_printed_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(ONE + '[hit.x]\nkind = "entry"\nsource = "{nothing} {0}"\n', encoding="utf-8")
    code, out, _ = zonk("rules", str(path))
    assert code == 0
    assert "{nothing} {0}" in out


def test_a_number_that_is_too_large_is_called_so() -> None:
    for knob in knobs.KNOBS:
        if knob.kind not in {"int", "numbers", "faces"}:
            continue
        for text in ("99999999999999", "-99,999,999,999,999", "9" * 2000):
            with pytest.raises(knobs.Unfit) as refused:
                knobs.parse(knob, text)
            said = str(refused.value)
            assert "is not a number" not in said, knob.name
            assert "out of range" in said or "from 1 to 6" in said, knob.name
            assert len(said) < 200
        with pytest.raises(knobs.Unfit, match="is not a number"):
            knobs.parse(knob, "9e9")
    # Written at length a number is what it is.
    limit = knobs.find("limit")
    assert limit is not None
    assert knobs.parse(limit, "0" * 40 + "1500") == 1500
    with pytest.raises(knobs.Unfit, match=r"^9{20}… is out of range; give 100 to 1000000$"):
        knobs.parse(limit, "9" * 25)

"""House rules: the example of the document plays, what makes no sense is refused by its key."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine.choices import MissState
from zonk_desktop.engine.settings import Settings
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


def test_every_kind_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in [*COMBOS, *HITS, *AWARDS, *tuple(MissState)]:
        assert name in text, name


def test_settings_and_knobs_are_the_same_things() -> None:
    names = [field.name for field in fields(Settings)]
    assert sorted(names) == sorted(knob.attribute for knob in knobs.KNOBS)
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
    ("[knobs]\nlanding = 'exact'", "knobs.landing"),
    ("[knobs]\nmust-beat = true", "knobs.must-beat"),
    ("[knobs]\nblood-die = true", "knobs.blood-die"),
    ("[knobs]\nplayers-min = 9\nplayers-max = 3", "knobs.players-min"),
    ("[knobs]\nentry-minimum = 20000", "knobs.limit"),
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
    assert (file, named) == ("odd.toml", key)
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

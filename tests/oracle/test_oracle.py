"""The oracle against figures and worked examples that were not made with it."""

from collections import Counter

import pytest

from tests.oracle.oracle import (
    DICE,
    PRESETS,
    RED,
    Die,
    all_throws,
    blood_alone,
    bust_counts,
    forced_all,
    is_bust,
    keeps,
)

rule = pytest.mark.rule

LP, WH, IB, MB, OLD = "lets-play-zonk", "wheaton", "insta-bong", "magic-bus-1983", "original-1978"


def dice(text: str) -> list[Die]:
    """`1 5 3r`: plain dice and a red one."""
    return [(int(word[0]), RED if word.endswith("r") else "") for word in text.split()]


def three_colours(text: str) -> list[Die]:
    return [(int(face), colour) for face, colour in zip(text.split(), "RWGRWG", strict=False)]


def free(preset: str, throw: list[Die], **options: object) -> dict[str, int]:
    return _by_faces(keeps(preset, throw, options=options, apply_forced=False))


def forced(preset: str, throw: list[Die], **options: object) -> dict[str, int]:
    return _by_faces(keeps(preset, throw, options=options))


def after(triple: int, text: str, **options: object) -> dict[str, int]:
    """Insta-Bong keeps with a triple of this face set aside."""
    return _by_faces(keeps(IB, dice(text), Counter({triple: 1}), options))


def _by_faces(found: dict[tuple[Die, ...], int]) -> dict[str, int]:
    worths = {(" ".join(str(face) for face, _ in keep), worth) for keep, worth in found.items()}
    by_faces = dict(worths)
    assert len(by_faces) == len(worths), "the same faces have two worths"
    return by_faces


# --- Against combinatorics -----------------------------------------------------------------------


@rule("LP-033", "WH-023", "IB-023", "MB-036", "D-14", "D-23")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("n", "busts", "rolls"),
    [(1, 4, 6), (2, 16, 36), (3, 60, 216), (4, 204, 1296), (5, 600, 7776), (6, 1440, 46656)],
)
def test_busts(preset: str, n: int, busts: int, rolls: int) -> None:
    if n <= len(DICE[preset]):
        assert bust_counts(n, preset) == (busts, rolls)
    else:
        with pytest.raises(ValueError, match="has no 6 dice"):
            bust_counts(n, preset)


@pytest.mark.parametrize(
    ("preset", "count"), [(LP, 1469), (WH, 461), (IB, 3233), (OLD, 923), (MB, 923)]
)
def test_all_throws_are_there_once(preset: str, count: int) -> None:
    throws = [tuple(sorted(throw)) for throw in all_throws(preset)]
    assert len(throws) == len(set(throws)) == count


@rule("LP-021", "LP-018", "IB-007", "MB-013")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_keep_is_of_the_throw(preset: str) -> None:
    for throw in all_throws(preset):
        unforced = keeps(preset, throw, apply_forced=False)
        narrowed = keeps(preset, throw)
        assert narrowed.items() <= unforced.items()
        assert is_bust(preset, throw) == (not narrowed)
        for keep, worth in unforced.items():
            assert keep == tuple(sorted(keep))
            assert Counter(keep) <= Counter(throw)
            royale = [face for face, _ in keep] == [1, 2, 3, 4, 5, 6]
            assert worth > 0 or (preset == IB and royale)


def test_a_throw_the_game_has_not_is_refused() -> None:
    for throw in ([], dice("1 2 3 4 5 6"), dice("1r 2r"), [(7, "")], [(1, "W")]):
        with pytest.raises(ValueError, match="has no such throw"):
            keeps(LP, throw)


# --- Let's Play Zonk -----------------------------------------------------------------------------


@rule("LP-T01", "LP-020", "LP-025", "LP-026")
def test_lp_the_opening_example() -> None:
    assert forced(LP, dice("1 5 2 4 4r")) == {"1": 100, "5": 50, "1 5": 150}
    assert forced(LP, dice("1 5r 2 4 4")) == {"1": 100, "5": 50, "1 5": 150}


@rule("LP-T02", "LP-037")
def test_lp_second_roll() -> None:
    assert forced(LP, dice("3 3 3 2")) == {"3 3 3": 300}
    assert not blood_alone(LP, dice("3 3 3r 2"))
    assert blood_alone(LP, dice("3 3 3 2r"))


@rule("LP-T03", "LP-T04", "LP-T05", "LP-034", "LP-038")
def test_lp_last_die() -> None:
    for face, worth in (("5", 50), ("1", 100)):
        for colour in ("", "r"):
            assert forced_all(LP, dice(face + colour))
            assert forced(LP, dice(face + colour)) == {face: worth}
    assert is_bust(LP, dice("4"))
    assert is_bust(LP, dice("4r"))
    assert not blood_alone(LP, dice("4r"))


@rule("LP-T06", "LP-027", "LP-028")
def test_lp_triples() -> None:
    assert forced(LP, dice("3 3 3 2 4r")) == {"3 3 3": 300}
    assert forced(LP, dice("1 1 1 2 4r")) == {"1": 100, "1 1": 200, "1 1 1": 1000}


@rule("LP-T07", "LP-030", "LP-035")
def test_lp_straights() -> None:
    assert forced(LP, dice("1 2 3 4 5r")) == {"1 2 3 4 5": 1500}
    assert forced(LP, dice("2r 3 4 5 6")) == {"2 3 4 5 6": 1500}
    assert forced(LP, dice("1 2 3 4r")) == {"1": 100}
    assert free(LP, dice("1 2 3 4 5r")) == {"1": 100, "5": 50, "1 5": 150, "1 2 3 4 5": 1500}


@rule("LP-T08", "LP-T19", "LP-029")
def test_lp_a_fourth_four_is_nothing() -> None:
    assert forced(LP, dice("4 4 4 4")) == {"4 4 4": 400}
    assert forced(LP, dice("4 4 4 4r 2")) == {"4 4 4": 400}
    assert forced(LP, dice("4 4 4 4 2r")) == {"4 4 4": 400}
    assert not blood_alone(LP, dice("4 4 4 4 2r"))


@rule("LP-037")
def test_lp_a_red_die_of_the_triple_scores() -> None:
    assert not blood_alone(LP, dice("4 4 4 4r"))
    assert keeps(LP, dice("4 4 4 4r 1"))[((1, ""), (4, ""), (4, ""), (4, RED))] == 500


@rule("LP-029")
def test_lp_a_fourth_one_or_five_is_a_single() -> None:
    assert free(LP, dice("1 1 1 1 2r"))["1 1 1 1"] == 1100
    assert free(LP, dice("5 5 5 5 2r"))["5 5 5 5"] == 550
    assert forced(LP, dice("5 5 5 5 2r")) == {"5 5 5 5": 550}


@rule("LP-T18", "LP-037", "LP-038", "LP-039")
def test_lp_the_blood_die_alone() -> None:
    assert keeps(LP, dice("1 1 5 5 3r")) == {((1, ""), (1, ""), (5, ""), (5, "")): 300}
    assert forced(LP, dice("5r")) == {"5": 50}
    assert is_bust(LP, dice("2r"))
    assert len(keeps(LP, dice("1 1 5 5r 3"))) > 1
    assert forced(LP, dice("1 1 5 5r 3"))["1 1 5 5"] == 300
    assert len(forced(LP, dice("1 1 5 5 3r"), bloodAloneForced="off")) == 8


@rule("A-LP-14", "LP-027")
def test_lp_a_triple_of_several_rolls() -> None:
    """The 5 that was left and two later ones are 500."""
    on = {"tripAcrossRolls": "on"}

    def later(text: str, *left: int) -> dict[str, int]:
        return _by_faces(keeps(LP, dice(text), options=on, left=left))

    assert later("5 5 2 3r", 5) == {"5": 50, "5 5": 450}
    assert later("5 2 3r", 5, 5) == {"5": 400}
    assert later("5 2r", 5, 5, 5) == {"5": 50}
    assert later("1 1 2 3r", 5) == {"1": 100, "1 1": 200}
    # A 4 cannot be left without a triple, which it does not extend.
    assert is_bust(LP, dice("4 2r"), options=on, left=(4, 4, 4))
    # What lies aside is of another set of dice, and no straight comes out of two rolls.
    assert later("5 5 2 3 4r", 5) == {"5": 50, "5 5": 100}
    assert later("2 3 4 5r", 1) == {"5": 50}
    assert forced(LP, dice("5 5 2 3r")) == {"5": 50, "5 5": 100}
    with pytest.raises(ValueError, match="cannot have been set aside"):
        later("5 5 2 3r", 4)


@rule("LP-T20", "LP-053", "LP-054")
def test_lp_busts() -> None:
    assert is_bust(LP, dice("2 2 3 4 6r"))
    assert is_bust(LP, dice("2 3 4"))


@rule("LP-T21", "LP-031", "LP-036")
def test_lp_natural_five() -> None:
    for face in "123456":
        natural = dice(f"{face} {face} {face} {face} {face}r")
        assert not forced_all(LP, natural)
        assert forced(LP, natural)[f"{face} {face} {face} {face} {face}"] == 2000
    assert forced(LP, dice("6 6 6 6 6r")) == {"6 6 6": 600, "6 6 6 6 6": 2000}


@rule("D-10")
def test_lp_ones_and_fives_out_of_a_triple() -> None:
    assert free(LP, dice("5 5 5 2 2r")) == {"5": 50, "5 5": 100, "5 5 5": 500}
    assert free(LP, dice("6 6 6 2 2r")) == {"6 6 6": 600}


# --- Wheaton -------------------------------------------------------------------------------------


@rule("WH-T04", "WH-024", "WH-025", "WH-026", "WH-017")
def test_wh_triples() -> None:
    assert forced(WH, dice("4 4 4 2 3")) == {"4 4 4": 400}
    assert forced(WH, dice("4 4 4 4 2")) == {"4 4 4": 400}
    assert forced(WH, dice("1 1 1 2 3")) == {"1 1 1": 1000}


@rule("WH-T05", "WH-031", "WH-032")
def test_wh_five_alike() -> None:
    assert forced(WH, dice("4 4 4 4 4")) == {"4 4 4 4 4": 4000}
    assert forced(WH, dice("1 1 1 1 1")) == {"1 1 1 1 1": 10_000}
    assert forced_all(WH, dice("4 4 4 4 4"))
    assert not forced_all(WH, dice("4 4 4 4 4"), options={"fiveKindMayStop": "on"})


@rule("WH-T06", "WH-030")
def test_wh_devil() -> None:
    assert forced(WH, dice("6 6 6 2 3")) == {"6 6 6": 600}
    assert forced(WH, dice("6 6 6")) == {"6 6 6": 600}


@rule("WH-T08", "WH-028", "WH-029", "WH-033", "WH-034")
def test_wh_straights() -> None:
    for text, worth in (("1 2 3 4 5", 150), ("2 3 4 5 6", 50)):
        assert forced(WH, dice(text)) == {text: worth}
        assert forced_all(WH, dice(text))


@rule("WH-021", "WH-022", "WH-017", "WH-027")
def test_wh_throws_of_the_sample_game() -> None:
    assert forced(WH, dice("1 5 2 3 6")) == {"1 5": 150}
    assert forced(WH, dice("5 5 2")) == {"5 5": 100}
    assert forced(WH, dice("3 3 3 5 2")) == {"3 3 3 5": 350}
    assert forced(WH, dice("5 5 5 5 2")) == {"5 5 5 5": 550}
    assert forced(WH, dice("1 5 5 5 2")) == {"1 5 5 5": 600}
    assert forced(WH, dice("1 5 5")) == {"1 5 5": 200}
    assert is_bust(WH, dice("2 2 3 3 4"))


@rule("WH-017")
def test_wh_all_scoring_dice_are_kept() -> None:
    for throw in all_throws(WH):
        assert len(keeps(WH, throw)) == (0 if is_bust(WH, throw) else 1)
    assert free(WH, dice("1 5 2 3 6"), mustKeepAllScoring="off") == {
        "1": 100,
        "5": 50,
        "1 5": 150,
    }
    assert forced(WH, dice("1 1 1 5 5"), mustKeepAllScoring=False) == {"1 1 1 5 5": 1100}


# --- Insta-Bong ----------------------------------------------------------------------------------


@rule("IB-T01", "IB-011", "IB-012", "IB-014", "IB-008")
def test_ib_first_roll() -> None:
    found = forced(IB, dice("1 2 3r 5 5 5"))
    assert found["1 5 5 5"] == 250
    assert found["1"] == 100
    assert len(found) == 7


@rule("IB-T02", "IB-013")
def test_ib_second_roll() -> None:
    assert keeps(IB, dice("4r 3 4 4 5")) == {
        ((5, ""),): 50,
        ((4, ""), (4, ""), (4, RED)): 400,
        ((4, ""), (4, ""), (4, RED), (5, "")): 450,
    }


@rule("IB-T03", "IB-T04", "IB-015", "IB-016", "IB-020", "D-14")
def test_ib_a_die_that_matches_what_is_set_aside() -> None:
    assert after(4, "4") == {"4": 100}
    assert not forced_all(IB, dice("4"), Counter({4: 1}))
    assert is_bust(IB, dice("4"))
    assert is_bust(IB, dice("3"), Counter({4: 1}))
    assert is_bust(IB, dice("2 2 3 6 6 4r"))
    assert after(4, "4 4 1") == {
        "1": 100,
        "4": 100,
        "4 4": 200,
        "1 4": 200,
        "1 4 4": 300,
    }


@rule("IB-T05", "IB-010", "IB-015")
def test_ib_fourth_roll() -> None:
    found = forced(IB, dice("6r 6 6 6 1 5"))
    assert found["1 5 6 6 6 6"] == 850
    assert found["6 6 6 6"] == 700
    assert len(found) == 4 * 3 - 1  # no, three or four 6s, or only some of the 1 and the 5


@rule("IB-T06", "IB-016")
def test_ib_fifth_roll() -> None:
    found = keeps(IB, dice("1 4 5r 1 2 6"), Counter({6: 1}))
    assert found[((1, ""), (1, ""), (5, RED))] == 250
    assert max(found.values()) == 250


@rule("IB-T08", "IB-008", "IB-015")
def test_ib_the_sheets_example() -> None:
    assert forced(IB, dice("1 4 4 3 4 4r")) == {
        "1": 100,
        "4 4 4": 400,
        "1 4 4 4": 500,
        "4 4 4 4": 500,
        "1 4 4 4 4": 600,
    }
    assert forced(IB, dice("1 4 4 3 4 4r"), extraMatching=0) == {
        "1": 100,
        "4 4 4": 400,
        "1 4 4 4": 500,
    }
    assert is_bust(IB, dice("4"), Counter({4: 1}), {"extraMatching": 0})


@rule("IB-T09", "IB-014")
def test_ib_ones_and_fives_are_singles() -> None:
    assert forced(IB, dice("5 5 5 5r 2 3"))["5 5 5 5"] == 200
    assert forced(IB, dice("1 1 1 1 1 1r"))["1 1 1 1 1 1"] == 600
    found = forced(IB, dice("1 1 1 1 5r 5"), trip15="1983 (1000/500)")
    assert found["1 1 1 1 5 5"] == 1200
    assert forced(IB, dice("5 5 5 5r 2 3"), trip15="1983 (1000/500)")["5 5 5 5"] == 550


@rule("IB-017", "IB-008")
def test_ib_royale() -> None:
    royale = dice("1 2 3 4 5 6r")
    assert forced(IB, royale) == {"1": 100, "5": 50, "1 5": 150, "1 2 3 4 5 6": 0}
    assert forced(IB, royale, royaleValue="fixed1500")["1 2 3 4 5 6"] == 1500
    assert forced(IB, dice("2 3 4 5 6r")) == {"5": 50}


@rule("IB-015", "IB-013")
@pytest.mark.parametrize(
    ("face", "six", "second", "six_extended"),
    [(2, 500, 300, 500), (3, 600, 300, 600), (4, 800, 400, 700), (6, 1200, 600, 900)],
)
def test_ib_second_triple(face: int, six: int, second: int, six_extended: int) -> None:
    text = " ".join(str(face) * 6)
    assert forced(IB, dice(f"{text}r"))[text] == six
    assert forced(IB, dice(f"{text}r"), secondTriple="extension")[text] == six_extended
    three = text[:5]
    assert after(face, three) == {text[:1]: 100, text[:3]: 200, three: second}
    assert after(face, three, secondTriple="extension")[three] == 300
    assert after(face, three, secondTriple="extension", extraMatching=0) == {three: 100 * face}


# --- The original and Magic Bus ------------------------------------------------------------------

both = pytest.mark.parametrize("preset", [OLD, MB])


@both
@rule("MB-T01", "MB-014", "MB-018", "MB-019", "MB-020")
def test_mb_the_first_sheets_example(preset: str) -> None:
    assert forced(preset, three_colours("1 3 3 3 5 6")) == {
        "1": 100,
        "5": 50,
        "3 3 3": 300,
        "1 5": 150,
        "1 3 3 3": 400,
        "3 3 3 5": 350,
        "1 3 3 3 5": 450,
    }


@both
@rule("MB-T02", "MB-015")
def test_mb_the_second_sheets_example(preset: str) -> None:
    assert forced(preset, three_colours("1 4 4 3 4 4")) == {
        "1": 100,
        "4 4 4": 400,
        "1 4 4 4": 500,
    }


@both
@rule("MB-T03", "MB-T04", "MB-036", "MB-037")
def test_mb_small_throws(preset: str) -> None:
    assert forced(preset, three_colours("2 2 2 5 3 4"))["2 2 2 5"] == 250
    assert is_bust(preset, three_colours("2 2 3 4 4 6"))


@both
@rule("MB-T05", "MB-023", "MB-024", "MB-025")
def test_mb_royale(preset: str) -> None:
    royale = three_colours("1 2 3 4 5 6")
    assert forced_all(preset, royale)
    assert forced(preset, royale) == {"1 2 3 4 5 6": 1500}
    assert free(preset, royale) == {"1": 100, "5": 50, "1 5": 150, "1 2 3 4 5 6": 1500}
    assert forced(preset, three_colours("2 3 4 5 6")) == {"5": 50}


@both
@rule("MB-T07", "MB-016", "MB-020", "MB-021", "MB-022")
@pytest.mark.parametrize(("face", "worth"), [(1, 1000), (2, 200), (4, 400), (5, 500)])
def test_mb_triples(preset: str, face: int, worth: int) -> None:
    text = f"{face} {face} {face}"
    assert forced(preset, three_colours(f"{text} 3"))[text] == worth
    assert free(preset, three_colours("1 1 3"))["1 1"] == 200


@both
@rule("MB-T10", "MB-024", "MB-026")
def test_mb_last_die(preset: str) -> None:
    assert forced(preset, [(5, "G")]) == {"5": 50}
    assert forced_all(preset, [(5, "G")])
    assert is_bust(preset, [(3, "G")])


@both
@rule("MB-020", "MB-021", "MB-022")
@pytest.mark.parametrize(("face", "worth"), [(1, 2000), (2, 400), (5, 1000), (6, 1200)])
def test_mb_six_alike_are_two_triples(preset: str, face: int, worth: int) -> None:
    text = " ".join(str(face) * 6)
    assert forced(preset, three_colours(text)) == {text: worth}


@both
@rule("MB-013")
def test_mb_colours_tell_keeps_apart(preset: str) -> None:
    found = keeps(preset, [(1, "R"), (1, "W"), (2, "G")])
    assert found == {((1, "R"),): 100, ((1, "W"),): 100, ((1, "R"), (1, "W")): 200}

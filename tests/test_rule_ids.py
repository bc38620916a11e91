"""Every rule of the catalogue is named by a test, and the table which says so is current."""

import re
import runpy

from tests.rule_marks import (
    EXAMPLE_OR_DECISION,
    ROOT,
    collect,
    golden_rules,
    marks_in,
    rule_titles,
)

CATALOGUE = ROOT / "docs" / "catalogue.md"


def test_every_rule_is_named_by_a_test() -> None:
    places = collect()
    missing = [rule for rule in rule_titles() if rule not in places]
    assert not missing, f"{len(missing)} rules are named by no test: {' '.join(missing)}"


def test_tests_name_only_rules_that_exist() -> None:
    titles = rule_titles()
    unknown = {
        rule: places
        for rule, places in collect().items()
        if rule not in titles and not EXAMPLE_OR_DECISION.fullmatch(rule)
    }
    assert not unknown


def test_the_table_is_current() -> None:
    tool = runpy.run_path(str(ROOT / "packaging" / "rules_doc.py"))
    page = tool["PAGE"].read_text("utf-8") if tool["PAGE"].exists() else ""
    # Not `page == ...`: a difference of two whole tables tells nobody anything.
    current = page == tool["current"]()
    assert current, "docs/rules.md is out of date: run python packaging/rules_doc.py"


def test_the_ids_are_the_catalogues() -> None:
    text = CATALOGUE.read_text("utf-8")
    assert list(rule_titles()) == re.findall(r"^- \*\*([A-Z]{2}-\d{3})\*\*", text, re.MULTILINE)


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("LP-001")]
rule = pytest.mark.rule

@pytest.mark.rule("LP-002", "LP-003")
def test_plain(): ...

@rule("LP-004")
class TestClass:
    @mark.rule("LP-005")
    def test_method(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("LP-006"))])
def test_parameters(x): ...

@pytest.mark.rule(*COMPUTED)
@pytest.mark.timeout("LP-007")
def test_other(): ...
"""
    assert set(marks_in(source)) == {
        ("LP-001", ""),
        ("LP-002", "test_plain"),
        ("LP-003", "test_plain"),
        ("LP-004", "TestClass"),
        ("LP-005", "TestClass::test_method"),
        ("LP-006", "test_parameters"),
    }


def test_golden_lines_are_read() -> None:
    text = "zonk 1\n# rules: WH-058 WH-061\n#rules: WH-T01, D-03\n# the rules: nothing\n"
    assert golden_rules(text) == ["WH-058", "WH-061", "WH-T01", "D-03"]

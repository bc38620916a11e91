"""Which tests name which rule of the catalogue, read from the files without running them.

Two ways to name a rule: `@pytest.mark.rule("WH-058")` on a test, a class, a parameter set or,
by `pytestmark`, a whole module; and a line `# rules: WH-058 WH-061` in a golden transcript.
Besides rules the catalogue has worked examples (`WH-T01`) and decisions (`D-05`). Tests may
name them in the same ways, and need not.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
GOLDEN = TESTS / "golden"

EXAMPLE_OR_DECISION = re.compile(r"(LP|WH|IB|MB)-[TS]\d{2}|D-\d{2}|A-(LP|WH|IB|MB|X)-\d{2}")
GOLDEN_LINE = re.compile(r"^\s*#\s*rules:(.*)$", re.MULTILINE)

Places = Mapping[str, tuple[str, ...]]


def rule_titles() -> dict[str, str]:
    """Every rule's id with its short title, in the catalogue's order."""
    lines = (TESTS / "rule_ids.txt").read_text("utf-8").splitlines()
    return {rule: title for rule, _, title in (line.partition("\t") for line in lines)}


def collect() -> Places:
    """The ids that tests name, each with the places that name it."""
    places: defaultdict[str, set[str]] = defaultdict(set)
    for path in TESTS.rglob("test_*.py"):
        for rule, place in marks_in(path.read_text("utf-8")):
            places[rule].add(place_name(path, place))
    for path in GOLDEN.rglob("*.zonk"):
        for rule in golden_rules(path.read_text("utf-8")):
            places[rule].add(place_name(path))
    return {rule: tuple(sorted(found)) for rule, found in sorted(places.items())}


def place_name(path: Path, inside: str = "") -> str:
    name = path.relative_to(ROOT).as_posix()
    return f"{name}::{inside}" if inside else name


def golden_rules(text: str) -> list[str]:
    return [
        word for found in GOLDEN_LINE.findall(text) for word in re.split(r"[\s,]+", found) if word
    ]


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    """(id, place inside the module) for each rule mark; the place is empty for a module's own."""
    tree = ast.parse(source)
    yield from _marks(tree, "", _aliases(tree))


def _aliases(tree: ast.Module) -> frozenset[str]:
    """Names that stand for the mark: `rule = pytest.mark.rule`."""
    return frozenset(
        target.id
        for statement in tree.body
        if isinstance(statement, ast.Assign) and _is_mark(statement.value, frozenset())
        for target in statement.targets
        if isinstance(target, ast.Name)
    )


def _is_mark(node: ast.expr, aliases: frozenset[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name in aliases
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False


def _marks(node: ast.AST, place: str, aliases: frozenset[str]) -> Iterator[tuple[str, str]]:
    # A decorator is a child of what it decorates, so it falls into the right place by itself.
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        place = f"{place}::{node.name}" if place else node.name
    elif isinstance(node, ast.Call) and _is_mark(node.func, aliases):
        for argument in node.args:
            # What is not written out, as *golden.rules, is known where it comes from.
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, place
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, place, aliases)

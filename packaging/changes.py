"""Small changes of a module, one at a time (packaging/mutants.py)."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change of one module, `engine.turns`."""

    module: str
    number: int
    line: int
    #: The first and the last line of what is changed, and all between them.
    lines: range
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.before}  ->  {self.after}"


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The changed forms of one node, not of what it is made of."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[place] = _COMPARED[type(op)]()
            yield changed
    elif isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = [copy.deepcopy(v) for n, v in enumerate(node.values) if n != place]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(copy.copy(node.op), rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _COUNTED:
        changed_sum = copy.deepcopy(node)
        changed_sum.op = _COUNTED[type(node.op)]()
        yield changed_sum
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    if isinstance(node, ast.AugAssign):
        yield ast.Pass()


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Where a node hangs: parent, field, place in a list. Annotations and texts stay."""

    def walk(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
        for field, value in ast.iter_fields(node):
            if field in {"annotation", "returns", "decorator_list", "bases"}:
                continue
            children = value if isinstance(value, list) else [value]
            for place, child in enumerate(children):
                if isinstance(child, ast.AST):
                    yield node, field, place if isinstance(value, list) else None
                    yield from walk(child)

    # What stands outside functions are tables and types: mypy and the start itself hold them.
    for found in ast.walk(tree):
        if isinstance(found, ast.FunctionDef):
            yield from walk(found)


def mutations(
    module: str, source: str, wanted: int = -1
) -> Iterator[tuple[Mutant, ast.Module | None]]:
    """Every change of a module; with the one that is wanted comes the changed module."""
    tree = ast.parse(source)
    rows = source.splitlines()
    number = 0
    seen: set[tuple[int, str, int | None]] = set()
    for parent, field, place in places(tree):
        if (id(parent), field, place) in seen:
            continue  # a function inside a function is walked once
        seen.add((id(parent), field, place))
        old = getattr(parent, field)
        node = old if place is None else old[place]
        for changed in variants(node):
            line = getattr(node, "lineno", 0)
            ast.copy_location(changed, node)
            if place is None:
                setattr(parent, field, changed)
            else:
                old[place] = changed
            whole = None
            if number == wanted:
                whole = ast.fix_missing_locations(copy.deepcopy(tree))
            text = f"{ast.unparse(node)} => {ast.unparse(changed)}".replace("\n", " ")
            if place is None:
                setattr(parent, field, node)
            else:
                old[place] = node
            last = getattr(node, "end_lineno", line)
            lines = range(line, last + 1)
            yield Mutant(module, number, line, lines, rows[line - 1].strip(), text), whole
            number += 1

"""What scores, on the cheat sheet: the rows of the summary in marks and words."""

from __future__ import annotations

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.cheat_lines import Item
from zonk_desktop.rulebook.summary import ScoreRow, Worth
from zonk_desktop.words import say


def scoring(ruleset: RuleSet) -> list[Item]:
    """Every combination with its worth; a symbol beside the throw that earns one."""
    found = [_item(row) for row in summary.scoring(ruleset)]
    told = remarks(ruleset)
    return [*found, Item(text=told)] if told else found


def _item(row: ScoreRow) -> Item:
    symbol = (row.symbol,) if row.symbol else ()
    return Item(
        (*_dice(row.faces), *symbol), row_text(row), worth_text(row.worth), until=_dice(row.until)
    )


def _dice(faces: tuple[int, ...]) -> tuple[str, ...]:
    """These faces as marks."""
    return tuple(f"die-{face}" for face in faces)


def row_text(row: ScoreRow) -> str:
    """A row that no dice show, in words."""
    if row.faces:
        return ""
    if row.alike:
        return say("cheat-any-alike", count=row.alike)
    if row.shape:
        return say("cheat-so-many-alike", shape=" + ".join(map(str, row.shape)))
    return say("cheat-all-dice-and-none-scores")


def worth_text(worth: Worth) -> str:
    """What a throw brings, as it stands on the sheet."""
    if worth.decides:
        return say(f"cheat-throw-{worth.decides}")
    if worth.rolled:
        return say("cheat-factor-of-dice", factor=str(worth.points), rolled=worth.rolled)
    return by_face(worth.by_face) if worth.by_face else str(worth.points)


def by_face(factor: int) -> str:
    """As it stands on the sheet: face × 100."""
    return say("sheet-worth-by-face", factor=str(factor))


def remarks(ruleset: RuleSet) -> str:
    """What the rows do not show, in one paragraph."""
    found = []
    for fact in summary.remarks(ruleset):
        data = dict(fact.data)
        if fact.name == "each-further":
            step = int(str(data.pop("step")))
            data["step"] = by_face(step) if data.pop("by_face") else str(step)
        found.append(say(f"cheat-{fact.name}", **data))
    return " ".join(found)

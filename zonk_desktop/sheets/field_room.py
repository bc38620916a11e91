"""Fields at the head of a sheet: in how many rows, and how wide each."""

from __future__ import annotations

from zonk_desktop.sheets.content import HeadField
from zonk_desktop.sheets.fonts import PLEX, SheetType, width
from zonk_desktop.sheets.measure import BLANK_DIE, FIELD_GAP


def field_rows(fields: tuple[HeadField, ...], room: float) -> tuple[tuple[HeadField, ...], ...]:
    """One row of fields, or two that carry the same."""
    if not fields:
        return ()

    needs = [_need(field) for field in fields]
    if sum(needs) + FIELD_GAP * (len(fields) - 1) <= room:
        return (fields,)
    cut = min(range(1, len(fields)), key=lambda n: max(sum(needs[:n]), sum(needs[n:])), default=0)
    return (fields[:cut], fields[cut:]) if cut else (fields,)


def _need(field: HeadField) -> float:
    """Room that a field asks for: a value its own, an empty one as much as a pen."""
    label = width(field.label.upper(), SheetType(PLEX, 6.2, 600, 0.06))
    if field.value:
        value = width(field.value, SheetType(PLEX, 10.5, 600)) + 5.2 * len(field.dice)
        return max(min(value + 3, 70.0), label, 14.0)
    return max(22.0 * field.grow, label, field.blanks * (BLANK_DIE + 0.8))


def field_widths(fields: tuple[HeadField, ...], room: float) -> list[float]:
    """The fields of a row: what each asks for, and of the rest each its share."""
    room -= FIELD_GAP * (len(fields) - 1)
    needs = [_need(field) for field in fields]
    spare = room - sum(needs)
    if spare < 0:
        return [room * need / sum(needs) for need in needs]
    total = sum(field.grow for field in fields)
    return [need + spare * field.grow / total for need, field in zip(needs, fields, strict=True)]

"""A page as it is drawn for a picture: without what only whoever sits before it can use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QPushButton, QWidget


@contextmanager
def bare(page: QWidget) -> Iterator[None]:
    """Leave out of a picture the ring of the focus, and buttons, which nobody can press there.

    Their places stay empty.
    """
    focus = page.window().focusWidget()
    inside = page.isAncestorOf(focus)
    if inside:
        focus.clearFocus()
    shown = [one for one in page.findChildren(QPushButton) if one.isVisibleTo(page)]
    kept = []
    for one in shown:
        policy = one.sizePolicy()
        kept.append(policy.retainSizeWhenHidden())
        policy.setRetainSizeWhenHidden(True)
        one.setSizePolicy(policy)
        one.hide()
    try:
        yield
    finally:
        for one, was in zip(shown, kept, strict=True):
            one.show()
            policy = one.sizePolicy()
            policy.setRetainSizeWhenHidden(was)
            one.setSizePolicy(policy)
        if inside:
            focus.setFocus()

"""What several commands answer with: a refusal, and where the Zonk File lies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from zonk_desktop.cli.grammar import Found
from zonk_desktop.console import complain

if TYPE_CHECKING:
    pass


def refuse(message: str) -> int:
    """Say why on the error output; the exit status is 1."""
    complain(message)
    return 1


def data(found: Found) -> Path:
    """The folder named by --data-dir, or the usual one."""
    from zonk_desktop.archive.place import data_folder

    return Path(found["--data-dir"][-1]) if "--data-dir" in found else data_folder()

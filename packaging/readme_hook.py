"""Hatch's hook for the description on a package index: README with whole addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


def whole(readme: str, source: str) -> str:
    """README with the address of the project's source before each page and picture of its own."""
    page, picture = f"{source}/blob/main/", f"{source}/raw/main/"
    readme = re.sub(r"\]\((?!https?:|#)", f"]({page}", readme)
    return re.sub(r'src="(?!https?:)', f'src="{picture}', readme)


class ReadmeHook(MetadataHookInterface):
    """Fills in the field `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        told = whole(text, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": told}

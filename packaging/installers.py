"""Every installer that this machine can make, from the frozen folder in dist/; then the sums.

python packaging/installers.py
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from pathlib import Path

import product

KINDS = (".AppImage", ".deb", ".dmg", ".exe", ".json", ".rpm", ".tar.gz", ".whl", ".zip", ".zst")


def sums(folder: Path = product.DIST) -> None:
    """SHA256SUMS of the files that are published, as `sha256sum -c` reads it."""
    lines = []
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name.endswith(KINDS):
            with file.open("rb") as opened:
                digest = hashlib.file_digest(opened, "sha256").hexdigest()
            lines.append(f"{digest}  {file.name}\n")
    (folder / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")
    print(f"installers: {len(lines)} files in SHA256SUMS")


def main(words: list[str]) -> int:
    if words == ["sums"]:
        sums()
        return 0
    import sbom  # noqa: PLC0415

    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    status = int(importlib.import_module(system).main([]))
    sbom.write()
    sums()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The notes of a release from CHANGELOG.md, for tag and page: python packaging/notes.py VERSION"""

from __future__ import annotations

import re
import sys

import product


def notes(version: str) -> str:
    """The section of this version; that of what is unreleased when it has none."""
    text = (product.ROOT / "CHANGELOG.md").read_text("utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    for wanted in (version, "Unreleased"):
        for part in parts:
            head, _, body = part.partition("\n")
            if head.strip().lstrip("[").startswith(wanted):
                return body.strip() + "\n"
    raise SystemExit(f"CHANGELOG.md has nothing about {version}.")


def main() -> int:
    version = sys.argv[1].removeprefix("v") if len(sys.argv) > 1 else product.version()
    if version != product.version():
        print(f"The tag says {version}, the program {product.version()}.", file=sys.stderr)
        return 1
    print(notes(version))
    print("Sums of all files stand in SHA256SUMS; where each came from is attested:")
    print(
        f"`gh attestation verify FILE --repo {product.SOURCE.removeprefix('https://github.com/')}`."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

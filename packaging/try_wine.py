"""The setup program under Wine: install, upgrade, uninstall in silence, with a small payload.

    python packaging/try_wine.py

Needs makensis and Wine; ZONK_NSIS_TARGET=amd64-unicode serves a Wine without its 32-bit half. What
lies in the folder, in the registry and in the player's own folder is compared after every step.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import product
import windows

WORK = product.WORK / "wine"
PREFIX = WORK / "prefix"
USER = PREFIX / "drive_c/users"
OWN_FILES = {"paper.ico", "uninstall.exe"}
KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Zonk Desktop"

OLD = {
    "zonk-desktop.exe": "old program",
    "_internal/stale.dll": "gone in the new version",
    "_internal/old/deep/stale.pyd": "gone too",
    "_internal/kept.dll": "old",
    "_internal/resources/rules/wheaton.toml": "old rules",
}
NEW = {
    "zonk-desktop.exe": "new program",
    "_internal/kept.dll": "new",
    "_internal/fresh.dll": "new in this version",
    "_internal/resources/rules/wheaton.toml": "new rules",
    "_internal/resources/rules/Würfel.toml": "a name beyond ASCII",
}


class Wrong(Exception):
    """Something is not as it should be after a step."""


def payload(name: str, files: dict[str, str]) -> Path:
    folder = WORK / name
    shutil.rmtree(folder, ignore_errors=True)
    for place, text in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")
    return folder


def wine(*words: str, good: tuple[int, ...] = (0,)) -> str:
    surroundings = {
        **os.environ, "WINEPREFIX": str(PREFIX), "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree=;mshtml=", "LC_ALL": "C.UTF-8",
    }  # fmt: skip
    went = subprocess.run(
        ["wine", *words], env=surroundings, capture_output=True, timeout=240, check=False
    )
    if went.returncode not in good:
        raise Wrong(f"{words[0]} ended with {went.returncode}")
    return went.stdout.decode("utf-8", "replace")


def listing(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): file.read_bytes()[:40].decode("latin-1")
        for file in folder.rglob("*")
        if file.is_file()
    }


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Wrong(f"{what}: {found!r} instead of {wanted!r}")
    print(f"ok      {what}")


def registered(key: str) -> bool:
    return "HKEY_CURRENT_USER" in wine("reg", "query", key, good=(0, 1))


def main() -> int:
    shutil.rmtree(PREFIX, ignore_errors=True)
    PREFIX.mkdir(parents=True)
    first = windows.setup(payload("old", OLD), WORK / "setup-old.exe", "0.0.9")
    second = windows.setup(payload("new", NEW), WORK / "setup-new.exe", "0.1.0")
    wine("wineboot", "--init")
    users = [item for item in USER.iterdir() if item.name != "Public"]
    home = users[0]
    place = home / "AppData/Local/Programs/Zonk Desktop"
    games = home / "AppData/Roaming/Zonk Desktop"
    link = home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Zonk Desktop.lnk"
    before = set(listing(PREFIX / "drive_c"))
    try:
        steps(first, second, place, games, link)
        expect("nothing is left on the disk", {
            name for name in set(listing(PREFIX / "drive_c")) - before
            if "/Temp/" not in name and not name.startswith("windows/")
        }, set())  # fmt: skip
    except (Wrong, subprocess.TimeoutExpired) as wrong:
        print(f"FAILED  {wrong}")
        return 1
    print("installed, upgraded and uninstalled as it should be")
    return 0


def steps(first: Path, second: Path, place: Path, games: Path, link: Path) -> None:
    def own(files: dict[str, str]) -> set[str]:
        return set(files) | OWN_FILES

    wine(str(first), "/S")
    expect("the old version is installed", set(listing(place)), own(OLD))
    expect("it is in the Start menu", link.exists(), True)
    expect("it can be uninstalled from the settings", "0.0.9" in wine("reg", "query", KEY), True)
    command = wine("reg", "query", r"HKCU\Software\Classes\ZonkDesktop.Game\shell\open\command")
    expect(".zonk files open in it", 'zonk-desktop.exe" "%1"' in command, True)
    kind = wine("reg", "query", r"HKCU\Software\Classes\.zonk")
    expect("files .zonk are Zonk games", "ZonkDesktop.Game" in kind, True)

    games.mkdir(parents=True)
    (games / "zonk-file.db").write_text("the player's games", "utf-8")
    (place / "note of the player.txt").write_text("mine", "utf-8")
    wine(str(second), "/S")
    found = listing(place)
    expect("the upgrade has no stale file", set(found), own(NEW) | {"note of the player.txt"})
    expect("the upgrade has the new program", found["zonk-desktop.exe"], "new program")
    expect("the settings tell the new version", "0.1.0" in wine("reg", "query", KEY), True)

    wine(str(place / "uninstall.exe"), "/S", f"_?={windows_path(place)}")
    left = {"note of the player.txt"}
    expect("uninstalled but for the player's files", set(listing(place)) - {"uninstall.exe"}, left)
    expect("the games are still there", set(listing(games)), {"zonk-file.db"})
    expect("the Start menu is as before", link.exists(), False)
    for key in (KEY, r"HKCU\Software\Zonk Desktop", r"HKCU\Software\Classes\ZonkDesktop.Game",
                r"HKCU\Software\Classes\.zonk"):  # fmt: skip
        expect(f"{key} is gone", registered(key), False)

    # Into a folder with somebody's files, without a Zonk Desktop in it: refused.
    (place / "uninstall.exe").unlink(missing_ok=True)
    wine(str(second), "/S", good=(4,))
    expect("a folder of others is left alone", set(listing(place)), left)
    shutil.rmtree(place)

    wine(str(second), "/S")
    wine(str(place / "uninstall.exe"), "/S", "/GAMES", f"_?={windows_path(place)}")
    expect("with /GAMES the games go as well", games.exists(), False)
    shutil.rmtree(place, ignore_errors=True)


def windows_path(path: Path) -> str:
    return "C:\\" + str(path.relative_to(PREFIX / "drive_c")).replace("/", "\\")


if __name__ == "__main__":
    sys.exit(main())

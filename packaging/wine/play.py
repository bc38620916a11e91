"""What a player does on Windows, by keys: try_windows.py starts this inside its machine.

    play.py SETUP NEWER_SETUP FOLDER

Every step is checked by what lies on the disk, in the registry and in the Zonk File, as the
installed program itself tells it; FOLDER gets pictures to look at.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from hands import (
    DISK,
    OUT,
    PAUSE,
    Wrong,
    begin,
    closed,
    dialog,
    drawn,
    expect,
    front,
    listing,
    on_a_console,
    opened,
    picture,
    press,
    registered,
    rest,
    screen,
    title,
    until,
    windows_path,
    wine,
)

SETUP, NEWER = (Path(word) for word in sys.argv[1:3])
#: Their versions, from their names.
VERSION, LATER = (one.name.split("-")[-2] for one in (SETUP, NEWER))
USER = DISK / "users" / os.environ["USER"]
PLACE = USER / "AppData/Local/Programs/Zonk Desktop"
GAMES = USER / "AppData/Roaming/Zonk Desktop"
CACHE = USER / "AppData/Local/Zonk Desktop"
LINK = USER / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Zonk Desktop.lnk"
PROGRAM = PLACE / "zonk-desktop.exe"
KEYS = (
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Zonk Desktop",
    r"HKCU\Software\Zonk Desktop",
    r"HKCU\Software\Classes\ZonkDesktop.Game",
    r"HKCU\Software\Classes\.zonk",
)
LANGUAGES = sorted(place.name for place in (DISK / "zonk/resources/texts").iterdir())
#: A finished game, below tests/golden.
FINISHED = "lets-play-zonk/T15-stolen.zonk"
SHEETS = ("lets-play-zonk", "wheaton", "insta-bong", "original-1978", "magic-bus-1983")
#: What the printer there prints on (paper).
PAPER = Path("/tmp/paper")


def running() -> list[int]:
    """Processes of the installed program."""
    found = []
    for place in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = place.read_bytes().split(b"\0")
        except OSError:
            continue
        if words[0].lower().endswith(b"zonk-desktop.exe"):
            found.append(int(place.parent.name))
    return found


def close() -> None:
    press("ctrl+q", waits=False)
    until("the program ends", lambda: not running())


def saved(*folder: str | Path) -> list[dict[str, object]]:
    """The games of the Zonk File, as the program tells them while its window is open."""
    told = wine(PROGRAM, "games", "--json", *(("--data-dir", *folder) if folder else ()))
    if told.returncode:
        raise Wrong(f"`games --json` ended with {told.returncode}: {told.stderr.decode()}")
    games: list[dict[str, object]] = json.loads(told.stdout)["games"]
    return games


def rounds(*folder: str | Path) -> int:
    return int(str(saved(*folder)[0]["rounds"]))


def clear() -> None:
    """What an earlier trial has left that ended in the middle."""
    if PROGRAM.is_file():
        removed("/S", "/GAMES")
        shutil.rmtree(PLACE, ignore_errors=True)
    for file in (USER / "Documents").iterdir():
        file.unlink()


def install() -> None:
    before = set(listing(USER))
    ended = wine(SETUP, "/S").returncode
    expect("the setup program ends well in silence", ended == 0)
    expect("the program is there", PROGRAM.is_file())
    expect("it is in the Start menu", LINK.is_file())
    expect("nothing else of the user's was touched", {
        name for name in set(listing(USER)) - before if "Temp/" not in name
        and not (USER / name).is_relative_to(PLACE)
    } == {str(LINK.relative_to(USER))})  # fmt: skip
    command = registered(KEYS[2] + r"\shell\open\command")
    expect(".zonk files open in it", 'zonk-desktop.exe" "%1"' in command)
    expect("it can be uninstalled from the settings", VERSION in registered(KEYS[0]))


def selftest() -> None:
    report = DISK / "selftest"
    ended = wine(PROGRAM, "--selftest", report).returncode
    shutil.copytree(report, OUT / "selftest-installed", dirs_exist_ok=True)
    expect("the installed program's self-test", ended == 0)


def asked(*words: str | Path) -> str:
    """What the installed program answers on a command line."""
    told = wine(PROGRAM, *words)
    if told.returncode:
        raise Wrong(f"{words} ended with {told.returncode}: {told.stderr.decode()}")
    return told.stdout.decode()


def commands() -> None:
    """On a command line: helpers of its own, a photograph, names and words of all scripts."""
    match = json.loads(
        asked("match", "wheaton", "--players", "vera,dot", "--games", "4", "--cores", "2", "--json")
    )
    expect("two processes play a match", match["games"] == 4)
    sheet = USER / "Documents/Bögen, 用紙.pdf"
    asked("sheet", "--game", DISK / "zonk/tests/golden" / FINISHED, "-o", sheet)
    photograph = sheet.with_name("Фото, 写真 ü.jpg")
    drawn("jpeg", sheet, photograph)
    folder = DISK / "try" / "読む ü"
    asked("games", "read", photograph, "--data-dir", folder)
    expect("a game is read from a photograph", len(saved(folder)) == 1)
    seen = {}
    for language in LANGUAGES:
        os.environ["ZONK_LANGUAGE"] = language
        seen[language] = asked("help", "sheet")
        for page in (850, 65001):
            told = on_a_console(f"chcp {page} & start /wait /b {PROGRAM.name} help sheet", PLACE)
            expect(f"{language} on a console of code page {page}", closed(seen[language]) in told)
    del os.environ["ZONK_LANGUAGE"]
    expect("each language has its own words", len(set(seen.values())) == len(LANGUAGES) == 13)


def new_game(number: int) -> None:
    """The rule set of this number, for Ada and Ben, from the start page."""
    dialog("New game", "n")
    press("shift+Tab", "shift+Tab", *(["Down"] * number))
    picture(f"{SHEETS[number]}-new-game")
    press("Tab", "Tab", waits=False)
    for name in ("Ada", "Ben"):
        subprocess.run(["xdotool", "type", "--delay", "80", name], check=True)
        press("Return")
    press("Return")
    if "·" not in title():  # a word before the first game
        picture("message")
        press("Return")
    until("the table", lambda: "·" in title())
    rest()
    press("o")


def turns(name: str, *folder: str | Path) -> None:
    """Three rounds: roll and stay by turns, and whatever a gate or a dare asks."""
    for step in range(200):
        if step % 4 == 0 and rounds(*folder) > 3:
            break
        press("r", waits=False)
        if not step:
            picture(f"{name}-throw")
        press(("s", "k", "n", "c")[step % 2 if step < 40 else step % 4], waits=False)
    picture(f"{name}-three-turns")
    expect(f"three turns of {name}", rounds(*folder) > 3)


def play() -> None:
    """Each sheet: the first from the Start menu and by OpenGL, the others in folders of their own
    and by the painter."""
    for number, name in enumerate(SHEETS):
        os.environ["ZONK_TRAY"] = "painter" if number else "gl"
        folder: tuple[str | Path, ...] = () if number == 0 else (DISK / "try" / f"{name} ü",)
        if number == 0:
            opened("Zonk Desktop", "start", LINK)
            picture("start")
        else:
            opened("Zonk Desktop", PROGRAM, "--data-dir", *folder)
        new_game(number)
        turns(name, *folder)
        if number == 0:
            paper()
            double_click()
            kill()
            helped()
            turned()
        close()


def paper() -> None:
    dialog("Print", "ctrl+p")
    picture("print")
    before = set((USER / "Documents").rglob("*.pdf"))
    dialog("as PDF", "ctrl+s")
    picture("file-dialog")
    press("Return")
    until("a PDF", lambda: set((USER / "Documents").rglob("*.pdf")) - before)
    (made,) = set((USER / "Documents").rglob("*.pdf")) - before
    expect("the sheet is a PDF", made.read_bytes().startswith(b"%PDF"))
    shutil.copy(made, OUT / "sheet.pdf")
    front("Print")
    press("Return", waits=False)
    until("a printer of Windows has it", PAPER.exists)
    rest()
    picture("printed")
    drawn("png16m", PAPER, OUT / "paper.png")
    press("Escape", waits=False)
    until("the table is there again", lambda: "·" in title())


def double_click() -> None:
    """A finished game, while one is on the table: in the same window, and nothing is lost."""
    file = USER / "Documents" / "Übung, ein Spiel.zonk"
    shutil.copy(DISK / "zonk/tests/golden" / FINISHED, file)
    processes = running()
    # Wine 10 asks the machine's classes alone who opens a file, Windows the user's before.
    for key in KEYS[2:]:
        wine("reg", "copy", key, key.replace(r"HKCU\Software\Classes", "HKCR"), "/s", "/f")
    begin("start", file)
    until("the other game", lambda: "finished" in title())
    until("one program has both games", lambda: running() == processes)
    rest()
    press("r")
    picture("end-page")


def kill() -> None:
    """Ended from outside while dice roll; started again, it goes on where it was."""
    throws = saved()
    close()
    opened("Zonk Desktop", "start", LINK)
    press("c")
    until("the table", lambda: "·" in title())
    rest()
    subprocess.run(["xdotool", "key", "r"], check=True)
    time.sleep(PAUSE)
    for process in running():
        os.kill(process, signal.SIGKILL)
    until("it is gone", lambda: not running())
    expect("no game is lost", len(saved()) == len(throws))
    opened("Zonk Desktop", "start", LINK)
    picture("after-the-kill")
    press("c")
    until("the table", lambda: "·" in title())
    rest()
    picture("goes-on")


def helped() -> None:
    """The pages of Help, each by its letter."""
    table = title()
    for name, key in (("handbook", "h"), ("news", "w"), ("report", "r"), ("about", "a")):
        press("alt+h", key, waits=False)
        until(f"the window of {name}", lambda: title() not in {"", table})
        rest()
        picture(name)
        press("Escape", waits=False)
        until("the table is there again", lambda: title() == table)


def turned() -> None:
    """Other languages in the middle of a turn, and the first one again.

    They are the last menu of View, sorted as each language sorts, behind that of the system. In a
    window that is read from the right, the way is the other one.
    """
    press("r")
    turn("de", "Right", "Down")
    turn("ja", "Right", "Up", "Up")
    turn("he", "Right", "Down")
    turn("", "Left")


def turn(language: str, ahead: str, *steps: str) -> None:
    before = screen()
    press("alt", ahead, ahead, "Up", "Up", ahead, *steps, "Return", waits=False)
    until(f"{language!r} is spoken", lambda: spoken() == language)
    rest(before)
    picture(f"table-{language or 'again'}")
    if language:
        press("alt", "Down")
        picture(f"menu-{language}")
        press("Escape", "Escape", waits=False)
        table = title()
        press("ctrl+n", waits=False)
        until("New game", lambda: title() not in {"", table})
        rest()
        picture(f"new-game-{language}")
        press("Escape")


def spoken() -> str:
    """The language that was chosen."""
    lines = (GAMES / "settings.ini").read_text("utf-8").splitlines()
    return next((line.partition("=")[2] for line in lines if line.startswith("language=")), "")


def upgrade() -> None:
    fresh = listing(PLACE)
    opened("Zonk Desktop", "start", LINK)
    expect("no upgrade under a running program", wine(NEWER, "/S").returncode == 2)
    close()
    for name in ("_internal/stale.dll", "note of the player.txt"):
        (PLACE / name).write_text("of an older version", "utf-8")
    games = listing(GAMES)
    expect("the upgrade ends well", wine(NEWER, "/S").returncode == 0)
    expect("no stale file, and the player's own", set(listing(PLACE)) == {
        *fresh, "note of the player.txt",
    })  # fmt: skip
    expect("the settings tell the new version", LATER in registered(KEYS[0]))
    expect("the games are as before", listing(GAMES) == games)


def removed(*words: str) -> int:
    """Uninstall, and wait for it: `_?=` comes last and without quotation marks."""
    return wine(PLACE / "uninstall.exe", *words, *f"_?={windows_path(PLACE)}".split(" ")).returncode


def uninstall() -> None:
    expect("it is uninstalled", removed("/S") == 0)
    left = set(listing(PLACE)) - {"uninstall.exe"}
    expect("but for the player's own file", left == {"note of the player.txt"})
    expect("the games stay", listing(GAMES))
    expect("the Start menu is as before", not LINK.exists())
    for key in KEYS:
        expect(f"{key} is gone", "HKEY_CURRENT_USER" not in registered(key))
    (PLACE / "uninstall.exe").unlink(missing_ok=True)
    expect("into a folder of others it is not installed", wine(NEWER, "/S").returncode == 4)
    expect("which is left alone", set(listing(PLACE)) == left)
    shutil.rmtree(PLACE)


def by_clicks() -> None:
    """The setup program's pages, each by Enter; then all goes, games and what was computed too."""
    opened("Setup", NEWER)
    picture("setup-1")
    for number in (2, 3):
        press("Return")
        picture(f"setup-{number}")
    until("it is installed", LINK.is_file)
    rest()
    picture("setup-4")
    press("Return", waits=False)
    until("the program is started by the last page", running)
    until("a window", lambda: title() == "Zonk Desktop")
    rest()
    close()
    expect("/GAMES is heard", removed("/S", "/GAMES") == 0)
    expect("the games are gone", not GAMES.exists())
    expect("what was computed is gone", not CACHE.exists())
    shutil.rmtree(PLACE)


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    try:
        for step in (clear, install, selftest, commands, play, upgrade, uninstall, by_clicks):
            print(f"--- {step.__name__}", flush=True)
            step()
    except (Wrong, subprocess.SubprocessError) as wrong:
        print(f"FAILED  {wrong}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

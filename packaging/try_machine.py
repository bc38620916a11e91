"""All tests on a machine of their own: python packaging/dev.py try bare|ordinary [ARGUMENTS]

Both are Debian 12, the oldest that is promised, with its own Python, in a folder below build/.
`bare` has what `dev.py test` installs there by itself, and root runs the tests. `ordinary` has
what people have besides: their own faces, a window manager, a reader's bus, printers; a user who is
not root runs the tests, in another language and time zone. ARGUMENTS go to pytest. Needs root,
debootstrap and a Debian mirror; this machine's own system stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import debian
import product
from environment import environment
from machine import Failure, provide, say, script

SUITE = "bookworm"
PYTHON = "3.11"
#: What `dev.py test` needs before it can ask for more.
BARE = ("ca-certificates", "python3", "python3-venv")
#: What stands on a desktop beside it.
ORDINARY = (
    *("fonts-noto-core", "fonts-noto-color-emoji", "fonts-dejavu-core", "openbox", "x11-utils"),
    *("at-spi2-core", "dbus-x11", "cups", "cups-client", "locales", "tzdata"),
)
LOCALE, ZONE = "de_DE.UTF-8", "America/St_Johns"
THERE = "cd ~/zonk-desktop"
#: A printer to which nothing can be sent, and the user with a bus of his own.
DESKTOP = f"""
cupsd
lpadmin -p hall -E -v socket://127.0.0.1:9 -m raw 2>/dev/null
chown -R player: ~
{THERE}
exec runuser -u player -- dbus-run-session -- "$@"
"""
HOMES = {"bare": "root", "ordinary": "home/player"}


def inside(
    root: Path, words: Sequence[str], surroundings: Mapping[str, str] | None = None,
    log: int | None = None,
) -> int:  # fmt: skip
    """Run a command as root of that machine, and end with it whatever it has started."""
    mounts = "; ".join(
        f"mount -t {kind} {options}{kind} {root}/{place}"
        for kind, options, place in (
            ("proc", "", "proc"), ("devpts", "-o newinstance,ptmxmode=0666 ", "dev/pts"),
            ("tmpfs", "", "dev/shm"), ("tmpfs", "", "tmp"),
        )
    )  # fmt: skip
    settings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"} | dict(
        surroundings or {}
    )
    return subprocess.run(
        [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec"),
            f'{mounts}; chmod 1777 {root}/dev/shm {root}/tmp; exec "$@"',
            *("sh", "chroot", str(root), "env", "-i"),
            *(f"{name}={value}" for name, value in settings.items()),
            *words,
        ],
        stdout=log, stderr=log, check=False,
    ).returncode  # fmt: skip


def apt(root: Path, packages: Sequence[str]) -> None:
    words = (
        f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {' '.join(packages)}"
    )
    if inside(root, ["sh", "-c", words], {"DEBIAN_FRONTEND": "noninteractive"}):
        raise Failure(f"Debian's packages could not be installed in {root}.")


def made(kind: str) -> Path:
    """The machine's folder; made once, and again when what it holds has changed."""
    root = debian.ROOTS / kind
    packages = BARE + (ORDINARY if kind == "ordinary" else ())
    stamp = root / "etc/zonk-machine"
    if stamp.is_file() and stamp.read_text("utf-8").split() == list(packages):
        return root
    if not shutil.which("debootstrap"):
        provide(["debootstrap"], "Another Debian is made by debootstrap.")
    say(f"making the {kind} machine in {root}")
    debian.fresh(SUITE, kind)
    apt(root, packages)
    if kind == "ordinary":
        equip(root)
    stamp.write_text("\n".join(packages), "utf-8")
    return root


def equip(root: Path) -> None:
    """A user, who speaks another language elsewhere, and what the tests would install as root."""
    (root / "etc/locale.gen").write_text(f"{LOCALE} UTF-8\n", "utf-8")
    words = "locale-gen >/dev/null && useradd --create-home player"
    if inside(root, ["sh", "-c", words]):
        raise Failure(f"the user of {root} could not be made.")
    shutil.copy(product.ROOT / "packaging/linux/ci-libraries.sh", root / "opt")
    if inside(root, ["sh", "/opt/ci-libraries.sh", "test"], {"DEBIAN_FRONTEND": "noninteractive"}):
        raise Failure(f"the libraries of a window could not be installed in {root}.")
    # No port of this machine: it may have printers too.
    printers = root / "etc/cups/cupsd.conf"
    lines = printers.read_text("utf-8").splitlines(keepends=True)
    printers.write_text("".join(line for line in lines if "localhost:631" not in line), "utf-8")


def files() -> list[str]:
    """The project's files as they stand here, without what git does not keep."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=product.ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        raise Failure("the files to try are those of a git checkout, and this is none.")
    names = sorted(filter(None, listed.stdout.split("\0")))
    return [name for name in names if (product.ROOT / name).is_file()]


def carry(target: Path) -> None:
    """The project into a folder, in the place of what was there."""
    for old in target.iterdir() if target.is_dir() else ():
        if old.name != ".venv":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name in files():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(product.ROOT / name, target / name)


def bring(root: Path, home: Path) -> None:
    """The project and the locked packages."""
    carry(home / "zonk-desktop")
    # No package index is asked from within: its certificates may be this machine's own.
    wheels = root / "opt/wheels"
    fetching = [
        *(environment("run"), "-m", "pip", "--disable-pip-version-check", "download", "-q"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version", PYTHON),
        *("-d", wheels, "-r", product.ROOT / "packaging/locks/test.txt"),
    ]
    if subprocess.run([str(word) for word in fetching], check=False).returncode:
        raise Failure("the locked packages could not be fetched.")


def main(words: list[str]) -> int:
    """Make the machine where there is none yet, and run all checks and tests on it."""
    if not words or words[0] not in HOMES:
        raise Failure(
            f"try takes windows or one of {', '.join(HOMES)}, and words for pytest after it."
        )
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Failure("a machine of its own is made by root on Linux, with debootstrap.")
    kind, *rest = words
    root = made(kind)
    home = root / HOMES[kind]
    bring(root, home)
    settings = {
        "HOME": f"/{HOMES[kind]}", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/opt/wheels",
    }  # fmt: skip
    test = ["python3", "packaging/dev.py", "test", *rest]
    if kind == "bare":
        return inside(root, ["sh", "-c", f'{THERE}; exec "$@"', "sh", *test], settings)
    settings.update(
        LANG=LOCALE, TZ=ZONE, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", ZONK_WINDOW_MANAGER="openbox"
    )
    return inside(root, ["sh", "-ec", DESKTOP, "sh", *test], settings)


if __name__ == "__main__":
    script(main)

"""Everything for Linux, made in a Debian 12 of its own: python packaging/debian.py [HOME ...]

debootstrap fetches the Debian and checks its archive's signature. The project as it is committed
is put into it, and linux/release.sh works there, with HOME for a home folder. What it made lies in
dist/ and selftest/ afterwards. Nothing follows from the machine around it, which needs root and
debootstrap (apt install debootstrap debian-archive-keyring). With two homes it is made twice; what
is not the same, each file of the frozen folder too, is named.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import product

ROOTS = product.WORK / "roots"
MOUNTS = (("proc", "proc"), ("devpts", "dev/pts"), ("tmpfs", "dev/shm"))
#: Releases of Ubuntu, where half of what a package needs lies in "universe".
UBUNTU = {"focal", "jammy", "noble"}
#: How this machine reaches its packages holds inside as well.
ACCESS = re.compile(r"(?i)(pip|uv)_\w+|\w+_proxy|runtime_(url|sha256)")
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


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


def fetched(name: str) -> Path:
    """The smallest Debian or Ubuntu of this name, fetched once; `trixie-arm64`: for arm64."""
    place = ROOTS / name
    if (place / "etc/apt/sources.list").is_file() and not (place / "debootstrap").exists():
        return place
    ROOTS.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(place, ignore_errors=True)
    suite, _, machine = name.partition("-")
    if suite in UBUNTU:
        mirror, parts = "http://archive.ubuntu.com/ubuntu", "main universe"
        more = [f"{mirror} {suite}-updates", f"{mirror} {suite}-security"]
    else:
        mirror, parts = "http://deb.debian.org/debian", "main"
        more = [f"{mirror} {suite}-updates", f"{mirror}-security {suite}-security"]
    command = ["debootstrap", "--force-check-gpg", "--variant=minbase"]
    command.append(f"--components={parts.replace(' ', ',')}")
    command += [f"--arch={machine}"] if machine else []
    # All of Ubuntu are made alike; an older debootstrap does not know the newest by name.
    how = ["gutsy"] if suite in UBUNTU else []
    subprocess.run([*command, suite, str(place), mirror, *how], check=True)
    lines = [f"deb {source} {parts}\n" for source in (f"{mirror} {suite}", *more)]
    (place / "etc/apt/sources.list").write_text("".join(lines), "utf-8")
    return place


def fresh(suite: str, name: str) -> Path:
    """One to use up, below `ROOTS` under this name."""
    root = ROOTS / name
    # What is still mounted there would be cleared away with it.
    if any(os.path.ismount(root / place) for _, place in MOUNTS):
        raise SystemExit(f"Something is still mounted below {root}.")
    original = fetched(suite)
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", str(original), str(root)], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    return root


def surroundings(root: Path, home: str) -> dict[str, str]:
    """The environment inside: nothing of this machine's but its way to the packages."""
    found = {name: value for name, value in os.environ.items() if ACCESS.fullmatch(name)}
    found |= {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
    if CERTIFICATES.is_file():
        inside = "/etc/ssl/lent.crt"
        (root / "etc/ssl").mkdir(exist_ok=True)
        shutil.copy(CERTIFICATES, root / inside.lstrip("/"))
        found |= dict.fromkeys(("PIP_CERT", "CURL_CA_BUNDLE"), inside)
    return found


def committed(folder: Path) -> None:
    """The project as it is committed, into a folder."""
    folder.mkdir(parents=True)
    # The checkout may belong to somebody else than root.
    words = ["git", "-c", "safe.directory=*", "archive", "HEAD"]
    with subprocess.Popen(words, cwd=product.ROOT, stdout=subprocess.PIPE) as packed:
        subprocess.run(["tar", "-x", "-C", str(folder)], stdin=packed.stdout, check=True)
    if packed.returncode:
        raise SystemExit("debian: git could not hand out what is committed.")


def main(words: list[str]) -> int:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("debootstrap") is None:
        print("debian: needs root and debootstrap (apt install debootstrap).", file=sys.stderr)
        return 2
    before: dict[str, str] = {}
    for home in words or ["/root"]:
        if status := made(home):
            return status
        now = sums(product.DIST)
        if before and before != now:
            other = sorted(name for name, _ in before.items() ^ now.items())
            print(f"debian: not the same from {home}: {', '.join(dict.fromkeys(other))}")
            return 1
        before = now
    return 0


def sums(folder: Path) -> dict[str, str]:
    """Every file below a folder with its sum; links with their targets."""
    found = {}
    for item in folder.rglob("*"):
        if item.is_symlink():
            found[str(item.relative_to(folder))] = f"-> {item.readlink()}"
        elif item.is_file():
            found[str(item.relative_to(folder))] = hashlib.sha256(item.read_bytes()).hexdigest()
    return found


def made(home: str) -> int:
    """All of it with this home folder; the exit status of linux/release.sh."""
    root = fresh("bookworm", "release")
    committed(root / "src")
    with mounted(root):
        status = subprocess.run(
            ["chroot", str(root), "/src/packaging/linux/release.sh"],
            env=surroundings(root, home), check=False,
        ).returncode  # fmt: skip
    for name in ("dist", "selftest"):
        shutil.rmtree(product.ROOT / name, ignore_errors=True)
        if (root / "src" / name).is_dir():
            shutil.copytree(root / "src" / name, product.ROOT / name, symlinks=True)
            # Whoever asked for it, by way of root, may read it.
            subprocess.run(["chmod", "-R", "a+rX", str(product.ROOT / name)], check=True)
    shutil.rmtree(root)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

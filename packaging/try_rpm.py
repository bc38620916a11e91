"""Install the .rpm into a separate root: python packaging/try_rpm.py [ROOT]

Into an empty root it must be refused, with the missing libraries named; without that question it
is installed, compared with the frozen folder, verified and erased. ROOT, a Debian of
try_chroot.py (build/roots/bookworm-used), lends what the program needs: there it is
installed once more and self-tested. Needs root and rpm; Fedora itself is tried by
linux/try-rpm.sh.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import debian
import product

DATABASE = ("/var/lib/rpm", "/usr/lib/sysimage", "/root", "/home", "/tmp", "/run", "/var/cache")


class Wrong(Exception):
    """Something is not as it should be after a step."""


def rpm(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    # Both folders are the same in every root, whatever this system's own habit is.
    command = ["rpm", "--root", str(root), "--dbpath", "/var/lib/rpm", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def expect(what: str, good: bool, said: str = "") -> None:
    if not good:
        raise Wrong(f"{what} {said}".strip())
    print(f"ok      {what}")


def tree(folder: Path) -> dict[str, str]:
    """Every file below a folder, with its sum; links with their targets."""
    found = {f"/{name}": what for name, what in debian.sums(folder).items()}
    return {name: what for name, what in found.items() if not name.startswith(DATABASE)}


def in_empty_root(package: Path, root: Path) -> None:
    refused = rpm(root, "-i", str(package))
    expect("an empty root is refused", refused.returncode != 0)
    for name in ("libX11.so.6", "libc.so.6", "xkeyboard-config"):
        expect(f"the refusal names {name}", name in refused.stderr, refused.stderr)
    expect("nothing was installed", not tree(root))
    forced = rpm(root, "-i", "--nodeps", str(package))
    expect("it is installed without that question", forced.returncode == 0, forced.stderr)
    frozen = tree(product.DIST / product.PACKAGE)
    installed = tree(root / "usr/lib" / product.PACKAGE)
    expect(f"its {len(frozen)} files are those of the frozen folder", frozen == installed)
    verified = rpm(root, "-V", "--nodeps", product.PACKAGE)
    expect("rpm finds every file as packed", verified.returncode == 0, verified.stdout)
    erased = rpm(root, "-e", product.PACKAGE)
    expect("it is erased", erased.returncode == 0, erased.stderr)
    expect("nothing is left", not tree(root), str(sorted(tree(root))[:3]))


def in_debian(package: Path, root: Path) -> None:
    """The libraries come by the .deb's own list, the program from the .rpm."""
    (deb,) = product.DIST.glob("*.deb")
    asked = subprocess.run(
        ["dpkg-deb", "-f", str(deb), "Depends"], capture_output=True, text=True, check=True
    ).stdout
    names = " ".join(word.split()[0] for word in asked.split(","))
    with debian.mounted(root):
        fetch = "apt-get update -qq && apt-get install -y -qq --no-install-recommends"
        shown = "xvfb xauth libgl1-mesa-dri"
        inside(root, f"export DEBIAN_FRONTEND=noninteractive; {fetch} {shown} {names} >/dev/null")
        went = rpm(root, "-i", "--nodeps", str(package))
        expect(f"it is installed in {root.name}", went.returncode == 0, went.stderr)
        screen = 'xvfb-run -a -s "-screen 0 1600x1000x24"'
        said = inside(root, f"{screen} /usr/bin/{product.PACKAGE} --selftest /tmp/zonk-rpm")
        expect("its self-test passes", "all parts of the program work" in said, said)
        went = rpm(root, "-e", product.PACKAGE)
        expect("it is erased", went.returncode == 0, went.stderr)
    left = [item for item in tree(root / "usr") if "zonk" in item.lower()]
    expect("nothing of it is left", not left, str(left[:3]))


def inside(root: Path, words: str) -> str:
    went = subprocess.run(
        ["chroot", str(root), "/bin/sh", "-c", words], capture_output=True, text=True, check=False
    )
    if went.returncode:
        raise Wrong(f"{words}: {went.stdout[-2000:]}{went.stderr[-2000:]}")
    return went.stdout


def main(words: list[str]) -> int:
    (package,) = product.DIST.glob("*.rpm")
    folder = Path(tempfile.mkdtemp(prefix="zonk-rpm-"))
    try:
        in_empty_root(package, folder)
        for word in words:
            in_debian(package, Path(word).resolve())
    except Wrong as wrong:
        print(f"FAILED  {wrong}")
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("installed, tried and erased as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The environment of a lock file: made once, and again when the file changes."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from machine import Failure, provide, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "packaging" / "locks"

# The lock files an environment can be made from; each holds all that the one before it holds,
# so that an environment made for `test` serves `run` as well.
CONTENTS = {
    "run": ("run",),
    "test": ("run", "test"),
    "lock": ("lock",),
    "freeze": ("freeze",),
}

#: Modules of packages that nothing here imports, or hardly one of many: two thirds of all. What
#: is imported after all is compiled then.
NOT_IMPORTED = (
    r"site-packages.*[\\/](tests?|pip|setuptools|pkg_resources|mypyc?|lexers|"
    r"mujoco|numpy[\\/](distutils|f2py|ma|polynomial)|"
    r"pyqtgraph[\\/](examples|flowchart|opengl)|"
    r"OpenGL[\\/](raw[\\/])?(EGL|GLE|GLES\d|GLUT|GLX|WGL|osmesa|GL[\\/](?!ARB|VERSION)[A-Z\d]+))[\\/]"
)

OFFLINE_SIGNS = (
    "Failed to establish a new connection",
    "Failed to resolve",
    "Max retries exceeded",
    "Name or service not known",
    "Network is unreachable",
    "NewConnectionError",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "timed out",
)


def python_in(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def fingerprint(lock: str) -> str:
    """All that an environment depends on; the folder too, as the project is linked to it."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {ROOT}".encode())
    for path in (LOCKS / f"{lock}.txt", ROOT / "pyproject.toml"):
        try:
            digest.update(path.read_bytes())
        except OSError as error:
            raise Failure(f"cannot read {path}: {error.strerror}.") from error
    return digest.hexdigest()


def read_stamp(stamp: Path) -> dict[str, str]:
    try:
        found = json.loads(stamp.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def environment(lock: str, venv: Path = VENV) -> Path:
    """The interpreter of an environment with what the lock names, made where needed."""
    begun = time.perf_counter()
    stamp = venv / "dev-stamp.json"
    python = python_in(venv)
    base = f"{sys.version} {ROOT}"
    wanted = fingerprint(lock)
    found = read_stamp(stamp)
    usable = python.exists() and found.get("base") == base
    if usable and found.get(lock) == wanted:
        say(f"environment ready ({time.perf_counter() - begun:.2f} s)")
        return python

    if usable:
        say(f"the locked packages changed; bringing {venv.name} up to date")
        # A stamp is the word that all is in place: none while that is not so.
        stamp.unlink()
    else:
        say(f"making {venv.name} with Python {sys.version.split()[0]}; once, this takes minutes")
        make_venv(venv)
    install(python, lock)
    marks = {name: fingerprint(name) for name in CONTENTS[lock]}
    stamp.write_text(json.dumps({"base": base, **marks}), "utf-8")
    say(f"environment made ({time.perf_counter() - begun:.1f} s)")
    return python


def make_venv(venv: Path) -> None:
    # Started by an environment's own interpreter, this must not clear away what it runs on.
    interpreter = getattr(sys, "_base_executable", sys.executable)
    command = [interpreter, "-m", "venv", "--clear", str(venv)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    words = " ".join((made.stdout + made.stderr).split())
    if made.returncode and ("ensurepip is not available" in words or "named venv" in words):
        provide_venv()
        made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if made.returncode:
        print(made.stdout + made.stderr, file=sys.stderr)
        raise Failure(f"could not make {venv}.")


def provide_venv() -> None:
    """Install Debian's separate package for the venv module."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    provide([package], "This Python cannot make environments yet.")


def install(python: Path, lock: str) -> None:
    """What the lock names, and the project itself as a link to its folder."""
    with tempfile.TemporaryDirectory() as folder:
        # A lock has all that its packages depend on.
        exactly = ["--require-hashes", "--only-binary=:all:", "--no-deps", "--no-compile", "-r"]
        parts = halves(LOCKS / f"{lock}.txt", Path(folder))
        with ThreadPoolExecutor() as side_by_side:
            list(side_by_side.map(lambda part: pip(python, [*exactly, str(part)]), parts))
    say("compiling what is imported")
    # pip compiles on one processor, six thousand modules one after another.
    everywhere = [str(python), "-m", "compileall", "-q", "-q", "-j", "0", "-x", NOT_IMPORTED]
    ours = [str(ROOT / name) for name in ("zonk_desktop", "packaging")]
    compiling = subprocess.Popen(
        [*everywhere, packages_of(python), *ours],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        if "run" in CONTENTS[lock]:
            say("linking the project")
            # The build tools are in the lock, so that nothing unpinned comes in by this way.
            own = ["--no-index", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
            pip(python, own)
    finally:
        compiling.wait()


def halves(lock: Path, folder: Path) -> list[Path]:
    """The requirements of a lock file in two files: pip unpacks on one processor."""
    # A requirement begins at the margin; its hashes are set in.
    each = re.split(r"\n(?=\w)", lock.read_text("utf-8"))
    parts = []
    for n in range(2):
        part = folder / f"{n}.txt"
        part.write_text("\n".join(each[n::2]) + "\n", "utf-8")
        parts.append(part)
    return parts


def packages_of(python: Path) -> str:
    """The folder of an environment that its packages lie in."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.check_output([str(python), "-c", ask], text=True).strip()


def pip(python: Path, words: Sequence[str]) -> None:
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "install", *words]
    # A user install as one's habit is impossible in an environment.
    settings = {**os.environ, "PIP_USER": "0", "PIP_QUIET": "0"}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        output = followed(process.stdout or ())
    if process.returncode == 0:
        return
    print(output, end="", file=sys.stderr, flush=True)
    if any(sign in output for sign in OFFLINE_SIGNS):
        raise Failure(
            "the packages could not be fetched: pip reaches no package index. The first start"
            " needs the network; run the command again when there is one."
        )
    raise Failure("pip could not install the locked packages (its words are above).")


def followed(stream: Iterable[str]) -> str:
    """All that pip says; what it fetches and unpacks is told while it does."""
    lines = []
    for line in stream:
        lines.append(line)
        wheel = re.match(
            r"\s*(Downloading|Using cached|Processing) (\S+\.whl)(?: \((.+)\))?$", line
        )
        if wheel:
            name, version, *_ = Path(wheel[2]).name.split("-")
            way = "fetching" if wheel[1] == "Downloading" else "at hand:"
            size = f", {wheel[3]}" if wheel[3] and "from -r" not in wheel[3] else ""
            say(f"{way} {name} {version}{size}")
        elif line.startswith("Installing collected packages: ") and "," in line:
            say(f"unpacking {line.count(',') + 1} packages")
    return "".join(lines)

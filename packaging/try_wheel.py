"""The wheel and the source archive as players install them: python packaging/try_wheel.py

`pip install` into a fresh environment each, then the self-test, which needs the resources. With
pipx and uv at hand these are tried too (`pipx install`, `uv tool install`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import product


def try_program(program: Path, folder: Path) -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    went = subprocess.run(
        [str(program), "--selftest", str(folder / "report")], cwd=folder, env=surroundings,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if went.returncode:
        raise SystemExit(f"{program} --selftest:\n{went.stdout}{went.stderr}")


def run(*command: str | Path, **homes: Path) -> None:
    surroundings = {**os.environ, **{name: str(place) for name, place in homes.items()}}
    subprocess.run([str(word) for word in command], check=True, env=surroundings)


def main() -> int:
    archives = {
        "wheel": next(product.DIST.glob("*.whl")),
        "source archive": next(product.DIST.glob("*.tar.gz")),
    }
    scripts, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    name = product.PACKAGE + ending
    uv, pipx = shutil.which("uv"), shutil.which("pipx")
    with tempfile.TemporaryDirectory() as temporary:
        for kind, archive in archives.items():
            folder = Path(temporary) / kind.split()[0]
            venv.create(folder / "pip", with_pip=True)
            python = folder / "pip" / scripts / f"python{ending}"
            run(python, "-m", "pip", "install", "-q", archive)
            try_program(folder / "pip" / scripts / name, folder)
            print(f"ok      {kind}: pip install, self-test", flush=True)
            if uv:
                run(uv, "tool", "install", "--quiet", "--python", sys.executable, archive,
                    UV_TOOL_DIR=folder / "uv", UV_TOOL_BIN_DIR=folder / "uv-bin")  # fmt: skip
                try_program(folder / "uv-bin" / name, folder)
                print(f"ok      {kind}: uv tool install, self-test", flush=True)
            if pipx:
                run(pipx, "install", "--quiet", "--python", sys.executable, archive,
                    PIPX_HOME=folder / "px", PIPX_BIN_DIR=folder / "px-bin")  # fmt: skip
                try_program(folder / "px-bin" / name, folder)
                print(f"ok      {kind}: pipx install, self-test", flush=True)
    for tool, place in (("uv", uv), ("pipx", pipx)):
        if not place:
            print(f"note    no {tool} here, so not tried with it")
    return 0


if __name__ == "__main__":
    sys.exit(main())

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


def main() -> int:
    wheel = next(product.DIST.glob("*.whl"))
    source = next(product.DIST.glob("*.tar.gz"))
    scripts, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    name = product.PACKAGE + ending
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for kind, archive in (("wheel", wheel), ("source archive", source)):
            place = folder / kind.split()[0]
            venv.create(place, with_pip=True)
            python = place / scripts / f"python{ending}"
            subprocess.run([str(python), "-m", "pip", "install", "-q", str(archive)], check=True)
            try_program(place / scripts / name, folder)
            print(f"ok      {kind}: pip install, self-test")
        if shutil.which("uv"):
            homes = {"UV_TOOL_DIR": str(folder / "uv"), "UV_TOOL_BIN_DIR": str(folder / "uv-bin")}
            command = ["uv", "tool", "install", "--quiet", "--python", sys.executable, str(wheel)]
            subprocess.run(command, check=True, env={**os.environ, **homes})
            try_program(folder / "uv-bin" / name, folder)
            print("ok      wheel: uv tool install, self-test")
        if shutil.which("pipx"):
            homes = {"PIPX_HOME": str(folder / "px"), "PIPX_BIN_DIR": str(folder / "px-bin")}
            subprocess.run(
                ["pipx", "install", "--quiet", str(wheel)], check=True, env={**os.environ, **homes}
            )
            try_program(folder / "px-bin" / name, folder)
            print("ok      wheel: pipx install, self-test")
    return 0


if __name__ == "__main__":
    sys.exit(main())

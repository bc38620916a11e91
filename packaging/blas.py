"""On Linux the library of linear algebra that numpy is shipped with: blas.c in OpenBLAS's place.

numpy's wheel has 28 MB of OpenBLAS and what that needs, for every processor there is. The program
multiplies small matrices and solves small systems.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import product
import tools

SOURCE = product.ROOT / "packaging" / "blas.c"
NAME = re.compile(r"libscipy_openblas64_[\w.-]*\.so")
FLAGS = ("-O3", "-fcx-limited-range", "-std=gnu11", "-shared", "-fPIC")


def built(name: str, folder: Path) -> Path:
    """The library, under the name that numpy looks for."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / name
    linked = (f"-Wl,-soname,{name}", "-Wl,--build-id=none", "-Wl,-z,noexecstack", "-s")
    words = [*FLAGS, *linked, "-o", str(target), SOURCE.name, "-lm"]
    # Where it lies is not written into it.
    subprocess.run([tools.path("gcc"), *words], check=True, cwd=SOURCE.parent)
    return target


def in_its_place(entries: list[tuple[str, str, str]], folder: Path) -> list[tuple[str, str, str]]:
    """PyInstaller's entries, with the small library for the large one."""
    found = []
    for place, source, kind in entries:
        name = Path(place).name
        ours = kind != "SYMLINK" and NAME.fullmatch(name)
        found.append((place, str(built(name, folder)) if ours else source, kind))
    return found

"""What lies in the frozen program beside our own code, part by part: for its licences, the list of
contents and the packages' own fields.

`licences.collect` finds the parts while freezing and keeps them; `kept` reads them again.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

import product

FILE = product.WORK / "parts.json"


class Part(NamedTuple):
    """One part, named as its makers name it."""

    name: str
    version: str
    #: As SPDX writes it; what SPDX has no name for begins with LicenseRef.
    licence: str
    #: The folder of its texts below `licences`.
    texts: str
    #: What CycloneDX calls it.
    kind: str = "library"
    purl: str = ""
    #: The part that brings it along.
    within: str = ""
    #: Places in the frozen folder.
    files: tuple[str, ...] = ()

    def line(self) -> str:
        """A line of components.txt."""
        inside = f" (in {self.within})" if self.within else ""
        return f"{self.name} {self.version}".strip() + f"{inside}, {self.licence}: {self.texts}/"


def normal(name: str) -> str:
    """A distribution's name as the index compares it: fluent.runtime is fluent-runtime."""
    return re.sub(r"[-_.]+", "-", name).lower()


# Distributions whose own words name no SPDX licence, after their texts.
SPDX = {
    "attrs": "MIT",
    "babel": "BSD-3-Clause",
    "colorama": "BSD-3-Clause",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "miniaudio": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyopengl": "BSD-3-Clause",
    "pyqtgraph": "MIT",
    "pytz": "MIT",
    "rustfluent": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
}
# Debian's packages, by the beginning of their names.
DEBIAN = {
    "libffi": "MIT",
    "libmpdec": "BSD-2-Clause",
    "libsqlite3": "blessing",
    "libuuid": "BSD-3-Clause",
    "libxcb": "MIT",
    "libxkbcommon": "MIT",
}
# Libraries that a wheel brings along: the wheel, a file by which they are known, licence.
INSIDE = {
    "Qt": ("pyside6-essentials", r"Qt6Core", "LGPL-3.0-only"),
    "ICU": ("pyside6-essentials", r"libicu|icuuc", "Unicode-DFS-2016"),
    "OpenBLAS": ("numpy", r"openblas", "BSD-3-Clause"),
    "LAPACK": ("numpy", r"openblas|_umath_linalg", "BSD-3-Clause-Open-MPI"),
    "libgfortran": ("numpy", r"libgfortran", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libquadmath": ("numpy", r"libquadmath", "LGPL-2.1-or-later"),
    "miniaudio in C": ("miniaudio", r"_miniaudio", "MIT"),
    "stb_vorbis": ("miniaudio", r"_miniaudio", "MIT"),
    "libffi in cffi": ("cffi", r"_cffi_backend", "MIT"),
}
EITHER = "MIT OR Apache-2.0"
# The crates compiled into rustfluent; `licences.KEPT` has their texts.
CRATES = {
    "chrono": EITHER,
    "fluent-bundle": EITHER,
    "fluent-langneg": EITHER,
    "fluent-syntax": EITHER,
    "intl-memoizer": EITHER,
    "intl_pluralrules": EITHER,
    "is_ci": "ISC",
    "miette": "Apache-2.0",
    "once_cell": EITHER,
    "owo-colors": "MIT",
    "pyo3": EITHER,
    "pyo3-ffi": EITHER,
    "smallvec": EITHER,
    "textwrap": "MIT",
    "type-map": EITHER,
    "unic-langid-impl": EITHER,
    "unicode-linebreak": "Apache-2.0",
    "unicode-width": EITHER,
}


def crates(library: bytes) -> list[Part]:
    """What a library compiled from Rust was made of: it names the sources of its messages."""
    named = re.findall(rb"index\.crates\.io-[0-9a-f]+[/\\]([\w-]+?)-(\d+\.[\w.+-]+)[/\\]", library)
    found = []
    for name, version in sorted({(name.decode(), number.decode()) for name, number in named}):
        if name not in CRATES:
            raise SystemExit(f"The licence of the crate {name} is not known (parts.py, CRATES).")
        found.append(
            Part(name, version, CRATES[name], "rustfluent", purl=f"pkg:cargo/{name}@{version}",
                 within="rustfluent")
        )  # fmt: skip
    return found


def inside(wheel: Part) -> list[Part]:
    """The libraries that a wheel brings along, as far as their files are frozen."""
    found = []
    for name, (owner, sign, licence) in INSIDE.items():
        files = tuple(place for place in wheel.files if re.search(sign, Path(place).name))
        if owner == normal(wheel.name) and files:
            qt = owner == "pyside6-essentials"
            found.append(
                Part(name, wheel.version if name == "Qt" else "", licence,
                     "Qt" if qt else wheel.texts, "framework" if name == "Qt" else "library",
                     within=wheel.name, files=files)
            )  # fmt: skip
    return found


def third_parties(wheel: Part, text: str) -> list[Part]:
    """MuJoCo's: its wheel lists them in a file, each under a heading."""
    names = re.findall(r"^### (.+?)(?: \(.*)?$", text, re.MULTILINE)
    licence = f"LicenseRef-{wheel.texts}-third-party"
    return [Part(name, "", licence, wheel.texts, within=wheel.name) for name in names]


def debian(package: str) -> str:
    """The licence of a package of Debian's, as far as it is known here."""
    known = [licence for start, licence in DEBIAN.items() if package.startswith(start)]
    return known[0] if known else f"LicenseRef-{package}"


def keep(found: list[Part]) -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps([part._asdict() for part in found], indent=1), "utf-8")


def kept() -> list[Part]:
    if not FILE.is_file():
        raise SystemExit(
            f"{FILE} is missing: freeze first (`python packaging/dev.py build freeze`)."
        )
    told = json.loads(FILE.read_text("utf-8"))
    return [Part(**{**one, "files": tuple(one["files"])}) for one in told]


def expression(found: list[Part]) -> str:
    """The licences of all of them, as one SPDX expression."""
    each: set[str] = set()
    for part in found:
        either = " OR " in part.licence
        each |= {f"({part.licence})"} if either else {*part.licence.split(" AND ")}
    return " AND ".join(sorted(each))

"""What is inside, as a CycloneDX list: python packaging/sbom.py [FILE]

From the parts that were found while freezing (parts.py): wheels and the libraries inside them,
Python, Qt, typefaces, the boot loader, and on Linux the system's libraries that were frozen along.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import sys
import uuid
from datetime import UTC, datetime
from pathlib import Path

import freeze
import parts
import product
from parts import Part

#: The same input gives the same list.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))
LOCK = product.ROOT / "packaging" / "locks" / "freeze.txt"


def pinned() -> dict[str, list[str]]:
    """Names of the lock, and the sums of the files that may be taken for each."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in LOCK.read_text("utf-8").splitlines():
        start = re.match(r"([A-Za-z0-9._-]+)==", line)
        if start:
            name = parts.normal(start[1])
            found.setdefault(name, [])
        elif name:
            found[name] += re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
    return found


def frozen(place: str) -> Path:
    """A file of the frozen program by its place there."""
    below = "Contents/Frameworks" if sys.platform == "darwin" else "_internal"
    return freeze.frozen() / below / place


def component(part: Part, ref: str, lock: dict[str, list[str]]) -> dict[str, object]:
    found: dict[str, object] = {"type": part.kind, "bom-ref": ref, "name": part.name}
    if part.version:
        found["version"] = part.version
    # A name that SPDX does not know may not stand among its expressions.
    unknown = part.licence.startswith("LicenseRef")
    text = {"license": {"name": f"see licences/{part.texts}"}}
    found["licenses"] = [text if unknown else {"expression": part.licence}]
    if part.purl:
        found["purl"] = part.purl
    if part.within:
        found["description"] = f"inside {part.within}"
    sums = lock.get(parts.normal(part.name), []) if part.purl.startswith("pkg:pypi/") else []
    if sums:
        found["externalReferences"] = [{
            "type": "distribution",
            "url": f"https://pypi.org/project/{parts.normal(part.name)}/{part.version}/",
            "comment": "the sums of the files of this version, of which one was taken",
            "hashes": [{"alg": "SHA-256", "content": one} for one in sums],
        }]  # fmt: skip
    elif part.name == "Qt":
        found["externalReferences"] = [
            {
                "type": "source-distribution",
                "url": "https://download.qt.io/official_releases/qt/",
            }
        ]
    files = [(place, frozen(place)) for place in part.files]
    shipped = [
        {"type": "file", "name": place,
         "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(file.read_bytes()).hexdigest()}]}
        for place, file in files if file.is_file()
    ]  # fmt: skip
    if shipped:
        found["components"] = shipped
    return found


def components() -> list[dict[str, object]]:
    lock = pinned()
    found = [part for part in parts.kept() if part.kind != "application"]
    refs = [part.purl or f"{part.within or 'own'}/{part.name}".replace(" ", "-") for part in found]
    return [component(part, ref, lock) for part, ref in zip(found, refs, strict=True)]


def document() -> dict[str, object]:
    version = product.version()
    inside = components()
    own = f"pkg:generic/{product.PACKAGE}@{version}"
    name = f"{product.HOMEPAGE}{version}/{sys.platform}/{platform.machine()}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, name)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(EPOCH, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": product.PACKAGE,
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": inside,
        "dependencies": [{"ref": own, "dependsOn": [str(part["bom-ref"]) for part in inside]}],
    }


def write(file: Path | None = None) -> Path:
    systems = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    usual = f"{product.PACKAGE}-{product.version()}-{systems[sys.platform]}-{platform.machine()}"
    target = file or product.DIST / f"{usual}.cdx.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(document(), indent=1) + "\n", "utf-8")
    print(f"sbom: {target.name}, {len(parts.kept())} parts")
    return target


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else None)

"""What is inside, as a CycloneDX list: python packaging/sbom.py [FILE]

From the packages installed beside this interpreter that the lock for running names, PyInstaller's
boot loader, Python itself, Qt, and (on Linux) the system's libraries that were frozen along.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import uuid
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from urllib.parse import quote

import product

LOCK = product.ROOT / "packaging" / "locks" / "run.txt"
# In the lock for `pip install --no-build-isolation`; not shipped.
TOOLS = {
    "editables",
    "hatchling",
    "packaging",
    "pathspec",
    "pluggy",
    "tomlkit",
    "trove-classifiers",
}


def pinned() -> dict[str, list[str]]:
    """Names of the lock and their hashes."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in LOCK.read_text("utf-8").splitlines():
        start = re.match(r"([A-Za-z0-9._-]+)==", line)
        if start:
            name = start[1].lower()
            found.setdefault(name, [])
        elif name:
            found[name] += re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
    return {name: hashes for name, hashes in found.items() if name not in TOOLS}


def components() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    installed = {
        one.metadata["Name"].lower().replace("_", "-"): one for one in metadata.distributions()
    }
    # PyInstaller gives the boot loader, which is in every frozen program.
    for name in [*pinned(), "pyinstaller"]:
        one = installed.get(name)
        if one is None:  # not for this system
            continue
        expression = one.metadata["License-Expression"]
        entry: dict[str, object] = {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{one.version}",
            "name": name,
            "version": one.version,
            "purl": f"pkg:pypi/{name}@{one.version}",
        }
        if expression:
            entry["licenses"] = [{"expression": expression}]
        elif one.metadata["License"]:
            entry["licenses"] = [
                {"license": {"name": one.metadata["License"].splitlines()[0][:80]}}
            ]
        found.append(entry)
        if name == "pyside6-essentials":
            found.append({
                "type": "framework", "bom-ref": f"qt@{one.version}", "name": "Qt",
                "version": one.version,
                "licenses": [{"license": {"id": "LGPL-3.0-only"}}],
                "externalReferences": [
                    {"type": "source-distribution",
                     "url": "https://download.qt.io/official_releases/qt/"}
                ],
            })  # fmt: skip
    version = platform.python_version()
    found.append({
        "type": "platform", "bom-ref": f"python@{version}", "name": "CPython", "version": version,
        "purl": f"pkg:generic/python@{version}",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    })  # fmt: skip
    return found + system_libraries()


def system_libraries() -> list[dict[str, object]]:
    told = product.DIST / product.PACKAGE / "_internal" / "licences" / "components.txt"
    if not told.is_file():
        return []
    lines = re.findall(r"^(\S+) (\S+) \(Debian\), (.*): ", told.read_text("utf-8"), re.MULTILINE)
    return [
        {"type": "library", "bom-ref": f"pkg:deb/{name}@{version}", "name": name,
         "version": version, "purl": f"pkg:deb/debian/{name}@{quote(version, safe='')}",
         "description": f"from the build system: {files}"}
        for name, version, files in lines
    ]  # fmt: skip


def document() -> dict[str, object]:
    version = product.version()
    parts = components()
    own = f"pkg:generic/{product.PACKAGE}@{version}"
    name = f"{product.HOMEPAGE}{version}/{sys.platform}/{platform.machine()}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, name)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": product.PACKAGE,
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [str(part["bom-ref"]) for part in parts]}],
    }


def write(file: Path | None = None) -> Path:
    systems = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    usual = f"{product.PACKAGE}-{product.version()}-{systems[sys.platform]}-{platform.machine()}"
    target = file or product.DIST / f"{usual}.cdx.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(document(), indent=1) + "\n", "utf-8")
    print(f"sbom: {target.name}, {len(components())} components")
    return target


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else None)

"""The engine of the page on the web: Pyodide, the program's rooms without a window, and its texts.

As a script, with a folder: imports what the page needs, plays a game of it to its end, and prints
the files that were loaded.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path

from licences import put, python_licence, texts_of
from product import ROOT, WORK

from zonk_desktop.words import languages
from zonk_desktop.words.language import SOURCE

#: Fetched once, and held to these sums; no network afterwards.
FETCHED = WORK / "fetched"
PYODIDE = "pyodide-314.0.7.tgz"
VALUES = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
CAMERA = "zxing-wasm-3.1.4.tgz"
SUMS = {
    CAMERA: "2416232a155533bdcfa098a22ec9087734b34640ffa2a7add90bc36e145f6da0",
    PYODIDE: "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    VALUES: "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
}
#: Of Pyodide's package: what a page loads.
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
CAMERA_PARTS = {
    "LICENSE": "LICENSE.txt",
    "dist/es/share.js": "share.js",
    "dist/es/reader/index.js": "reader/index.js",
    "dist/reader/zxing_reader.wasm": "reader/zxing_reader.wasm",
}
#: The program, and what reads its texts where there is no rustfluent.
TAKEN = {"attr", "attrs", "babel", "fluent", "pytz", "typing_extensions", "zonk_desktop"}
TAKEN_FROM = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
#: Of babel's data: how languages count and write numbers, and what stands in for what.
NUMBERS = ("plural_form", "number_symbols", "decimal_formats", "numbering_systems",
           "default_numbering_system", "minimum_grouping_digits")  # fmt: skip
WORLD = ("likely_subtags", "parent_exceptions", "language_aliases", "script_aliases",
         "territory_aliases", "variant_aliases")  # fmt: skip
#: Modules that a page has not; what would import them is not to be packed.
ABSENT = ("numpy", "PySide6", "rustfluent", "sqlite3")


def fetched(name: str) -> Path:
    """A file of npm or PyPI, by their own clients."""
    file = FETCHED / name
    if not file.is_file():
        FETCHED.mkdir(parents=True, exist_ok=True)
        if name.endswith(".tgz"):
            wanted = "@".join(name.removesuffix(".tgz").rsplit("-", 1))
            command = ["npm", "pack", "--silent", wanted]
        else:
            package, version, python, abi, platform = name.removesuffix(".whl").split("-")
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                       "--only-binary", ":all:", "--platform", platform, "--abi", abi,
                       "--implementation", "cp", "--python-version", python.removeprefix("cp"),
                       f"{package}=={version}"]  # fmt: skip
        subprocess.run(command, cwd=FETCHED, check=True)
    if hashlib.sha256(file.read_bytes()).hexdigest() != SUMS[name]:
        raise SystemExit(f"{file} is not the file it should be; remove it and try again.")
    return file


def pyodide(target: Path) -> None:
    """Python for browsers, and a list of packages that names none."""
    target.mkdir(parents=True)
    with tarfile.open(fetched(PYODIDE)) as pack:
        for name in (*PARTS, "pyodide-lock.json"):
            member = pack.extractfile(f"package/{name}")
            assert member is not None
            (target / name).write_bytes(member.read())
    lock = json.loads((target / "pyodide-lock.json").read_text("utf-8"))
    (target / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")


def licences(target: Path) -> None:
    """The terms of what comes along, each in a folder of its own."""
    own = ROOT / "packaging" / "licences"
    put(target / "pyodide", [own / "MPL-2.0.txt"])
    put(target / "Python", [python_licence()])
    for name in TAKEN_FROM:
        put(target / name, texts_of(metadata.distribution(name)))
    with zipfile.ZipFile(fetched(VALUES)) as wheel:
        (text,) = (name for name in wheel.namelist() if name.endswith("/LICENSE"))
        (target / "msgspec").mkdir()
        (target / "msgspec" / "LICENSE.txt").write_bytes(wheel.read(text))
    shutil.copy(ROOT / "LICENSE", target / "zonk-desktop.txt")


def camera(target: Path) -> None:
    """The reader of codes: the one that the program has, for browsers."""
    with tarfile.open(fetched(CAMERA)) as pack:
        for name, place in CAMERA_PARTS.items():
            member = pack.extractfile(f"package/{name}")
            assert member is not None
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            # It would ask a foreign host for its other half, were it not told where that is.
            (target / place).write_bytes(member.read().replace(b"https://fastly.jsdelivr.net", b""))


def modules() -> list[tuple[Path, str]]:
    """Python files that the page needs, and where they go."""
    said = subprocess.run([sys.executable, __file__], stdout=subprocess.PIPE, text=True, check=True)
    return [(Path(file), place) for file, place in json.loads(said.stdout)]


def engine(target: Path) -> None:
    """The program's rooms, its rules and players, English, and the reader of texts; the other
    languages, each by itself."""
    files = modules()
    spoken = rooms([file for file, _ in files])
    files += resources("rules/*.toml", "players/*.toml", *texts_in(SOURCE, spoken))
    archive(target / "engine.zip", files)
    (target / "words").mkdir()
    for language in languages():
        if language != SOURCE:
            words = resources(*texts_in(language, spoken))
            archive(target / "words" / f"{language}.zip", words)
    shutil.copy(fetched(VALUES), target / "values.whl")


def texts_in(language: str, spoken: set[str]) -> list[str]:
    """What is said in a language from these files of messages, and what its sheets say."""
    return [*(f"texts/{language}/{one}.ftl" for one in sorted(spoken)),
            f"texts/{language}/rules/*.toml"]  # fmt: skip


def resources(*patterns: str) -> list[tuple[Path, str]]:
    """Files of the program's resources, and where they go."""
    found = [file for pattern in patterns for file in sorted((ROOT / "resources").glob(pattern))]
    return [(file, file.relative_to(ROOT).as_posix()) for file in found]


def archive(target: Path, files: list[tuple[Path, str]]) -> None:
    """The same files make the same archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for file, place in sorted(files, key=lambda one: one[1]):
            pack.writestr(zipfile.ZipInfo(place), packed(file), zipfile.ZIP_DEFLATED, 9)


def packed(file: Path) -> bytes:
    """What of a file is packed: of babel's data what numbers need, a hundredth of it."""
    if file.suffix != ".dat":
        return file.read_bytes()
    told = pickle.loads(file.read_bytes())
    taken = WORLD if file.name == "global.dat" else NUMBERS
    return pickle.dumps({name: told[name] for name in taken if name in told}, 4)


def numbers() -> list[str]:
    """The data of every language by babel's names, with those that stand behind it."""
    from babel import Locale  # noqa: PLC0415 - the page's texts alone need it

    found = {"root"}
    for one in languages():
        name = str(Locale.parse(one, sep="-"))
        while name:
            found.add(name)
            name = name.rpartition("_")[0]
    return sorted(found)


def rooms(modules: list[Path]) -> set[str]:
    """The files of messages that these modules speak from, as `event`: less than half of each."""
    said = "".join(file.read_text("utf-8") for file in modules if file.suffix == ".py")
    stems = {file.stem for file in (ROOT / "resources" / "texts" / "en").glob("*.ftl")}
    return {"general", *(stem for stem in stems if f'"{stem}-' in said)}


def _trace() -> list[tuple[str, str]]:
    """Play, and tell which files that took."""
    for name in ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]
    from zonk_desktop.compact.codes import addresses  # noqa: PLC0415
    from zonk_desktop.compact.game import CodedGame, pack  # noqa: PLC0415
    from zonk_desktop.page.door import Door  # noqa: PLC0415 - those are absent now

    door = Door()
    view = json.loads(door.ask("new", json.dumps(["5a" * 32])))
    while not view["over"]:
        if not view["mine"] or view["wait"]:
            view = json.loads(door.ask("other", "[]"))
        elif view["cards"]:
            card = view["cards"][0]
            way = "stay" if card["stay"] or not card["next"] else "throw"
            view = json.loads(door.ask(way, json.dumps([card["dice"]])))
        elif view["more"] and not view["roll"]:
            view = json.loads(door.ask("call", "[0]"))
        else:
            view = json.loads(door.ask("stay" if view["stay"] else "throw", "[[]]"))
    number = pack(CodedGame(json.loads(door.ask("file", "[]"))["text"]))
    door.ask("sheet", json.dumps([addresses(number)]))
    found = []
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and name.partition(".")[0] in TAKEN:
            path = Path(file)
            depth = name.count(".") + (2 if path.name == "__init__.py" else 1)
            found.append((file, "/".join(path.parts[-depth:])))
            if name == "babel":
                data = [path.parent / "global.dat"]
                data += [path.parent / "locale-data" / f"{one}.dat" for one in numbers()]
                found += [(str(one), f"babel/{one.relative_to(path.parent)}") for one in data]
    return found


if __name__ == "__main__":
    print(json.dumps(_trace()))

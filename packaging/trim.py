"""What of the frozen program stays: used by zonk.spec.

Entries are PyInstaller's triples (place in the folder, source, kind).
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from importlib import metadata
from pathlib import Path

import icu
import product
import tools

Entry = tuple[str, str, str]

WIN, LINUX = sys.platform == "win32", sys.platform == "linux"

#: MuJoCo's own library in its wheel.
PHYSICS = re.compile(r"mujoco/(lib)?mujoco(\.[\d.]+)?\.(dll|dylib|so)(\.[\d.]+)?")

BUILD_VARIABLES = "" if WIN else str(getattr(sysconfig, "_get_sysconfigdata_name")())  # noqa: B009

EXCLUDES = [
    *("tkinter", "pydoc_data", "lib2to3", "ensurepip", "idlelib", "test", "turtledemo"),
    *("numpy.f2py", "numpy.distutils", "numpy.matlib", "numpy.polynomial"),
    # What libraries are tried and mended with; decimal is written in C.
    *("numpy.testing", "unittest", "doctest", "pdb", "bdb", "cmd", "code", "_pydecimal"),
    *("tarfile", "http.server", "http.cookiejar", "smtplib", "socketserver", "xml.dom"),
    *("multiprocessing.managers", "multiprocessing.pool", "multiprocessing.shared_memory"),
    *("PyQt5", "PyQt6", "PySide2", "matplotlib", "scipy", "pandas", "h5py", "cupy", "numba"),
    *("IPython", "jupyter_rfb", "PIL", "setuptools", "pkg_resources", "pip", "wheel"),
    # --on ADDRESS says there what to install.
    *("distributed", "dask"),
    # Of pyqtgraph a plot is drawn: no nodes, no docks, no files.
    *("pyqtgraph.examples", "pyqtgraph.jupyter", "pyqtgraph.console", "pyqtgraph.opengl"),
    *("pyqtgraph.flowchart", "pyqtgraph.dockarea", "pyqtgraph.configfile"),
    *("OpenGL.Tk", "OpenGL.GLU", "OpenGL.GLUT", "OpenGL.GLE"),
    *(() if WIN else ("OpenGL.WGL",)),
    # The program opens no connection: without these OpenSSL stays out. hashlib has its own SHA-256.
    *("ssl", "_ssl", "_hashlib", "readline", "PySide6.QtNetwork"),
    # Text encodings of East Asia: names are sorted by those of China and Japan (words.letters).
    *(() if WIN else ("_codecs_hk", "_codecs_iso2022", "_codecs_kr", "_codecs_tw")),
    # Nothing is packed, parsed or numbered with these; Debian wants its own copies to be used.
    *("_bz2", "_lzma", "pyexpat", "_elementtree", "_uuid"),
    *("asyncio", "xmlrpc", "ftplib", "ctypes.test"),
    *("numpy._core._multiarray_tests", "numpy._core._umath_tests"),
    # The wishes of its user are asked of the desktop by D-Bus on Linux alone.
    *(() if LINUX else ("PySide6.QtDBus",)),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtDesigner", "PySide6.QtHelp"),
    # pyqtgraph names it; the program gives it an empty one.
    "PySide6.QtOpenGL",
    *("PySide6.QtTest", "PySide6.QtUiTools", "PySide6.QtQuickWidgets"),
    # How this Python was built, with the folders it was built in; see `build_variables`.
    *((BUILD_VARIABLES,) if BUILD_VARIABLES else ()),
]

# What PyInstaller runs before the program so that it may start further processes of itself, read
# its own source and list its modules. `__main__` sees to processes, the others are not done, and
# the imports they need cost a tenth of the way to the first frame.
HOOKS = {
    *("pyi_rth_inspect", "pyi_rth_pkgutil"),
    *("pyi_rth_multiprocessing", "pyi_rth_pyqtgraph_multiprocess"),
}

# Qt's plugins by kind and name; None: all of the kind.
PLUGINS: dict[str, set[str] | None] = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "wayland-decoration-client": None,
    # Not those of embedded systems.
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": None,
    # Not GTK's: it brings GTK, Pango and Cairo along.
    "platformthemes": {"qxdgdesktopportal"},
    # Not the virtual keyboard: it brings Quick and Qml along.
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "styles": None,
    "iconengines": None,
    # WebP is for clips: Qt's own writer is half a megabyte, Pillow nine. Sheets are read from what
    # cameras and scanners write.
    "imageformats": {"qsvg", "qico", "qwebp", "qjpeg", "qtiff", "qgif"},
    "printsupport": None,
}
#: Qt's words are taken along for the languages that the program speaks.
LANGUAGES = {
    place.name.replace("-", "_")
    for place in (Path(__file__).parent.parent / "resources" / "texts").iterdir()
}

_SPOKEN = "|".join(sorted({name.partition("_")[0] for name in LANGUAGES}))
#: What fluent.runtime brings, where it reads the texts: 30 MB of all languages and zones of time.
FOREIGN = re.compile(rf"babel/locale-data/(?!(root|{_SPOKEN})[._])|pytz/zoneinfo/")

#: Beside the texts, and read by nobody who plays: words of installers and of translators.
UNREAD = re.compile(r"resources/texts/[^/]+/(package\.ftl|GLOSSARY\.md)$")

# What belongs to the player's own system (after the exclude list of the AppImage project).
HOST = re.compile(
    r"^lib("
    r"stdc\+\+|gcc_s|mvec|X11|X11-xcb|xcb|xcb-glx|xcb-dri[23]|Xau|Xdmcp|Xext|Xrandr|Xrender|drm|gbm|"
    r"GL|EGL|GLX|GLdispatch|OpenGL|GLU|glib-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0|gthread-2\.0|"
    r"dbus-1|systemd|fontconfig|freetype|harfbuzz|expat|z|selinux|mount|blkid|cap|gcrypt|"
    r"gpg-error|pulse|pulsecommon-[\d.]+|pulse-mainloop-glib|asyncns|sndfile|FLAC|vorbis|"
    r"vorbisenc|ogg|opus|mpg123|mp3lame|cups|avahi-client|avahi-common|gnutls|nettle|hogweed|"
    r"p11-kit|idn2|unistring|tasn1|gmp|krb5|krb5support|k5crypto|gssapi_krb5|com_err|keyutils|"
    r"bsd|md|zstd|pcre2-8|brotlidec|brotlicommon|graphite2|png16|wayland-\w+"
    r")\.so(\.|$)"
)


def physics() -> list[tuple[str, str]]:
    """MuJoCo's library and where it goes, where there is a wheel of it."""
    try:
        files = metadata.files("mujoco-core") or ()
    except metadata.PackageNotFoundError:
        return []
    return [(str(file.locate()), "mujoco") for file in files if PHYSICS.fullmatch(file.as_posix())]


def binaries(entries: Iterable[Entry]) -> list[Entry]:
    """The libraries and plugins that stay."""
    kept = [entry for entry in entries if wanted(entry[0])]
    if LINUX:
        kept = [entry for entry in kept if not HOST.match(os.path.basename(entry[0]))]
        kept = _reachable(kept)
    return kept


def wanted(place: str) -> bool:
    path = place.replace("\\", "/")
    plugin = re.search(r"/plugins/([^/]+)/(?:lib)?([^/]+?)\.(?:so|dll|dylib)$", path)
    if plugin and "PySide6" in path:
        if plugin[1] not in PLUGINS:
            return False
        names = PLUGINS[plugin[1]]
        return names is None or plugin[2] in names
    # The painter stands in where there is no OpenGL, so Qt's software OpenGL is not needed.
    return not re.search(
        r"(opengl32sw|Qt6(Quick|Qml|VirtualKeyboard|Pdf|Network)\w*)\.dll$|^OpenGL/DLLS/", path
    )


def needed(file: str) -> list[str]:
    """The libraries that an ELF file asks for."""
    shown = subprocess.run(
        [tools.path("objdump"), "-p", file], capture_output=True, text=True, check=False
    )
    return re.findall(r"NEEDED\s+(\S+)", shown.stdout)


def _reachable(entries: list[Entry]) -> list[Entry]:
    """Without the shared libraries that nothing which stays asks for."""
    by_name: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        by_name.setdefault(os.path.basename(entry[0]), []).append(number)

    def is_library(entry: Entry) -> bool:
        name = os.path.basename(entry[0])
        # MuJoCo's is loaded by the program itself.
        if name.startswith(("libpython", "libmujoco")) or "/plugins/" in entry[0]:
            return False
        return bool(re.match(r"lib.*\.so(\.|$)", name))

    keep = {number for number, entry in enumerate(entries) if not is_library(entry)}
    todo = list(keep)
    while todo:
        entry = entries[todo.pop()]
        if entry[2] == "SYMLINK":
            continue
        for name in needed(entry[1]):
            for number in by_name.get(name, ()):
                if number not in keep:
                    keep.add(number)
                    todo.append(number)
    print(f"trim: {len(entries)} libraries, {len(keep)} of them reached")
    return [entry for number, entry in enumerate(entries) if number in keep]


def datas(entries: Iterable[Entry], kept: list[Entry]) -> list[Entry]:
    """The files that stay, beside these libraries."""
    places = {entry[0] for entry in kept}
    found = []
    for entry in entries:
        path = entry[0].replace("\\", "/")
        language = re.search(r"/translations/(\w+?)_([a-z]{2}(?:_[A-Z]{2})?)\.qm$", path)
        if language and "PySide6" in path:
            if language[1] not in {"qt", "qtbase"} or language[2] not in LANGUAGES:
                continue
        elif (
            UNREAD.search(path)
            or FOREIGN.match(path)
            or re.search(
                r"pyqtgraph/(examples|icons/peegee|colors)/|pyqtgraph/icons/icons\.svg$|\.dist-info/|__pycache__|\.pyi$|/include/",
                path,
            )
        ):
            continue
        elif entry[2] == "SYMLINK" and re.search(r"\.so(\.|$)", path):
            target = os.path.normpath(os.path.join(os.path.dirname(path), entry[1]))
            if target not in places and entry[1] not in places:
                continue
        found.append(entry)
    return found


# Libraries with a table of symbols that only a debugger reads.
STRIPPED = re.compile(
    r"/lib(icuuc|icui18n|mujoco)\.so|^(msgspec|numpy|rustfluent)/.*\.so$|^_(cffi|miniaudio)"
)


#: Somebody's folder. What is frozen names none, but where its own maker published it so.
HOMES = re.compile(rb"(?<![\w./-])/(?:home|root|Users|opt/_internal)/[\w.-]+/")


def anonymous(entries: list[Entry], folder: Path) -> list[Entry]:
    """Libraries without the places where they were built.

    The interpreter keeps the folder it was configured for; a frozen program never asks for it.
    The letters are replaced one for one, so that nothing moves. On Linux Python's own libraries
    are also stripped, and lose their path of further libraries, which names the same folder. A
    library of a wheel that is not stripped stays as it is, whatever it says of its maker's machine.
    """
    if WIN:
        return entries
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for number, (place, source, kind) in enumerate(entries):
        name = os.path.basename(place)
        if kind == "SYMLINK":
            found.append((place, source, kind))
            continue
        copy = folder / f"{number}-{name}"
        if LINUX and name.startswith("libicudata.so."):
            icu.library(Path(source), copy)
            found.append((place, str(copy), kind))
            continue
        data = Path(source).read_bytes()
        ours = name.startswith("libpython") or "lib-dynload/" in place
        slim = LINUX and bool(STRIPPED.search(place))
        if not (ours or slim) and (as_published(data) or without(data) == data):
            found.append((place, source, kind))
            continue
        copy.write_bytes(data)
        if slim or (LINUX and ours):
            subprocess.run([tools.path("strip"), "--strip-unneeded", str(copy)], check=True)
        if LINUX and ours:
            subprocess.run([tools.path("patchelf"), "--remove-rpath", str(copy)], check=True)
        copy.write_bytes(without(copy.read_bytes()))
        copy.chmod(0o755)
        found.append((place, str(copy), kind))
    return found


@cache
def _published() -> frozenset[str]:
    """The sums of all files of the wheels installed here, as their makers published them.

    And of those that were frozen: another machine may have done that (try_arm64.py).
    """
    frozen = (product.WORK / "venv").glob("lib/python*/site-packages")
    found = metadata.distributions(path=[*sys.path, *map(str, frozen)])
    wheels = [one for one in found if one.metadata["Name"] != product.PACKAGE]
    files = [file for one in wheels for file in one.files or ()]
    return frozenset(file.hash.value for file in files if file.hash and file.hash.mode == "sha256")


def as_published(data: bytes) -> bool:
    """Whether these are the bytes of a file as it lies in a wheel of the lock.

    They can name no machine but their maker's, and are the same for everybody who builds.
    """
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return digest.rstrip(b"=").decode() in _published()


def build_marks() -> list[bytes]:
    """Folders of this build that no shipped file may name.

    The home folder is none of them: wheels are built in homes as well, and theirs are called
    `/root`, `/Users/runner` or `C:\\Users\\runneradmin` like those of many machines.
    """
    prefix = os.path.realpath(sys.base_prefix)
    folders = {str(product.ROOT), sys.prefix}
    if not prefix.startswith("/usr"):
        folders |= {prefix, sys.base_prefix}
    # The longest first: the others may be its beginning.
    return [f.encode() for f in sorted(folders, key=len, reverse=True) if len(f) > 4]


def sign(mark: bytes) -> re.Pattern[bytes]:
    """A folder as such, and not as a part of some other name."""
    return re.compile(rb"(?<![\w./-])" + re.escape(mark) + rb"(?=[/\\\0:\"' ])")


def named(mark: bytes, data: bytes) -> re.Match[bytes] | None:
    """Where a folder is named; most files do not hold its letters at all, and that is quick."""
    return sign(mark).search(data) if mark in data else None


def without(data: bytes) -> bytes:
    """The same number of bytes, with other words for folders of this build and homes of anybody.

    The last name stays: a linker lets a string that ends another one share its bytes, so that
    `3.11.7` may lie inside `/opt/python/3.11.7`.
    """

    def other(met: re.Match[bytes]) -> bytes:
        head, _, tail = met[0].rstrip(b"/").rpartition(b"/")
        words = (b"/_" * len(head))[: len(head)] + b"/" + tail
        return words.ljust(len(met[0]), b"/")

    for mark in build_marks():
        if mark in data:
            data = sign(mark).sub(other, data)
    return HOMES.sub(other, data)


def build_variables(folder: Path) -> list[Entry]:
    """`sysconfig` without the folders Python was built in: a module of the few plain figures."""
    if WIN:
        return []
    kept = {
        key: value
        for key, value in sysconfig.get_config_vars().items()
        if key in {"EXT_SUFFIX", "Py_DEBUG", "Py_GIL_DISABLED", "SIZEOF_VOID_P", "SOABI", "VERSION"}
    }
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{BUILD_VARIABLES}.py"
    file.write_text(f"build_time_vars = {kept!r}\n", "utf-8")
    return [(file.name, str(file), "DATA")]


def listed(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The resources with their sizes, for the self-test of what arrives at the player's."""
    lines = sorted(
        f"{os.path.getsize(source)} {Path(place).relative_to('resources').as_posix()}\n"
        for place, source, _ in entries
        if Path(place).parts[0] == "resources"
    )
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "resources.list"
    file.write_text("".join(lines), "utf-8", newline="\n")
    return [(file.name, str(file), "DATA")]

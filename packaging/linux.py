"""The installers of Linux, from the frozen folder: .deb, .rpm, a portable archive, an AppDir.

    python packaging/linux.py [deb] [rpm] [tar] [appdir]     all that this machine can make

What the packages depend on is read from the files they carry, not written down by hand.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from datetime import UTC
from pathlib import Path

import ar
import check
import icons
import parts
import product
import tongues
import tools
import trim

if str(product.ROOT) not in sys.path:
    # The environment that freezes does not have the program itself.
    sys.path.insert(0, str(product.ROOT))

import manual

from zonk_desktop.cli import helping
from zonk_desktop.words import languages

HERE = product.ROOT / "packaging" / "linux"
WORK = product.WORK / "linux"
FROZEN = product.DIST / product.PACKAGE
VERSION = product.version()
#: Below usr/share, where each shell looks by itself; zsh of Debian has another place.
COMPLETIONS = {
    "bash": f"bash-completion/completions/{product.PACKAGE}",
    "zsh": f"zsh/site-functions/_{product.PACKAGE}",
    "fish": f"fish/vendor_completions.d/{product.PACKAGE}.fish",
}
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)

# Libraries of the system and the Debian packages which hold them; a library that stands in
# neither table stops the build.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libICE.so.6": "libice6",
    "libOpenGL.so.0": "libopengl0",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgcc_s.so.1": "libgcc-s1",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
# A plugin that does not load for want of these is one possibility less, not a program less.
OPTIONAL = {"libcups.so.2": "libcups2"}
C_LIBRARY = re.compile(r"^(lib(c|m|mvec|dl|pthread|rt|util|resolv)\.so\.\d+|ld-linux[\w.-]+)$")
CPLUSPLUS: dict[tuple[int, ...], str] = {(3, 4, 32): "13", (3, 4, 30): "12",
                                         (3, 4, 29): "11", (3, 4, 28): "10"}  # fmt: skip


def elf_files(folder: Path) -> list[Path]:
    found = []
    for item in sorted(folder.rglob("*")):
        if item.is_file() and not item.is_symlink():
            with item.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(item)
    return found


def wants(folder: Path) -> tuple[set[str], tuple[int, ...], tuple[int, ...]]:
    """Libraries asked for and not carried; the least C library; the least C++ library."""
    files = elf_files(folder)
    carried = {item.name for item in folder.rglob("*") if ".so" in item.name}
    asked: set[str] = set()
    least: dict[str, tuple[int, ...]] = {"GLIBC": (0,), "GLIBCXX": (0,)}
    for file in files:
        asked.update(trim.needed(str(file)))
        shown = subprocess.run(
            [tools.path("objdump"), "-T", str(file)], capture_output=True, text=True, check=False
        ).stdout
        for kind, figures in re.findall(r"\*UND\*.*\((GLIBC|GLIBCXX)_([\d.]+)\)", shown):
            least[kind] = max(least[kind], tuple(int(part) for part in figures.split(".")))
    return asked - carried, least["GLIBC"], least["GLIBCXX"]


def debian_depends(folder: Path) -> tuple[list[str], list[str]]:
    """`Depends` and `Recommends`."""
    asked, c, cplusplus = wants(folder)
    depends = {f"libc6 (>= {'.'.join(map(str, c))})"}
    recommends = {"libgl1-mesa-dri"}
    for name in asked:
        if C_LIBRARY.match(name):
            continue
        if name == "libstdc++.so.6" and cplusplus in CPLUSPLUS:
            depends.add(f"libstdc++6 (>= {CPLUSPLUS[cplusplus]})")
        elif name in OPTIONAL:
            recommends.add(OPTIONAL[name])
        elif name in LIBRARIES:
            depends.add(LIBRARIES[name])
        else:
            raise SystemExit(f"{name} is asked for; no package is known for it (linux.py).")
    # Loaded by name while the program runs, or read as data.
    depends |= {"libegl1", "libgl1", "xkb-data"}
    return sorted(depends), sorted(recommends)


def rpm_requires(folder: Path) -> tuple[list[str], list[str]]:
    """`Requires` and `Recommends`, by the names of the libraries: those are alike everywhere."""
    asked, c, _ = wants(folder)
    names = (asked | {"libEGL.so.1", "libGL.so.1"}) - OPTIONAL.keys()
    bits = "()(64bit)"
    requires = [f"{name}{bits}" for name in names if not C_LIBRARY.match(name)]
    requires.append(f"libc.so.6(GLIBC_{'.'.join(map(str, c))})(64bit)")
    requires.append("xkeyboard-config")
    return sorted(requires), [*(f"{name}{bits}" for name in OPTIONAL), "mesa-dri-drivers"]


def filled(name: str) -> str:
    """A text of packaging/linux with its gaps filled; for menus and shops in each language."""
    text = (HERE / name).read_text("utf-8")
    for gap, what in {
        "@VERSION@": VERSION,
        "@DATE@": product.release_date(),
        "@MAINTAINER@": product.MAINTAINER,
        "@HOMEPAGE@": product.HOMEPAGE,
        "@SOURCE@": product.SOURCE,
    }.items():
        text = text.replace(gap, what)
    if name.endswith(".desktop"):
        return tongues.entry(text)
    return tongues.markup(text) if name.endswith(".xml") else text


def put(path: Path, data: bytes | str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    path.chmod(0o644)


def stage(root: Path, programs: str = "usr/bin") -> None:
    """The tree below `root` that .deb, .rpm and AppDir have in common."""
    shutil.rmtree(root, ignore_errors=True)
    lib = root / "usr/lib" / product.PACKAGE
    shutil.copytree(FROZEN, lib, symlinks=True)
    (root / programs).mkdir(parents=True)
    (root / programs / product.PACKAGE).symlink_to(f"../lib/{product.PACKAGE}/{product.PACKAGE}")
    share = root / "usr/share"
    put(share / f"applications/{product.ID}.desktop", filled(f"{product.ID}.desktop"))
    put(share / f"metainfo/{product.ID}.metainfo.xml", filled(f"{product.ID}.metainfo.xml"))
    put(share / f"mime/packages/{product.ID}.xml", filled(f"{product.ID}.xml"))
    for language in languages():
        own = "" if language == tongues.SOURCE else f"{language.replace('-', '_')}/"
        page = manual.page(VERSION, product.release_date(), language)
        put(share / f"man/{own}man6/zonk-desktop.6.gz", packed(page))
    for shell, place in COMPLETIONS.items():
        debian = programs == "usr/games" and shell == "zsh"
        at = place.replace("site-functions", "vendor-completions") if debian else place
        put(share / at, helping.script(shell))
    drawn = root.with_name(f"{root.name}-icons")
    icons.make(drawn)
    paper = product.MIME.replace("/", "-")
    for size in SIZES:
        folder = share / f"icons/hicolor/{size}x{size}"
        put(folder / f"apps/{product.ID}.png", (drawn / f"zonk-{size}.png").read_bytes())
        put(folder / f"mimetypes/{paper}.png", (drawn / f"paper-{size}.png").read_bytes())
    scalable = share / "icons/hicolor/scalable"
    put(scalable / f"apps/{product.ID}.svg", icons.SOURCE.read_bytes())
    put(scalable / f"mimetypes/{paper}.svg", icons.PAPER.read_bytes())
    modes(root)


def modes(root: Path) -> None:
    for item in root.rglob("*"):
        if item.is_dir() and not item.is_symlink():
            item.chmod(0o755)
        if not item.is_symlink():
            os.utime(item, (EPOCH, EPOCH))


def packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


# --- .deb ----------------------------------------------------------------------------------


def deb() -> Path:
    """Built by dpkg-deb from the staged tree."""
    root = WORK / "deb"
    stage(root, "usr/games")  # where Debian has its games
    docs = root / "usr/share/doc" / product.PACKAGE
    named = "".join(f" {part.line()}\n" for part in parts.kept())
    put(docs / "copyright", filled("copyright").replace("@PARTS@\n", named))
    put(docs / "changelog.gz", packed(debian_changelog()))
    put(root / "usr/share/lintian/overrides" / product.PACKAGE, overrides(root))
    depends, recommends = debian_depends(root / "usr/lib")
    kilobytes = (product.size(root) + 1023) // 1024
    debian = product.machine()[0]
    control = f"""\
Package: {product.PACKAGE}
Version: {VERSION}
Section: games
Priority: optional
Architecture: {debian}
Maintainer: {product.MAINTAINER}
Installed-Size: {kilobytes}
Depends: {", ".join(depends)}
Recommends: {", ".join(recommends)}
Homepage: {product.HOMEPAGE}
Description: dice game Zonk after five of its rule sheets
 Zonk is a dice game: throw, keep what scores, and decide whether to stay or
 to risk it all on the rest. On the way to the last point hits are won, so that
 everybody wins something.
 .
 The program throws the dice in a wooden tray or keeps the score sheet of a game
 with real dice, proves afterwards that its dice were fair, prints score sheets
 and keeps all games.
"""
    put(root / "DEBIAN/control", control)
    sums = "".join(
        f"{hashlib.md5(item.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{item.relative_to(root)}\n"
        for item in sorted((root / "usr").rglob("*"))
        if item.is_file() and not item.is_symlink()
    )
    put(root / "DEBIAN/md5sums", sums)
    modes(root)
    target = product.DIST / f"{product.PACKAGE}_{VERSION}_{debian}.deb"
    subprocess.run(
        [tools.path("dpkg-deb"), "--root-owner-group", "-Znone", "--build", root, target],
        check=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
    )
    target.write_bytes(ar.pressed(target.read_bytes(), debian))
    return target


def debian_changelog() -> str:
    from datetime import datetime  # noqa: PLC0415

    day = datetime.fromisoformat(product.release_date()).replace(tzinfo=UTC)
    return (
        f"{product.PACKAGE} ({VERSION}) stable; urgency=medium\n\n"
        f"  * Zonk Desktop {VERSION}; what is new stands in CHANGELOG.md of the project.\n\n"
        f" -- {product.MAINTAINER}  {day:%a, %d %b %Y %H:%M:%S} +0000\n"
    )


def overrides(root: Path) -> str:
    """Each known blemish of a carried library by the library's own name, with the reason."""
    lines = [(HERE / "lintian-overrides").read_text("utf-8").rstrip()]
    alone, no_c = [], []
    for file in elf_files(root / "usr/lib"):
        asked = trim.needed(str(file))
        if not asked:
            alone.append(file)
        elif ".cpython-" in file.name and not any(
            C_LIBRARY.match(n) and "libc." in n for n in asked
        ):
            no_c.append(file)
    lines.append(
        "# Extension modules that call nothing but the interpreter, and a library of data."
    )
    for tag, files in (
        ("shared-library-lacks-prerequisites", alone),
        ("library-not-linked-against-libc", no_c),
    ):
        lines += [f"{product.PACKAGE}: {tag} [{file.relative_to(root)}]" for file in files]
    return "\n".join(lines) + "\n"


# --- .rpm ----------------------------------------------------------------------------------


def rpm() -> Path:
    """Built by rpmbuild from the staged tree."""
    top = WORK / "rpm"
    shutil.rmtree(top, ignore_errors=True)
    root = top / "stage"
    stage(root)
    put(root / "usr/share/licenses" / product.PACKAGE / "LICENSE",
        (product.ROOT / "LICENSE").read_bytes())  # fmt: skip
    requires, recommends = rpm_requires(root / "usr/lib")
    files = "\n".join(
        [
            f"/usr/bin/{product.PACKAGE}",
            f"/usr/lib/{product.PACKAGE}",
            f"/usr/share/applications/{product.ID}.desktop",
            f"/usr/share/metainfo/{product.ID}.metainfo.xml",
            f"/usr/share/mime/packages/{product.ID}.xml",
            *(f"/{one.relative_to(root)}" for one in sorted(root.glob("usr/share/man/**/*.gz"))),
            *(f"/usr/share/{place}" for place in COMPLETIONS.values()),
            # By name: rpm finds nothing by a pattern below a folder with a space.
            *(f"/{one.relative_to(root)}" for one in sorted(root.glob("usr/share/icons/*/*/*/*"))),
            f"%license /usr/share/licenses/{product.PACKAGE}",
        ]
    )
    spec = f"""\
%global __os_install_post %{{nil}}
%global debug_package %{{nil}}
%global _build_id_links none
%global _buildhost localhost
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
AutoReqProv: no
Name: {product.PACKAGE}
Version: {VERSION}
Release: 1
Summary: {product.SUMMARY}
License: {parts.expression(parts.kept())}
URL: {product.HOMEPAGE}
Vendor: {product.PUBLISHER}
{chr(10).join(f"Requires: {name}" for name in requires)}
{chr(10).join(f"Recommends: {name}" for name in recommends)}
%description
Zonk is a dice game: throw, keep what scores, and decide whether to stay or to
risk it all on the rest. The program throws the dice or keeps the sheet of a
game with real ones, proves its dice fair, prints score sheets and keeps all
games.
%install
cp -a "{root}/." "%{{buildroot}}/"
%files
%defattr(-,root,root,-)
{files}
"""
    put(top / "zonk.spec", spec)
    subprocess.run(
        [
            *(tools.path("rpmbuild"), "-bb", "--quiet", "--define", f"_topdir {top}"),
            *("--define", f"_rpmdir {top}/out", "--define", "_binary_payload w19.zstdio"),
            *("--buildroot", str(top / "root"), str(top / "zonk.spec")),
        ],
        check=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
    )
    (built,) = (top / "out").rglob("*.rpm")
    target = product.DIST / built.name
    shutil.move(built, target)
    return target


# --- without a package manager -------------------------------------------------------------


def tar() -> Path:
    """The frozen folder in an archive, with what a menu entry needs and a word how."""
    name = f"{product.PACKAGE}-{VERSION}-linux-{product.machine()[1]}"
    extra = WORK / "portable"
    shutil.rmtree(extra, ignore_errors=True)
    put(extra / "README.txt", (HERE / "portable.txt").read_text("utf-8"))
    put(extra / f"share/{product.ID}.desktop", filled(f"{product.ID}.desktop"))
    put(extra / f"share/{product.ID}.xml", filled(f"{product.ID}.xml"))
    put(extra / f"share/{product.ID}.metainfo.xml", filled(f"{product.ID}.metainfo.xml"))
    put(extra / f"share/{product.ID}.svg", icons.SOURCE.read_bytes())
    for shell in COMPLETIONS:
        put(extra / f"share/completions/{product.PACKAGE}.{shell}", helping.script(shell))

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = EPOCH
        return member

    product.DIST.mkdir(exist_ok=True)
    loose = WORK / f"{name}.tar"
    with tarfile.open(loose, "w", format=tarfile.PAX_FORMAT) as archive:
        archive.add(FROZEN, name, filter=plain)
        for item in sorted(extra.rglob("*")):
            if item.is_file():
                archive.add(item, f"{name}/{item.relative_to(extra)}", filter=plain)
    target = product.DIST / f"{name}.tar.zst"
    level = ["-19", "--long=27", "-T0"]
    subprocess.run(
        [tools.path("zstd"), "-q", "-f", *level, str(loose), "-o", str(target)], check=True
    )
    loose.unlink()
    return target


def appdir() -> Path:
    """What an AppImage holds; the release workflow adds the runtime that mounts it."""
    root = WORK / "AppDir"
    stage(root)
    (root / "AppRun").symlink_to(f"usr/bin/{product.PACKAGE}")
    (root / f"{product.ID}.desktop").symlink_to(f"usr/share/applications/{product.ID}.desktop")
    drawn = f"usr/share/icons/hicolor/256x256/apps/{product.ID}.png"
    (root / f"{product.ID}.png").symlink_to(drawn)
    (root / ".DirIcon").symlink_to(drawn)
    return root


def main(words: list[str]) -> int:
    makers: dict[str, Callable[[], Path]] = {"deb": deb, "rpm": rpm, "tar": tar, "appdir": appdir}
    kinds = words or list(tools.INSTALLERS["linux"])
    if unknown := [word for word in kinds if word not in makers]:
        print(f"linux: makes {', '.join(makers)}, not {', '.join(unknown)}.", file=sys.stderr)
        return 2
    tools.demand(("objdump",), "linux: reading what the libraries need")
    lacking = tools.lacking_installers()
    for word in kinds:
        if word in lacking:
            absent = ", ".join(lacking[word])
            print(f"linux: no {absent} here, so no .{word}", file=sys.stderr)
    if words and lacking.keys() & set(words):
        return 1
    kinds = [word for word in kinds if word not in lacking]
    if words:
        made = [makers[word]() for word in kinds]
        return check.main([str(path) for path in made if path.is_file()])
    # Each packs on one processor, for minutes.
    print(f"linux: packing side by side, for minutes: {', '.join(kinds)}", flush=True)
    started = [subprocess.Popen([sys.executable, __file__, kind]) for kind in kinds]
    wheels = [*product.DIST.glob("*.whl"), *product.DIST.glob("*.tar.gz")]
    return max([check.main([str(path) for path in wheels]), *(one.wait() for one in started)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

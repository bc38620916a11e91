"""What each part of the frozen folder weighs and is for; none may grow unseen.

    python packaging/weights.py [FOLDER]

Each build writes the table to build/weights.txt. On Linux every part has a limit; what belongs to
no part, or is heavier than its limit, fails the build.
"""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path
from typing import NamedTuple

import product

TABLE = product.WORK / "weights.txt"


class Share(NamedTuple):
    name: str
    use: str
    #: Of the frozen folder, or of `_internal` in it.
    files: str
    #: In millions of bytes.
    most: float


SHARES = (
    Share("program", "its own modules, and those of its libraries that are written in Python",
          r"zonk-desktop(\.exe)?|zonk_desktop/.*|pyqtgraph/.*", 5.4),
    # 270 kB a language; packed they are a fifth of it.
    Share("words", "what the program says, in all its languages", r"resources/texts/.*", 3.7),
    # Typefaces of all scripts have 3.7 of it, what the table is made of 0.4.
    Share("resources", "typefaces, rules, pictures, sounds", r"resources(/.*|\.list)", 5.0),
    Share("licences", "the texts of all parts", r"licences/.*", 0.9),
    Share("Python", "the interpreter and its library",
          r"libpython.*|python3.*|base_library\.zip|libffi.*|_sysconfigdata.*", 10.8),
    Share("SQLite", "the journal of a game, the archive", r"libsqlite3.*", 1.6),
    Share("numpy", "chances, sound, the tray’s figures", r"numpy(\.libs)?/.*", 13.4),
    Share("MuJoCo", "the motion of thrown dice", r"mujoco/.*", 6.9),
    Share("miniaudio", "sound", r"_miniaudio.*|_cffi_backend.*", 1.2),
    Share("rustfluent", "reads the language files", r"rustfluent/.*", 1.2),
    Share("msgspec", "the engine’s values", r"msgspec/.*", 0.5),
    Share("zxing-cpp", "reads the code of a printed sheet", r"zxingcpp/.*", 2.1),
    Share("Qt: window", "what the program is drawn with",
          r"PySide6/Qt/lib/libQt6(Core|Gui|Widgets|OpenGL|OpenGLWidgets)\..*", 28.1),
    Share("Qt: systems", "X11, Wayland, keyboards and the desktop’s dialogs",
          r"PySide6/Qt/lib/libQt6(DBus|Wayland|Wl|Xcb).*|"
          r"PySide6/Qt/plugins/(platform|wayland|xcbgl).*", 4.1),
    Share("Qt: paper", "printers, SVG, pictures of sheets",
          r"PySide6/Qt/lib/libQt6(PrintSupport|Svg).*|"
          r"PySide6/Qt/plugins/(iconengines|imageformats|printsupport)/.*", 3.2),
    Share("Qt: words", "its own buttons, in the languages of the program",
          r"PySide6/Qt/translations/.*", 1.4),
    Share("ICU", "letters, cases and sorting of all languages", r"PySide6/Qt/lib/libicu.*", 10.3),
    Share("PySide6", "Python’s way to Qt", r"PySide6/(Qt[\w.]+|lib[\w.]+|\w+\.pyi?)|shiboken6/.*",
          16.7),
    Share("X11", "key names and window properties", r"libx(cb|kb).*", 0.9),
)  # fmt: skip

#: The same where the machine code is ARM's, which is longer and lies in pages of 64 kB.
ON_ARM = {"PySide6": 18.4, "ICU": 10.6, "Qt: systems": 4.7, "X11": 1.4}


def limit(one: Share) -> float:
    return ON_ARM.get(one.name, one.most) if platform.machine() == "aarch64" else one.most


def weighed(folder: Path) -> tuple[dict[Share, int], list[str]]:
    """Bytes of each part; and the files of none. Links weigh nothing."""
    found, others = dict.fromkeys(SHARES, 0), []
    for item in sorted(folder.rglob("*")):
        if item.is_symlink() or not item.is_file():
            continue
        place = item.relative_to(folder).as_posix().removeprefix("_internal/")
        share = next((one for one in SHARES if re.fullmatch(one.files, place)), None)
        if share is None:
            others.append(place)
        else:
            found[share] += item.stat().st_size
    return found, others


def table(found: dict[Share, int]) -> str:
    """The parts, the heaviest first."""
    rows = sorted(found.items(), key=lambda row: -row[1])
    lines = [
        f"{size / 1e6:7.2f} MB of {limit(one):5.1f}  {one.name}: {one.use}" for one, size in rows
    ]
    return "\n".join([*lines, f"{sum(found.values()) / 1e6:7.2f} MB in all"]) + "\n"


def wrong(folder: Path) -> list[str]:
    """Parts that outgrew their limits, and files of none; the table is written."""
    found, others = weighed(folder)
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(table(found), "utf-8")
    heavy = [
        f"{one.name} has {size / 1e6:.2f} MB, at most {limit(one)} (weights.py)"
        for one, size in found.items()
        if size > limit(one) * 1e6
    ]
    return heavy + [f"{place} belongs to no part (weights.py)" for place in others]


if __name__ == "__main__":
    print(table(weighed(Path(sys.argv[1]) if sys.argv[1:] else product.DIST / product.PACKAGE)[0]))

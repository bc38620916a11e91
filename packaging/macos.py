"""The disk image of macOS from the frozen application; signed and notarised if it can be.

    python packaging/macos.py

ZONK_SIGN_IDENTITY   the Developer ID to sign with (freeze.py reads it as well)
ZONK_NOTARY_KEY      file of an App Store Connect key, with ZONK_NOTARY_KEY_ID and
ZONK_NOTARY_ISSUER   its two names, to notarise with
"""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import product
import tongues
import tools

APP = product.DIST / f"{product.NAME}.app"
HERE = product.ROOT / "packaging" / "macos"
WORK = product.WORK / "macos"
UNSIGNED = """\
macos: NOT SIGNED with a Developer ID: the secrets are not there.
macos: macOS will refuse the first start. The player opens System Settings > Privacy & Security
macos: and chooses "Open Anyway", or types:
macos:   xattr -dr com.apple.quarantine "/Applications/{name}.app"
macos: To sign, set the secrets that docs/packaging.md#macos-signing names.
"""


def run(*words: str | Path) -> None:
    """A program of macOS; `main` has looked for it."""
    subprocess.run([str(word) for word in words], check=True)


def info() -> dict[str, Any]:
    """What the bundle says of itself: Info.plist, the version and the languages."""
    written: dict[str, Any] = plistlib.loads((HERE / "Info.plist").read_bytes())
    return written | {
        "CFBundleLocalizations": tongues.apple(), "CFBundleVersion": product.version(),
    }  # fmt: skip


def sign(identity: str | None) -> None:
    """Once more as a whole, as the icon of files was added after PyInstaller signed."""
    words = ["codesign", "--force", "--sign", identity or "-"]
    if identity:
        words += ["--options", "runtime", "--timestamp"]
        words += ["--entitlements", str(HERE / "entitlements.plist")]
    run(*words, APP)
    run("codesign", "--verify", "--deep", "--strict", APP)


def image() -> Path:
    """The window with the program on the left and the Applications folder on the right."""
    machine = {"arm64": "apple-silicon", "x86_64": "intel"}[platform.machine()]
    target = product.DIST / f"{product.PACKAGE}-{product.version()}-macos-{machine}.dmg"
    inside = WORK / "image"
    shutil.rmtree(inside, ignore_errors=True)
    (inside / ".background").mkdir(parents=True)
    run("ditto", APP, inside / APP.name)
    (inside / "Applications").symlink_to("/Applications")
    background(inside / ".background" / "background.png")
    loose = WORK / "loose.dmg"
    loose.unlink(missing_ok=True)
    run(*("hdiutil", "create", "-volname", product.NAME, "-srcfolder", inside),
        *("-fs", "HFS+", "-format", "UDRW", "-ov", loose))  # fmt: skip
    mount = Path("/Volumes") / product.NAME
    run("hdiutil", "attach", loose, "-noautoopen", "-nobrowse", "-mountpoint", mount)
    try:
        # Without somebody at the screen Finder may refuse; the image is then plain, not broken.
        arranged = subprocess.run(
            ["osascript", str(HERE / "arrange.applescript"), product.NAME], check=False, timeout=120
        )
        if arranged.returncode:
            print("macos: Finder did not arrange the window; the image has no background.")
    except subprocess.TimeoutExpired:
        print("macos: Finder did not answer; the image has no background.")
    finally:
        run("hdiutil", "detach", mount, "-force")
    target.unlink(missing_ok=True)
    run("hdiutil", "convert", loose, "-format", "ULMO", "-o", target)
    return target


def background(file: Path) -> None:
    """An arrow from the program to the folder."""
    import icons  # noqa: PLC0415
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    file.write_bytes(icons.draw(HERE / "background.svg", 640, 400))
    del app


def notarise(file: Path) -> bool:
    """Apple's own look at it, and its word fastened to the file."""
    key = os.environ.get("ZONK_NOTARY_KEY")
    if not key:
        return False
    run(*("xcrun", "notarytool", "submit", file, "--wait", "--key", key),
        *("--key-id", os.environ["ZONK_NOTARY_KEY_ID"]),
        *("--issuer", os.environ["ZONK_NOTARY_ISSUER"]))  # fmt: skip
    run("xcrun", "stapler", "staple", file)
    return True


def main(_: list[str]) -> int:
    lacking = tools.lacking_installers()
    tools.demand([name for absent in lacking.values() for name in absent], "macos: the disk image")
    identity = os.environ.get("ZONK_SIGN_IDENTITY") or None
    sign(identity)
    made = image()
    if identity:
        run("codesign", "--sign", identity, "--timestamp", made)
    if identity is None:
        print(UNSIGNED.format(name=product.NAME))
    elif not notarise(made):
        print("macos: signed, but NOT NOTARISED: ZONK_NOTARY_KEY is not set")
        print("macos: (docs/packaging.md#macos-signing).")
    print(f"macos: {made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

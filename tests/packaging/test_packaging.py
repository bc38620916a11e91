"""What can be told of the installers without building them; the heavy rest asks for a variable.

ZONK_TEST_INSTALLERS=1: look over the files in dist/ (after `packaging/dev.py build`).
"""

from __future__ import annotations

import ast
import gzip
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import ar
import check
import linux
import manual
import pytest
import tongues
import trim

from tests.words import pseudo
from zonk_desktop import SOURCE, __version__
from zonk_desktop.words import languages as languages_there
from zonk_desktop.words.rows import columns

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
ID = "io.github.zonk.Zonk"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
KINDS = {".deb", ".rpm", ".zst", ".whl", ".gz"}
needs_tools = pytest.mark.skipif(sys.platform == "win32", reason="tools of a POSIX system")


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="Debian's own tool")
@pytest.mark.parametrize("machine", ["amd64", "arm64"])
def test_dpkg_reads_what_is_packed_for_it(machine: str, tmp_path: Path) -> None:
    root, plain, packed = (tmp_path / name for name in ("root", "plain.deb", "packed.deb"))
    program = root / "usr/lib/zonk/program"
    linux.put(program, Path(sys.executable).resolve().read_bytes()[:300_001])
    about = f"Package: zonk\nVersion: 1\nArchitecture: {machine}\nMaintainer: A <a@b.c>\n"
    linux.put(root / "DEBIAN/control", f"{about}Description: a game\n")
    words = ("dpkg-deb", "--root-owner-group", "-Znone", "--build", root, plain)
    subprocess.run(words, check=True, capture_output=True)
    packed.write_bytes(ar.pressed(plain.read_bytes(), machine))
    assert packed.read_bytes() == ar.pressed(plain.read_bytes(), machine)
    assert packed.stat().st_size < plain.stat().st_size * 0.6
    for part in ("--fsys-tarfile", "--ctrl-tarfile"):
        one, two = (
            subprocess.run(["dpkg-deb", part, deb], check=True, capture_output=True).stdout
            for deb in (plain, packed)
        )
        assert one == two
    for word, told in (("--field", "Package: zonk"), ("--contents", "./usr/lib/zonk/program")):
        shown = subprocess.run(
            ["dpkg-deb", word, packed], check=True, capture_output=True, text=True
        )
        assert told in shown.stdout


def test_what_lies_inside_of_plugins_for_pictures_is_told_to_lintian() -> None:
    overrides = (LINUX / "lintian-overrides").read_text("utf-8")
    inside = {"qjpeg": "libjpeg", "qtiff": "tiff"}
    # Those of the others are Qt's own, or not known to lintian.
    assert trim.PLUGINS["imageformats"] == {"qsvg", "qico", "qwebp", "qgif", *inside}
    for plugin, library in inside.items():
        assert re.search(rf"embedded-library {library} \[\S+/lib{plugin}\.so\]", overrides)


def metainfo() -> ET.Element:
    return ET.fromstring(linux.filled(f"{ID}.metainfo.xml"))


def test_version_numbers_agree() -> None:
    """It stands in zonk_desktop/__init__.py; all others ask there."""
    told = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "version"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.strip() == __version__
    newest = metainfo().find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    date.fromisoformat(newest.get("date", ""))
    assert newest.findtext("url") == f"{SOURCE}/releases/tag/v{__version__}"


def test_the_shops_tell_what_the_program_tells_of_a_release() -> None:
    points = metainfo().findall("releases/release/description/ul/li")
    tongue = "{http://www.w3.org/XML/1998/namespace}lang"
    german = [one.text for one in points if one.get(tongue) == "de"]
    page = (ROOT / "resources" / "texts" / "de" / "news.html").read_text("utf-8")
    assert german
    assert german == re.findall(r"<li>(.+)</li>", page)
    assert len(points) == len(german) * len(languages_there())


def test_the_source_archive_can_be_tested() -> None:
    """What lies at the top of the project is read by one test or another."""
    inside = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    listed = ["git", "ls-files"] if (ROOT / ".git").exists() else ["ls", "-A"]
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    kept = {name.partition("/")[0] for name in found.splitlines()}
    # These come of themselves, or serve an editor alone.
    kept -= {".editorconfig", ".gitignore", "pyproject.toml", "PKG-INFO"}
    ignored = re.findall(r"^/(.+)/$", (ROOT / ".gitignore").read_text("utf-8"), re.MULTILINE)
    assert {f"/{name}" for name in kept - set(ignored)} == set(
        inside["targets"]["sdist"]["include"]
    )


@pytest.mark.parametrize("script", [*sorted(PACKAGING.glob("*.py")), PACKAGING / "zonk.spec"])
def test_scripts_parse(script: Path) -> None:
    ast.parse(script.read_text("utf-8"))


def test_spec_names_files_that_exist() -> None:
    text = (PACKAGING / "zonk.spec").read_text("utf-8")
    for name in re.findall(r'"(packaging/[\w./-]+\.\w+)"', text):
        assert (ROOT / name).is_file(), name


def test_names_agree() -> None:
    desktop = linux.filled(f"{ID}.desktop")
    app = (ROOT / "zonk_desktop" / "app.py").read_text("utf-8")
    mime = ET.fromstring(linux.filled(f"{ID}.xml"))
    kind = mime[0].get("type")
    assert f'setDesktopFileName("{ID}")' in app
    assert f"Icon={ID}\n" in desktop
    assert f"MimeType={kind};" in desktop
    assert metainfo().findtext("id") == ID
    assert metainfo().findtext("provides/mediatype") == kind
    assert f'MIME = "{kind}"' in (PACKAGING / "product.py").read_text("utf-8")


def test_metainfo_has_what_shops_ask_for() -> None:
    root = metainfo()
    for path in ("name", "summary", "description/p", "screenshots/screenshot/image",
                 "content_rating", "releases/release/description", "url"):  # fmt: skip
        assert root.find(path) is not None, path
    for image in root.iter("image"):
        assert (LINUX / "screenshots" / (image.text or "").rpartition("/")[2]).is_file()


@needs_tools
def test_metainfo_and_desktop_entry_are_valid_in_every_language(
    languages: Path, tmp_path: Path
) -> None:
    (languages / pseudo.NAME).rename(languages / "pt-BR")
    for name, text in {
        ".metainfo.xml": linux.filled(f"{ID}.metainfo.xml"),
        ".desktop": linux.filled(f"{ID}.desktop"),
    }.items():
        (tmp_path / f"{ID}{name}").write_text(text, "utf-8")
        assert "pt_BR" in text
        assert "@" not in text
    for command in (
        ["appstreamcli", "validate", "--no-net", "--pedantic",
         str(tmp_path / f"{ID}.metainfo.xml")],
        ["desktop-file-validate", str(tmp_path / f"{ID}.desktop")],
    ):  # fmt: skip
        if shutil.which(command[0]) is None:
            pytest.skip(f"no {command[0]} here")
        went = subprocess.run(command, capture_output=True, text=True, check=False)
        assert went.returncode == 0, went.stdout + went.stderr


def test_installers_speak_every_language(languages: Path) -> None:
    """What a language lacks is English alone, and said once."""
    own = (languages / pseudo.NAME).rename(languages / "pt-BR")
    kept = (own / "package.ftl").read_text("utf-8")
    (own / "package.ftl").write_text(kept.replace("package-dice", "package-diced"), "utf-8")
    assert linux.filled(f"{ID}.desktop").count("Comment[pt_BR]=") == 1
    paragraphs = ET.fromstring(linux.filled(f"{ID}.metainfo.xml")).findall("description/p")
    assert [next(iter(one.attrib.values()), "en") for one in paragraphs] == [
        "en", "pt_BR", "en", "pt_BR", "en",
    ]  # fmt: skip
    script = tongues.setup()
    assert script.startswith(
        '!insertmacro MUI_LANGUAGE "English"\n!insertmacro MUI_LANGUAGE "PortugueseBR"\n'
    )
    assert script.count("${LANG_PORTUGUESEBR}") == script.count("${LANG_ENGLISH}") == 6
    assert "$(" not in script, "a text is no variable"
    assert list(tongues.bundle()) == [
        "en.lproj/InfoPlist.strings", "pt-BR.lproj/InfoPlist.strings"
    ]  # fmt: skip
    name = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    kind = name["CFBundleDocumentTypes"][0]["CFBundleTypeName"]
    assert tongues.bundle()["pt-BR.lproj/InfoPlist.strings"].startswith(f'"{kind}" = ')
    page = manual.page("1", "2026-01-01", "pt-BR")
    assert "SYNOPSIS" not in page
    assert "\\-\\-data\\-dir" in page


def test_info_plist() -> None:
    info = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    declared = info["UTExportedTypeDeclarations"][0]
    kind = info["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    assert kind == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["zonk"]
    # Who runs it may let it do no more than it must.
    assert plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes()) == {
        f"com.apple.security.cs.{name}": True
        for name in ("allow-unsigned-executable-memory", "disable-library-validation")
    }


def test_manifest() -> None:
    text = (PACKAGING / "windows" / "zonk-desktop.manifest").read_text("utf-8")
    ET.fromstring(text.encode())
    assert "PerMonitorV2" in text
    assert "asInvoker" in text


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflow_is_pinned_and_modest(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    for action in re.findall(r"uses:\s*(\S+)", text):
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action
    assert "\npermissions: {}\n" in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    scripts = re.findall(r"packaging[\\/][\w\\/.-]+\.(?:py|sh|ps1)", text)
    assert scripts or workflow.stem == "publish"
    for script in scripts:
        file = ROOT / script.replace("\\", "/")
        assert file.is_file(), script
        # These are called by their names, without a shell before them.
        if file.suffix == ".sh" and sys.platform != "win32":
            assert os.access(file, os.X_OK), script


def test_what_was_to_be_signed_is_looked_at() -> None:
    """The command stands in a secret; where it was asked for elsewhere nobody ever looked."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    script = (PACKAGING / "windows" / "try-system.ps1").read_text("utf-8")
    (asked,) = re.findall(r'\(\$env:(\w+) -and \$signature -ne "Valid"\)', script)
    (step,) = [step for step in text.split("\n      - ") if "windows/try-system.ps1" in step]
    assert f"{asked}: ${{{{ secrets.WINDOWS_SIGN_COMMAND && " in step
    assert "vars." not in text


def test_workflow_runs_the_command_of_the_readme() -> None:
    assert "packaging/dev.py test" in (ROOT / "README.md").read_text("utf-8")
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert "- run: python packaging/dev.py test\n" in text
    for system in ("ubuntu", "windows", "macos"):
        assert system in text


def test_the_same_is_checked_on_every_system() -> None:
    """git for Windows would write other line breaks, and mypy there read other branches."""
    assert "\n* -text\n" in (ROOT / ".gitattributes").read_text("utf-8")
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert asked["platform"] == "linux"


def test_every_library_of_the_lock_is_frozen_from_hashes() -> None:
    text = (PACKAGING / "locks" / "freeze.txt").read_text("utf-8")
    pins = re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    run = dict(
        re.findall(r"^([\w.-]+)==(\S+)", (PACKAGING / "locks" / "run.txt").read_text("utf-8"), re.M)
    )
    assert "pyinstaller" in dict(pins)
    assert text.count("--hash=sha256:") >= len(pins)
    for name, version in run.items():
        assert (name, version) in pins


_STAGED = """
import sys
from pathlib import Path
import ar
import check
import linux
linux.FROZEN, linux.WORK = Path(sys.argv[1]) / "frozen", Path(sys.argv[1]) / "work"
linux.icons.make = lambda folder: None
linux.SIZES = ()
linux.stage(Path(sys.argv[1]) / "deb", "usr/games")
linux.stage(Path(sys.argv[1]) / "rpm")
"""


def test_packages_bring_the_manual_page_and_completions(tmp_path: Path) -> None:
    (tmp_path / "frozen").mkdir()
    (tmp_path / "frozen" / "zonk-desktop").write_text("")
    subprocess.run(
        [sys.executable, "-c", _STAGED, str(tmp_path)], check=True, cwd=PACKAGING,
        env={**os.environ, "PYTHONPATH": str(PACKAGING)},
    )  # fmt: skip
    for root, zsh in (("deb", "vendor-completions"), ("rpm", "site-functions")):
        share = tmp_path / root / "usr/share"
        page = gzip.decompress((share / "man/man6/zonk-desktop.6.gz").read_bytes()).decode()
        assert page.startswith(".TH ZONK")
        assert __version__ in page
        assert (share / f"zsh/{zsh}/_zonk-desktop").read_text("utf-8").startswith("#compdef")
        bash = share / "bash-completion/completions/zonk-desktop"
        assert bash.read_text("utf-8").rstrip().endswith("zonk-desktop")
        fish = share / "fish/vendor_completions.d/zonk-desktop.fish"
        assert "complete -c zonk-desktop" in fish.read_text("utf-8")


@pytest.mark.parametrize("language", languages_there())
def test_rows_of_the_manual_page_end_where_a_terminal_does(language: str) -> None:
    """In a language without gaps between words, too; what is typed has no hyphens of roff's."""
    head, *rows = manual.page(__version__, "2026-11-24", language).splitlines()
    assert language == "en" or "Games" not in head
    assert rows[:2] == [".nh", ".ad l"]
    whole = re.compile(r"\s|\\:")
    assert max(columns(part) for row in rows for part in whole.split(row)) < 60


def test_notes_come_from_the_changelog() -> None:
    went = subprocess.run(
        [sys.executable, str(PACKAGING / "notes.py"), f"v{__version__}"],
        capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert went.returncode == 0, went.stderr
    assert went.stdout.startswith("Zonk is a dice game")
    assert "\n### The game\n" in went.stdout
    # A page: what a player reads before he downloads.
    assert len(went.stdout.splitlines()) <= 60
    other = subprocess.run(
        [sys.executable, str(PACKAGING / "notes.py"), "v99.0.0"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert other.returncode == 1


def test_selftest_from_source(tmp_path: Path) -> None:
    went = subprocess.run(
        [sys.executable, "-P", "-m", "zonk_desktop", "--selftest", str(tmp_path / "report")],
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=200, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert went.returncode == 0, went.stdout + went.stderr
    lines = went.stdout.splitlines()
    assert lines[-1] == "all parts of the program work"
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert (tmp_path / "report" / "selftest.txt").read_text("utf-8").splitlines() == lines
    assert (tmp_path / "report" / "window.png").stat().st_size > 10_000


def test_selftest_fails_on_a_strange_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from zonk_desktop import selftest  # noqa: PLC0415

    def noisy() -> str:
        os.write(2, b"libsomething: cannot open shared object file\n")
        return "fine"

    monkeypatch.setattr(selftest.Parts, "all", lambda self: [("noisy", noisy)])
    assert selftest.run() == 1
    assert "FAILED  output: 1 unexpected lines" in capfd.readouterr().out


def test_selftest_goes_on_after_a_broken_part(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from zonk_desktop import selftest  # noqa: PLC0415

    def broken() -> str:
        raise selftest.Broken("no such thing")

    monkeypatch.setattr(
        selftest.Parts, "all", lambda self: [("bad", broken), ("good", lambda: "here")]
    )
    assert selftest.run() == 1
    out = capfd.readouterr().out
    assert "FAILED  bad: no such thing" in out
    assert "ok      good: here" in out


@needs_tools
@pytest.mark.parametrize("planted", ["home somebody zonk", "root build x", ""])
def test_check_finds_a_trace_in_an_archive(
    tmp_path: Path, planted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # Put together here, or the check of the source archive would find this very file.
    place = "/" + planted.replace(" ", "/") if planted else str(ROOT)
    (tmp_path / "part.txt").write_text(f"made in '{place}'\n", "utf-8")
    archive = tmp_path / "zonk.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "part.txt", "zonk/part.txt", filter=nobody)
    found = check.main([str(archive)])
    if planted and sys.platform != "linux":
        pytest.skip("the homes of others are looked for on Linux")
    assert found == 1
    assert "zonk/part.txt names a machine" in capsys.readouterr().err


@needs_tools
def test_check_passes_a_clean_archive_and_stops_an_owner(tmp_path: Path) -> None:
    (tmp_path / "part.txt").write_text("kept in /usr/lib and in ~/.local\n", "utf-8")
    archive = tmp_path / "zonk.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "part.txt", "zonk/part.txt", filter=nobody)
    assert check.main([str(archive)]) == 0
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "part.txt", "zonk/part.txt", filter=somebody)
    command = [sys.executable, str(PACKAGING / "check.py"), str(archive)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uname = member.gname = ""
    return member


def somebody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uname = "somebody"
    return member


def test_locks_name_no_hosts() -> None:
    for lock in sorted((PACKAGING / "locks").glob("*")):
        assert not re.search(
            r"https?://|--(extra-)?index-url|--find-links", lock.read_text("utf-8")
        )


@pytest.mark.skipif(not os.environ.get("ZONK_TEST_INSTALLERS"), reason="heavy; looks into dist/")
@pytest.mark.timeout(600)
def test_what_was_built() -> None:
    made = [path for path in (ROOT / "dist").iterdir() if path.suffix in KINDS]
    folder = ROOT / "dist" / "zonk-desktop"
    assert made
    assert folder.is_dir()
    python = ROOT / "build" / "venv" / "bin" / "python"
    command = [str(python), str(PACKAGING / "check.py"), str(folder), *map(str, made)]
    went = subprocess.run(command, capture_output=True, text=True, check=False)
    assert went.returncode == 0, went.stdout + went.stderr

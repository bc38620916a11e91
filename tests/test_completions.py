"""What shells offer on the way to a whole command."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import ROOT, zonk
from zonk_desktop.cli import helping
from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, SHELLS, WINDOW
from zonk_desktop.rulebook.load import PRESETS

ALL = (WINDOW, *COMMANDS)


def offered(line: str) -> dict[str, str]:
    """What may stand at the end of a line, with what it does."""
    code, out, err = zonk(helping.ASKS, *line.split(" "))
    assert (code, err) == (0, "")
    return dict(each.partition("\t")[::2] for each in out.splitlines())


def test_completions_know_everything() -> None:
    for command in ALL:
        found = offered(f"{command.name} ".lstrip())
        for option in command.options:
            assert all(found[flag] == option.what for flag in option.flags)
            if option.value:
                told = offered(f"{command.name} {option.flags[0]} ".lstrip())
                files = [f":{option.files}"] if option.files else []
                assert [*told] == [*option.choices, *files]
        *first, word = command.name.split() or [""]
        assert not word or offered(" ".join([*first, ""]))[word] == command.summary


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_is_one(shell: str) -> None:
    code, out, err = zonk("completions", shell)
    assert (code, err) == (0, "")
    assert out == helping.script(shell)
    if shutil.which(shell) is not None:
        done = subprocess.run([shell, "-n"], input=out, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


HELP = {"-h", "--help"}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("games ", {"export", "import", "read", "--find", "--json", "--data-dir", *HELP}),
        ("--data-dir x games i", {"export", "import", "read", "--find", "--json", "--data-dir"}),
        ("sheet --paper ", {"a4", "letter", "a5"}),
        ("play --rules w", {*PRESETS, ":toml"}),
        ("replay o", {"--json", *HELP, ":zonk"}),
        ("rules check ", {*HELP, ":toml"}),
        ("completions z", {*SHELLS, *HELP}),
        ("--data-dir ", {":folder"}),
        ("help ver", {*HELP, *(command.name.split()[0] for command in COMMANDS)}),
        ("lab --against ", {*PRESETS, ":toml"}),
    ],
)
def test_what_may_follow(line: str, found: set[str]) -> None:
    assert offered(line).keys() - HELP == found - HELP


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("line", "found"),
    [("o", {"odds", "one.zonk"}), ("rules check ", {*HELP, "two.toml", "folder"})],
)
def test_bash_completes(line: str, found: set[str], tmp_path: Path) -> None:
    for name in ("one.zonk", "two.toml", "three.txt"):
        (tmp_path / name).touch()
    (tmp_path / "folder").mkdir()
    words = [PROGRAM, *line.split(" ")]
    program = (
        f'{PROGRAM}() {{ {shlex.quote(sys.executable)} -m zonk_desktop "$@"; }}\n'
        f"{helping.script('bash')}\n"
        f"COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}\n"
        "_zonk_desktop; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    )
    done = subprocess.run(
        ["bash", "-u", "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stderr == ""
    assert {word for word in done.stdout.split("\n") if word} == found

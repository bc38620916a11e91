"""Messages and their files: everything asked for exists, nothing else stands there."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest

from zonk_desktop import words
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import EventKind
from zonk_desktop.transcript import telling
from zonk_desktop.transcript.words import pattern, sentence
from zonk_desktop.words.fluent import FileError, load
from zonk_desktop.words.message import Message
from zonk_desktop.words.speech import Speech, files_of, languages

ROOT = Path(__file__).parents[2]
IDS = re.compile(r"^([a-z][a-z0-9-]*) =", re.M)


def ids(language: str) -> set[str]:
    return {name for file in files_of(language) for name in IDS.findall(file.read_text("utf-8"))}


def test_every_kind_of_event_and_refusal_has_a_message() -> None:
    wanted = {f"event-{kind.value}" for kind in EventKind if kind not in telling.SILENT}
    wanted |= {f"refusal-{code.value}" for code in Code}
    assert wanted <= ids("en")
    spoken = {name for name in ids("en") if name.startswith(("event-", "refusal-"))}
    assert spoken == wanted, "messages that nobody says"


def test_no_message_is_unused() -> None:
    source = "".join(p.read_text("utf-8") for p in (ROOT / "zonk_desktop").rglob("*.py"))
    source += "".join(file.read_text("utf-8") for file in files_of("en"))
    for name in ids("en"):
        if not name.startswith(("event-", "refusal-")):
            assert source.count(name) > 1, name


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_message(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("code", Code)
def test_refusals_name_their_figures(code: Code) -> None:
    told = pattern(code)
    assert told
    assert "$" not in told
    assert "{ " not in told
    figures = dict.fromkeys(re.findall(r"{(\w+)}", told), 1234)
    filled = sentence(Refusal(code, {**dict.fromkeys(("hits", "have"), 2), **figures}))
    assert "$" not in filled
    for name in figures:
        assert f"{{{name}}}" not in filled


@pytest.mark.parametrize("plain", [False, True])
def test_both_readers_say_the_same(plain: bool) -> None:
    bundle = load("en", files_of("en"), plain)
    values: dict[str, str | int] = {
        "name": "Ann", "hits": 1, "hits-figure": "1", "hit-word": "honour"
    }  # fmt: skip
    assert bundle.sentence("event-hits", values) == "Ann gets 1 point of honour."
    values |= {"hits": 2500, "hits-figure": "2,500", "hit-word": "hits"}
    assert bundle.sentence("event-hits", values) == "Ann gets 2,500 hits."
    assert bundle.sentence("nothing-is-called-this", {}) is None


def test_figures_and_lists() -> None:
    speak = Speech()
    assert speak.say("event-kept", name="Ann", value=12500) == "Ann keeps 12,500."
    assert speak.listed(["Ann"]) == "Ann"
    assert speak.listed(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"
    assert speak.text(Message.of("magic-number", faces=(1, 2, 2))) == "The Magic Number is 1-2-2."
    assert speak.text(Message.of("order-of-play", names=("A", "B"))) == "Order of play: A, B."


def test_an_unknown_message_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError, match="nothing-is-called-this"):
        words.say("nothing-is-called-this")


def test_a_name_is_no_pattern() -> None:
    for name in ("{ $value }", "{-hits}", "\u202eevil", "a\nb", '"quoted"'):
        assert Speech().say("event-winner", name=name) == f"{name} wins."


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.ftl").write_text("this is = { no", "utf-8")
    with pytest.raises(FileError, match="cannot be read"):
        load("xx", [tmp_path / "bad.ftl"])


def test_every_thread_may_speak() -> None:
    """The game's thread words refusals, the window's the log."""
    said: list[str] = []

    def speak() -> None:
        said.extend(words.say("event-winner", name=f"{n}") for n in range(50))

    speak()
    threads = [threading.Thread(target=speak) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(said) == 250

"""Messages and their files: everything asked for exists, nothing else stands there."""

from __future__ import annotations

import importlib
import pickle
import re
import sys
import threading
from pathlib import Path

import pytest

from tests.words import pseudo
from zonk_desktop import log, words
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import EventKind
from zonk_desktop.resources import resource
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript import telling
from zonk_desktop.transcript.telling import pattern, sentence
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.words.language import Language, TextsError, load
from zonk_desktop.words.message import Message, Several
from zonk_desktop.words.speech import Speech, WordsFault, chosen, files_of, languages

speech_module = importlib.import_module("zonk_desktop.words.speech")
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
def test_bytes_that_are_no_text_are_shown_as_such(plain: bool) -> None:
    bundle = load("en", files_of("en"), plain)
    said = bundle.sentence("archive-none-yet", {"folder": "a\udcc3.zonk"})
    assert said == "There is no Zonk File in a\\udcc3.zonk yet."


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
    for seed in (2**31 - 1, 2**31, 10**18):
        told = speak.say("cli-is-a-number-from-to", name="--seed", least=0, most=seed)
        assert told.endswith(f"from 0 to {seed}")
    assert speak.listed(["Ann"]) == "Ann"
    assert speak.listed(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"
    assert speak.text(Message.of("opening-magic", faces=(1, 2, 2))) == "The Magic Number is 1-2-2."
    assert speak.text(Message.of("opening-order", names=("A", "B"))) == "Order of play: A, B."


def test_the_word_in_a_list_goes_by_what_follows_it() -> None:
    spanish, italian = Speech("es"), Speech("it")
    names = ("Bo", "Inés", "Hilda", "Yvonne", "Ian", "Yolanda", "Olga", "Élise", "5")
    heard = [spanish.listed(["Ana", name]).split()[1] for name in names]
    assert heard == ["y", "e", "e", "e", "y", "y", "y", "y", "y"]
    assert [spanish.either(["Ana", name]).split()[1] for name in names].index("u") == 6
    assert [italian.listed(["Ana", name]).split()[1] for name in names].index("ed") == 7
    assert spanish.listed(["Ana", ""]) == "Ana y "


def test_a_person_is_she_or_he_in_every_message_with_the_name(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    lines = "event-winner = { $name-is ->\n    [she] ona\n    [he] on\n   *[unknown] kto\n  }\n"
    (tmp_path / "pl" / "event.ftl").write_text(lines, "utf-8")
    speak = Speech("pl", people={"Ann": "she", "Bob": "he"}, folder=tmp_path)
    long = "Bartholomew of the seven hills"
    said = {name: speak.say("event-winner", name=name) for name in ("Ann", "Bob", "Cy")}
    assert said == {"Ann": "ona", "Bob": "on", "Cy": "kto"}
    assert speak.say("event-winner", name=Several("Ann", 2)) == "kto", "a team of this name"
    known = Speech("pl", people={long: "he"}, folder=tmp_path)
    assert known.say("event-winner", name=f"{long[:12]}…") == "on", "shortened to be seen"
    assert speak != Speech("pl", folder=tmp_path), "what was said for one is no good for another"
    again = Speech("en", people={"Ann": "she"}).knowing({"Ann": "he", "Vera": "she"})
    assert again.people == {"Ann": "she", "Vera": "she"}, "what was said of a person goes before"
    assert pickle.loads(pickle.dumps(again)) == again, "another process speaks the same"


def test_sentences_stand_one_after_the_other_as_the_language_has_it(languages: Path) -> None:
    own = languages / pseudo.NAME / "general.ftl"
    said = own.read_text("utf-8").replace('sentence-gap = { " " }', 'sentence-gap = { "" }')
    own.write_text(said.replace("full-stop = .", "full-stop = 。"), "utf-8")
    assert words.sentences(["One.", "", "Two."]) == "One. Two."
    assert read_out("One", " Two! ", "Three.") == "One. Two! Three."
    words.use(Speech(pseudo.NAME))
    assert words.sentences(["一。", "二。"]) == "一。二。"
    assert read_out("一", "二。", "") == "一。二。"


def test_an_unknown_message_or_argument_is_a_fault_of_the_program() -> None:
    with pytest.raises(WordsFault, match="nothing-is-called-this"):
        words.say("nothing-is-called-this")
    with pytest.raises(WordsFault, match="lacks an argument"):
        words.say("event-winner")


def test_a_fault_of_words_is_shown_and_noted_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.open_in(tmp_path)
    words.strictly(False)
    try:
        assert words.say("nothing-is-called-this") == "nothing-is-called-this"
        assert words.say("event-winner") == "{$name} wins."
        assert "no message is called" in log.text()
        assert "lacks an argument" in log.text()
    finally:
        words.strictly()
        log.close()


def test_a_language_that_lacks_a_message_says_it_in_english(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "event.ftl").write_text("event-winner = { $name } vincit.\n", "utf-8")
    speak = Speech("xx", folder=tmp_path)
    assert speak.say("event-winner", name="Ann") == "Ann vincit."
    assert speak.say("event-rolloff", name="Ann") == "Ann rolls for the tie."
    assert speak.say("opening-order", names=("A", "B")) == "Order of play: A, B."
    assert speak.figure(2500) == "2,500"


def test_a_file_is_read_when_the_first_of_its_messages_is_said() -> None:
    fresh = Language(speech_module.texts(), "en")
    assert fresh.files.keys() == {file.stem for file in files_of("en")}
    assert not fresh._bundles
    assert fresh.bundle("event-winner") is fresh.bundle("event-hits")
    assert fresh._bundles.keys() == {"event"}


def test_a_sentence_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    bundle = Language.bundle

    def counted(self: Language, name: str) -> object:
        made.append(name)
        return bundle(self, name)

    monkeypatch.setattr(Language, "bundle", counted)
    speech = Speech("en")
    first = [speech.say("window-saved", throws=3) for _ in range(3)]
    assert len(set(first)) == 1
    assert made == ["window-saved"]
    # Other figures, and one who calls hits another name, are another sentence.
    assert speech.say("window-saved", throws=4) != first[0]
    Speech("en", "stars").say("window-saved", throws=3)
    assert len(made) == 3


@pytest.mark.parametrize("language", languages())
def test_an_id_begins_with_the_name_of_its_file(language: str) -> None:
    seen: set[str] = set()
    fresh = Language(speech_module.texts(), language)
    for file in files_of(language):
        for name in IDS.findall(file.read_text("utf-8")):
            assert name not in seen, f"{name} stands twice"
            seen.add(name)
            if file.stem != "general":
                assert name.startswith(f"{file.stem}-"), f"{name} in {file.name}"
                assert fresh.bundle(name), name


def test_the_system_or_a_variable_chooses_among_the_languages_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("en", "de", "pt-BR", "zh-CN"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "general.ftl").write_text("hits-plain = x\n", "utf-8")
    monkeypatch.setattr(speech_module, "texts", lambda: tmp_path)
    for name in ("ZONK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    # Windows has no such variables: a console there is asked as a window is.
    assert any(speech_module._of_windows()) == (sys.platform == "win32")
    monkeypatch.setattr(speech_module, "_of_windows", lambda: ["tlh", "de-CH", "en-US", ""])
    assert chosen() == "de"
    monkeypatch.setattr(speech_module, "_of_windows", lambda: [""])
    assert chosen() == "en"
    assert chosen(["nl-NL", "de-AT", "en"]) == "de"
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert chosen() == "pt-BR"
    monkeypatch.setenv("LANGUAGE", "tlh:de_AT")
    assert chosen() == "de"
    # The next of kin, but not in signs that are written otherwise there.
    kin = {
        "pt-PT": "pt-BR",
        "zh-Hans-SG": "zh-CN",
        "zh_TW.UTF-8": "en",
        "zh-Hant-HK": "en",
        "": "en",
    }
    assert {wanted: chosen([wanted, "nl"]) for wanted in kin} == kin
    monkeypatch.setenv("LC_ALL", "C")
    assert chosen() == "en"
    monkeypatch.setenv("ZONK_LANGUAGE", "de")
    assert chosen(["pt-BR"]) == "de"


def test_what_an_argument_brings() -> None:
    speak = Speech()
    assert speak.say("dice-counted", dice=1) == "one die"
    assert speak.say("dice-counted", dice=13) == "13 dice"
    assert speak.say("times-counted", times=2) == "twice"
    assert speak.say("times-counted", times=12) == "twelve times"
    assert speak.say("whose", name="Zeus") == "Zeus’"
    assert speak.say("whose", name="Hit") == "Hit’s"
    said = Message.of("event-winner", name="Ann")
    assert speak.say("opening-order", names=(said, "Bob")) == "Order of play: Ann wins., Bob."


def test_a_name_is_no_pattern() -> None:
    for name in ("{ $value }", "{-hits}", "\u202eevil", "a\nb", '"quoted"'):
        assert Speech().say("event-winner", name=name) == f"{name} wins."


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.ftl").write_text("this is = { no", "utf-8")
    with pytest.raises(TextsError, match="cannot be read"):
        load("xx", [tmp_path / "bad.ftl"])


@pytest.mark.parametrize("file", ["event", "general"])
def test_a_translation_that_cannot_be_read_is_said_in_english(
    tmp_path: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, spoil in enumerate(
        (lambda path: path.write_text("this is = { no", "utf-8"),
         lambda path: path.write_bytes(b"event-winner = \xff\xfe\n"), Path.mkdir)
    ):  # fmt: skip
        folder = tmp_path / str(number) / "xx"
        folder.mkdir(parents=True)
        (folder / "end.ftl").write_text("end-nothing = Nihil.\n", "utf-8")
        spoil(folder / f"{file}.ftl")
        speak = Speech("xx", folder=folder.parent)
        for _ in range(2):
            assert speak.say("event-winner", name="Ann") == "Ann wins."
            assert speak.figure(2500) == "2,500"
        err = capsys.readouterr().err
        # Once for each file that is said in English, and where it lies.
        assert "The texts of xx cannot be read" in err
        assert f"{file}.ftl" in err
        assert err.count("cannot be read") <= 2
        said = Speech("xx", folder=folder.parent).say("end-nothing") if file != "general" else ""
        assert said in {"", "Nihil."}


@pytest.mark.parametrize("plain", [False, True])
def test_bytes_that_are_no_language_are_a_sentence(tmp_path: Path, plain: bool) -> None:
    (tmp_path / "bad.ftl").write_bytes(b"bad-one = \xff\n")
    with pytest.raises(TextsError, match="cannot be read"):
        load("xx", [tmp_path / "bad.ftl"], plain)


def test_whoever_plays_may_be_several() -> None:
    """At a table of teams a name takes the plural: verbs after it are messages of their own."""
    rooms = (
        "ear", "end", "event", "hint", "opening", "review", "seat", "stage", "statistics", "table",
        "terminal", "zonk-file",
    )  # fmt: skip
    verbs = (
        "is|has|was|says|asks|takes|rolls|stays|keeps|goes|gets|wins|leads|needs|loses|plays|throws"
    )
    bare = re.compile(rf"\{{ \$(?:name|other|winner|leader) \}} (?:{verbs})\b")
    found = [
        line.strip()
        for room in rooms
        for line in resource("texts", "en", f"{room}.ftl").read_text("utf-8").splitlines()
        if bare.search(line)
    ]
    # One die for each person; an option; computers have no teams.
    other = (
        "opening-throw =", "terminal-option-twice =", "seat-level-of =",
        "*[one] { $name } is a computer", "[nobody] { $name } is played by a person",
    )  # fmt: skip
    assert [line for line in found if not line.startswith(other)] == []
    assert len(found) == len(other) + 1
    won = Message.of("review-head-won", kind="luck", name=Several("Ann & Bob", 2))
    assert words.text(won) == "Ann & Bob were lucky, and good enough"


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it", "nl", "pl", "pt-BR", "uk"])
def test_statistics_speak_of_a_team_in_the_plural(language: str) -> None:
    speak = Speech(language)
    some = {"hits": 5, "games": 2, "most": 3, "won": 2, "round": 4}

    def differs(name: str) -> bool:
        one, two, five = (
            speak.say(name, name=who, **some)
            for who in ("Reds", Several("Reds", 2), Several("Reds", 5))
        )
        assert two == five, name
        return one != two

    assert differs("statistics-race-leads")
    assert differs("zonk-file-rolls")
    # Some languages say one or the other without a verb.
    others = ("hits-sub", "players-head", "luck-inside", "luck-beyond")
    assert sum(differs(f"statistics-{name}") for name in others) >= 2


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


def test_every_knob_has_its_words_and_no_other_has() -> None:
    wanted = {f"knob-group-{group}" for group in knobs.GROUPS}
    for knob in knobs.KNOBS:
        wanted |= {f"knob-title-{knob.name}", f"knob-about-{knob.name}"}
        assert knob.title
        assert knob.sentence.endswith("."), knob.name
        if knob.name in knobs.SEARCHED:
            wanted.add(f"knob-search-{knob.name}")
            assert knob.search
        for value in knob.choices:
            assert knob.choice(value), (knob.name, value)
            assert knob.said(value), (knob.name, value)
    kinds = re.compile("knob-(group|title|about|search)-")
    assert {name for name in ids("en") if kinds.match(name)} == wanted


def test_the_choices_of_a_knob_are_told_apart() -> None:
    for knob in knobs.KNOBS:
        assert len({knob.choice(value) for value in knob.choices}) == len(knob.choices)
        assert len({knob.said(value) for value in knob.choices}) == len(knob.choices)


@pytest.mark.usefixtures("languages")
def test_who_says_the_same_is_equal() -> None:
    """What was read for one is good for the other; another word for hits is another speech."""
    before = words.speech()
    words.use(Speech("en"))
    sheet = preset("wheaton")
    words.use(Speech("en"))
    assert words.speech() == Speech("en")
    assert preset("wheaton") is sheet
    assert Speech("en", "stars") != Speech("en") != Speech(pseudo.NAME)
    assert Speech("en") != "en"
    words.use(before)


def test_numbers_of_dice_to_stop_with_are_a_choice() -> None:
    """A sentence once read "4 5 dice aside"."""
    need = Refusal(Code.DICE_COUNT, {"need": (4, 5), "have": 2})
    assert sentence(need) == "Stopping takes 4 or 5 dice aside; 2 so far."
    one = Refusal(Code.DICE_COUNT, {"need": (3,), "have": 2})
    assert sentence(one) == "Stopping takes 3 dice aside; 2 so far."


#: Names as they stand in lists, in the order of the language.
ORDERS = {
    "de": ("Ägidius", "Anna", "Bernd", "Otto 2", "Özil", "Zoe"),
    "sv": ("Anna", "Bo", "Zorn", "Åsa", "Ärla", "Örjan"),
    "pl": ("Cyryl", "Ćwiek", "Ewa", "Lech", "Łukasz", "Ola", "Zofia", "Żaneta"),
    "uk": ("Галя", "Ґалаґан", "Єва", "Іван", "Їжак", "Яна", "Ann"),
    "ja": ("Ann", "あい", "うえ", "アイ", "安藤", "加藤", "佐藤"),
    "zh-CN": ("Ann", "安娜", "李雷", "王芳", "张伟"),
    "he": ("אבי", "יעל", "Ann"),
}
ALPHABETS = {
    "de": "", "sv": "abcdefghijklmnopqrstuvwxyzåäö", "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "ja": "euc_jp", "zh-CN": "gb18030",
    "he": "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
}  # fmt: skip


@pytest.mark.parametrize("language", ORDERS)
def test_names_stand_in_the_order_of_the_language(language: str, tmp_path: Path) -> None:
    (tmp_path / language).mkdir()
    if letters := ALPHABETS[language]:
        (tmp_path / language / "general.ftl").write_text(f"alphabet = {letters}\n", "utf-8")
    before = words.speech()
    words.use(Speech(language, folder=tmp_path))
    try:
        turned = ORDERS[language][::-1]
        assert tuple(sorted(turned, key=words.placed)) == ORDERS[language]
        assert words.placed("Ann") != words.placed("ann"), "equals are parted, always alike"
        assert [words.folded(name) for name in ("Ägidius", " ÖZIL  x")] == [" agidius", " ozil x"]
    finally:
        words.use(before)


def test_a_team_is_several_people_in_another_process_too() -> None:
    team = pickle.loads(pickle.dumps(Several("Reds", 2)))
    assert (team, team.people) == ("Reds", 2)

"""Sound as the window uses it, through miniaudio's null output: real callbacks, no card."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from zonk_desktop.places import Lane
from zonk_desktop.sound import player
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import Loudness, Sound
from zonk_desktop.sound.synth import Samples
from zonk_desktop.tray.throws import Thrower

pytest.importorskip("miniaudio", reason="no wheel of miniaudio for this system: it is silent")


def wait(until: Callable[[], object], seconds: float = 100.0) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setenv("ZONK_SOUND", "null")
    made = Sound()
    made.start()
    wait(lambda: made.status.startswith("Sound is played"))
    yield made
    made.close()


def throw_of(sound: Sound) -> Samples | None:
    """The sound of a throw, as another process makes it."""
    made = Thrower(plain=True).throw(3, [1, 2, 3], 5)
    hear = sound.foretell(0.7, 5)
    found: Samples | None = None if hear is None else pickle.loads(pickle.dumps(hear))(made)
    return found


def test_a_cue_is_played_and_the_device_sleeps_again(sound: Sound) -> None:
    device, mixer = sound._device, sound._mixer
    assert device is not None
    assert mixer is not None
    sound.cue(Cue.KEEP)
    wait(lambda: device.running)
    wait(lambda: not mixer.waiting)
    wait(lambda: not device.running)


def test_a_throw_is_played(sound: Sound) -> None:
    samples = throw_of(sound)
    assert samples is not None
    mixer = sound._mixer
    assert mixer is not None
    sound.play_throw(samples, time.perf_counter() + 60)
    assert mixer.waiting
    sound.skip_throw()
    wait(lambda: not mixer.waiting)


def test_switches_and_mute(sound: Sound) -> None:
    mixer = sound._mixer
    assert mixer is not None
    asked: list[Cue] = []
    sound._play_cue = lambda cue, variant, when: asked.append(cue)  # type: ignore[method-assign]

    def heard(cue: Cue) -> bool:
        asked.clear()
        sound.cue(cue)
        assert sound._render is not None
        sound._render.submit(lambda: None).result()
        return bool(asked)

    assert heard(Cue.ZONK)
    assert heard(Cue.SETTLED)
    assert not heard(Cue.SCORES), "marks are off at first"
    sound.set_loudness(Loudness(dice=False, table=False, marks=True))
    assert [heard(cue) for cue in (Cue.ZONK, Cue.SETTLED, Cue.SCORES)] == [False, False, True]
    sound.set_loudness(Loudness())
    assert sound.toggle_mute()
    assert mixer.silent
    assert not heard(Cue.ZONK)
    assert not sound.toggle_mute()
    assert heard(Cue.ZONK)
    sound.set_loudness(Loudness(volume=0))
    assert not heard(Cue.ZONK)


def test_a_device_that_dies_is_given_up_and_opened_again(sound: Sound) -> None:
    mixer, first = sound._mixer, sound._device
    assert mixer is not None
    assert first is not None
    sound.cue(Cue.WIN)
    wait(lambda: first.running and mixer.waiting)
    first._device.stop()  # as when the server goes: nothing asks any more, nobody is told
    wait(lambda: sound._device is None)
    assert "stopped" in sound.status
    sound.cue(Cue.KEEP)
    assert sound._device is None, "not before some seconds have passed"
    sound._failed_at = -100.0
    sound.cue(Cue.KEEP)
    wait(lambda: sound._device is not None)
    # Should the old output wake up after all, it plays nothing of the new one's.
    assert sound._mixer is not mixer
    assert sound.status.startswith("Sound is played")


def test_without_a_device_the_game_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZONK_SOUND", "auto")
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere/at/all")
    program = (
        "import time; from zonk_desktop.sound.player import NOT_STARTED, Sound;"
        "from zonk_desktop.words import say;"
        "from zonk_desktop.sound.names import Cue; from zonk_desktop.sound import mixer;"
        "from pathlib import Path; mixer.Path = lambda _: Path('/nowhere');"
        "s = Sound(); s.start(); end = time.monotonic() + 30\n"
        "while s.status == say(NOT_STARTED) and time.monotonic() < end: time.sleep(.01)\n"
        "s.cue(Cue.ZONK); time.sleep(.2); s.close(); print(s.status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=200, check=True
    )
    if sys.platform == "linux":
        assert done.stdout.startswith("The game is silent: no sound output was found")
    assert done.stderr == ""


def test_switched_off_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZONK_SOUND", "off")
    program = (
        "import sys; from zonk_desktop.sound.player import Sound; from zonk_desktop.sound.names "
        "import Cue; s = Sound(); s.start(); s.cue(Cue.ZONK); s.close(); print(s.status);"
        "print([m for m in ('numpy', 'miniaudio') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=200, check=True
    )
    assert done.stdout.splitlines() == ["Sound is switched off by ZONK_SOUND.", "[]"]


def test_a_throw_is_at_its_volume_before_the_window_gets_it(sound: Sound) -> None:
    """Scaling and limiting a whole throw takes longer than a frame may."""
    loud = throw_of(sound)
    sound.set_loudness(Loudness(volume=20))
    quiet = throw_of(sound)
    assert loud is not None
    assert quiet is not None
    assert abs(quiet).max() < 0.2 * abs(loud).max()
    mixer, heard = sound._mixer, []
    assert mixer is not None
    mixer.play = lambda samples, when=None, key=None: heard.append(samples)  # type: ignore[method-assign]
    sound.play_throw(quiet, time.perf_counter() + 60)
    assert heard[0] is quiet


def test_a_throw_has_the_matter_of_when_it_was_asked_for(sound: Sound) -> None:
    asked, made = sound.foretell(0.7, 5), Thrower(plain=True).throw(3, [1, 2, 3], 5)
    before = throw_of(sound)
    sound.set_matter("pewter", "walnut")
    after = throw_of(sound)
    assert asked is not None
    assert before is not None
    assert after is not None
    assert asked(made).tolist() == before.tolist() != after.tolist()


def test_cues_are_struck_on_one_synth(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    from zonk_desktop.sound import synth  # noqa: PLC0415

    made: list[object] = []
    real = synth.Synth

    def counted(*given: object) -> synth.Synth:
        made.append(given)
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(synth, "Synth", counted)
    player._synth_of.cache_clear()
    for _ in range(4):
        sound.cue(Cue.KEEP)
        sound.cue(Cue.PLATE)
    assert sound._render is not None
    sound._render.submit(lambda: None).result()
    assert len(made) == 1


def test_cues_are_computed_where_they_are_to_be(sound: Sound) -> None:
    with Lane("elsewhere") as lane:
        sound._place = lane
        mixer, played = sound._mixer, []
        assert mixer is not None
        mixer.play = lambda samples, when=None, key=None: played.append(samples)  # type: ignore[method-assign]
        sound.cue(Cue.KEEP)
        wait(lambda: played)
        assert any(name.name.startswith("zonk-elsewhere") for name in threading.enumerate())
        variants = (player.cue_sound(Cue.KEEP, n) for n in range(player.VARIANTS))
        assert played[0].tolist() in [one.tolist() for one in variants]


def test_closing_does_not_wait_for_an_output_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    import threading  # noqa: PLC0415

    from zonk_desktop.sound import mixer  # noqa: PLC0415

    monkeypatch.setenv("ZONK_SOUND", "null")
    inside, free, closed = threading.Event(), threading.Event(), threading.Event()

    class Slow:
        backend, running = "slow", False

        def __init__(self, *_: object) -> None:
            inside.set()
            free.wait(60)

        def close(self) -> None:
            closed.set()

    monkeypatch.setattr(mixer, "Device", Slow)
    made = Sound()
    made.start()
    assert inside.wait(60)
    control = made._control
    assert control is not None
    made.close()
    assert control.is_alive(), "it was not waited for"
    free.set()
    control.join(60)
    # It lets go of what it opened after all.
    assert closed.is_set()

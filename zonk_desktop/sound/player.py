"""The window's sound player: cues, throws, volume. Nothing heavy is imported before it starts.

Two threads of its own: one opens, starts and stops the device, the other has cues computed. Whoever
asks for a sound waits for neither. No `Job`, which has one answer: they run as long as the window.
"""

from __future__ import annotations

import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from zonk_desktop.sound.names import DICE_CUES, MARK_CUES, Cue
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.sound.mixer import Device, Mixer
    from zonk_desktop.sound.synth import Samples, Synth
    from zonk_desktop.tray.track import ThrowTrack

_log = logging.getLogger(__name__)

#: Volume at which sounds have the loudness of their tables.
REFERENCE = 70
#: Seconds of silence after which the device is stopped.
SLEEP = 2.0
#: Seconds without a request for samples, while a sound waits, after which a device is dead.
DEAD = 0.5
#: Seconds before a device that failed is opened again.
AGAIN = 10.0
#: Seconds by which the device needs a sound ahead of its time.
LEAD = 0.06
#: Seconds between two rattles of the dice in a hand that moves.
RATTLE = 0.55
#: Seconds that closing waits for an output that is just being opened.
BUSY = 0.1
#: The number of variants of each cue.
VARIANTS = 3
#: Cues are this much quieter while a screen reader speaks.
BESIDE_SPEECH = -6.0
#: Messages: what the status says before there is a device.
NOT_STARTED = "sound-not-needed-yet"
SILENCED = "sound-switched-off"


@dataclass(frozen=True, slots=True)
class Loudness:
    """The player's settings of sound."""

    volume: int = REFERENCE
    muted: bool = False
    dice: bool = True
    table: bool = True
    marks: bool = False
    #: How much later than asked the sound reaches the ear, in ms.
    late: int = 20

    @property
    def silent(self) -> bool:
        """Whether nothing is to be heard at all."""
        return self.muted or self.volume == 0


class Sound:
    """Plays cues and throws; silent, with the reason as a sentence, where there is no output."""

    def __init__(self, loudness: Loudness | None = None, place: Executor | None = None) -> None:
        """`place`: where cues are computed; a thread of its own unless told."""
        self.loudness = loudness or Loudness()
        self._place = place
        #: A sentence for people: what plays, or why nothing does.
        self.status = say(NOT_STARTED)
        #: A screen reader is in use: cues step back.
        self.beside_speech = False
        #: The set of dice and the table whose sounds throws have; one value, so that a thread
        #: never sees half of a change.
        self._matter = "ivory", "moss"
        self._mixer: Mixer | None = None
        self._device: Device | None = None
        self._opening = False
        self._cues: dict[tuple[Cue, int], Samples] = {}
        self._count = 0
        #: When dice rattled in the hand last.
        self._rattled = -RATTLE
        self._failed_at = -AGAIN
        self._wake: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._control: threading.Thread | None = None
        self._render: ThreadPoolExecutor | None = None
        self._closed = False

    # ---- what the window calls -------------------------------------------------------------

    @property
    def wanted(self) -> bool:
        """Whether this process may make sounds at all."""
        return os.environ.get("ZONK_SOUND") != "off"

    @property
    def audible(self) -> bool:
        """Whether a sound would be played now."""
        return self.wanted and not self.loudness.silent

    def start(self) -> None:
        """Load the libraries and open the device, in a thread; for after the first frame."""
        if not self.wanted:
            self.status = say(SILENCED)
        elif self._control is None and not self._closed:
            self._render = ThreadPoolExecutor(1, thread_name_prefix="sound-render")
            self._control = threading.Thread(target=self._run, name="sound-device", daemon=True)
            self._control.start()

    def close(self) -> None:
        """End the threads and let go of the device."""
        self._closed = True
        if self._render is not None:
            self._render.shutdown(wait=True, cancel_futures=True)
        if self._control is not None:
            self._wake.put("close")
            # An output that is being opened may hang; its thread lets go of it by itself.
            self._control.join(timeout=BUSY if self._opening else 2.0)
            self._control = None

    @property
    def lead(self) -> float:
        """Seconds by which a throw must be asked for before its picture starts."""
        return LEAD + self.loudness.late / 1000

    def set_loudness(self, loudness: Loudness) -> None:
        self.loudness = loudness
        if self._mixer is not None:
            self._mixer.silent = loudness.silent

    def toggle_mute(self) -> bool:
        """Toggle mute; returns whether it is mute now."""
        self.set_loudness(replace(self.loudness, muted=not self.loudness.muted))
        return self.loudness.muted

    def set_matter(self, dice: str, table: str) -> None:
        """Set the dice and the table whose sounds throws have."""
        self._matter = dice, table

    def cue(self, cue: Cue, delay: float = 0.0) -> None:
        """Play a cue now, or after this many seconds."""
        if not self.audible or not self._switch(cue) or self._render is None or self._closed:
            return
        self._count += 1
        variant = self._count % VARIANTS
        when = time.perf_counter() + delay if delay > 0 else None
        self._render.submit(self._guarded, lambda: self._play_cue(cue, variant, when))

    def foretell(self, pace: float, seed: int) -> Callable[[ThrowTrack], Samples] | None:
        """What makes the sound of a throw at the volume that is set; None when none is to be
        heard."""
        if not (self.audible and self.loudness.dice and self._mixer is not None):
            return None
        return partial(throw_sound, self._matter, self.loudness.volume, pace, seed)

    def play_throw(self, samples: Samples, starts: float) -> None:
        """Play a throw whose picture starts at `starts` of the performance counter."""
        if self.audible and self._mixer is not None:
            self._mixer.play(samples, starts - self.loudness.late / 1000, "throw")
            self._wake.put("play")

    def skip_throw(self) -> None:
        """Stop the sound of a throw that was cut short."""
        if self._mixer is not None:
            self._mixer.cut("throw")
        self.cue(Cue.SETTLED)

    def rattle(self) -> None:
        """Let dice rattle in the hand that moves; again only when the last rattle is over."""
        now = time.perf_counter()
        if now - self._rattled >= RATTLE:
            self._rattled = now
            self.cue(Cue.HAND)

    # ---- the threads -----------------------------------------------------------------------

    def _switch(self, cue: Cue) -> bool:
        set_to = self.loudness
        if cue in DICE_CUES:
            return set_to.dice
        return set_to.marks if cue in MARK_CUES else set_to.table

    def _play_cue(self, cue: Cue, variant: int, when: float | None) -> None:
        if self._mixer is None:
            return
        if (samples := self._cues.get((cue, variant))) is None:
            made = self._place.submit(cue_sound, cue, variant) if self._place else None
            samples = cue_sound(cue, variant) if made is None else made.result()
            self._cues[cue, variant] = samples
        quieter = BESIDE_SPEECH if self.beside_speech else 0.0
        self._mixer.play(_gained(samples, self.loudness.volume, quieter), when)
        self._wake.put("play")

    def _guarded(self, work: Callable[[], None]) -> None:
        """Run work on a sound; an exception is logged and gives silence, never ends a game."""
        try:
            work()
        except Exception:
            _log.exception("A sound could not be played.")

    def _run(self) -> None:
        """Open, start, stop and watch the device."""
        self._guarded(self._open)
        while True:
            running = self._device is not None and self._device.running
            try:
                word = self._wake.get(timeout=0.25 if running else None)
            except queue.Empty:
                self._guarded(self._watch)
                continue
            if word == "close":
                if self._device is not None:
                    self._guarded(self._device.close)
                return
            self._guarded(self._begin)

    def _open(self) -> None:
        from zonk_desktop.sound.mixer import Device, Mixer, NoSound  # noqa: PLC0415

        if self._mixer is None:
            self._mixer = Mixer()
            self._mixer.silent = self.loudness.silent
        self._opening = True
        try:
            device = Device(self._mixer, os.environ.get("ZONK_SOUND") == "null")
        except NoSound as wrong:
            self._failed_at = time.monotonic()
            self.status = str(wrong)
            _log.info("%s", wrong)
        else:
            self._device = device
            self.status = say("sound-played-through", backend=device.backend)
        finally:
            self._opening = False

    def _begin(self) -> None:
        if self._closed:
            return
        if self._device is None:
            if time.monotonic() - self._failed_at < AGAIN:
                if self._mixer is not None:
                    self._mixer.forget()
                return
            self._open()
        if (device := self._device) is None:
            return
        try:
            device.start()
        except Exception as wrong:  # miniaudio's own errors, known only once it is imported
            self._give_up(say("sound-not-started", why=str(wrong)))

    def _give_up(self, why: str) -> None:
        """Close a device that fails; the next sound opens another."""
        device, self._device = self._device, None
        self._failed_at = time.monotonic()
        self.status = say("sound-again", why=why)
        _log.warning("%s", self.status)
        if self._mixer is not None:
            self._mixer.forget()
            # Should the old output wake up, it finds nothing that the new one plays.
            self._mixer = type(self._mixer)()
            self._mixer.silent = self.loudness.silent
        if device is not None:
            # A server that hangs may hold this call for ever.
            threading.Thread(target=device.close, name="sound-close", daemon=True).start()

    def _watch(self) -> None:
        """Stop the device in silence; give up one that has stopped asking for samples."""
        device, mixer = self._device, self._mixer
        if device is None or mixer is None:
            return
        now = time.perf_counter()
        if mixer.waiting and now - mixer.asked_at > DEAD:
            self._give_up(say("sound-stopped-asking"))
        elif not mixer.waiting and now - mixer.sounded_at > SLEEP:
            device.stop()


# Where sounds are computed


@lru_cache(2)
def _synth_of(matter: tuple[str, str] | None) -> Synth:
    """The one of these dice on this table, or that of cues, which have no matter."""
    from zonk_desktop.sound.surfaces import DICE, TABLES  # noqa: PLC0415
    from zonk_desktop.sound.synth import Synth  # noqa: PLC0415

    if matter is None:
        return Synth()
    dice, table = matter
    return Synth(DICE.get(dice, DICE["ivory"]), TABLES.get(table))


def cue_sound(cue: Cue, variant: int) -> Samples:
    """The sound of a cue at the reference volume."""
    from zonk_desktop.sound import cues  # noqa: PLC0415

    return cues.render(cue, variant, _synth_of(None))


def throw_sound(
    matter: tuple[str, str], volume: int, pace: float, seed: int, throw: ThrowTrack
) -> Samples:
    """The sound of a throw of these dice on this table."""
    from zonk_desktop.sound.synth import render  # noqa: PLC0415 numpy, when first needed

    synth = _synth_of(matter)
    made = render(synth, throw.impacts, throw.rubbing, throw.seconds, pace, seed)
    return _gained(made, volume)


def _gained(samples: Samples, volume: int, more: float = 0.0) -> Samples:
    """The samples at this volume; above the reference, limited again."""
    import numpy as np  # noqa: PLC0415

    from zonk_desktop.sound import synth  # noqa: PLC0415

    # Forty, not twenty: the ear finds half way along the slider half as loud.
    gain = 40 * float(np.log10(max(1, volume) / REFERENCE))
    out = samples * np.float32(10 ** ((gain + more) / 20))
    return synth.limit(out, float(10 ** (-6 / 20))) if gain > 0 else out

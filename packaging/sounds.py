"""Renders throws of every set of dice and every cue to WAV files, with a table of their measures.

python packaging/dev.py sounds FOLDER
"""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import numpy as np
from meter import centroid, momentary, true_peak

from zonk_desktop.sound import cues
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.surfaces import DICE, TABLES
from zonk_desktop.sound.synth import RATE, Samples, Synth
from zonk_desktop.sound.synth import render as throw_sound
from zonk_desktop.tray.throws import Thrower

#: How many dice each throw has.
COUNTS = (5, 5, 5, 5, 5, 6, 6, 1, 2, 8)
PACE = 0.7
HEAD = f"{'sound':28} {'s':>5} {'knocks':>6} {'LUFS M':>7} {'dBTP':>6} {'centroid':>8}"


def write(path: Path, samples: Samples) -> None:
    """A stereo WAV file of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).round().astype("<i2").tobytes())


def measured(name: str, samples: Samples, knocks: int | None = None) -> str:
    return (
        f"{name:28} {len(samples) / RATE:5.2f} {'' if knocks is None else knocks:>6} "
        f"{momentary(samples):7.1f} {true_peak(samples):6.1f} {centroid(samples):6.0f} Hz"
    )


def render(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = [HEAD]

    def keep(name: str, samples: Samples, knocks: int | None = None) -> None:
        write(folder / f"{name}.wav", samples)
        lines.append(measured(name, samples, knocks))
        print(lines[-1], flush=True)

    print(HEAD)
    thrower = Thrower()
    made = [thrower.throw(count, [1] * count, seed) for seed, count in enumerate(COUNTS)]
    for dice, sound in DICE.items():
        synth = Synth(sound)
        for seed, one in enumerate(made):
            x = throw_sound(synth, one.impacts, one.rubbing, one.seconds, PACE, seed)
            keep(f"throw-{dice}-{seed + 1:02}-of-{COUNTS[seed]}", x, len(one.impacts))
    for table, cover in TABLES.items():
        one = made[0]
        synth = Synth(DICE["ivory"], cover)
        x = throw_sound(synth, one.impacts, one.rubbing, one.seconds, PACE, 0)
        keep(f"table-{table}", x, len(one.impacts))
    for cue in Cue:
        keep(f"cue-{cue.value}", cues.render(cue, 1))
    (folder / "measures.txt").write_text("\n".join(lines) + "\n", "utf-8")


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0].startswith("-"):
        print("sounds: name one folder for the WAV files.", file=sys.stderr)
        return 2
    try:
        render(Path(words[0]))
    except OSError as wrong:
        print(f"sounds: cannot write to {words[0]}: {wrong.strerror}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

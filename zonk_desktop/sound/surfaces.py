"""Tables of what a die or a hand can strike, of the sets of dice, and of the tables.

The figures were fitted to recordings of dice on wood and balls on cloth, band by band: spectral
centroid, energy, and the time each band takes to fall by 60 dB.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Material(StrEnum):
    """The materials that can be struck."""

    FELT = "felt"
    WOOD = "wood"
    DIE = "die"
    LEATHER = "leather"
    TABLE = "table"
    BRASS = "brass"
    BELL = "bell"


#: Frequency in Hz, time to fall by 60 dB in ms, share in the sound.
Mode = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Surface:
    """Acoustic figures of one material."""

    modes: tuple[Mode, ...]
    #: Contact time in ms at half a metre a second.
    contact: float
    #: Gains of the modes, of the jerk of the striking body, and of the noise.
    ringing: float
    jerk: float
    noise: float
    #: Band of the noise in Hz and its decay in ms, to -60 dB.
    band: tuple[float, float] = (3000.0, 9000.0)
    decay: float = 6.0
    #: How much of what strikes it is heard itself.
    body: float = 0.0


SURFACES: dict[Material, Surface] = {
    Material.FELT: Surface(
        (
            (148, 65, 0.13), (212, 61, 0.15), (305, 52, 0.14), (418, 44, 0.12), (560, 45, 0.70),
            (745, 37, 0.57), (980, 31, 0.48), (1290, 33, 1.0), (1710, 26, 0.83), (2260, 21, 0.61),
        ),
        contact=0.70, ringing=1.0, jerk=0.06, noise=0.15, band=(350, 2600), decay=15, body=0.80,
    ),
    Material.WOOD: Surface(
        (
            (655, 40, 0.05), (905, 40, 0.08), (1190, 36, 0.45), (1345, 32, 0.95), (1490, 31, 1.0),
            (1940, 29, 0.95), (2075, 28, 0.85), (2310, 27, 0.65), (2745, 29, 0.80),
            (3420, 28, 0.50), (4380, 25, 0.33), (5600, 22, 0.20),
        ),
        contact=0.30, ringing=0.80, jerk=0.30, noise=0.06, band=(900, 5000), decay=12, body=0.80,
    ),
    Material.DIE: Surface(
        # A die of 16 mm rings above 35 kHz: what is heard is the air caught between two faces.
        ((2900, 7, 0.30), (4300, 6, 0.30), (6100, 5, 0.20)),
        contact=0.16, ringing=0.10, jerk=1.0, noise=0.03, band=(2500, 9000), decay=4.5, body=1.0,
    ),
    Material.LEATHER: Surface(
        (
            (118, 48, 0.12), (176, 44, 0.2), (264, 36, 0.4), (390, 30, 0.8), (610, 24, 1.0),
            (940, 18, 0.9), (1450, 13, 0.6),
        ),
        contact=1.1, ringing=1.0, jerk=0.03, noise=0.30, band=(250, 1400), decay=27,
    ),
    Material.TABLE: Surface(
        (
            (96, 66, 0.03), (171, 63, 0.06), (263, 60, 0.05), (421, 52, 0.06), (690, 76, 0.20),
            (1015, 64, 0.12), (1620, 50, 0.95), (2600, 32, 0.45),
        ),
        contact=1.0, ringing=6.5, jerk=0.08, noise=0.20, band=(300, 1800), decay=18,
    ),
    Material.BRASS: Surface(
        # A free bar: 1 : 2.76 : 5.40.
        (
            (2190, 240, 1.0), (2204, 230, 0.35), (3310, 150, 0.22), (6045, 120, 0.50),
            (11820, 60, 0.18),
        ),
        contact=0.09, ringing=0.42, jerk=0.12, noise=0.0,
    ),
    Material.BELL: Surface(
        # A counter bell under a piece of felt.
        (
            (1046, 520, 0.55), (1052, 500, 0.30), (2104, 420, 1.0), (2510, 360, 0.45),
            (4010, 260, 0.40), (6320, 160, 0.2),
        ),
        contact=0.12, ringing=0.5, jerk=0.05, noise=0.0,
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class DiceSound:
    """Acoustic figures of a set of dice: contact times, jerk, and the modes of a die itself."""

    #: Factor of the contact time on wood and felt, and of die on die.
    on_wood: float = 1.0
    on_die: float = 1.0
    jerk: float = 1.0
    #: Heard whatever is struck, as far as the surface lets it be.
    modes: tuple[Mode, ...] = ()
    #: Factor of the whole sound, so that all sets are equally loud.
    gain: float = 1.0


#: The sets of dice by the names that the settings keep.
DICE: dict[str, DiceSound] = {
    "ivory": DiceSound(
        0.92, 0.72, 0.75, ((1250, 13, 0.50), (1950, 10, 0.60), (2700, 8, 0.30)), gain=0.87
    ),
    "casino": DiceSound(
        0.50, 0.90, 2.4, ((4300, 9, 1.8), (6100, 8, 2.1), (8700, 6, 1.8)), gain=0.66
    ),
    "wooden": DiceSound(
        1.60, 2.3, 0.30, ((820, 24, 1.2), (1180, 20, 1.2), (1750, 12, 0.30)), gain=0.83
    ),
    "pewter": DiceSound(
        0.85, 0.55, 0.50, ((2480, 95, 0.7), (3350, 85, 1.0), (5200, 80, 0.7)), gain=0.33
    ),
    "glow": DiceSound(2.30, 2.6, 0.20, ((430, 24, 0.9), (640, 20, 0.5)), gain=0.97),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cover:
    """What lies in the tray: its surface, and a factor by which all covers are equally loud."""

    surface: Surface
    gain: float = 1.0


#: The tables by the names of their felts.
TABLES: dict[str, Cover] = {
    # Wool.
    "moss": Cover(SURFACES[Material.FELT]),
    # Velvet, the softest: little above a kilohertz comes back.
    "night": Cover(
        Surface(
            (
                (120, 80, 0.40), (175, 74, 0.55), (250, 64, 0.70), (345, 54, 0.80), (470, 48, 1.0),
                (640, 38, 0.60), (860, 28, 0.30), (1150, 22, 0.14),
            ),
            contact=1.1, ringing=1.0, jerk=0.02, noise=0.20, band=(220, 1300), decay=24, body=0.25,
        ),
        gain=0.62,
    ),
    # Billiard cloth on slate.
    "charcoal": Cover(
        Surface(
            (
                (310, 40, 0.06), (560, 34, 0.15), (870, 30, 0.40), (1330, 24, 0.45),
                (1900, 22, 0.85), (2620, 19, 1.0), (3500, 16, 0.85), (4700, 13, 0.50),
            ),
            contact=0.40, ringing=0.9, jerk=0.14, noise=0.18, band=(900, 4200), decay=9, body=0.70,
        ),
        gain=1.03,
    ),
    # Bare boards.
    "walnut": Cover(
        Surface(
            (
                (265, 70, 0.30), (410, 64, 0.40), (655, 58, 0.50), (905, 52, 0.60),
                (1240, 48, 0.95), (1490, 46, 1.0), (1720, 44, 0.95), (2060, 42, 0.95),
                (2390, 38, 0.85), (2950, 34, 0.45), (4100, 28, 0.25), (5600, 24, 0.15),
            ),
            contact=0.26, ringing=0.80, jerk=0.30, noise=0.08, band=(900, 5000), decay=12,
            body=0.80,
        ),
        gain=0.62,
    ),
}  # fmt: skip

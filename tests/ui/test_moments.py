"""The moments of a game in a real window, each kept as a sheet of five pictures to be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui.conftest import Driver, Opener
from tests.ui.looking import PICTURES, keep_picture, set_painted, unpainted
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.stage.beats import PACE, Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.table.cards import cards

#: Frames of a sheet, and how wide each is on it.
FRAMES, WIDE = 5, 960


class Camera:
    """Takes the window again and again while something is shown."""

    def __init__(self, driver: Driver, every_ms: int) -> None:
        self.driver = driver
        #: By how much all that is shown is stretched.
        self.pace = PACE[driver.window.desk.tray.speed]
        self.table = driver.window.desk.table
        self.kinds: list[Kind] = []
        self.taken: list[QImage] = []
        #: What was shown then.
        self.during: list[Kind | None] = []
        self.table.director.begins.connect(self._begins)
        self._clock = QTimer()
        self._clock.setInterval(round(every_ms * self.pace))
        self._clock.timeout.connect(self._take)

    def _begins(self, beat: Beat) -> None:
        self.kinds.append(beat.kind)
        # However busy the machine is: a picture of each kind of beat.
        if self._clock.isActive() and beat.kind not in self.during:
            self._take()

    def _take(self) -> None:
        beat = self.table.director.beat
        self.during.append(None if beat is None else beat.kind)
        # The window paints itself meanwhile; this is for whoever wants to look.
        self.taken.append(self.driver.window.grab().toImage() if PICTURES else QImage())

    def sheet(self, name: str, act_: Callable[[], object], after: int = 500) -> list[Kind]:
        """What `act_` sets off, as a sheet; gives back the beats."""
        self.begin()
        before = self.table.snapshot
        self.start()
        act_()
        self.driver.until(lambda: self.table.snapshot is not before and self.table.idle)
        self.wait(after)
        return self.save(name)

    def wait(self, milliseconds: int) -> None:
        """So long at normal speed."""
        self.driver.wait(round(milliseconds * self.pace))

    def begin(self) -> None:
        self.kinds.clear()
        self.taken.clear()
        self.during.clear()

    def part(self, name: str, *kinds: Kind) -> None:
        """Of what was taken for the last sheet, the pictures of these beats as one of their own."""
        taken = [one for one, kind in zip(self.taken, self.during, strict=True) if kind in kinds]
        assert taken, kinds
        self._lay(name, taken)

    def start(self) -> None:
        self._clock.start()

    def stop(self) -> None:
        self._clock.stop()

    def save(self, name: str) -> list[Kind]:
        """What was taken, as a sheet."""
        self._take()
        self._clock.stop()
        self._lay(name, self.taken)
        return list(self.kinds)

    @staticmethod
    def _lay(name: str, taken: list[QImage]) -> None:
        if not PICTURES:
            return
        last = len(taken) - 1
        chosen = [taken[round(last * place / (FRAMES - 1))] for place in range(FRAMES)]
        high = round(WIDE * chosen[0].height() / chosen[0].width())
        whole = QImage(3 * WIDE, 2 * high, QImage.Format.Format_RGB32)
        whole.fill(Qt.GlobalColor.darkGray)
        painter = QPainter(whole)
        smooth = Qt.TransformationMode.SmoothTransformation
        for place, one in enumerate(chosen):
            row, column = divmod(place, 3)
            painter.drawImage(column * WIDE, row * high, one.scaledToWidth(WIDE, smooth))
        painter.end()
        keep_picture(whole, f"moment-{name}", "jpg")


#: The window, its look and the size of its text in per cent.
SIZES = (
    (1024, 640, "light", 100), (1920, 1080, "dark", 100), (1024, 640, "dark", 100),
    (1920, 1080, "light", 100), (1024, 640, "light", 200), (1920, 1080, "dark", 200),
)  # fmt: skip


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}-{size[2]}-{size[3]}")
def camera(
    request: pytest.FixtureRequest, open_window: Opener, qtbot: QtBot, amount: Amount
) -> Camera:
    wide, high, look, scale = request.param
    if request.param is not SIZES[0] and not request.config.getoption("--slow"):
        pytest.skip("one size and look in every run; all of them with --slow")
    # Quick dice and beats in every run; as a player first sees them with --slow.
    speed = "normal" if amount.slow else "fast"
    driver = Driver(open_window(speed=speed, look=look, scale=scale), qtbot)
    driver.window.resize(wide, high)
    driver.still()
    found = Camera(driver, amount.of(400, 60, "ZONK_EVERY_MS"))
    found.name = f"{wide}-{look}" + ("" if scale == 100 else f"-{scale}")  # type: ignore[attr-defined]
    return found


def enter(camera: Camera, faces: str) -> Callable[[], None]:
    return lambda: camera.table.enter(tuple(int(face) for face in faces))


def play(camera: Camera, act_: Callable[[], object]) -> None:
    """Without a picture."""
    before = camera.table.snapshot
    with unpainted(camera.driver.window):
        act_()
        camera.driver.until(lambda: camera.table.snapshot is not before and camera.table.idle)


def do(camera: Camera, *actions: act.Action) -> Callable[[], None]:
    def run() -> None:
        for action in actions:
            camera.table.do(action)

    return run


def begin(camera: Camera, rules: str, *names: str, **more: object) -> None:
    camera.driver.begin(rules, *names, dice="table", **more)


def test_moments_of_a_turn(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    begin(camera, "wheaton", "Ann", "Bob", "Cy", magic=(1, 2, 2, 3, 6))
    play(camera, enter(camera, "11124"))
    kept = camera.sheet(f"keep-{name}", do(camera, act.Keep((0, 1, 2))))
    assert kept == [Kind.KEEP]
    play(camera, enter(camera, "52"))
    play(camera, do(camera, act.Keep((3,))))
    missed = camera.sheet(f"miss-{name}", enter(camera, "4"))
    assert [kind for kind in missed if kind is not Kind.REST] == [
        Kind.MISS, Kind.SWEEP, Kind.ENTRY, Kind.HANDOVER,
    ]  # fmt: skip
    play(camera, enter(camera, "11134"))
    stayed = camera.sheet(f"stay-{name}", do(camera, act.Stay()))
    assert stayed[:3] == [Kind.KEEP, Kind.STAY, Kind.ENTRY]
    assert stayed[-3:] == [Kind.SIGN, Kind.PENNANTS, Kind.GATE]
    camera.part(f"points-{name}", Kind.STAY, Kind.ENTRY)
    camera.part(f"sign-{name}", Kind.SIGN, Kind.PENNANTS)
    assert camera.sheet(f"undo-{name}", camera.table.undo) == [Kind.UNDO]
    play(camera, do(camera, act.Stay()))
    taken = camera.sheet(f"taken-{name}", lambda: camera.driver.key(Qt.Key.Key_C))
    assert taken == [Kind.TAKEN, Kind.GATE_OPEN, Kind.HANDOVER]
    play(camera, enter(camera, "11123"))
    play(camera, do(camera, act.Keep((0, 1, 2))))
    scored = camera.sheet(f"all-score-{name}", enter(camera, "55"))
    assert Kind.ALL_SCORE in scored


def test_moments_of_a_dare(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    begin(camera, "lets-play-zonk", "Ann", "Bob", "Cy")
    offered = camera.sheet(f"may-dare-{name}", enter(camera, "24444"))
    assert offered[-1] is Kind.MAY_DARE
    assert camera.sheet(f"dared-{name}", do(camera, act.Dare(1)))[-1] is Kind.DARED
    assert camera.sheet(f"dare-taken-{name}", do(camera, act.TakeDare()))[-1] is Kind.DARE_TAKEN
    assert Kind.DARE_WON in camera.sheet(f"dare-won-{name}", enter(camera, "4"))


def test_moments_of_hits(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    options = (("ceremony", "strict"),)
    begin(camera, "wheaton", "Ann", "Bob", magic=(1, 2, 2, 3, 6), options=options)
    assert Kind.EARNED in camera.sheet(f"hit-{name}", enter(camera, "12345"))
    play(camera, enter(camera, "15226"))
    assert camera.sheet(f"gate-{name}", do(camera, act.Stay()))[-1] is Kind.GATE
    game = camera.table.game
    assert game is not None
    for _ in range(game.gates[0].hits):
        asked = camera.sheet(f"ask-{name}", do(camera, act.Ask(1, 1)), after=200)
        assert asked == [Kind.ASK]
    opened = camera.sheet(f"gate-opens-{name}", do(camera, act.Release(act.ReleaseWord.YES, 0)))
    assert opened[-2:] == [Kind.GATE_OPEN, Kind.HANDOVER]


def test_moments_of_the_show(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    options = (("halftime", 600), ("entry-minimum", 0), ("stop-minimum", 0))
    begin(camera, "wheaton", "Ann", "Bob", magic=(1, 2, 2, 3, 6), options=options)
    play(camera, enter(camera, "11124"))
    began = camera.sheet(f"halftime-{name}", do(camera, act.Stay()))
    assert began[-2:] == [Kind.HALFTIME, Kind.GATE]
    camera.part(f"curtain-{name}", Kind.HALFTIME)
    play(camera, enter(camera, "66624"))
    camera.sheet(f"show-{name}", do(camera, act.Stay()))
    play(camera, enter(camera, "22346"))
    assert camera.table.game is not None
    assert camera.table.game.show is None
    assert camera.kinds[-1] is not Kind.HALFTIME


def test_moments_of_the_end(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    begin(camera, "lets-play-zonk", "Ann", "Bob", options=(("limit", 1000),))
    play(camera, enter(camera, "11124"))
    rang = camera.sheet(f"last-round-{name}", do(camera, act.Stay()))
    assert Kind.LAST_ROUND in rang
    camera.part(f"bell-{name}", Kind.LAST_ROUND)
    won = camera.sheet(f"win-{name}", enter(camera, "22346"), after=1500)
    assert won[-1] is Kind.WIN
    camera.part(f"circle-{name}", Kind.WIN)


def test_moments_before_the_first_turn(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    driver = camera.driver
    driver.begin("wheaton", "Ann", "Bob", "Cy", "Di")
    seen: list[Kind] = []
    while camera.table.opening_view() is not None:
        camera.begin()
        camera.start()
        driver.key(Qt.Key.Key_R)
        driver.until(lambda: bool(camera.kinds) and camera.table.idle)
        camera.wait(300)
        seen += camera.save(f"opening-{len(seen)}-{name}")
    assert seen[0] is Kind.ORDER
    assert Kind.ORDER_DONE in seen
    assert seen[-2:] == [Kind.MAGIC, Kind.MAGIC_LIES]


#: Turning points of a game, and the names of their sheets.
TURNING = {
    Kind.HALFTIME: "halftime", Kind.SHOW_OVER: "show-over", Kind.LAST_ROUND: "last-round",
    Kind.WIN: "win",
}  # fmt: skip


def test_moments_of_a_whole_game(camera: Camera) -> None:
    name = camera.name  # type: ignore[attr-defined]
    options = (("ceremony", "off"), ("halftime", "500"), ("limit", "3000"))
    begin(camera, "wheaton", "Ann", "Bob", magic=(1, 2, 2, 3, 6), options=options)
    table, driver, window = camera.table, camera.driver, camera.driver.window
    seen: set[str] = set()
    curtain: list[list[object]] = []

    def look(beat: Beat) -> None:
        if beat.kind in TURNING:
            set_painted(window, True)
        if beat.kind is Kind.HALFTIME:
            card = cards.cards(Sight(beat.game))
            curtain.append([row.figure for row in card.rows])

    table.director.begins.connect(look)
    for _ in range(40):
        before, game = table.snapshot, table.game
        assert game is not None
        if game.ended is not None:
            break
        camera.kinds.clear()
        camera.taken.clear()
        # What leads to a turning point has sheets of its own.
        set_painted(window, bool(PICTURES))
        if game.turn.phase is Phase.TO_ROLL:
            # Ann brings the game on, Bob enough to be there.
            enter(camera, "11124" if game.turn.seat == 0 else "55523")()
        else:
            do(camera, act.Stay())()
        camera.start()
        driver.until(lambda before=before: table.snapshot is not before and table.idle)
        camera.wait(200)
        camera.stop()
        if Kind.HALFTIME in camera.kinds:
            assert curtain == [["to come", "to come"]], "nobody has thrown in the show"
        for kind in TURNING.keys() & set(camera.kinds):
            camera.save(f"{TURNING[kind]}-{name}")
            seen.add(TURNING[kind])
    assert seen == set(TURNING.values())

"""The page on the web in a real browser: thrown, played, read, offline; looked at and measured.

`python packaging/dev.py site --try`. Pictures go to build/site-pictures.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import Browser, BrowserError, Tab, browser, program
from machine import provide
from product import WORK

from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.transcript.check import examine
from zonk_desktop.transcript.files import replay_text

PICTURES = WORK / "site-pictures"
#: Name, size, pixel ratio, touch, and what the reader prefers.
SCREENS = (
    ("small", 360, 740, 2, True, "light"),
    ("phone", 390, 844, 2, True, "dark"),
    ("tablet", 768, 1024, 1, True, "light"),
    ("desktop", 1440, 900, 1, False, "light"),
    ("large", 1920, 1080, 1, False, "dark"),
)
#: The most that may go over the wire before the first throw, and in all, in thousands of bytes.
FIRST, WHOLE = 300, 8_300
MARKED = "performance.getEntriesByName('{}')[0]?.startTime"
SEED = "5a" * 32
MAY = "document.getElementById('{}').ariaDisabled !== 'true'"
CAN = f"{MAY.format('throw')} || {MAY.format('stay')}"


class Server:
    """A server of files as hosts of pages are: packed where it pays, and counted."""

    def __init__(self, folder: Path) -> None:
        self.sent: dict[str, int] = {}
        self.running = True
        server = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                if not server.running:
                    self.connection.close()
                    return
                path = Path(self.translate_path(self.path))
                path = path / "index.html" if path.is_dir() else path
                if not path.is_file():
                    self.send_error(404)
                    return
                data, kind = path.read_bytes(), mimetypes.guess_type(path.name)[0] or ""
                kind = "text/javascript" if path.suffix in {".js", ".mjs"} else kind
                self.send_response(200)
                small = gzip.compress(data, 9)
                if len(small) < 0.95 * len(data):
                    data = small
                    self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Type", kind or "application/octet-stream")
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "max-age=600")
                self.end_headers()
                self.wfile.write(data)
                server.sent[self.path.partition("?")[0]] = len(data)

            def log_message(self, *_: object) -> None:
                pass

        handler = functools.partial(Handler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def opened(running: Browser, screen: tuple[Any, ...], address: str) -> Iterator[Tab]:
    """The page on a screen; nothing may be wider than it, and no complaint may be heard."""
    name, width, height, ratio, touch, scheme = screen
    tab = running.tab()
    tab.size(width, height, ratio, touch=touch)
    tab.prefer(color_scheme=scheme)
    tab.open(address)
    yield tab
    hold(tab.ask("document.documentElement.scrollWidth <= innerWidth"), f"{name}: too wide")
    hold(not tab.said(), f"{name}: the page complains: {tab.said()}")
    foreign = [
        one for one in tab.requests() if not one.startswith((address[:18], "blob:", "data:"))
    ]
    hold(not foreign, f"{name}: asked elsewhere: {foreign}")


def hold(good: object, else_: str) -> None:
    if not good:
        raise SystemExit(f"site: {else_}")


def look(tab: Tab, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    tab.picture(PICTURES / f"{name}.png")


def first_throw(tab: Tab, server: Server) -> None:
    """Five dice, without the engine."""
    ready = tab.wait(MARKED.format("ready"))
    sent = sum(server.sent.values()) / 1000
    tab.ask("document.getElementById('throw').click()")
    thrown = tab.wait(MARKED.format("thrown"))
    print(f"can be thrown after {ready:.0f} ms, thrown after {thrown:.0f}, {sent:.0f} kB sent")
    hold(sent < FIRST, f"more than {FIRST} kB before the first throw: {server.sent}")


def throws_agree(tab: Tab) -> None:
    """The page's own throw is that of the program."""
    seed = list(bytes.fromhex(SEED))
    said = tab.ask(
        "import('./plain.js').then((m) => Promise.all([1, 2, 3].map((n) => m.faces("
        f"new Uint8Array({seed}), n, 5))))"
    )
    source = DiceSource(bytes.fromhex(SEED))
    hold(said == [list(source.faces(n, 5)) for n in (1, 2, 3)], "other dice than the program's")


def play(tab: Tab, presses: int) -> None:
    """Go on by the keyboard."""
    for n in range(presses):
        tab.wait(CAN, 120)
        stays = n % 3 == 2 and tab.ask(MAY.format("stay"))
        tab.press("s" if stays else " ", "KeyS" if stays else "Space")
        tab.wait("document.getElementById('play').ariaBusy === 'false'", 120)


def played_out(tab: Tab) -> str:
    """A whole game by the engine in the browser, which is the one that it makes here."""
    script = """import('./engine.js').then(async ({ Engine }) => {
      const engine = new Engine('en');
      let view = await engine.ask('new', SEED);
      while (!view.over) {
        const card = view.cards[0];
        if (!view.mine || view.wait) view = await engine.ask('other');
        else {
          const stays = card ? card.stay || !card.next : !view.roll;
          view = await engine.ask(stays ? 'stay' : 'throw', card ? card.dice : []);
        }
      }
      return (await engine.ask('file')).text;
    })""".replace("SEED", json.dumps(SEED))
    text: str = tab.ask(script)
    lines = [line.split(" ")[0] for line in text.splitlines()]
    replay = replay_text(text, Path())
    found = examine(text, replay)
    hold(found.verdict is Verdict.GOOD, f"the page's game: {found}")
    print(f"a game of {lines.count('roll')} throws was played to its end")
    return text


def taken_up(tab: Tab, server: Server, text: str) -> None:
    """A game that was left before its last choice is there after a reload, and ends as it ended."""
    lines = [one for one in text.splitlines() if not one.startswith(("finish", "# dice-seed"))]
    left = json.dumps({"seed": SEED, "text": "\n".join(lines[:-1]) + "\n"})
    tab.ask(f"localStorage.setItem('zonk-game', {json.dumps(left)})")
    tab.prefer(reduced_motion="reduce")
    tab.call("Page.reload")
    over = "!!document.querySelector('.over')"
    tab.wait(f"document.querySelector('.seats b').textContent !== '0' && ({CAN})", 120)
    for _ in range(40):
        if tab.ask(over):
            break
        tab.wait(f"({CAN}) || {over}", 120)
        tab.ask("(['stay', 'throw'].map((id) => document.getElementById(id)))"
                ".find((one) => one.ariaDisabled !== 'true')?.click()")  # fmt: skip
    tab.wait(over, 60)
    tab.wait("localStorage.getItem('zonk-game') === null")
    # What nobody can read is no game that was left.
    left = json.dumps({"seed": SEED, "text": "zonk 9"})
    tab.ask(f"localStorage.setItem('zonk-game', {json.dumps(left)})")
    tab.call("Page.reload")
    tab.wait(f"({MAY.format('throw')}) && localStorage.getItem('zonk-game') === null", 120)


def names(tab: Tab) -> None:
    """Everything that can be pressed says what it is."""
    tree = tab.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "link", "radio"}
    bare = [
        node["role"]["value"]
        for node in tree
        if node.get("role", {}).get("value") in roles and not node.get("name", {}).get("value")
    ]
    hold(not bare, f"without a name: {bare}")


def sheet(running: Browser, server: Server, text: str) -> None:
    """The code of a finished game, by its address."""
    (address, *_) = codes.addresses(pack(CodedGame(text)))
    with opened(running, SCREENS[1], server.address + "#" + address.partition("#")[2]) as tab:
        read = tab.wait(MARKED.format("read"), 120)
        print(f"a sheet is read after {read:.0f} ms")
        hold(tab.ask("!!document.querySelector('.verdict.yes')"), "the sheet's dice do not hold")
        look(tab, "sheet")


def offline(running: Browser, server: Server) -> None:
    """A second visit, with nobody there to ask."""
    tab = running.tab()
    tab.open(server.address)
    tab.ask("navigator.serviceWorker.ready.then(() => true)")
    server.running = False
    try:
        tab.open(server.address)
        tab.wait(MARKED.format("ready"))
        tab.ask("document.getElementById('throw').click()")
        tab.wait(MARKED.format("engine"), 120)
    finally:
        server.running = True


def main(folder: Path) -> int:
    if program() is None:
        provide(["chromium"], "The page is tried in Chromium, which is not here.")
    server = Server(folder)
    try:
        with browser() as running:
            with opened(running, SCREENS[3], server.address) as tab:
                first_throw(tab, server)
                throws_agree(tab)
                look(tab, "desktop-thrown")
                tab.wait(MARKED.format("engine"), 120)
                sent = sum(server.sent.values()) / 1000
                print(
                    f"engine ready after {tab.ask(MARKED.format('engine')):.0f} ms, {sent:.0f} kB"
                )
                hold(sent < WHOLE, f"more than {WHOLE} kB in all: {server.sent}")
                play(tab, 4)
                names(tab)
                look(tab, "desktop-played")
                text = played_out(tab)
                taken_up(tab, server, text)
                look(tab, "desktop-over")
            for screen in SCREENS:
                with opened(running, screen, server.address) as tab:
                    tab.wait(MARKED.format("ready"))
                    play(tab, 1)
                    look(tab, screen[0])
            sheet(running, server, text)
            offline(running, server)
    except BrowserError as wrong:
        print(f"site: {wrong}")
        return 1
    finally:
        server.close()
    print(f"pictures: {PICTURES}")
    return 0

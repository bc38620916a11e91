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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from browser import Browser, BrowserError, Tab, browser, program
from machine import provide
from product import WORK

from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.page.table import SHEET

PICTURES = WORK / "site-pictures"
#: Name, size, pixel ratio, touch, and what the reader prefers.
SCREENS = (
    ("small", 360, 740, 2, True, "light"),
    ("phone", 390, 844, 2, True, "dark"),
    ("tablet", 768, 1024, 1, True, "light"),
    ("desktop", 1440, 900, 1, False, "light"),
    ("large", 1920, 1080, 1, False, "dark"),
    ("aside", 844, 390, 2, True, "light"),
    ("small-aside", 740, 360, 2, True, "dark"),
)
#: The most that may go over the wire before the first throw, and until the engine is there, in
#: thousands of bytes; and the most milliseconds until dice can be thrown.
FIRST, WHOLE, SOON = 320, 7_400, 2_000
#: What the page asked for until dice could be thrown, as paths.
ASKED = """['/', ...performance.getEntriesByType('resource')
  .filter((one) => one.startTime < performance.getEntriesByName('ready')[0].startTime)
  .map((one) => new URL(one.name).pathname)]"""
#: Whom Chromium asks by itself, whatever page is open.
CHROMIUMS = {"accounts.google.com", "clients2.google.com", "content-autofill.googleapis.com",
             "optimizationguide-pa.googleapis.com", "redirector.gvt1.com",
             "update.googleapis.com"}  # fmt: skip
MARKED = "performance.getEntriesByName('{}')[0]?.startTime"
SEED = "5a" * 32
MAY = "document.getElementById('{}').ariaDisabled !== 'true'"
BUSY = "(document.getElementById('play').ariaBusy === 'true')"
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
                with suppress(ConnectionError):  # whoever asked has gone
                    self.wfile.write(data)
                server.sent[self.path.partition("?")[0]] = len(data)

            def log_message(self, *_: object) -> None:
                pass

        class Elsewhere(http.server.BaseHTTPRequestHandler):
            """What stands in for every other host, as a proxy: it hears who is asked."""

            def do_CONNECT(self) -> None:
                host = self.path.removeprefix("http://").partition("/")[0].partition(":")[0]
                if host not in CHROMIUMS:
                    server.elsewhere.append(self.path)
                self.send_error(403)

            do_GET = do_POST = do_CONNECT

            def log_message(self, *_: object) -> None:
                pass

        #: What was asked of other hosts, by the page, its workers or anything else.
        self.elsewhere: list[str] = []
        handler = functools.partial(Handler, directory=str(folder))
        self._servers = [
            http.server.ThreadingHTTPServer(("127.0.0.1", 0), one) for one in (handler, Elsewhere)
        ]
        for one in self._servers:
            threading.Thread(target=one.serve_forever, daemon=True).start()
        here, proxy = (one.server_port for one in self._servers)
        self.address = f"http://127.0.0.1:{here}/"
        #: Sends what is asked of other hosts to the one that stands in for them.
        self.flag = f"--proxy-server=http://127.0.0.1:{proxy}"

    def close(self) -> None:
        for one in self._servers:
            one.shutdown()
            one.server_close()


@contextmanager
def opened(
    running: Browser, screen: tuple[Any, ...], address: str, before: str = ""
) -> Iterator[Tab]:
    """The page on a screen; nothing may be wider than it, and no complaint may be heard.

    `before`: a script that runs before those of the page."""
    name, width, height, ratio, touch, scheme = screen
    tab = running.tab()
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=before)
    tab.size(width, height, ratio, touch=touch)
    tab.prefer(color_scheme=scheme)
    tab.open(address)
    yield tab
    hold(tab.ask("document.documentElement.scrollWidth <= innerWidth"), f"{name}: too wide")
    hold(not tab.said(), f"{name}: the page complains: {tab.said()}")


def hold(good: object, else_: str) -> None:
    if not good:
        raise SystemExit(f"site: {else_}")


def look(tab: Tab, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    tab.picture(PICTURES / f"{name}.png")


def first_throw(tab: Tab, server: Server) -> None:
    """Five dice, without the engine."""
    ready = tab.wait(MARKED.format("ready"))
    tab.ask("document.getElementById('throw').click()")
    thrown = tab.wait(MARKED.format("thrown"))
    asked = tab.ask(ASKED)
    sent = sum(server.sent.get(path, 0) for path in asked) / 1000
    print(f"can be thrown after {ready:.0f} ms, thrown after {thrown:.0f}, {sent:.0f} kB sent")
    hold(sent < FIRST, f"more than {FIRST} kB before the first throw: {asked}")
    hold(ready < SOON, f"nothing can be thrown within {SOON} ms")


def throws_agree(tab: Tab) -> None:
    """The page's own throw is that of the program."""
    seed = list(bytes.fromhex(SEED))
    said = tab.ask(
        "import('./plain.js').then((m) => Promise.all([1, 2, 3].map((n) => m.faces("
        f"new Uint8Array({seed}), n, 5))))"
    )
    source = DiceSource(bytes.fromhex(SEED))
    hold(said == [list(source.faces(n, 5)) for n in (1, 2, 3)], "other dice than the program's")


def unreadable(running: Browser, server: Server) -> None:
    """What nobody can read is no game that was left: another begins."""
    with opened(running, SCREENS[1], server.address) as tab:
        left = json.dumps({"seed": SEED, "text": "zonk 9"})
        tab.ask(f"localStorage.clear(); localStorage.setItem('zonk-game-{SHEET}', {left!r})")
        tab.call("Page.reload")
        gone = f"localStorage.getItem('zonk-game-{SHEET}') === null"
        tab.wait(f"({MAY.format('throw')}) && {gone}", 120)
    tab.close()


def hears(running: Browser, server: Server) -> None:
    """What is asked of another host would be heard; and the page is not even let."""
    tab = running.tab()
    ask = "fetch('http://elsewhere.example/').then(() => 'came', () => 'refused')"
    tab.ask(ask)
    hold(server.elsewhere, "what is asked of other hosts is not heard")
    server.elsewhere.clear()
    tab.open(server.address)
    hold(tab.ask(ask) == "refused" and not server.elsewhere, "the page may ask other hosts")
    tab.close()


def beside(server: Server) -> None:
    """The handbook beside the page, by day and by night: every link to it leads there."""
    for screen in (SCREENS[3], SCREENS[1]):
        # What the theme remembers of the one look is not the other.
        with browser(server.flag) as running:
            tab = running.tab()
            tab.open(server.address)
            ways = "[...document.querySelectorAll('header nav a')].map((one) => one.href)"
            for place in tab.ask(ways):
                if place.startswith(server.address):
                    with opened(running, screen, place) as page:
                        hold(page.ask("document.querySelector('h1').textContent"), f"no {place}")
                        look(page, f"handbook-{screen[-1]}-{Path(place).stem}")
                    page.close()
    hold(not server.elsewhere, f"the handbook asks other hosts: {server.elsewhere}")


def names(tab: Tab) -> None:
    """Everything that can be pressed says what it is."""
    tree = tab.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "link", "radio", "combobox", "image", "group"}
    bare = [
        node["role"]["value"]
        for node in tree
        if node.get("role", {}).get("value") in roles and not node.get("name", {}).get("value")
    ]
    hold(not bare, f"without a name: {bare}")


def offline(running: Browser, server: Server, text: str) -> None:
    """A second visit, with the network off: thrown, played on, a sheet read."""
    tab = running.tab()
    tab.open(server.address)
    tab.ask("navigator.serviceWorker.ready.then(() => true)")
    every = sum(server.sent.values()) / 1000
    print(f"everything is kept for a time without a network: {every:.0f} kB were sent in all")
    server.running = False
    try:
        tab.call("Network.emulateNetworkConditions", offline=True, latency=0,
                 downloadThroughput=-1, uploadThroughput=-1)  # fmt: skip
        for place in ("", "he/"):
            tab.open(server.address + place)
            tab.wait(MARKED.format("ready"))
            tab.ask("document.getElementById('throw').click()")
            tab.wait(MARKED.format("engine"), 120)
        (address, *_) = codes.addresses(pack(CodedGame(text)))
        tab.open(server.address + "#" + address.partition("#")[2])
        tab.wait("!!document.querySelector('.verdict.yes')", 120)
    finally:
        server.running = True
    tab.close()


def main(folder: Path) -> int:
    if program() is None:
        provide(["chromium"], "The page is tried in Chromium, which is not here.")
    import try_site_games  # noqa: PLC0415 - they are made of what stands above
    import try_site_sheets  # noqa: PLC0415
    import try_site_tongues  # noqa: PLC0415
    import try_site_watch  # noqa: PLC0415

    server = Server(folder)
    try:
        with browser(server.flag) as running:
            with opened(running, SCREENS[3], server.address) as tab:
                first_throw(tab, server)
                throws_agree(tab)
                tab.wait(MARKED.format("engine"), 120)
                sent = sum(server.sent.values()) / 1000
                print(
                    f"engine ready after {tab.ask(MARKED.format('engine')):.0f} ms, {sent:.0f} kB"
                )
                hold(sent < WHOLE, f"more than {WHOLE} kB in all: {server.sent}")
                names(tab)
                look(tab, "desktop")
            tab.close()
            try_site_tongues.tongues(running, server)
            try_site_tongues.led(running, server)
            text = try_site_games.games(running, server)
            try_site_watch.watched(running, server, text)
            unreadable(running, server)
            hears(running, server)
            offline(running, server, text)
        beside(server)
        try_site_sheets.sheets(server, text)
        hold(not server.elsewhere, f"asked of other hosts: {server.elsewhere}")
    except BrowserError as wrong:
        print(f"site: {wrong}")
        return 1
    finally:
        server.close()
    print(f"pictures: {PICTURES}")
    return 0

"""Chromium without a window, spoken to through its pipe: opens pages, presses, looks.

No package is needed for it, only the program (Debian: chromium).
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader", "--hide-scrollbars", "--no-first-run", "--mute-audio",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-features=NetworkTimeServiceQuerying,OptimizationHints", "--remote-debugging-pipe",
)  # fmt: skip


#: What some keys type, and by what number a browser knows them.
TYPED = {"Enter": "\r"}
NUMBERS = {"Tab": 9, "Enter": 13, " ": 32, "ArrowUp": 38, "ArrowDown": 40}


class BrowserError(Exception):
    """What the browser or the page in it has said."""


def program() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Gone(BrowserError):
    """The page that was asked has made room for another."""


class Tab:
    """One page at one size."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **data: object) -> Any:
        return self._browser.call(method, data, self._session)

    def size(self, width: int, height: int, ratio: float = 1, *, touch: bool = False) -> None:
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=ratio, mobile=touch,
        )  # fmt: skip
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)

    def prefer(self, **features: str) -> None:
        """What the reader asks for: color_scheme="dark", reduced_motion="reduce"."""
        told = [
            {"name": f"prefers-{name.replace('_', '-')}", "value": value}
            for name, value in features.items()
        ]
        self.call("Emulation.setEmulatedMedia", features=told)

    def open(self, address: str) -> None:
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def ask(self, script: str) -> Any:
        """The value of an expression, awaited."""
        said = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in said:
            raise BrowserError(json.dumps(said["exceptionDetails"])[:900])
        return said["result"].get("value")

    def wait(self, script: str, seconds: float = 60) -> Any:
        """Its value, once it is true."""
        until = time.monotonic() + seconds
        told = f"(async () => {{ try {{ return {script} }} catch {{ return null }} }})()"
        while True:
            value = None
            with suppress(Gone):  # another page is on the way
                value = self.ask(told)
            if value:
                return value
            if time.monotonic() > until:
                raise BrowserError(f"after {seconds:.0f} s not so: {script}\n{self.said()}")
            time.sleep(0.05)

    def press(self, key: str, code: str = "", text: str = "", *, shift: bool = False) -> None:
        text = text or (key if len(key) == 1 else TYPED.get(key, ""))
        more: dict[str, object] = {"key": key, "code": code or key, "text": text}
        more |= {"windowsVirtualKeyCode": NUMBERS.get(key, 0), "modifiers": 8 * shift}
        self.call("Input.dispatchKeyEvent", type="keyDown", **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", **more)

    def close(self) -> None:
        self.call("Page.close")

    def picture(self, path: Path) -> None:
        shot = self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))

    def said(self) -> list[str]:
        """Errors and warnings of the page so far."""
        found = []
        for event in self._browser.events(self._session):
            method, data = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                found.append(json.dumps(data["exceptionDetails"])[:600])
            elif method == "Log.entryAdded" and data["entry"]["level"] in ("error", "warning"):
                found.append(f"{data['entry']['text']} {data['entry'].get('url', '')}")
            elif method == "Runtime.consoleAPICalled" and data["type"] in ("error", "warning"):
                found.append(" ".join(str(one.get("value", one)) for one in data["args"]))
        return found


class Browser:
    """The running program."""

    def __init__(self, home: Path, flags: tuple[str, ...] = ()) -> None:
        found = program()
        if found is None:
            raise BrowserError("No Chromium is here (Debian: apt install chromium).")
        self._reads, writes_there = os.pipe()
        reads_there, self._writes = os.pipe()
        # Chromium reads from 3 and writes to 4, which may be ends of these very pipes.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (reads_there, writes_there)]
        wires = [(os.POSIX_SPAWN_DUP2, end, place) for end, place in zip(ends, (3, 4), strict=True)]
        nowhere = [(os.POSIX_SPAWN_OPEN, n, os.devnull, os.O_WRONLY, 0) for n in (1, 2)]
        command = [found, *FLAGS, *flags, f"--user-data-dir={home}", "about:blank"]
        self._process = os.posix_spawn(found, command, os.environ, file_actions=[*wires, *nowhere])
        for end in (*ends, reads_there, writes_there):
            os.close(end)
        self._number, self._rest = 0, b""
        self._events: list[dict[str, Any]] = []

    def call(self, method: str, data: dict[str, Any] | None = None, session: str = "") -> Any:
        self._number += 1
        told: dict[str, Any] = {"id": self._number, "method": method, "params": data or {}}
        if session:
            told["sessionId"] = session
        os.write(self._writes, json.dumps(told).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                if "error" in answer:
                    why = answer["error"]["message"]
                    kind = Gone if "navigated" in why or "context" in why else BrowserError
                    raise kind(f"{method}: {why}")
                return answer["result"]
            self._events.append(answer)

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            more = os.read(self._reads, 1 << 16)
            if not more:
                raise BrowserError("Chromium has ended.")
            self._rest += more
        first, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(first)
        return found

    def events(self, session: str) -> list[dict[str, Any]]:
        return [event for event in self._events if event.get("sessionId") == session]

    def tab(self) -> Tab:
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        attached = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})
        return Tab(self, attached["sessionId"])

    def close(self) -> None:
        os.close(self._writes)  # it ends where nobody speaks to it any more
        os.close(self._reads)
        os.waitpid(self._process, 0)


@contextmanager
def browser(*flags: str) -> Iterator[Browser]:
    """A browser with a profile of its own, and these flags besides; ended in the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        running = Browser(Path(home), flags)
        try:
            yield running
        finally:
            running.close()

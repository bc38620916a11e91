"""Games of the page on the web, one of each sheet: by keyboard, ended, handed to the program."""

from __future__ import annotations

import json
import re
import tempfile
import time
from contextlib import closing
from pathlib import Path

from browser import Browser, Tab
from try_site import (
    BUSY,
    CAN,
    MARKED,
    MAY,
    SCREENS,
    SEED,
    Server,
    hold,
    look,
    opened,
)

from zonk_desktop.archive.exchange import bring_in
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine import actions as act
from zonk_desktop.fairness.record import seed_file
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.play import Play
from zonk_desktop.page.table import cards
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.check import examine
from zonk_desktop.transcript.files import replay_text

#: The page's worker, asked beside the page: a whole game of a sheet.
WHOLE = """import('./engine.js').then(async ({ Engine }) => {
  const engine = window.beside ??= new Engine('en');
  let view = await engine.ask('new', SEED, SHEET);
  while (!view.over) {
    const card = view.cards[0];
    if (!view.mine || view.wait) view = await engine.ask('other');
    else {
      const stays = card ? card.stay || !card.next : !view.roll;
      view = await engine.ask(stays ? 'stay' : 'throw', card ? card.dice : []);
    }
  }
  return (await engine.ask('file')).text;
})"""
#: Which control has the focus, by its id or name.
FOCUSED = "((one) => one?.id || one?.name || one?.textContent.trim())(document.activeElement)"
#: From now on all is kept that is said to who listens.
TELL = """window.told = []; said = document.getElementById('said');
new MutationObserver(() => told.push(said.textContent)).observe(said, { childList: true }); 0"""


def games(running: Browser, server: Server) -> str:
    """One screen for each sheet; the first sheet's whole game."""
    texts = {}
    for sheet in PRESETS:
        with opened(running, SCREENS[3], server.address) as tab:
            tab.prefer(reduced_motion="reduce")
            tab.ask("localStorage.clear()")
            tab.open(server.address)
            tab.wait(MARKED.format("ready"))
            choose(tab, sheet)
            # After other sheets all that scores is kept, or nearly.
            begin(tab, choice=sheet == PRESETS[0])
            look(tab, f"game-{sheet}")
            handed_over(running, tab)
            texts[sheet] = whole(tab, sheet)
            ended(tab, sheet, texts[sheet])
            look(tab, f"over-{sheet}")
            shown(tab)
        tab.close()
    return texts[PRESETS[0]]


def by_tab(tab: Tab, wanted: str, *, back: bool = False) -> None:
    """Go on, or back, by the Tab key until this has the focus."""
    passed = []
    for _ in range(60):
        tab.press("Tab", shift=back)
        passed.append(tab.ask(FOCUSED))
        if passed[-1] == wanted:
            return
    hold(False, f"the Tab key does not come to {wanted}: {passed}")


def choose(tab: Tab, sheet: str) -> None:
    by_tab(tab, "sheet")
    for _ in range(PRESETS.index(sheet)):
        tab.press("ArrowDown")
    tab.wait(f"document.getElementById('sheet').value === {sheet!r}")
    tab.wait(f"document.getElementById('match').textContent && ({MAY.format('throw')})")


def begin(tab: Tab, *, choice: bool) -> None:
    """Throw by the keyboard, with the cards read aloud, until something may be chosen; go to it."""
    by_tab(tab, "throw")
    for _ in range(60):
        tab.press("Enter")
        tab.wait(f"!{BUSY} && ({CAN})", 120)
        if tab.ask(f"document.querySelectorAll('#list input').length >= {1 + choice}"):
            break
    said = tab.ask("document.getElementById('said').textContent")
    hold("You roll" in said and "points" in said, f"after a throw is said: {said}")
    odds = tab.ask("[...document.querySelectorAll('#list input')].map((one) => one.ariaLabel)")
    hold(all("points" in one for one in odds), f"cards say: {odds}")
    hold(any("misses" in one for one in odds), f"no card tells the odds: {odds}")
    by_tab(tab, "card", back=True)
    if choice:
        tab.press("ArrowDown")
        hold(tab.ask("document.querySelectorAll('#list input')[1].checked"), "no card by its key")
    by_tab(tab, "throw")


def handed_over(running: Browser, tab: Tab) -> None:
    """The file of the game and its seed: the program goes on, with the page's own next throw."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        running.call("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": place})
        tab.wait(MAY.format("file"))
        tab.ask("document.getElementById('file').click()")
        path = folder / "zonk.zonk"
        until = time.monotonic() + 30
        while not (path.is_file() and seed_file(path).is_file()):
            hold(time.monotonic() < until, f"no file came: {[*folder.iterdir()]}")
            tab.ask("0")
        text = path.read_text("utf-8")
        card = tab.ask(
            "[...document.querySelectorAll('#list input')].findIndex((one) => one.checked)"
        )
        kept = cards(replay_text(text, folder).game)[card]["dice"]
        with closing(Archive.open(folder / "data")) as archive:
            play = Play.resume(archive.load(bring_in(archive, text, folder, path=path)), archive)
            snapshot = play.do(act.Keep(tuple(sorted(kept))), act.Roll())
            assert snapshot.throw is not None
            there = " ".join(map(str, snapshot.throw.faces))
        tab.ask(TELL)
        tab.press("Enter")
        said = tab.wait(f"!{BUSY} && window.told.join(' ')", 120)
        (thrown,) = re.findall(r"You roll ([0-9 ]+)\.", said)[:1] or ("",)
        hold(there == thrown, f"the program throws {there}, the page {thrown}")


def whole(tab: Tab, sheet: str) -> str:
    """A whole game against The Kid, whose dice `verify` finds honest."""
    text: str = tab.ask(WHOLE.replace("SEED", json.dumps(SEED)).replace("SHEET", json.dumps(sheet)))
    found = examine(text, replay_text(text, Path()))
    hold(found.verdict is Verdict.GOOD, f"the page's game of {sheet}: {found}")
    print(f"{sheet}: a game of {found.throws} throws was played to its end, its dice are honest")
    return text


def ended(tab: Tab, sheet: str, text: str) -> None:
    """The game left before its last choice is there after a reload, and ends on the page."""
    lines = [one for one in text.splitlines() if not one.startswith(("finish", "# dice-seed"))]
    left = json.dumps({"seed": SEED, "text": "\n".join(lines[:-1]) + "\n"})
    tab.ask(f"localStorage.setItem('zonk-game-{sheet}', {json.dumps(left)})")
    tab.call("Page.reload")
    over = "!!document.querySelector('.over')"
    tab.wait(f"{MARKED.format('engine')} && !{BUSY} && ({CAN} || {over})", 120)
    # Where the computer chooses otherwise this time, the game goes on for a while.
    for _ in range(400):
        tab.wait(f"!{BUSY} && (({CAN}) || {over})", 120)
        if tab.ask(over):
            break
        tab.ask("(['stay', 'throw'].map((id) => document.getElementById(id)))"
                ".find((one) => one.ariaDisabled !== 'true')?.click()")  # fmt: skip
    tab.wait(f"{over} && localStorage.getItem('zonk-game-{sheet}') === null", 60)


def shown(tab: Tab) -> None:
    """What the game's printed code would show; and back, to another game."""
    tab.ask("document.querySelector('#more button').click()")
    tab.wait("!!document.querySelector('.verdict.yes')", 120)
    tab.ask("document.querySelector('#read .sheet > a').click()")
    tab.wait(f"document.getElementById('read').hidden && ({MAY.format('throw')})")

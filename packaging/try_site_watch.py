"""The game of a sheet, watched on the page on the web: by keyboard, in every language."""

from __future__ import annotations

from browser import Browser, Tab
from try_site import MARKED, SCREENS, Server, hold, look, names, opened
from try_site_tongues import CUT, LOOKS, OUTSIDE

from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.words import languages

HONEST = "!!document.querySelector('.verdict.yes')"
SAID = "document.querySelector('.watch [role=status]').textContent"
#: The throw that is shown.
PLACE = "Number(document.querySelector('.watch input').value)"
CAN_PLAY = "document.querySelector('.watch .primary')"
FOCUSED = "(document.activeElement.id || document.activeElement.tagName)"


def watched(running: Browser, server: Server, text: str) -> None:
    """A sheet is read, and its game seen again."""
    (address,) = codes.addresses(pack(CodedGame(text)))
    place = "#" + address.partition("#")[2]
    for language in languages():
        folder = "" if language == "en" else f"{language}/"
        with opened(running, SCREENS[1], server.address + folder + place) as tab:
            tab.wait(f"{MARKED.format('read')} && {HONEST}", 120)
            if language == "en":
                by_keys(tab)
            every_size(tab, f"sheet-{language}")
            # Dice are thrown as the screen is at first.
            tab.size(*SCREENS[1][1:4], touch=True)
            tab.ask("document.getElementById('watch').click()")
            tab.wait(f"{CAN_PLAY} && {SAID}", 120)
            every_size(tab, f"watch-{language}")
        tab.close()


def every_size(tab: Tab, name: str) -> None:
    for screen, width, height, ratio, touch, scheme in LOOKS:
        tab.size(width, height, ratio, touch=touch)
        tab.prefer(color_scheme=scheme, reduced_motion="reduce")
        for wrong in (CUT, OUTSIDE):
            found = tab.ask(wrong)
            hold(not found, f"{name}, {screen}: cut off or covered: {found}")
        look(tab, f"{name}-{screen}")


def by_keys(tab: Tab) -> None:
    """Begun, stopped, gone through and left by the keyboard; told to who listens."""
    for _ in range(12):
        tab.press("Tab")
        if tab.ask(FOCUSED) == "watch":
            break
    hold(tab.ask(FOCUSED) == "watch", "the Tab key does not come to the game")
    tab.press("Enter")
    tab.wait(f"{PLACE} >= 2 && {SAID}", 60)
    hold(tab.ask("document.activeElement.tagName") == "H1", "nothing is announced")
    names(tab)
    tab.press(" ")
    stopped = tab.wait(PLACE)
    for key, by in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        tab.ask("document.querySelector('.watch [role=status]').textContent = ''; 0")
        tab.press(key)
        tab.wait(f"{PLACE} === {stopped + by} && {SAID}", 60)
    hold("rolls" in tab.ask(SAID), f"after a throw is said: {tab.ask(SAID)}")
    tab.press("Escape")
    tab.wait(HONEST)
    tab.ask("document.getElementById('watch').click()")
    # To its last throw, where the totals are those of the sheet.
    tab.ask(
        "(one => { one.value = one.max; one.oninput(); })(document.querySelector('.watch input'))"
    )
    tab.wait(f"{SAID}.includes('win')", 60)
    first = "[...document.querySelectorAll('.watch .seats b')].map((one) => one.textContent).sort()"
    ends = tab.ask(first)
    tab.ask("document.querySelector('.watch .title button').click()")
    totals = "[...document.querySelectorAll('.players b')].map((one) => one.textContent).sort()"
    hold(ends == tab.ask(totals), f"the game ends at {ends}, the sheet at {tab.ask(totals)}")

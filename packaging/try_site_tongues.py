"""The page on the web in every language, on a small phone and on a large screen."""

from __future__ import annotations

from typing import Any

from browser import Browser
from try_site import BUSY, MARKED, SCREENS, SEED, Server, hold, look, opened

from zonk_desktop.words import languages

#: The smallest and the largest, by day and by night.
LOOKS: tuple[tuple[Any, ...], ...] = tuple(
    (f"{name}-{scheme}", *size, scheme)
    for name, *size, _ in (SCREENS[0], SCREENS[4])
    for scheme in ("light", "dark")
)
#: A first visit, with the same dice in every language; and nothing is loaded that they do not need.
SAME = """localStorage.clear();
crypto.getRandomValues = (bytes) => bytes.fill(0xSEED);
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"""
#: What is wider than its box and cut off there, but for what only a reader is told.
CUT = """[...document.querySelectorAll('body *')]
  .map((one) => [one, getComputedStyle(one)])
  .filter(([one, style]) => one.checkVisibility() && style.clipPath === 'none'
    && one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible')
  .map(([one]) => one.textContent.trim())"""
#: What stands beside the screen, or beside the card or button that it belongs to.
OUTSIDE = """[...document.querySelectorAll('body *:not(canvas, #tags *)')].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  const box = one.parentElement.closest('.choice, button, .card')?.getBoundingClientRect();
  return one.checkVisibility() && getComputedStyle(one).clipPath === 'none' && width > 1 &&
    (left < (box?.left ?? 0) - 1 || right > (box?.right ?? innerWidth) + 1);
}).map((one) => one.outerHTML.slice(0, 90))"""
#: Cards and buttons that lie upon each other, but for a bar that stays at the foot of a phone.
OVERLAPPING = """getComputedStyle(document.querySelector('.acts')).position === 'sticky' ? [] :
  [...document.querySelectorAll('.play button, .choice')].map((one) => one.getBoundingClientRect())
    .filter((one, n, all) => one.width && all.slice(n + 1).some((other) => other.width &&
      one.left < other.right && other.left < one.right && one.top < other.bottom &&
      other.top < one.bottom)).map((one) => `${one.left}, ${one.top}`)"""
#: What must be seen of the page at once, without scrolling.
BELOW = """document.getElementById('throw').getBoundingClientRect().top + 40 > innerHeight ?
  ['the button that throws'] : []"""
DIRECTION = "getComputedStyle(document.body).direction"


def tongues(running: Browser, server: Server) -> None:
    for language in languages():
        place = "" if language == "en" else f"{language}/"
        for screen in LOOKS if language != "en" else (*LOOKS, *SCREENS):
            with opened(
                running, screen, server.address + place, SAME.replace("SEED", SEED[:2])
            ) as tab:
                tab.prefer(color_scheme=screen[-1], reduced_motion="reduce")
                tab.wait(MARKED.format("ready"))
                tab.ask("document.getElementById('throw').click()")
                tab.wait(f"!{BUSY} && !!document.querySelector('#list input')")
                for wrong in (CUT, OUTSIDE, OVERLAPPING, BELOW):
                    found = tab.ask(wrong)
                    hold(not found, f"{language}, {screen[0]}: cut off or covered: {found}")
                wanted = "rtl" if language == "he" else "ltr"
                hold(tab.ask(DIRECTION) == wanted, f"{language} is not read {wanted}")
                look(tab, f"{screen[0]}-{language}")
            tab.close()


def led(running: Browser, server: Server) -> None:
    """Who comes to the address itself is led to his own language, unless he has chosen another."""
    for wanted, found in (("de-AT", "/de/"), ("pt-PT", "/pt-BR/"), ("zh-TW", "/"), ("fi", "/")):
        before = f"Object.defineProperty(navigator, 'languages', {{ value: ['{wanted}', 'en'] }})"
        with opened(running, SCREENS[1], server.address + "#play", before) as tab:
            tab.wait(f"location.pathname === '{found}' && {MARKED.format('ready')}")
            hold(tab.ask("location.hash") == "#play", "the way loses what stands behind the #")
            if found == "/de/":
                tab.ask("document.querySelector('footer a[hreflang=en]').click()")
                tab.wait(f"location.pathname === '/' && {MARKED.format('ready')}")
                tab.ask("localStorage.clear()")
        tab.close()

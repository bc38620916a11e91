// A game that was read, watched on the page's tray: throw by throw, on its own or by hand.
// @ts-check
import { $, element, figure, pause, say, seats } from "./kit.js";
import { play, trayOn } from "./show.js";

/** @typedef {import("./kit.js").Seat} Seat */
/** @typedef {{before: Seat[], turn: number, dice: import("./tray.js").Die[], beats: import("./show.js").Beat[], said: string, after: Seat[]}} Throw */

/** Seconds between two throws. */
const BETWEEN = 0.9;

/** A button with an arrow. @param {string} title @param {string} path @param {() => void} onclick */
function arrow(title, path, onclick) {
  const made = element("button", { type: "button", className: "arrow", title, ariaLabel: title, onclick });
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return made;
}

/** The page on which a game is watched. @param {import("./engine.js").Engine} engine
 * @param {{head: string, throws: number}} sheet @param {string[]} icons @param {() => void} leave  back to the sheet */
export function watch(engine, sheet, icons, leave) {
  const last = sheet.throws;
  /** The throw that is shown, whether others follow by themselves, and which of all showings counts. */
  let number = 0, going = false, round = 0;
  const box = element("section", { className: "watch" }), top = element("div", { className: "title" }), words = element("div", {});
  const tray = element("section", { className: "tray" }), canvas = element("canvas", {});
  const banner = element("p", { className: "banner" });
  const list = element("ul", { className: "seats" }), stake = element("p", { className: "stake" });
  const told = element("p", { className: "unseen", role: "status" });
  const slider = element("input", { type: "range", min: 1, max: last, value: 1 });
  const where = element("label", { className: "where" }), place = element("span", {});
  const row = element("div", { className: "acts" }), go = element("button", { type: "button", className: "primary" });
  canvas.setAttribute("aria-hidden", "true");
  slider.ariaLabel = say("site-moment");
  words.append(element("h1", { tabIndex: -1, textContent: say("site-watch") }), element("p", { textContent: sheet.head }));
  top.append(words, element("button", { type: "button", className: "small", textContent: say("site-see-sheet"), onclick: leave }));
  tray.append(canvas, banner);
  where.append(slider, place);
  const back = arrow(say("site-back"), "M15 5l-8 7 8 7", () => move(-1));
  const step = arrow(say("site-step"), "M9 5l8 7-8 7", () => move(1));
  row.append(back, go, step);
  box.append(top, tray, list, stake, told, where, row);

  const drawn = trayOn(canvas).then((made) => {
    // Where no dice are drawn the sentences tell how they lie.
    if (!made) told.className = "told";
    return made;
  });

  function mark() {
    slider.value = String(number);
    place.textContent = say("site-throw-of", { throw: figure(number), of: figure(last) });
    slider.setAttribute("aria-valuetext", place.textContent);
    go.textContent = say(going ? "site-pause" : "site-play");
    back.ariaDisabled = String(number <= 1);
    step.ariaDisabled = String(number >= last);
  }

  /** Points of the turn that is being played. @param {number} points */
  const held = (points) => { stake.textContent = points ? `${figure(points)} ${say("site-turn")}` : ""; };

  /** Show this throw, and those behind it while that is wished. @param {number} wanted */
  async function show(wanted) {
    const mine = ++round, current = () => mine === round && box.checkVisibility();
    let fresh = true;
    for (number = wanted; number <= last; number++) {
      mark();
      /** @type {[import("./tray.js").Tray | null, Throw]} */
      const [felt, seen] = await Promise.all([drawn, engine.ask("watch", number)]);
      if (!current()) return;
      // What lies there after another throw is not what lay before this one.
      if (fresh) felt?.actors.clear();
      fresh = false;
      felt?.set(seen.dice);
      banner.textContent = "";
      seats(list, seen.before, icons);
      held(seen.turn);
      for (const beat of seen.beats) {
        await play(beat, felt, banner);
        if (!current()) return;
        if (beat.turn !== undefined) held(beat.turn);
      }
      seats(list, seen.after, icons);
      told.textContent = seen.said;
      performance.mark("watched");
      if (number === last) going = false;
      if (going) await pause(BETWEEN);
      if (!current()) return;
      if (!going) break;
    }
    mark();
  }

  /** To a throw before or behind. @param {number} by */
  function move(by) {
    if (number + by < 1 || number + by > last) return;
    going = false;
    show(number + by);
  }

  function press() {
    going = !going;
    if (going) show(number >= last ? 1 : number + 1);
    else mark();
  }

  go.onclick = press;
  slider.oninput = () => {
    going = false;
    show(Number(slider.value));
  };
  const key = (/** @type {KeyboardEvent} */ e) => {
    if (!box.isConnected) return removeEventListener("keydown", key);
    const on = /** @type {Element} */ (e.target);
    if (!box.checkVisibility() || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape") leave();
    // Space presses what the keyboard has gone to, and arrows move the slider there.
    else if (e.key === " " && !on.closest("a, button, input")) press();
    else if (e.key.startsWith("Arrow") && /Left|Right/.test(e.key) && !on.closest("input")) move(e.key === "ArrowLeft" ? -1 : 1);
    else return;
    e.preventDefault();
  };
  addEventListener("keydown", key);
  $("read").replaceChildren(box);
  $("read").querySelector("h1").focus();
  going = true;
  show(1);
}

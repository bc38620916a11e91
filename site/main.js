// The page: shows where the game stands, and hands on what is pressed.
// @ts-check
import { atStake, choice, tags, told } from "./choices.js";
import { Engine } from "./engine.js";
import { $, download, element, figure, listed, say, seats, texts } from "./kit.js";
import { cards, faces, hex } from "./plain.js";
import { camera, read } from "./read.js";
import { play, trayOn } from "./show.js";

/** @typedef {import("./plain.js").Card} Card */
/** @typedef {import("./tray.js").Die} Die */
/** @typedef {import("./kit.js").Seat} Seat */
/** @typedef {import("./show.js").Beat} Beat */
/** @typedef {import("./tray.js").Tray} Tray */
/** Where the game stands, and what happened on the way.
 * @typedef {{seats: Seat[], dice: Die[], cards: Card[], roll: number, stay: boolean, makes: number,
 *   needs: number, miss: number, mine: boolean, over: boolean, wait: boolean, turn: number, name: string, end: string, more: {title: string}[],
 *   beats: Beat[], said: string, refused?: string}} View */
/** What a reload finds again. @typedef {{seed: string, text: string}} Left */

/** Where the last sheet is kept, before its name the game that was left on each, and the language chosen. */
const SHEET = "zonk-sheet", KEPT = "zonk-game-", LANGUAGE = "zonk-language", ICONS = ["seats/0.svg", "seats/kid.svg"];

class Page {
  constructor() {
    /** @type {Tray | null} */
    this.tray = null;
    /** @type {Engine | null} */
    this.engine = null;
    this.chosen = -1;
    this.busy = true;
    this.begun = false;
    this.name = texts.first;
    /** @type {{name: string, heading: string, match: string, needs: number, start: Die[]}} */
    this.rules = texts.sheets[this.name];
    $("sheet").append(...Object.entries(texts.sheets).map(([value, { name }]) => element("option", { value, textContent: name })));
    this.sit(localStorage.getItem(SHEET) ?? "");
    const can = (/** @type {string} */ id) => $(id).ariaDisabled !== "true";
    $("throw").onclick = () => can("throw") && this.throw();
    $("stay").onclick = () => can("stay") && this.ask("stay", this.picked);
    $("file").onclick = () => can("file") && this.file();
    $("dice").onclick = (/** @type {MouseEvent} */ e) => this.pick(e);
    $("cards").onchange = (/** @type {Event} */ e) => this.choose(Number(/** @type {any} */ (e.target).value));
    $("sheet").onchange = () => this.change();
    addEventListener("keydown", (e) => this.key(e));
    this.render();
  }

  /** Sit down to a sheet: to the game that was left there, or to a new one. @param {string} name */
  sit(name) {
    this.name = name in texts.sheets ? name : texts.first;
    this.rules = texts.sheets[this.name];
    $("sheet").value = this.name;
    $("heading").textContent = this.rules.heading;
    $("match").textContent = this.rules.match;
    /** @type {Left | null} */
    this.left = JSON.parse(localStorage.getItem(KEPT + this.name) ?? "null");
    this.lay();
  }

  /** To the sheet that is chosen; what moves comes to rest first. */
  async change() {
    if (this.busy || $("sheet").value === this.name) return;
    localStorage.setItem(SHEET, $("sheet").value);
    this.sit($("sheet").value);
    this.tray?.set(this.view.dice);
    await this.resume();
  }

  /** A new game: dice that nobody has thrown. */
  lay() {
    this.seed = this.left ? this.left.seed : hex(crypto.getRandomValues(new Uint8Array(32)));
    /** The game the engine has begun, and how far the page is ahead of it. */
    this.opened = null;
    this.thrown = false;
    /** @type {View} */
    this.view = { seats: texts.seats, dice: this.rules.start, cards: [], roll: this.rules.start.length, stay: false, makes: 0,
      needs: this.rules.needs, miss: 0, mine: true, over: false, wait: false, turn: 0, name: "", end: "", more: [], beats: [], said: "" };
  }

  async begin() {
    this.begun = true;
    [this.first, this.tray] = await Promise.all([fetch("first.json").then((r) => r.json()), trayOn($("dice"))]);
    if (this.tray) this.tray.drawn = () => tags(/** @type {Tray} */ (this.tray));
    else $("banner").textContent = say("site-no-webgl");
    this.tray?.set(this.view.dice);
    performance.mark("ready");
    await this.resume();
  }

  /** Go on with the game that was left, where there is one. */
  async resume() {
    if (this.left) {
      this.busy = true;
      this.render();
      const view = await this.asked("view").catch((why) => ({ refused: String(why) }));
      if (!view.refused) return this.show(/** @type {View} */ (view));
      // A game that this version does not read: another is begun.
      localStorage.removeItem(KEPT + this.name);
      this.left = null;
      this.lay();
    }
    this.busy = false;
    this.render();
    // Who counts bytes gets the engine with the second throw.
    if (!(/** @type {any} */ (navigator).connection?.saveData)) setTimeout(() => this.open(), 300);
  }

  // ---- the engine ---------------------------------------------------------------------------

  /** The engine with this game, begun once. @returns {Promise<View>} */
  open() {
    this.opened ??= this.left ? this.python().ask("again", this.left.seed, this.left.text) : this.python().ask("new", this.seed, this.name);
    return this.opened;
  }

  /** @returns {Engine} */
  python() {
    if (!this.engine) {
      this.engine = new Engine(document.documentElement.lang);
      // Another time no network is needed: now that nothing waits any more, all of the page is kept.
      this.engine.ready.then(() => navigator.serviceWorker?.register("sw.js"), () => {});
    }
    return this.engine;
  }

  /** Where the game stands after this. @param {string} name @param {any[]} given @returns {Promise<View>} */
  async asked(name, ...given) {
    const slow = setTimeout(() => this.call(say("site-coming")), 400);
    try {
      const view = await this.open();
      const engine = /** @type {Engine} */ (this.engine);
      if (this.thrown) await engine.ask("throw", []);
      this.thrown = false;
      return name === "view" ? view : await engine.ask(name, ...given);
    } finally {
      clearTimeout(slow);
      $("banner").textContent = "";
    }
  }

  /** Do something, and let the other player go on. @param {string} name @param {any[]} given */
  async ask(name, ...given) {
    if (this.busy) return;
    this.busy = true;
    this.render();
    try {
      const view = await this.asked(name, ...given);
      if (view.refused) {
        this.busy = false;
        this.render();
        this.call(view.refused);
        return;
      }
      await this.show(view);
    } catch (why) {
      this.call(say("site-no-engine", { why: String(/** @type {any} */ (why).message ?? why) }));
    }
  }

  /** Over the tray, and to who listens. @param {string} text */
  call(text) {
    $("said").textContent = $("banner").textContent = text;
  }

  /** Play what happened, then show where the game stands. @param {View} view */
  async show(view) {
    this.busy = true;
    this.chosen = -1;
    this.render();
    for (const beat of view.beats) await play(beat, this.tray, $("banner"));
    this.view = view;
    this.busy = false;
    this.chosen = view.cards.length && view.mine ? 0 : -1;
    this.tray?.set(view.dice);
    this.mark();
    this.render();
    const card = view.cards[this.chosen];
    $("said").textContent = [view.said, card ? told(card) : ""].join(" ");
    await this.keep();
    if ($("sheet").value !== this.name) await this.change();
    else if (!view.mine && !view.over) await this.ask("other");
  }

  /** Remember the game for a reload. */
  async keep() {
    if (!this.opened || this.thrown) return;
    const { text } = await /** @type {Engine} */ (this.engine).ask("file");
    if (this.view.over) localStorage.removeItem(KEPT + this.name);
    else localStorage.setItem(KEPT + this.name, JSON.stringify({ seed: this.seed, text }));
  }

  // ---- what is pressed ----------------------------------------------------------------------

  get picked() { return this.view.cards[this.chosen]?.dice ?? []; }

  throw() {
    if (this.busy) return;
    if (this.view.over) return this.anew();
    if (this.view.wait) return this.ask("other");
    if (this.view.dice === this.rules.start && this.name === texts.first && !this.left) return this.firstThrow();
    return this.ask("throw", this.picked);
  }

  /** The first throw needs no engine. */
  async firstThrow() {
    const bytes = Uint8Array.from(this.seed.match(/../g) ?? [], (two) => parseInt(two, 16));
    const thrown = await faces(bytes, 1, this.rules.start.length);
    const dice = thrown.map((face, index) => ({ ...this.rules.start[index], face, place: /** @type {const} */ ("felt") }));
    const all = cards(this.first, thrown), beats = [{ kind: /** @type {const} */ ("throw"), dice }];
    const said = texts.rolled.replace("{dice}", thrown.join(" "));
    this.thrown = true;
    if (all.length) return this.show({ ...this.view, dice, cards: all, roll: 0, beats, said });
    // Nothing is to be chosen: what follows is the engine's to say.
    this.busy = true;
    this.render();
    await play(beats[0], this.tray, $("banner"));
    this.thrown = false;
    const view = await this.asked("throw", []);
    await this.show({ ...view, beats: view.beats.slice(1) });
  }

  anew() {
    this.left = null;
    this.lay();
    this.tray?.set(this.view.dice);
    this.render();
    this.open();
  }

  /** The game that is over as what its printed code would show. */
  async sheet() {
    const address = await this.python().ask("address");
    if (address) location.hash = address;
  }

  /** Hand the game over to the program. */
  async file() {
    await this.open();
    if (this.thrown) await this.asked("view");
    const { name, text } = await /** @type {Engine} */ (this.engine).ask("file");
    download(name, text);
    // What throws on lies beside it until the game is over.
    if (!this.view.over) download(`${name}.seed`, `${this.seed}\n`);
  }

  /** @param {number} n */
  choose(n) {
    this.chosen = n;
    this.mark();
    this.render();
  }

  /** Rings and tags for the dice of the chosen card, less light for what scores nothing. */
  mark() {
    const { cards, mine, dice } = this.view, card = cards[this.chosen];
    if (!mine || !cards.length) return;
    const scoring = new Set(cards.flatMap((one) => one.dice));
    const alike = new Set([...scoring].map((index) => dice.find((die) => die.index === index)?.face));
    this.tray?.set(dice.map((die) => die.place === "rail" ? die : {
      ...die, picked: !!card?.dice.includes(die.index), dim: !scoring.has(die.index) && !alike.has(die.face),
      tag: card?.dice[0] === die.index ? `+${figure(card.points)}` : "" }));
  }

  /** A die was clicked: the card with it, or without it. @param {MouseEvent} e */
  pick(e) {
    const die = this.busy ? -1 : this.tray?.dieAt(e.offsetX, e.offsetY) ?? -1;
    const { cards } = this.view, now = new Set(this.picked);
    if (die < 0 || !cards.length || !this.view.mine) return;
    if (!now.delete(die)) now.add(die);
    const same = (/** @type {Card} */ c) => c.dice.length === now.size && c.dice.every((d) => now.has(d));
    const holds = now.has(die);
    const found = [cards.findIndex(same), cards.findIndex((c) => c.dice.includes(die) === holds)].find((n) => n >= 0);
    if (found !== undefined) this.choose(found);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const space = e.key === " ", on = /** @type {Element} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey || e.repeat || !space && e.key.toLowerCase() !== "s") return;
    // Space presses what the keyboard has gone to.
    if ($("game").hidden || on.closest("select") || space && on.closest("a, button, summary, input:focus-visible")) return;
    e.preventDefault();
    $(space ? "throw" : "stay").click();
  }

  // ---- what is seen -------------------------------------------------------------------------

  render() {
    const { view } = this, card = view.cards[this.chosen], mine = view.mine && !this.busy && !view.over;
    seats($("seats"), view.seats, ICONS);
    this.renderCards(mine);
    const count = card ? card.next : view.roll;
    const title = view.over ? say("site-new-game") : view.wait ? say("site-go-on") :
      !count || this.view.dice === this.rules.start ? say("site-throw-first") :
      (count === this.rules.start.length ? texts.again : texts.throw)[count];
    this.button("throw", !this.busy && (view.over || view.wait || mine && count > 0), title,
      card ? say("site-throw-leaves", { dice: listed(card.faces) }) : view.mine || view.over ? "" : say("site-thinking", { name: view.name }));
    const sheet = element("button", { type: "button", textContent: say("site-see-sheet"), onclick: () => this.sheet() });
    $("more").replaceChildren(...(view.over && !this.busy ? [sheet] : []), ...(mine ? view.more : []).map((one, n) => element("button", {
      type: "button", textContent: one.title, onclick: () => this.ask("call", n) })));
    $("file").ariaDisabled = String(this.busy || view.dice === this.rules.start);
    const stay = card ? card.stay : view.stay;
    this.button("stay", mine && stay, say("site-stay"),
      stay ? say("site-stay-makes", { points: figure(card ? card.makes : view.makes) }) : mine && view.needs ? say("site-stay-needs", { points: figure(view.needs) }) : "");
    $("play").setAttribute("aria-busy", String(this.busy));
  }

  /** @param {boolean} mine */
  renderCards(mine) {
    const { cards, turn, miss, roll, end } = this.view, list = $("list");
    // Where nothing is to be chosen: what is at stake.
    const stake = mine && !cards.length && turn && roll ? { faces: [], points: turn, miss, next: roll } : null;
    const of = JSON.stringify([cards, stake, end]);
    if (list.dataset.of !== of) {
      list.dataset.of = of;
      list.replaceChildren(...cards.map((card, n) => choice(card, n, this.rules.start)), ...(stake ? [atStake(stake)] : []),
        ...(end ? [element("p", { className: "over", textContent: end })] : []));
    }
    list.querySelectorAll("input").forEach((/** @type {HTMLInputElement} */ input, /** @type {number} */ n) => {
      input.checked = n === this.chosen;
      input.disabled = !mine;
    });
  }

  button(/** @type {string} */ id, /** @type {boolean} */ can, /** @type {string} */ title, /** @type {string} */ note) {
    const button = $(id);
    // Not disabled: whoever presses by the keyboard stays where he is.
    button.ariaDisabled = String(!can);
    button.querySelector("b").textContent = title;
    button.querySelector("small").textContent = note;
  }
}

const page = new Page();

/** What the address asks for: a game behind it, the camera, or the table. */
async function turn() {
  const hash = location.hash, held = hash.length > 6 && hash[1] >= "0" && hash[1] <= "9", lens = hash === "#camera";
  $("game").hidden = held || lens;
  $("read").hidden = !held && !lens;
  if (held) await read(page.python(), [location.href]);
  else if (lens) await camera(page.python());
  else if (!page.begun) await page.begin();
  else page.tray?.resize();
}

/** The page in the reader's own language, unless he has chosen another; codes on paper lead to English. */
function home() {
  const chosen = localStorage.getItem(LANGUAGE), root = document.documentElement.lang === texts.tongues[0];
  for (const link of document.querySelectorAll("footer a[hreflang]"))
    link.addEventListener("click", () => localStorage.setItem(LANGUAGE, /** @type {any} */ (link).hreflang));
  const wanted = chosen ? [chosen] : navigator.languages;
  // Places that write Chinese with other signs read English sooner.
  const same = (/** @type {string} */ a, /** @type {string} */ b) => a.split("-")[0] === b.split("-")[0] && !/-(hant|tw|hk|mo)\b/i.test(b);
  const found = wanted.map((one) => texts.tongues.find((/** @type {string} */ ours) => same(ours, one))).find(Boolean);
  if (!root || !found || found === texts.tongues[0]) return false;
  location.replace(new URL(`${found}/${location.hash}`, document.baseURI));
  return true;
}

addEventListener("hashchange", turn);
$("look").addEventListener("click", () => location.hash === "#camera" && turn());
if (!home()) turn();

// The page: shows where the game stands, and hands on what is pressed.
// @ts-check
import { cards, faces, hex } from "./plain.js";
import { Tray } from "./tray.js";

/** @typedef {import("./plain.js").Card} Card */
/** @typedef {import("./tray.js").Die} Die */
/** @typedef {{kind: "throw" | "table" | "sweep" | "say", dice?: Die[], text?: string, seconds?: number}} Beat */
/** @typedef {{name: string, total: string, icon: string, now: boolean}} Seat */
/** Where the game stands, and what happened on the way.
 * @typedef {{seats: Seat[], dice: Die[], cards: Card[], roll: number, stay: boolean, makes: number,
 *   mine: boolean, over: boolean, turn: number, more: {title: string}[], beats: Beat[], said: string}} View */

const $ = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const texts = JSON.parse($("texts").textContent);
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** A sentence of the program with its values. */
const say = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ values = {}) =>
  texts.say[id].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(values[name]));
/** 2500 as 2,500. @param {number} number */
const figure = (number) => String(number).replace(/(\d)(?=(\d{3})+$)/g, `$1${texts.group}`);
/** @param {(string | number)[]} all */
const listed = (all) => all.length < 2 ? all.join("") :
  texts.last.replace("{first}", all.slice(0, -1).join(texts.comma)).replace("{last}", all.at(-1));
/** @param {number} seconds */
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

class Page {
  constructor() {
    this.seed = crypto.getRandomValues(new Uint8Array(32));
    /** @type {Tray | null} */
    this.tray = null;
    /** @type {View} */
    this.view = { seats: texts.seats, dice: [], cards: [], roll: 5, stay: false, makes: 0, mine: true, over: false, turn: 0, more: [], beats: [], said: "" };
    this.busy = true;
    /** The card whose dice are left. */
    this.chosen = -1;
    $("throw").onclick = () => this.throw();
    $("stay").onclick = () => this.stay();
    $("dice").onclick = (/** @type {MouseEvent} */ e) => this.pick(e);
    $("cards").onchange = (/** @type {Event} */ e) => this.choose(Number(/** @type {any} */ (e.target).value));
    addEventListener("keydown", (e) => this.key(e));
    this.render();
  }

  async begin() {
    const narrow = matchMedia("(max-width: 820px)").matches;
    const got = (/** @type {string} */ name) => fetch(name).then((r) => r);
    const [told, throws, first] = await Promise.all([
      got("tray.json").then((r) => r.json()),
      got(narrow ? "throws-narrow.bin" : "throws.bin").then((r) => r.arrayBuffer()),
      got("first.json").then((r) => r.json())]);
    this.first = first;
    try {
      this.tray = new Tray($("dice"), told, throws);
      this.tray.drawn = () => this.tags();
      this.tray.set(texts.start);
    } catch (why) {
      console.warn(why);
      $("banner").textContent = say("site-no-webgl");
    }
    this.busy = false;
    this.render();
    performance.mark("ready");
  }

  /** The first throw needs no engine. */
  async firstThrow() {
    const thrown = await faces(this.seed, 1, 5);
    const dice = thrown.map((face, index) => ({ index, face, colour: texts.start[index].colour, place: /** @type {const} */ ("felt") }));
    const all = cards(this.first, thrown);
    await this.show({ ...this.view, dice, cards: all, roll: 0, beats: [{ kind: "throw", dice }] });
  }

  /** Play what happened, then show where the game stands. @param {View} view */
  async show(view) {
    this.busy = true;
    this.chosen = -1;
    this.mark();
    this.render();
    for (const beat of view.beats) await this.play(beat);
    this.view = view;
    this.busy = false;
    this.chosen = view.cards.length && view.mine ? 0 : -1;
    this.tray?.set(view.dice);
    this.mark();
    this.render();
    $("said").textContent = view.said;
  }

  /** @param {Beat} beat */
  async play(beat) {
    const dice = beat.dice ?? [], tray = this.tray;
    if (beat.kind === "say") {
      $("banner").textContent = beat.text;
      await pause(beat.seconds ?? 1);
      $("banner").textContent = "";
    } else if (!tray) return;
    else if (beat.kind === "sweep") await tray.sweep();
    else if (beat.kind === "table") {
      tray.set(dice);
      if (!still.matches) await pause(beat.seconds ?? 0.4);
    } else {
      await tray.gather(dice.map((die) => die.index));
      await tray.throw(dice);
      performance.mark("thrown");
    }
  }

  // ---- what is pressed ----------------------------------------------------------------------

  /** @param {number} n */
  choose(n) {
    this.chosen = n;
    this.mark();
    this.render();
  }

  /** Rings and tags for the dice of the chosen card, less light for what scores nothing. */
  mark() {
    const { cards, mine, dice } = this.view, card = cards[this.chosen];
    if (!this.tray || this.busy || !mine) return;
    const scoring = new Set(cards.flatMap((one) => one.dice));
    this.tray.set(dice.map((die) => die.place === "rail" ? die : {
      ...die, picked: !!card?.dice.includes(die.index), dim: cards.length > 0 && !scoring.has(die.index),
      tag: card?.dice[0] === die.index ? `+${figure(card.points)}` : "" }));
  }

  /** A die was clicked: the card with it, or without it. @param {MouseEvent} e */
  pick(e) {
    const die = this.busy ? -1 : this.tray?.dieAt(e.offsetX, e.offsetY) ?? -1;
    const { cards } = this.view, now = new Set(cards[this.chosen]?.dice ?? []);
    if (die < 0 || !cards.length || !this.view.mine) return;
    if (!now.delete(die)) now.add(die);
    const same = (/** @type {Card} */ c) => c.dice.length === now.size && c.dice.every((d) => now.has(d));
    const holds = now.has(die);
    const found = [cards.findIndex(same), cards.findIndex((c) => c.dice.includes(die) === holds)].find((n) => n >= 0);
    if (found !== undefined) this.choose(found);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.ctrlKey || e.metaKey || e.altKey || /** @type {Element} */ (e.target).closest("a, dialog, #more, #file")) return;
    if (e.key === " " || e.key.toLowerCase() === "s") {
      e.preventDefault();
      if (!e.repeat) $(e.key === " " ? "throw" : "stay").click();
    }
  }

  async throw() {
    if (this.busy || $("throw").disabled) return;
    await this.firstThrow();
  }

  async stay() {
    if (this.busy || $("stay").disabled) return;
  }

  // ---- what is seen -------------------------------------------------------------------------

  render() {
    const { view } = this, card = view.cards[this.chosen], mine = view.mine && !this.busy && !view.over;
    $("seats").replaceChildren(...view.seats.map((seat) => {
      const row = element("li", { className: seat.now ? "now" : "" });
      row.append(element("img", { src: seat.icon, alt: "" }), element("span", { textContent: seat.name }), element("b", { textContent: seat.total }));
      return row;
    }));
    this.renderCards(mine);
    const count = card ? card.next : view.roll;
    this.button("throw", mine && count > 0,
      count ? texts.throw[count] : say("site-throw-first"), card ? say("site-throw-leaves", { dice: listed(card.faces) }) : "");
    const stay = card ? card.stay : view.stay;
    this.button("stay", mine && stay, say("site-stay"),
      stay ? say("site-stay-makes", { points: figure(card ? card.makes : view.makes) }) : texts.needs);
    $("play").setAttribute("aria-busy", String(this.busy));
  }

  /** @param {boolean} mine */
  renderCards(mine) {
    const { cards } = this.view, list = $("list");
    if (list.dataset.of !== JSON.stringify(cards)) {
      list.dataset.of = JSON.stringify(cards);
      list.replaceChildren(...cards.map((card, n) => choice(card, n)));
    }
    list.querySelectorAll("input").forEach((/** @type {HTMLInputElement} */ input, /** @type {number} */ n) => {
      input.checked = n === this.chosen;
      input.disabled = !mine;
    });
  }

  button(/** @type {string} */ id, /** @type {boolean} */ can, /** @type {string} */ title, /** @type {string} */ note) {
    const button = $(id);
    button.disabled = !can;
    button.querySelector("b").textContent = title;
    button.querySelector("small").textContent = note;
  }

  /** The tags stand over their dice. */
  tags() {
    const tray = /** @type {Tray} */ (this.tray), box = $("tags"), now = tray.now;
    const wanted = [...tray.actors.values()].filter((actor) => actor.die.tag);
    while (box.children.length < wanted.length) box.append(document.createElement("span"));
    [...box.children].forEach((/** @type {any} */ tag, n) => {
      const actor = wanted[n];
      tag.style.opacity = actor ? "1" : "0";
      if (!actor) return;
      const [x, y, scale] = tray.project(actor.at(now).place);
      tag.textContent = actor.die.tag;
      tag.style.transform = `translate(${x + 0.35 * scale}px, ${Math.max(2, y - 1.15 * scale)}px)`;
    });
  }
}

/** @param {string} name @param {object} values */
const element = (name, values) => Object.assign(document.createElement(name), values);

/** Which dice are left, what they bring, and what the next throw risks. @param {Card} card @param {number} n */
function choice(card, n) {
  const row = element("label", { className: "choice" });
  const values = { dice: listed(card.faces), points: figure(card.points), chance: card.miss };
  const input = element("input", { type: "radio", name: "card", value: n });
  input.setAttribute("aria-label", say(card.next ? "site-card" : "site-card-safe", values));
  const dice = element("span", { className: "faces", innerHTML: card.faces.map(drawn).join("") });
  const points = element("span", { className: "points", textContent: figure(card.points) });
  const risk = element("span", { className: "risk" });
  const pegs = element("span", { className: "pegs" });
  const lit = Math.round(card.miss / 10);
  for (let k = 0; k < 10; k++) pegs.append(element("i", { className: k < lit ? "on" : "" }));
  const share = element("b", { textContent: card.miss });
  const word = element("small", { textContent: ` ${say("site-miss")}` });
  risk.append(pegs, share, word);
  for (const part of [dice, points, risk]) part.setAttribute("aria-hidden", "true");
  row.append(input, dice, points, risk);
  return row;
}

const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** A face as a picture. @param {number} face */
const drawn = (face) => `<svg viewBox="0 0 30 30"><rect x="1" y="1" width="28" height="28" rx="6" fill="#f2ebda" stroke="#8a7152"/>${
  [...PIPS[face]].map((k) => `<circle cx="${7.5 + 7.5 * (Number(k) % 3)}" cy="${7.5 + 7.5 * Math.floor(Number(k) / 3)}" r="2.6" fill="#241811"/>`).join("")}</svg>`;

const page = new Page();
page.begin();
export { page, hex, pause };

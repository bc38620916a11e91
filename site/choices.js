// The cards below the tray: what may be left of a throw, what it brings, what the next throw risks.
// @ts-check
import { $, element, figure, listed, say } from "./kit.js";

/** @typedef {import("./plain.js").Card} Card */
/** @typedef {import("./tray.js").Die} Die */

/** A choice in words. @param {Card} card */
export const told = (card) => say(card.next ? "site-card" : "site-card-safe",
  { dice: listed(card.faces), points: figure(card.points), chance: card.miss });

/** Which dice are left, what they bring, and what the next throw risks. @param {Card} card @param {number} n @param {Die[]} dice */
export function choice(card, n, dice) {
  const row = element("label", { className: "choice" });
  const input = element("input", { type: "radio", name: "card", value: n });
  input.setAttribute("aria-label", told(card));
  const parts = [element("span", { className: "faces", innerHTML: card.faces.map((face, k) => drawn(face, dice[card.dice[k]].colour)).join("") }), ...worth(card)];
  for (const part of parts) part.setAttribute("aria-hidden", "true");
  row.append(input, ...parts);
  return row;
}

/** What the turn holds, and what its next throw risks. @param {{points: number, miss: number}} stake */
export function atStake(stake) {
  const row = element("p", { className: "choice note" });
  const [points, risk] = worth(stake);
  row.append(points, element("small", { textContent: say("site-turn") }), risk);
  return row;
}

/** Points, and the chance that the next throw misses. @param {{points: number, miss: number}} card */
function worth(card) {
  const points = element("span", { className: "points", textContent: figure(card.points) });
  const risk = element("span", { className: "risk" });
  const pegs = element("span", { className: "pegs" });
  const lit = Math.round(card.miss / 10);
  for (let k = 0; k < 10; k++) pegs.append(element("i", { className: k < lit ? "on" : "" }));
  const share = element("b", { textContent: card.miss });
  const word = element("small", { textContent: ` ${say("site-miss")}` });
  risk.append(pegs, share, word);
  return [points, risk];
}

const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** Grounds, edges and pips of small faces. @type {Record<string, string[]>} */
const SMALL = { ivory: ["#f2ebda", "#8a7152", "#241811"], red: ["#a81e17", "#5f0d08", "#fff6e4"] };

/** A face as a picture. @param {number} face @param {string} colour */
function drawn(face, colour) {
  const [ground, edge, ink] = SMALL[colour];
  const pips = [...PIPS[face]].map((k) => `<circle cx="${7.5 + 7.5 * (Number(k) % 3)}" cy="${7.5 + 7.5 * Math.floor(Number(k) / 3)}" r="2.6" fill="${ink}"/>`);
  return `<svg viewBox="0 0 30 30"><rect x="1" y="1" width="28" height="28" rx="6" fill="${ground}" stroke="${edge}"/>${pips.join("")}</svg>`;
}

/** The tags stand over their dice. @param {import("./tray.js").Tray} tray */
export function tags(tray) {
  const box = $("tags"), now = tray.now;
  const wanted = [...tray.actors.values()].filter((actor) => actor.die.tag);
  while (box.children.length < wanted.length) box.append(document.createElement("span"));
  [...box.children].forEach((/** @type {any} */ tag, n) => {
    const actor = wanted[n];
    tag.style.opacity = actor ? "1" : "0";
    if (!actor) return;
    const [x, y, scale] = tray.project(actor.at(now).place);
    tag.textContent = actor.die.tag;
    const left = Math.min(x + 0.35 * scale, box.parentElement.clientWidth - tag.offsetWidth - 4);
    tag.style.transform = `translate(${left}px, ${Math.max(2, y - 1.15 * scale)}px)`;
  });
}

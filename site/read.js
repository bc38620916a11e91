// A printed sheet: the game behind its code, thrown again and shown. Nothing is sent anywhere.
// @ts-check
import { $, download, element, figure, say } from "./kit.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {{seat: number, name: string, total: string, hits: number}} Player */
/** @typedef {{good: "yes" | "no" | "real", title: string, why: string, head: string, winner: number, won: string,
 *   how: string, players: Player[], race: [number, number][][], unknown: string[], pledge: string, text: string,
 *   house: string, rules: string, refused?: string}} Sheet */

/** Codes of a sheet that has several, from visit to visit. */
const PARTS = "zonk-parts";
/** Pictures are looked at in this size, and larger and smaller ones after it. */
const SIZES = [1600, 2600, 900];

/** What the codes of pictures say. @param {Blob[]} files @returns {Promise<string[]>} */
async function codes(files) {
  const { prepareZXingModule, readBarcodes } = await import("./zxing/reader/index.js");
  const here = new URL("zxing/reader/", import.meta.url).href;
  prepareZXingModule({ overrides: { locateFile: (/** @type {string} */ name) => here + name } });
  const found = [];
  for (const file of files) for (const size of SIZES) {
    const image = await createImageBitmap(file), by = Math.min(1, size / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(image.width * by, image.height * by);
    const paper = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = paper.getImageData(0, 0, canvas.width, canvas.height);
    const seen = await readBarcodes(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 16 });
    found.push(...seen.map((/** @type {{text: string}} */ one) => one.text));
    if (seen.length) break;
  }
  return found;
}

/** Read what is there, and show it. @param {Engine} engine @param {(string | Blob)[]} given */
export async function read(engine, given) {
  const box = $("read");
  const wait = (/** @type {string} */ text) => box.replaceChildren(element("p", { className: "wait", textContent: text, role: "status" }));
  try {
    let found = given.filter((one) => typeof one === "string");
    if (found.length < given.length) {
      wait(say("site-looking"));
      found = await codes(given.filter((one) => typeof one !== "string"));
    }
    wait(say("site-reading"));
    const kept = JSON.parse(localStorage.getItem(PARTS) ?? "[]");
    const all = [...new Set([...found, ...kept])];
    /** @type {Sheet} */
    let sheet = await engine.ask("sheet", found);
    if (sheet.refused && found.length) {
      // Perhaps the others of its codes were read before.
      const more = await engine.ask("sheet", all);
      if (!more.refused) sheet = more;
      else localStorage.setItem(PARTS, JSON.stringify(all.slice(0, 42)));
    }
    if (!sheet.refused) localStorage.removeItem(PARTS);
    box.replaceChildren(...(sheet.refused ? refused(sheet.refused) : shown(sheet)));
  } catch (why) {
    box.replaceChildren(...refused(say("site-no-engine", { why: String(/** @type {any} */ (why).message ?? why) })));
  }
  performance.mark("read");
}

const SIGNS = { yes: "M9 17l5 5 10-11", no: "M16 8v10M16 23v.5", real: "M9 17l5 5 10-11" };

/** What is said first. @param {"yes" | "no" | "real"} good @param {string} title @param {string} why */
function verdict(good, title, why) {
  const band = element("section", { className: `verdict ${good}` }), words = element("div", {});
  const sign = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16"/><path d="${SIGNS[good]}"/></svg>`;
  band.innerHTML = sign;
  words.append(element("h1", { textContent: title }), element("p", { textContent: why }));
  band.append(words);
  return band;
}

/** @param {string} why */
function refused(why) {
  return [verdict("no", say("site-not-read"), why), element("section", { className: "acts" }).appendChild(back()).parentNode];
}

const back = () => element("a", { className: "card", href: document.baseURI, textContent: say("site-throw-yourself") });

/** @param {Sheet} sheet */
function shown(sheet) {
  const body = element("section", { className: "sheet" });
  const won = element("div", { className: "won" }), words = element("div", {});
  if (sheet.winner >= 0) won.append(disc(sheet.winner));
  words.append(element("h2", { textContent: sheet.won }), element("p", { textContent: sheet.how }));
  won.append(words);
  const table = element("ol", { className: "players" });
  for (const player of sheet.players) {
    const row = element("li", {}), hits = element("i", { textContent: player.hits });
    hits.setAttribute("aria-label", say("site-hits", { hits: player.hits }));
    row.append(disc(player.seat), element("span", { textContent: player.name }), element("b", { textContent: player.total }), hits);
    table.append(row);
  }
  const sent = element("p", { className: "sent" });
  sent.append(element("b", { textContent: say("site-nothing-sent") }), ` ${say("site-nothing-sent-how")}`);
  const more = element("details", {}), list = element("ul", {});
  list.append(...sheet.unknown.map((one) => element("li", { textContent: one })));
  more.append(element("summary", { textContent: say("site-cannot-know") }), list);
  if (sheet.pledge) more.append(element("p", { textContent: say("site-pledge") }), element("code", { textContent: sheet.pledge }));
  body.append(element("p", { className: "head", textContent: sheet.head }), won, table, race(sheet), sent, more);
  const acts = element("section", { className: "acts" });
  const open = element("button", { className: "primary", type: "button", onclick: () => {
    download("sheet.zonk", sheet.text);
    if (sheet.house) download(sheet.rules, sheet.house);
  } });
  const size = new Blob([sheet.text]).size;
  open.append(element("b", { textContent: say("site-open") }), element("small", { textContent: `sheet.zonk, ${Math.ceil(size / 1000)} kB` }));
  acts.append(open, back());
  return [verdict(sheet.good, sheet.title, sheet.why), body, acts];
}

/** @param {number} seat */
const disc = (seat) => element("img", { src: `seats/${seat % 12}.svg`, alt: "", width: 28, height: 28 });

const DASHES = ["", "9 5", "2 4", "9 4 2 4", "5 3"];

/** The race as a picture; the list above says its end. @param {Sheet} sheet */
function race(sheet) {
  const wide = 640, high = 300, left = 62, right = 150, foot = 26;
  const ends = sheet.race.map((line) => line[line.length - 1]);
  const rounds = Math.max(1, ...ends.map(([round]) => round)), most = Math.max(1000, ...sheet.race.flat().map(([, total]) => total));
  const x = (/** @type {number} */ round) => left + (wide - left - right) * round / rounds;
  const y = (/** @type {number} */ total) => (high - foot) - (high - foot - 12) * total / most;
  const step = most > 6000 ? 5000 : 1000, parts = [];
  for (let total = 0; total <= most; total += step)
    parts.push(`<path class="grid" d="M${left} ${y(total)}H${wide - right}"/><text x="${left - 8}" y="${y(total) + 5}" text-anchor="end">${figure(total)}</text>`);
  for (let round = 10; round <= rounds; round += 10)
    parts.push(`<text x="${x(round)}" y="${high - 6}" text-anchor="middle">${round}</text>`);
  sheet.race.forEach((line, seat) => parts.push(
    `<polyline points="${line.map(([r, t]) => `${x(r)},${y(t)}`).join(" ")}" style="stroke:var(--seat-${seat % 12})" stroke-dasharray="${DASHES[seat % 5]}"/>`));
  // Names at the line ends, pushed apart.
  let last = -20;
  for (const player of [...sheet.players].sort((a, b) => y(ends[a.seat][1]) - y(ends[b.seat][1]))) {
    const [round, total] = ends[player.seat], at = Math.max(last + 22, y(total));
    last = at;
    parts.push(`<path class="lead" d="M${x(round) + 3} ${y(total)}L${wide - right + 8} ${at}"/><image href="seats/${player.seat % 12}.svg" x="${wide - right + 10}" y="${at - 9}" width="18" height="18"/>`
      + `<text class="name" x="${wide - right + 33}" y="${at + 5}"></text>`);
  }
  const box = element("figure", { className: "race" });
  box.innerHTML = `<svg viewBox="0 0 ${wide} ${Math.max(high, last + 14)}" role="img">${parts.join("")}</svg>`;
  box.firstChild.setAttribute("aria-label", say("site-race"));
  // Names are texts, never markup.
  const names = [...sheet.players].sort((a, b) => y(ends[a.seat][1]) - y(ends[b.seat][1]));
  box.querySelectorAll(".name").forEach((/** @type {SVGTextElement} */ text, /** @type {number} */ n) => { text.textContent = names[n].name; });
  return box;
}

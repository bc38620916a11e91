// A printed sheet: the game behind its code, thrown again and shown. Nothing is sent anywhere.
// @ts-check
import { $, download, element, figure, flag, say } from "./kit.js";
import { codes, open, seen } from "./lens.js";
import { watch } from "./watch.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {{seat: number, name: string, total: string, hits: number, told: string}} Player */
/** @typedef {{good: "yes" | "no" | "real", title: string, why: string, head: string, winner: number, won: string,
 *   how: string, players: Player[], race: [number, number][][], unknown: string[], pledge: string, text: string,
 *   house: string, rules: string, throws: number, rounds: number, refused?: string, kept?: string[]}} Sheet */

/** Codes of a sheet that has several, from visit to visit. */
const PARTS = "zonk-parts";

/** What the game behind these codes, and those that were read before, shows. @param {Engine} engine @param {string[]} found
 * @returns {Promise<Sheet>} */
async function opened(engine, found) {
  const sheet = await engine.ask("sheet", found, JSON.parse(localStorage.getItem(PARTS) ?? "[]"));
  if (!sheet.refused) localStorage.removeItem(PARTS);
  else if (sheet.kept) localStorage.setItem(PARTS, JSON.stringify(sheet.kept.slice(0, 42)));
  return sheet;
}

/** Read what is there, and show it. @param {Engine} engine @param {(string | File)[]} given */
export async function read(engine, given) {
  const wait = (/** @type {string} */ text) => show(element("p", { className: "wait", textContent: text, role: "status" }));
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Sheet | null} */
  let sheet = null;
  try {
    for (const one of given) {
      wait(say(typeof one === "string" ? "site-reading" : "site-looking"));
      const image = typeof one === "string" ? null : await createImageBitmap(one).catch(() => null);
      if (!image && typeof one !== "string") return show(...refused(engine, say("site-no-picture", { file: one.name })));
      // In another size more of its codes may be seen.
      for await (const texts of image ? codes(image, image.width, image.height) : [[one]]) {
        if (texts.every((text) => found.has(text))) continue;
        for (const text of texts) found.add(text);
        wait(say("site-reading"));
        sheet = await opened(engine, [...found]);
        if (!sheet.refused) break;
      }
      if (sheet && !sheet.refused) break;
    }
    sheet ??= await opened(engine, []);
    show(...(sheet.refused ? refused(engine, sheet.refused) : shown(engine, sheet)));
  } catch (why) {
    show(...refused(engine, failed(why)));
  }
  performance.mark("read");
}

const failed = (/** @type {any} */ why) => say("site-no-engine", { why: String(why.message ?? why) });

/** Show this, and let a reader begin at its heading. @param {Node[]} parts */
function show(...parts) {
  $("read").replaceChildren(...parts);
  $("read").querySelector("h1")?.focus();
}

/** Hold a sheet before the camera: its codes are read as they are seen. @param {Engine} engine */
export async function camera(engine) {
  const video = element("video", { className: "lens", muted: true, playsInline: true, hidden: true });
  const told = element("p", { className: "wait", role: "status" });
  show(heading("site-read"), told, video, acts(pictures(engine), back()));
  try {
    await open(video);
  } catch {
    told.textContent = say("site-no-camera");
    return;
  }
  video.hidden = false;
  told.textContent = say("site-hold");
  try {
    for await (const code of seen(video)) {
      const sheet = await opened(engine, [code]);
      if (!video.isConnected) return;
      if (!sheet.refused) {
        show(...shown(engine, sheet));
        performance.mark("read");
        return;
      }
      told.textContent = sheet.refused;
    }
  } catch (why) {
    show(...refused(engine, failed(why)));
  }
}

/** @param {string} id */
const heading = (id) => element("h1", { tabIndex: -1, textContent: say(id) });

/** @param {Node[]} parts */
function acts(...parts) {
  const row = element("section", { className: "acts" });
  row.append(...parts);
  return row;
}

/** Pictures of a sheet, chosen from files or taken by the camera's own program. @param {Engine} engine */
function pictures(engine) {
  const label = element("label", { className: "card" });
  const input = element("input", { type: "file", accept: "image/*", multiple: true, className: "unseen", id: "pictures" });
  input.onchange = () => input.files.length && read(engine, [...input.files]);
  label.append(input, say("site-pictures"));
  return label;
}

const SIGNS = { yes: "M9 17l5 5 10-11", no: "M16 8v10M16 23v.5", real: "M9 17l5 5 10-11" };

/** What is said first. @param {"yes" | "no" | "real"} good @param {string} title @param {string} why */
function verdict(good, title, why) {
  const band = element("section", { className: `verdict ${good}` }), words = element("div", {});
  const sign = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16"/><path d="${SIGNS[good]}"/></svg>`;
  band.innerHTML = sign;
  words.append(element("h1", { tabIndex: -1, textContent: title }), element("p", { textContent: why }));
  band.append(words);
  return band;
}

/** @param {Engine} engine @param {string} why */
function refused(engine, why) {
  const again = element("button", { className: "primary", type: "button", textContent: say("site-read"), onclick: () => camera(engine) });
  return [verdict("no", say("site-not-read"), why), acts(again, back())];
}

const back = () => element("a", { className: "card", href: `${location.pathname}#play`, textContent: say("site-throw-yourself") });

/** @param {Engine} engine @param {Sheet} sheet */
function shown(engine, sheet) {
  const body = element("section", { className: "sheet" });
  const won = element("div", { className: "won" }), words = element("div", {});
  if (sheet.winner >= 0) won.append(disc(sheet.winner));
  words.append(element("h2", { textContent: sheet.won }), element("p", { textContent: sheet.how }));
  won.append(words);
  const table = element("ol", { className: "players" });
  for (const player of sheet.players) {
    const row = element("li", {});
    row.append(disc(player.seat), element("span", { textContent: player.name }), element("b", { textContent: player.total }), flag(player));
    table.append(row);
  }
  const sent = element("p", { className: "sent" });
  sent.append(element("b", { textContent: say("site-nothing-sent") }), ` ${say("site-nothing-sent-how")}`);
  const more = element("details", {}), list = element("ul", {});
  list.append(...sheet.unknown.map((one) => element("li", { textContent: one })));
  more.append(element("summary", { textContent: say("site-cannot-know") }), list);
  if (sheet.pledge) more.append(element("p", { textContent: say("site-pledge") }), element("code", { textContent: sheet.pledge }));
  body.append(element("p", { className: "head", textContent: sheet.head }), won, table, race(sheet), sent, more);
  const save = element("button", { className: "primary", type: "button", onclick: () => {
    download("sheet.zonk", sheet.text);
    if (sheet.house) download(sheet.rules, sheet.house);
  } });
  const size = new Blob([sheet.text]).size;
  save.append(element("b", { textContent: say("site-open") }), element("small", { textContent: `sheet.zonk, ${Math.ceil(size / 1000)} kB` }));
  const see = element("button", { type: "button", id: "watch", hidden: !sheet.throws, onclick: () =>
    watch(engine, sheet, sheet.race.map((_, seat) => picture(seat)), () => show(...shown(engine, sheet))) });
  see.append(element("b", { textContent: say("site-watch") }));
  if (sheet.rounds > 1) see.append(element("small", { textContent: say("site-rounds", { count: sheet.rounds }) }));
  body.append(back());
  return [verdict(sheet.good, sheet.title, sheet.why), body, acts(save, see)];
}

const picture = (/** @type {number} */ seat) => `seats/${seat % 12}.svg`;
const disc = (/** @type {number} */ seat) => element("img", { src: picture(seat), alt: "", width: 28, height: 28 });

const DASHES = ["", "9 5", "2 4", "9 4 2 4", "5 3"];

/** The race as a picture; the list above says its end. @param {Sheet} sheet */
function race(sheet) {
  const wide = $("read").clientWidth < 560 ? 400 : 640, high = 300, left = 62, right = 150, foot = 26;
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

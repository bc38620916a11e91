// Small things that every part of the page has in common.
// @ts-check

export const $ = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
export const texts = JSON.parse($("texts").textContent);

/** A sentence of the program with its values. */
export const say = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ values = {}) =>
  texts.say[id].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(values[name]));
/** 2500 as 2,500. @param {number} number */
export const figure = (number) => String(number).replace(/(\d)(?=(\d{3})+$)/g, `$1${texts.group}`);
/** @param {(string | number)[]} all */
export const listed = (all) => all.length < 2 ? all.join("") :
  texts.last.replace("{first}", all.slice(0, -1).join(texts.comma)).replace("{last}", all.at(-1));
/** @param {number} seconds */
export const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

/** The hits of a seat on a small flag, in words for who listens. @param {{hits: number, told: string}} seat */
export function flag(seat) {
  const made = element("i", { textContent: seat.hits, title: seat.told });
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", seat.told);
  return made;
}

/** @typedef {{name: string, total: string, hits: number, told: string, now: boolean}} Seat */

/** Who sits at the table, and what each has. @param {HTMLElement} list @param {Seat[]} all @param {string[]} icons */
export function seats(list, all, icons) {
  list.replaceChildren(...all.map((seat, n) => {
    const row = element("li", { className: seat.now ? "now" : "" }), name = element("span", { textContent: seat.name });
    if (seat.hits) name.append(" ", flag(seat));
    row.append(element("img", { src: icons[n], alt: "" }), name, element("b", { textContent: seat.total }));
    return row;
  }));
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type: "application/x-zonk" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {string} name @param {object} values */
export const element = (name, values) => Object.assign(document.createElement(name), values);

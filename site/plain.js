// The first throw, before the engine is there: from the seed as docs/fair-dice.md says, valued by a
// table which the engine has written (packaging/webpage.py).
// @ts-check

/** @typedef {import("./tray.js").Die} Die */
/** @typedef {{dice: number[], faces: number[], points: number, miss: number, next: number, stay: boolean, makes: number}} Card */

const USABLE = 252;

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The faces of one throw. @param {Uint8Array<ArrayBuffer>} seed @param {number} number @param {number} count */
export async function faces(seed, number, count) {
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  /** @type {number[]} */
  const found = [];
  for (let block = 0; found.length < count; block++) {
    const message = new TextEncoder().encode(`zonk-dice-1:throw:${number}:${block}`);
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    found.push(...[...bytes].filter((byte) => byte < USABLE).map((byte) => byte % 6 + 1));
  }
  return found.slice(0, count);
}

/** What may be left of a first throw. `table`: by the red die's face and the others' in order.
 * @param {Record<string, number[][]>} table @param {number[]} thrown @returns {Card[]} */
export function cards(table, thrown) {
  const order = [0, ...[1, 2, 3, 4].sort((a, b) => thrown[a] - thrown[b])];
  return table[order.map((die) => thrown[die]).join("")].map(([mask, points, miss, next, makes]) => {
    const dice = order.filter((_, n) => mask & (1 << n)).sort((a, b) => thrown[a] - thrown[b] || a - b);
    return { dice, faces: dice.map((die) => thrown[die]), points, miss, next, stay: makes > 0, makes };
  });
}

// A tray on the page, and what happens on it, one beat after another.
// @ts-check
import { pause } from "./kit.js";
import { Tray } from "./tray.js";

/** @typedef {{kind: "throw" | "table" | "sweep" | "say", dice?: import("./tray.js").Die[], turn?: number, text?: string, seconds?: number}} Beat */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The dice, drawn here; null where the browser cannot. @param {HTMLCanvasElement} canvas */
export async function trayOn(canvas) {
  const narrow = matchMedia("(max-width: 820px)").matches;
  const [told, throws] = await Promise.all([
    fetch("tray.json").then((r) => r.json()),
    fetch(narrow ? "throws-narrow.bin" : "throws.bin").then((r) => r.arrayBuffer())]);
  try {
    return new Tray(canvas, told, throws);
  } catch (why) {
    console.info(why);
    return null;
  }
}

/** Show a beat to its end. @param {Beat} beat @param {Tray | null} tray @param {HTMLElement} banner */
export async function play(beat, tray, banner) {
  const dice = beat.dice ?? [];
  if (beat.kind === "say") {
    banner.textContent = beat.text ?? "";
    await pause(beat.seconds ?? 1);
    banner.textContent = "";
  } else if (!tray) return;
  else if (beat.kind === "sweep") await tray.sweep();
  else if (beat.kind === "table") {
    tray.set(dice);
    if (!still.matches) await pause(0.45);
  } else {
    await tray.gather(dice.map((die) => die.index));
    await tray.throw(dice);
    if (!still.matches) await pause(0.25);
    performance.mark("thrown");
  }
}

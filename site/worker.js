// The program's engine in Python, beside the page.
// @ts-check
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const got = (/** @type {string} */ name) => fetch(here(name)).then((answer) => {
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
});

async function begun(/** @type {string} */ language) {
  // English is what stands in for what a language lacks: it comes with the engine.
  const packs = language === "en" ? ["engine.zip"] : ["engine.zip", `words/${language}.zip`];
  const [python, values, ...all] = await Promise.all([
    loadPyodide({ indexURL: here("pyodide/") }), got("values.whl"), ...packs.map(got)]);
  for (const pack of all) python.unpackArchive(pack, "zip", { extractDir: "/engine" });
  python.unpackArchive(values, "wheel");
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return python.pyimport("zonk_desktop.page.door").Door(language);
}

/** @type {Promise<any>} */
let door;
onmessage = async ({ data: { id, name, given } }) => {
  try {
    door ??= begun(name === "begin" ? given[0] : "en");
    const page = await door;
    postMessage({ id, value: name === "begin" ? true : JSON.parse(page.ask(name, JSON.stringify(given))) });
  } catch (why) {
    console.error(why);
    postMessage({ id, fault: String(why) });
  }
};

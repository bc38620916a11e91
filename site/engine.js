// The engine as promises.
// @ts-check

export class Engine {
  /** @param {string} language */
  constructor(language) {
    /** @type {Map<number, {done: (value: any) => void, failed: (why: Error) => void}>} */
    this.waiting = new Map();
    this.count = 0;
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data: { id, value, fault } }) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (fault) one?.failed(new Error(fault));
      else one?.done(value);
    };
    this.worker.onerror = (e) => {
      for (const one of this.waiting.values()) one.failed(new Error(e.message));
      this.waiting.clear();
    };
    /** Once it plays. */
    this.ready = this.ask("begin", language).then(() => { performance.mark("engine"); });
  }

  /** What the program answers (zonk_desktop/page/door.py). @param {string} name @param {any[]} given @returns {Promise<any>} */
  ask(name, ...given) {
    const id = ++this.count;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, name, given });
    });
  }
}

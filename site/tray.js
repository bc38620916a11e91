// The tray: dice of the program's own shaders over a picture of its table.
//
// A throw is one that the program's physics has worked out before (packaging/webpage.py); the labels
// of its dice are turned so that the faces end on top which the game has decided. x goes to the
// right, y away, z up; the unit is the edge of a die.
// @ts-check

/** @typedef {{place: number[], turn: number[]}} Pose  A middle, and nine figures of a rotation, row by row. */
/** @typedef {{index: number, face: number, colour: string, place: "felt" | "rail", picked?: boolean, dim?: boolean, tag?: string}} Die */
/** @typedef {{die: Die, at: (now: number) => Pose, until: number, ring: number, dim: number, seat: number}} Actor */

const GLIDE = 0.26, SWEEP = 0.45, GATHER = 0.15, MARKING = 0.12;
/** Seconds for which thrown dice are on their way before the first pose of their throw. */
const ENTRY = 0.22;
const PITCH = 1.36;
/** Opposite faces add to seven: the outward normals of 1 to 6. */
const NORMALS = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, -1], [0, -1, 0], [-1, 0, 0]];

/** @param {number[]} a @param {number[]} b */
const times = (a, b) => [0, 1, 2].flatMap((r) => [0, 1, 2].map((c) =>
  a[3 * r] * b[c] + a[3 * r + 1] * b[3 + c] + a[3 * r + 2] * b[6 + c]));
/** @param {number[]} a */
const turned = (a) => [a[0], a[3], a[6], a[1], a[4], a[7], a[2], a[5], a[8]];
/** @param {number} t */
const easy = (t) => t * t * (3 - 2 * t);
/** @param {number} angle */
const aboutZ = (angle) => {
  const c = Math.cos(angle), s = Math.sin(angle);
  return [c, -s, 0, s, c, 0, 0, 0, 1];
};

/** The rotation of a quaternion, scalar first. @param {number[]} q */
function matrix([w, x, y, z]) {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
    2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
    2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
  ];
}

/** The turn about an axis. @param {number[]} axis @param {number} angle */
function about([x, y, z], angle) {
  const h = angle / 2, s = Math.sin(h) / (Math.hypot(x, y, z) || 1);
  return matrix([Math.cos(h), x * s, y * s, z * s]);
}

/** The rotation that lies this share of the way from one to the other. */
function blend(/** @type {number[]} */ a, /** @type {number[]} */ b, /** @type {number} */ share) {
  const step = times(b, turned(a));
  const angle = Math.acos(Math.min(1, Math.max(-1, (step[0] + step[4] + step[8] - 1) / 2)));
  if (angle < 1e-5) return b;
  let axis = [step[7] - step[5], step[2] - step[6], step[3] - step[1]];
  if (Math.hypot(...axis) < 1e-6) axis = [0, 0, 1];
  return times(about(axis, angle * share), a);
}

/** All 24 ways to turn a cube. */
const CUBE = (() => {
  const found = [];
  for (const [i, j, k] of [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]) {
    const even = (j - i + 3) % 3 === 1;
    for (const a of [1, -1]) for (const b of [1, -1]) {
      const m = new Array(9).fill(0);
      m[i] = a;
      m[3 + j] = b;
      m[6 + k] = a * b * (even ? 1 : -1);
      found.push(m);
    }
  }
  return found;
})();

/** The face that looks up. @param {number[]} turn */
function topFace(turn) {
  const up = NORMALS.map((n) => turn[6] * n[0] + turn[7] * n[1] + turn[8] * n[2]);
  return up.indexOf(Math.max(...up)) + 1;
}

/** The turn of a die's labels after which this face is on top. */
function relabel(/** @type {number[]} */ end, /** @type {number} */ face, pick = 0) {
  return CUBE.filter((c) => topFace(times(end, c)) === face)[pick % 4];
}

/** The same die squared up, by the shortest turn. @param {number[]} turn @param {number} yaw */
function settle(turn, yaw) {
  const side = Math.abs(turn[6]) < 0.5 ? 0 : 1;
  const angle = Math.atan2(turn[3 + side], turn[side]);
  return times(aboutZ(yaw - angle + Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)), turn);
}

/** Throws as packaging/webpage.py packs them. */
class Throws {
  /** @param {ArrayBuffer} data @param {number[]} packed */
  constructor(data, [places, turns, step]) {
    const all = new Int16Array(data);
    /** @type {Map<number, {seconds: number, at: (die: number, time: number) => Pose}[]>} */
    this.of = new Map();
    for (let start = 0; start < all.length;) {
      const dice = all[start], poses = all[start + 1], first = start + 2;
      const pose = (/** @type {number} */ die, /** @type {number} */ n) => {
        const row = [...all.subarray(first + 7 * (n * dice + die), first + 7 * (n * dice + die) + 7)];
        const q = row.slice(3), far = Math.hypot(...q) || turns;
        return { place: row.slice(0, 3).map((v) => v / places), turn: matrix(q.map((v) => v / far)) };
      };
      const seconds = (poses - 1) * step / 1000;
      const at = (/** @type {number} */ die, /** @type {number} */ time) => {
        const where = time * 1000 / step;
        if (where >= poses - 1) return pose(die, poses - 1);
        const n = Math.max(0, Math.floor(where)), a = pose(die, n), b = pose(die, n + 1);
        // Before the first pose it came along straight, turning as it turns there.
        const share = where - n;
        return {
          place: a.place.map((v, k) => v + (b.place[k] - v) * share),
          turn: share < 0 ? times(about([1, 0.6, 0.2], share * 0.5), a.turn) : blend(a.turn, b.turn, share),
        };
      };
      this.of.set(dice, [...(this.of.get(dice) ?? []), { seconds, at }]);
      start = first + 7 * dice * poses;
    }
  }
}

export class Tray {
  /** @param {HTMLCanvasElement} canvas @param {any} told  tray.json
   *  @param {ArrayBuffer} throws */
  constructor(canvas, told, throws) {
    this.canvas = canvas;
    this.told = told;
    this.throws = new Throws(throws, told.packed);
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Map<number, Actor>} */
    this.actors = new Map();
    /** @type {Actor[]} */
    this.leaving = [];
    this.count = 0;
    this.drawing = false;
    /** Called whenever something was drawn: tags follow their dice. */
    this.drawn = () => {};
    const gl = canvas.getContext("webgl2", { antialias: false, alpha: true });
    if (!gl) throw new Error("no WebGL");
    this.gl = gl;
    this.build();
    canvas.addEventListener("webglcontextlost", (e) => e.preventDefault());
    canvas.addEventListener("webglcontextrestored", () => { this.build(); this.wake(); });
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  get brisk() { return this.still.matches ? 0 : 1; }
  get now() { return performance.now() / 1000; }

  build() {
    const gl = this.gl, [head, rows, most] = this.told.rows;
    this.block = new Float32Array((head + rows * most) * 4);
    /** @type {Map<string, WebGLProgram>} */
    this.programs = new Map();
    for (const [name, sources] of Object.entries(this.told.programs)) {
      const program = gl.createProgram();
      [gl.VERTEX_SHADER, gl.FRAGMENT_SHADER].forEach((kind, n) => {
        const shader = /** @type {WebGLShader} */ (gl.createShader(kind));
        gl.shaderSource(shader, sources[n]);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
      });
      gl.linkProgram(program);
      this.programs.set(name, program);
    }
    for (const [name, program] of this.programs) {
      if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
        throw new Error(`${name}: ${gl.getProgramInfoLog(program)}`);
      gl.uniformBlockBinding(program, gl.getUniformBlockIndex(program, "Frame"), 0);
    }
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => [n & 4 ? 1 : -1, n & 2 ? 1 : -1, n & 1 ? 1 : -1]);
    const quads = [[4, 6, 7, 5], [2, 3, 7, 6], [1, 5, 7, 3], [0, 1, 3, 2], [0, 4, 5, 1], [0, 2, 6, 4]];
    this.cube = this.mesh(corners, quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]));
    this.square = this.mesh([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], [0, 1, 2, 0, 2, 3]);
    gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, gl.createBuffer());
    gl.enable(gl.CULL_FACE);
    gl.enable(gl.BLEND);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** @param {number[]} points @param {number[]} order */
  mesh(points, order) {
    const gl = this.gl, array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint8Array(order), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    return { array, count: order.length };
  }

  resize() {
    const { width, height } = this.canvas.getBoundingClientRect(), base = this.told.camera;
    const ratio = Math.min(2, devicePixelRatio || 1);
    this.canvas.width = Math.max(1, Math.round(width * ratio));
    this.canvas.height = Math.max(1, Math.round(height * ratio));
    // The picture stands behind at its full height, cut off at both sides.
    const by = this.canvas.height / base.height;
    this.cam = { ...base, focal: base.focal * by, cx: this.canvas.width / 2, cy: base.cy * by };
    this.ratio = ratio;
    this.wake();
    for (const actor of this.actors.values()) if (actor.die.place === "rail") this.toRail(actor, this.now, 0);
  }

  /** Half of what is seen of the table's width, in die edges. */
  get half() { return this.canvas.width / 2 / this.cam.focal * this.told.camera.distance; }

  /** Where a point of the table is, in CSS pixels of the canvas. @param {number[]} place */
  project([x, y, z]) {
    const { sin, cos, focal, cx, cy, distance } = this.cam, depth = distance + y * cos - z * sin;
    return [(cx + focal * x / depth) / this.ratio, (cy - focal * (y * sin + z * cos) / depth) / this.ratio,
            focal / depth / this.ratio];
  }

  // ---- what lies there ----------------------------------------------------------------------

  /** Show these dice; those on the rail glide there, others lie where they lay. @param {Die[]} dice */
  set(dice) {
    const now = this.now;
    const wanted = new Set(dice.map((die) => die.index));
    for (const index of [...this.actors.keys()]) if (!wanted.has(index)) this.actors.delete(index);
    const rail = dice.filter((die) => die.place === "rail");
    this.seats = Math.max(5, dice.length);
    let n = 0;
    for (const die of dice) {
      let actor = this.actors.get(die.index);
      if (!actor) {
        const pose = this.spot(die);
        actor = { die, at: () => pose, until: 0, ring: 0, dim: 0, seat: -1 };
        this.actors.set(die.index, actor);
      }
      const from = actor.die.place;
      actor.die = die;
      const seat = rail.indexOf(die);
      if (seat >= 0 && (from !== "rail" || actor.seat !== seat)) {
        actor.seat = seat;
        this.toRail(actor, now + 0.07 * n++, GLIDE * this.brisk);
      }
      if (seat < 0) actor.seat = -1;
    }
    this.wake();
  }

  /** A place on the felt for a die of which no throw is known. @param {Die} die @returns {Pose} */
  spot(die) {
    const room = Math.min(4.2, this.half - 0.9), n = die.index;
    const place = [room * (-1 + n / 2.5), 0.9 + 0.8 * Math.sin(2.4 * n + 1), 0.5];
    return { place, turn: times(aboutZ(0.5 * Math.sin(5 * n + 1)), relabel([1, 0, 0, 0, 1, 0, 0, 0, 1], die.face)) };
  }

  /** @param {Actor} actor @param {number} start @param {number} seconds */
  toRail(actor, start, seconds) {
    const from = actor.at(start), { sin, cos, distance, focal } = this.cam;
    // Nearer to the eye less is seen of the table's width.
    const half = this.canvas.width / 2 / focal * (distance + this.told.rail * cos - sin);
    const pitch = Math.min(PITCH, (2 * half - 1.2) / (this.seats - 1));
    const place = [(actor.seat - (this.seats - 1) / 2) * pitch, this.told.rail, 0.5];
    const end = { place, turn: settle(from.turn, 0.05 * Math.sin(actor.die.index * 5.3 + 1)) };
    this.glide(actor, from, end, start, seconds, 0.5);
  }

  /** @param {Actor} actor @param {Pose} from @param {Pose} end */
  glide(actor, from, end, /** @type {number} */ start, /** @type {number} */ seconds, arc = 0) {
    actor.until = start + seconds;
    actor.at = (now) => {
      if (now >= actor.until) return end;
      const t = easy(Math.max(0, (now - start) / seconds));
      const place = from.place.map((v, k) => v + (end.place[k] - v) * t);
      place[2] += arc * Math.sin(Math.PI * t);
      return { place, turn: blend(from.turn, end.turn, t) };
    };
  }

  /** Take dice into the hand, below the picture. @param {number[]} dice */
  async gather(dice) {
    const now = this.now, seconds = GATHER * this.brisk;
    for (const index of dice) {
      const actor = this.actors.get(index);
      if (!actor) continue;
      this.actors.delete(index);
      const from = actor.at(now);
      const end = { place: [from.place[0] * 0.4 - 0.8, -this.told.far - 4.2, 1], turn: from.turn };
      this.glide(actor, from, end, now, seconds);
      actor.die = { ...actor.die, picked: false, dim: false, tag: "" };
      this.leaving.push(actor);
    }
    await this.rest(seconds);
  }

  /** Sweep everything out to the right. */
  async sweep() {
    const now = this.now, seconds = SWEEP * this.brisk;
    for (const actor of this.actors.values()) {
      const from = actor.at(now), [x, y, z] = from.place;
      actor.until = now + seconds;
      actor.at = (time) => {
        const share = Math.min(1, (time - now) / (seconds || 1));
        const far = Math.max(x, -this.half - 1 + (2 * this.half + 4) * share ** 1.5), gone = far - x;
        return { place: [far, y + 0.06 * gone, z + 0.3 * Math.min(1, gone / 3)], turn: times(about([0.25, 1, 0.1], 0.75 * gone), from.turn) };
      };
      actor.die = { ...actor.die, picked: false, dim: false, tag: "" };
      this.leaving.push(actor);
    }
    this.actors.clear();
    await this.rest(seconds);
  }

  /** Throw these dice, which end with their faces on top. @param {Die[]} dice */
  async throw(dice) {
    const ways = this.throws.of.get(dice.length);
    if (!ways) return;
    const way = ways[this.count++ % ways.length], now = this.now, start = now + ENTRY;
    dice.forEach((die, k) => {
      const last = way.at(k, way.seconds), labels = relabel(last.turn, die.face, k + this.count);
      const end = { place: last.place, turn: times(last.turn, labels) };
      /** @type {Actor} */
      const actor = { die, at: () => end, until: start + way.seconds, ring: 0, dim: 0, seat: -1 };
      if (this.brisk) actor.at = (time) => {
        if (time >= actor.until) return end;
        const pose = way.at(k, time - start);
        return { place: pose.place, turn: times(pose.turn, labels) };
      };
      this.actors.set(die.index, actor);
    });
    this.seats = Math.max(5, this.actors.size);
    await this.rest((ENTRY + way.seconds) * this.brisk);
  }

  /** Wait until what moves has come to rest. @param {number} seconds */
  rest(seconds) {
    this.wake();
    return new Promise((done) => setTimeout(done, seconds * 1000));
  }

  /** The die at a place of the canvas, in CSS pixels; -1 where there is none. */
  dieAt(/** @type {number} */ x, /** @type {number} */ y) {
    let found = -1, nearest = 0.85;
    for (const [index, actor] of this.actors) {
      const [px, py, scale] = this.project(actor.at(this.now).place);
      const away = Math.hypot(x - px, y - py) / scale;
      if (away < nearest) [found, nearest] = [index, away];
    }
    return found;
  }

  // ---- drawing ------------------------------------------------------------------------------

  wake() {
    if (this.drawing) return;
    this.drawing = true;
    this.last = this.now;
    requestAnimationFrame(() => this.frame());
  }

  frame() {
    const now = this.now, step = this.brisk ? (now - this.last) / MARKING : 1;
    this.last = now;
    let busy = false;
    this.leaving = this.leaving.filter((actor) => actor.until > now);
    const all = [...this.actors.values(), ...this.leaving];
    for (const actor of all) {
      for (const [name, wanted] of /** @type {const} */ ([["ring", actor.die.picked], ["dim", actor.die.dim]])) {
        const goal = wanted ? 1 : 0, gap = goal - actor[name];
        actor[name] += Math.sign(gap) * Math.min(Math.abs(gap), step);
        busy ||= actor[name] !== goal;
      }
      busy ||= actor.until > now;
    }
    this.paint(all, now);
    this.drawn();
    this.drawing = busy;
    if (busy) requestAnimationFrame(() => this.frame());
  }

  /** @param {Actor[]} all @param {number} now */
  paint(all, now) {
    const gl = this.gl, cam = this.cam, told = this.told, [head, rows, most] = told.rows, b = this.block;
    const seen = all.map((actor) => ({ actor, pose: actor.at(now) }))
      .sort((a, c) => this.near(a.pose.place) - this.near(c.pose.place)).slice(0, most);
    b.set([cam.sin, cam.cos, cam.distance, cam.focal, this.canvas.width, this.canvas.height, cam.cx, cam.cy,
           0, -cam.distance * cam.cos, cam.distance * cam.sin, 0, 1, 1, 1, 1, 0, 0, 1e6, 1e6, 1, 0, 0, 0,
           ...told.bounce, ...told.finish]);
    seen.forEach(({ actor, pose }, n) => {
      const { place, turn } = pose, body = told.bodies[actor.die.colour];
      b.set([turn[0], turn[3], turn[6], place[2], turn[1], turn[4], turn[7], 1, turn[2], turn[5], turn[8], 0,
             ...place, 0, easy(actor.ring), 0, 1, easy(actor.dim), ...body.body, ...body.ink, 1, 1, 1, 0],
            4 * (head + rows * n));
    });
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (!seen.length) return;
    gl.bufferData(gl.UNIFORM_BUFFER, b, gl.STREAM_DRAW);
    for (const [name, mesh] of /** @type {const} */ ([["shadow", this.square], ["ring", this.square], ["die", this.cube]])) {
      gl.useProgram(this.programs.get(name) ?? null);
      gl.bindVertexArray(mesh.array);
      gl.drawElementsInstanced(gl.TRIANGLES, mesh.count, gl.UNSIGNED_BYTE, 0, seen.length);
    }
  }

  /** How near a point is to the eye: what is far is drawn first. @param {number[]} place */
  near([, y, z]) { return z * this.cam.sin - y * this.cam.cos; }
}

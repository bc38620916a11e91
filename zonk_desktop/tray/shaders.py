"""The GLSL shaders of the OpenGL view: `dice_shade` and `dice_shadow` for the graphics card.

Figures come from `light`, `colours` and `measures`, so that both renderers show the same dice.
"""

from __future__ import annotations

from . import colours, light
from .dice_shade import GRIDS, INLAY_LIGHT
from .dice_shadow import (
    RIM_DARK,
    RIM_SHADOW,
    RIM_SHADOW_X,
    RIM_SHADOW_Y,
    SPAN,
    SPAN_GROWS,
    SPAN_HIGH,
)
from .light import BAND, CROWN, DARKER, FULL, HALO, PEWTER, PHOSPHOR, PHOSPHOR_EDGE, SHINING
from .measures import DIE_HALF, DIE_ROUND, HALF_X, HALF_Y, ONE_RADIUS, PIP_RADIUS, PIP_STEP
from .scene import FALL

MOST = 24
"""Dice in one draw. More are drawn in several."""


def _lost(left: dict[str, float]) -> str:
    """What a dimmed die loses, by the shape of its pips."""
    return f"float[6]({', '.join(f'{1 - left[colour]:.4f}' for colour in colours.MARK)})"


def _vec(values: object) -> str:
    return "vec3(" + ", ".join(f"{float(v):.6f}" for v in values) + ")"  # type: ignore[attr-defined]


ROWS = 9
"""Rows of four figures for each die: its matrix, its marks, body, ink, light and halo."""
HEAD = 9
"""Rows of four figures before them, the same for all."""

BLOCK = f"""#version 330 core
#define MOST {MOST}
layout(std140) uniform Frame {{
  vec4 u_cam;      // sin, cos, distance, focal
  vec4 u_view;     // width, height, cx, cy
  vec4 u_eye;
  vec4 u_lamp;     // colour, share of it beyond the pool
  vec4 u_pool;     // middle and half axes, in pixels from below
  vec4 u_near;     // scale and offset: the part of the table's picture that is seen
  vec4 u_bounce;   // the colour of the cloth
  vec4 u_finish;   // wide, tight, edge, translucent
  vec4 u_matter;   // grain, glow, metal
  vec4 u_rows[MOST * {ROWS}];
}};
#define DIE(k) (u_rows[v_die * {ROWS} + (k)])
#define PLACE (DIE(3).xyz)   // a small die is drawn farther off than it is
#define HEIGHT (DIE(0).w)
#define SCALE (DIE(1).w)
#define MARKS (DIE(4))       // ring, focus, shown, dim
#define BODY (DIE(5))        // albedo, kind of pips
#define INK (DIE(6))         // albedo, 1: inlaid
#define LIGHT (DIE(7).rgb)   // the lamp's light on it
#define HALO (DIE(8).rgb)    // what it throws on the cloth
"""
COMMON = (
    BLOCK
    + f"""
const vec3 L = {_vec(light.TO_LAMP)};
const vec3 SUN = {_vec(light.SUN)};
const vec3 SKY = {_vec(light.SKY)};
const float RIM_DARK = {RIM_DARK};
const vec3 RIM_SHADOW = vec3({RIM_SHADOW_X}, -{RIM_SHADOW_Y}, {RIM_SHADOW});
const vec2 FLOOR = vec2({HALF_X:.4f}, {HALF_Y:.4f});
float halfSpan(float h) {{
  return 0.5 * clamp({SPAN} + {SPAN_GROWS} * (h - 0.5), {SPAN}, {SPAN_HIGH});
}}
float depthOf(vec3 w) {{ return u_cam.z + w.y * u_cam.y - w.z * u_cam.x; }}
vec4 clip(vec3 w) {{
  float d = depthOf(w);
  float up = w.y * u_cam.x + w.z * u_cam.y;
  return vec4(2.0 * u_cam.w * w.x / u_view.x + d * (2.0 * u_view.z / u_view.x - 1.0),
              2.0 * u_cam.w * up / u_view.y + d * (1.0 - 2.0 * u_view.w / u_view.y), 0.0, d);
}}
"""
)

TABLE_VS = """#version 330 core
layout(location = 0) in vec3 a_pos;
out vec2 v_uv;
void main() {
  v_uv = vec2(a_pos.x * 0.5 + 0.5, 0.5 - a_pos.y * 0.5);
  gl_Position = vec4(a_pos.xy, 0.0, 1.0);
}
"""
LAMP = f"""
vec3 lamp() {{
  vec2 away = (gl_FragCoord.xy - u_pool.xy) / u_pool.zw;
  float t = clamp((length(away) - {FALL:.4f}) / {1 - FALL:.4f}, 0.0, 1.0);
  return u_lamp.rgb * (1.0 + (u_lamp.a - 1.0) * t * t * (3.0 - 2.0 * t));
}}
"""
TABLE_FS = (
    BLOCK
    + """
uniform sampler2D u_table;
in vec2 v_uv;
out vec4 o;
"""
    + LAMP
    + """
void main() {
  vec2 at = v_uv * u_near.x + u_near.yz;
  o = vec4(min(texture(u_table, at).rgb * lamp(), 1.0), 1.0);
}
"""
)

SHADOW_VS = (
    COMMON
    + """
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_floor;
void main() {
  v_die = gl_InstanceID;
  vec3 c = PLACE;
  vec2 middle = c.xy - L.xy / L.z * max(c.z, 0.0);
  vec2 at = c.z < 1.2 ? mix(c.xy, middle, 0.6) : middle;
  v_floor = at + a_pos.xy * halfSpan(max(c.z, 0.0));
  gl_Position = clip(vec3(v_floor, 0.0));
  if (SCALE < 0.99) {  // a small die: its shadow lies on the rim
    vec3 real = u_eye.xyz + (c - u_eye.xyz) * SCALE;
    v_floor = a_pos.xy;
    vec2 spot = real.xy + RIM_SHADOW.xy + a_pos.xy * RIM_SHADOW.z;
    gl_Position = clip(vec3(spot, HEIGHT - 0.5 * SCALE));
  }
}
"""
)
SHADOW_FS = (
    COMMON
    + """
flat in int v_die;
in vec2 v_floor;
out vec4 o;
// The distance to the outline of the sum of three edges laid on the floor.
float outline(vec2 e[3], vec2 p) {
  float gap = -9.0;
  for (int k = 0; k < 3; k++) {
    float len = length(e[k]);
    if (len < 0.02) continue;
    vec2 n = vec2(-e[k].y, e[k].x) / len;
    float reach = 0.5 * (abs(dot(n, e[0])) + abs(dot(n, e[1])) + abs(dot(n, e[2])));
    gap = max(gap, abs(dot(n, p)) - reach);
  }
  return gap;
}
void main() {
  if (SCALE < 0.99) {
    float left = max(0.0, 1.0 - dot(v_floor, v_floor));
    o = vec4(0.0, 0.0, 0.0, RIM_DARK * left * left);
    return;
  }
  if (abs(v_floor.x) > FLOOR.x || abs(v_floor.y) > FLOOR.y) discard;
  vec3 c = PLACE;
  if (c.z < -0.5) discard;
  vec2 s = L.xy / L.z;
  float h = max(c.z, 0.0);
  vec2 laid[3], flat_[3];
  for (int k = 0; k < 3; k++) { flat_[k] = DIE(k).xy; laid[k] = DIE(k).xy - s * DIE(k).z; }
  vec2 middle = c.xy - s * h;
  float gap = outline(laid, v_floor - middle);
  vec2 off = v_floor - c.xy;
  float tip = -dot(off, s) / length(s);
  float low = max(h - 0.62, 0.0);
  float soft = 0.040 + 0.10 * clamp(tip - 0.15, 0.0, 2.0) + 0.17 * low;
  float t = clamp(0.5 - gap / (2.0 * soft), 0.0, 1.0);
  float dark = 0.66 * t * t * (3.0 - 2.0 * t) / (1.0 + 0.18 * low);
  float foot = outline(flat_, off);
  // How far the die is above this point: it closes where an edge touches.
  float under = 0.0;
  vec2 within = off / max(1.0, 1.0 + foot / 0.5);
  for (int k = 0; k < 3; k++) {
    vec3 side = DIE(k).xyz;
    if (abs(side.z) < 0.05) continue;
    side *= -sign(side.z);
    under = max(under, c.z + (0.5 - dot(side.xy, within)) / side.z);
  }
  float near = 0.70 * exp(-max(foot + 0.03, 0.0) * 7.0) * exp(-5.0 * under);
  float wide = 0.22 * exp(-max(foot, 0.0) * 2.2) * exp(-1.2 * low);
  dark = 1.0 - (1.0 - dark) * (1.0 - near) * (1.0 - wide);
  vec2 at = c.z < 1.2 ? mix(c.xy, middle, 0.6) : middle;
  vec2 edge = abs(v_floor - at) / halfSpan(h);
  dark *= (1.0 - pow(edge.x, 6.0)) * (1.0 - pow(edge.y, 6.0));
  o = vec4(0.0, 0.0, 0.0, clamp(dark - 0.004, 0.0, 1.0) * MARKS.z);
}
"""
)

RING_VS = (
    COMMON
    + """
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_at;
void main() {
  v_die = gl_InstanceID;
  vec3 c = PLACE;
  v_at = a_pos.xy * 1.35;
  gl_Position = clip(vec3(c.xy + v_at, 0.0));
}
"""
)
RING_FS = (
    COMMON
    + LAMP
    + """
flat in int v_die;
in vec2 v_at;
out vec4 o;
float band(float r, float radius, float half_width, float px) {
  float core = clamp(0.5 - (abs(r - radius) - half_width) / px, 0.0, 1.0);
  float glow = 0.34 * smoothstep(half_width * 2.1, half_width * 0.9, abs(r - radius));
  return max(core * 0.94, glow);
}
void main() {
  vec2 over = abs(PLACE.xy + v_at) - FLOOR;
  if (max(over.x, over.y) > 0.0) discard;  // a ring lies on the felt, never on the rim
  vec4 mark = MARKS;
  float r = length(v_at);
  float px = max(fwidth(r), 1e-4);
  float ring = mark.x * band(r, 0.94 * (0.8 + 0.2 * mark.x), 0.0525, px);
  float focus = mark.y * band(r, 1.09 * (0.8 + 0.2 * mark.y), 0.0325, px);
  vec3 colour = mix(vec3(0.914, 0.757, 0.302), vec3(0.557, 0.765, 0.941),
                    focus / max(ring + focus, 1e-4));
  o = vec4(min(colour * lamp(), 1.0), max(ring, focus));
}
"""
)

HALO_VS = (
    COMMON
    + f"""
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_at;
void main() {{
  v_die = gl_InstanceID;
  v_at = a_pos.xy;
  gl_Position = clip(vec3(PLACE.xy + v_at * {HALO:.4f}, 0.0));
}}
"""
)
HALO_FS = (
    COMMON
    + """
flat in int v_die;
in vec2 v_at;
out vec4 o;
void main() {
  vec2 over = abs(PLACE.xy + v_at * RADIUS) - FLOOR;
  if (max(over.x, over.y) > 0.0 || PLACE.z < 0.0 || SCALE < 0.99) discard;
  float share = max(0.0, 1.0 - dot(v_at, v_at));
  share *= share * MARKS.z / (1.0 + 0.8 * max(0.0, PLACE.z - 0.5));
  o = vec4(HALO * share, 0.0);
}
""".replace("RADIUS", f"{HALO:.4f}")
)

DIE_VS = (
    COMMON
    + """
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec3 v_p;
void main() {
  v_die = gl_InstanceID;
  float px = depthOf(PLACE) / u_cam.w;
  v_p = a_pos * (0.5 + px);  // a pixel larger, so that outlines can be softened
  gl_Position = clip(mat3(DIE(0).xyz, DIE(1).xyz, DIE(2).xyz) * v_p + PLACE);
}
"""
)
DIE_FS = (
    COMMON
    + f"""
flat in int v_die;
in vec3 v_p;
out vec4 o;
const float CORE = {DIE_HALF - DIE_ROUND:.4f}, R0 = {DIE_ROUND:.4f}, S = {PIP_STEP:.4f};
const float LOST[6] = {_lost(colours.DIM)}, LOST_BODY[6] = {_lost(colours.DIM_BODY)};
const int GRID[6] = int[6]({", ".join(map(str, GRIDS))});
const vec3 INLAY = {_vec(INLAY_LIGHT)};
float mark(int kind, vec2 d, float r) {{
  vec2 a = abs(d);
  if (kind == 1) return (a.x + a.y - r * 1.28) * 0.7071;
  if (kind == 2) return max(a.x, a.y) - r * 0.86;
  if (kind == 3) return abs(length(d) - r * 0.76) - r * 0.34;
  if (kind == 4) return max(a.x * 0.866 + d.y * 0.5, -d.y) - r * 0.62;
  if (kind == 5) return max(max(a.x, a.y) - r * 1.08, min(a.x, a.y) - r * 0.38);
  return length(d) - r;
}}
const vec3 FULL = {_vec(FULL)}, PEWTER = {_vec(PEWTER)};
const vec3 PHOSPHOR = {_vec(PHOSPHOR)}, PHOSPHOR_EDGE = {_vec(PHOSPHOR_EDGE)};
vec3 film(vec3 c) {{
  c = clamp(c, 0.0, 4.0);
  c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
  return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}}
float mirrored(float toLamp, float goesUp) {{
  float haze = clamp(toLamp, 0.0, 1.0);
  return 1.1 * smoothstep(0.62, 0.95, toLamp) + 0.30 * haze * haze * haze
       + 0.22 * exp(-9.0 * goesUp * goesUp) + 0.05;
}}
void main() {{
  mat3 turn = mat3(DIE(0).xyz, DIE(1).xyz, DIE(2).xyz);
  vec3 eye = (u_eye.xyz - PLACE) * turn;
  vec3 dir = normalize(v_p - eye);
  float pixel = depthOf(PLACE) / u_cam.w;
  vec3 p = v_p;
  float closest = 9.0;
  for (int k = 0; k < 7; k++) {{
    vec3 g = p - clamp(p, -CORE, CORE);
    float far = length(g) + 1e-6;
    float gap = far - R0;
    closest = min(closest, gap);
    float slope = -dot(g, dir) / far;
    if (slope <= 0.02) break;  // past the nearest point
    p += dir * (gap / max(slope, 0.12));
  }}
  float cover = clamp(1.05 - closest / pixel, 0.0, 1.0);
  if (cover <= 0.0) discard;
  vec3 n = normalize(p - clamp(p, -CORE, CORE) + dir * -1e-6);
  vec3 lamp = L * turn, up = vec3(0, 0, 1) * turn, front = vec3(0, -1, 0) * turn;
  vec3 view = normalize(eye), mid = normalize(lamp + view);
  float facing = dot(n, view), lit = dot(n, lamp), rise = dot(n, up), spec = dot(n, mid);

  vec3 a = abs(p);
  int face; vec2 uv, lampUv;
  if (a.x >= a.y && a.x >= a.z) {{ face = p.x > 0.0 ? 0 : 5; uv = p.yz; lampUv = lamp.yz; }}
  else if (a.y >= a.z) {{ face = p.y > 0.0 ? 1 : 4; uv = p.zx; lampUv = lamp.zx; }}
  else {{ face = p.z > 0.0 ? 2 : 3; uv = p.xy; lampUv = lamp.xy; }}
  vec2 grid = clamp(round(uv / S), -1.0, 1.0);
  bool has = ((GRID[face] >> (int(grid.x) + 1 + 3 * (int(grid.y) + 1))) & 1) == 1;
  vec2 d = uv - grid * S;
  float radius = face == 0 ? {ONE_RADIUS:.4f} : {PIP_RADIUS:.4f};
  float soft = pixel / clamp(facing, 0.2, 1.0);
  float gap = mark(int(BODY.a + 0.5), d, radius);
  float pip = has ? clamp(0.5 - gap / soft, 0.0, 1.0) * clamp(facing * 8.0, 0.0, 1.0) : 0.0;
  float rim = has ? clamp(1.0 - gap / (soft + 0.016), 0.0, 1.0) * (1.0 - pip) : 0.0;
  float aside = dot(lampUv, d) / radius, bowl = aside * pip;

  float dim = MARKS.w, kept = 1.0 - LOST[int(BODY.a + 0.5)] * dim;
  vec3 body = BODY.rgb;
  body = mix(body, vec3(dot(body, vec3(0.25, 0.65, 0.10))), 0.5 * dim)
       * (1.0 - LOST_BODY[int(BODY.a + 0.5)] * dim);
  if (u_matter.x > 0.0) {{
    float ring = length(vec2(p.x + 1.1, 0.8 * p.z + 0.35));
    float wave = 0.35 * sin(3.1 * p.y + 1.7 * p.x);
    float rings = 0.6 * sin(34.6 * ring + 6.28 * wave)
                + 0.35 * sin(95.0 * p.x + 4.0 * sin(9.0 * p.y));
    body *= 1.0 + u_matter.x * rings;
  }}
  if (INK.a > 0.5 && 1.0 / pixel > 32.0) {{
    float line = abs(max(abs(uv.x), abs(uv.y)) - 0.375) - 0.014;
    body = mix(body, INLAY * kept, clamp(0.5 - line * clamp(facing, 0.3, 1.0) / pixel, 0.0, 1.0));
  }}
  vec3 colour = mix(body * (1.0 - 0.30 * rim), INK.rgb * kept, pip);

  float h = clamp(HEIGHT + dot(p, up), 0.0, 2.0);
  float edge = max(abs(uv.x), abs(uv.y));
  float sun = clamp((lit + 0.18) / 1.18, 0.0, 1.0);
  sun += u_finish.w * (0.55 * (1.0 - sun) + 0.5 * pow(clamp((edge - 0.30) * 4.0, 0.0, 1.0), 2.0));
  sun *= clamp(1.0 - 0.85 * bowl, 0.15, 1.5);
  float sky = 0.5 + 0.5 * rise;
  float open = 1.0 - 0.55 * exp(-3.2 * h) * (1.0 - sky);
  float bounce = (1.0 - sky) * (0.45 + 0.90 * exp(-1.1 * h)) * clamp(h * 5.0 + 0.25, 0.0, 1.0);
  float above = sky * open + clamp(dot(n, front), 0.0, 1.0) * 0.60;
  float toLamp = 2.0 * facing * lit - dot(view, lamp), goesUp = 2.0 * facing * rise - dot(view, up);
  float room = mirrored(toLamp, goesUp);
  float shine = pow(clamp(spec, 0.0, 1.0), 32.0);
  float gloss = (u_finish.x * shine + u_finish.y * pow(shine, 4.0)) * clamp(lit * 3.0, 0.0, 1.0);
  gloss += u_finish.z * pow(1.0 - clamp(facing, 0.0, 1.0), 4.0)
         * (clamp(rise + 0.25, 0.0, 1.0) + 0.5 * room);
  gloss += 0.02 * u_finish.y * room;
  gloss *= 1.0 - 0.6 * pip;
  gloss += clamp(-bowl - 0.20, 0.0, 1.0) * 0.16 + rim * clamp(-aside, 0.0, 1.0) * 0.20;
  gloss *= 1.0 - 0.6 * dim;
  vec3 light = colour * (bounce * u_bounce.rgb + above * SKY + sun * SUN);
  if (u_matter.z > 0.0) {{
    float bare = BODY.a < 0.5 ? 1.0
               : clamp((edge - {BAND:.4f}) * clamp(facing, 0.3, 1.0) / pixel + 0.5, 0.0, 1.0);
    float brush = sin(61.0 * uv.y + 2.0 * sin(13.0 * uv.x)) + sin(147.0 * uv.y + 1.3);
    vec3 bent = normalize(n + {CROWN:.4f} * p);  // the faces of metal bulge a little
    float ahead = dot(bent, view), bentLit = dot(bent, lamp);
    float bentUp = 2.0 * ahead * dot(bent, up) - dot(view, up);
    float shown = mirrored(2.0 * ahead * bentLit - dot(view, lamp), bentUp);
    vec3 metal = PEWTER * kept * (shown * (1.0 + 0.09 * brush) * SUN
      + clamp(-3.0 * bentUp, 0.0, 1.0) * 0.55 * u_bounce.rgb * FULL
      + clamp(bentLit, 0.0, 1.0) * 0.20 * SUN + 0.16 * SKY);
    light = mix(light, metal, bare * (1.0 - pip));
  }}
  if (u_matter.y > 0.0) {{
    int kind = int(BODY.a + 0.5);
    bool dark = kind == 1 || kind == 3 || kind == 4;
    float share = (dark ? max(pip, 0.10) : 1.0) * {SHINING:.4f} * (1.0 - dim);
    vec3 tint = mix(PHOSPHOR, PHOSPHOR_EDGE, clamp(1.0 - facing, 0.0, 1.0));
    light = light * {DARKER:.4f} + colour * share * tint * FULL;
  }}
  light += gloss * SUN;
  o = vec4(min(film(light) * LIGHT, 1.0), cover * MARKS.z);
}}
"""
)

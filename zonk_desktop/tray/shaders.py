"""The shaders of the OpenGL view. They say what `dice_shade` and `dice_shadow` say, for a card.

Figures come from `light`, `colours` and `measures`, so that both renderers show the same dice.
"""

from __future__ import annotations

from . import colours, light
from .dice_shade import FELT_LIGHT, GRIDS, INLAY_LIGHT
from .dice_shadow import SPAN
from .lamp import FALL
from .measures import DIE_HALF, DIE_ROUND, HALF_X, HALF_Y, ONE_RADIUS, PIP_RADIUS, PIP_STEP

MOST = 12
"""Dice in one draw. More are drawn in several."""


def _vec(values: object) -> str:
    return "vec3(" + ", ".join(f"{float(v):.6f}" for v in values) + ")"  # type: ignore[attr-defined]


COMMON = f"""#version 330 core
#define MOST {MOST}
uniform mat4 u_dice[MOST];
uniform vec4 u_cam;    // sin, cos, distance, focal
uniform vec4 u_view;   // width, height, cx, cy
uniform vec3 u_eye;
const vec3 L = {_vec(light.TO_LAMP)};
const vec3 SUN = {_vec(light.SUN)};
const vec3 SKY = {_vec(light.SKY)};
const vec2 FLOOR = vec2({HALF_X:.4f}, {HALF_Y:.4f});
float depthOf(vec3 w) {{ return u_cam.z + w.y * u_cam.y - w.z * u_cam.x; }}
vec4 clip(vec3 w) {{
  float d = depthOf(w);
  float up = w.y * u_cam.x + w.z * u_cam.y;
  return vec4(2.0 * u_cam.w * w.x / u_view.x + d * (2.0 * u_view.z / u_view.x - 1.0),
              2.0 * u_cam.w * up / u_view.y + d * (1.0 - 2.0 * u_view.w / u_view.y), 0.0, d);
}}
"""

TABLE_VS = """#version 330 core
layout(location = 0) in vec3 a_pos;
out vec2 v_uv;
void main() {
  v_uv = vec2(a_pos.x * 0.5 + 0.5, 0.5 - a_pos.y * 0.5);
  gl_Position = vec4(a_pos.xy, 0.0, 1.0);
}
"""
LAMP = f"""
uniform vec4 u_lamp;   // colour, share of it beyond the pool
uniform vec4 u_pool;   // middle and half axes, in pixels from below
vec3 lamp() {{
  vec2 away = (gl_FragCoord.xy - u_pool.xy) / u_pool.zw;
  float t = clamp((length(away) - {FALL:.4f}) / {1 - FALL:.4f}, 0.0, 1.0);
  return u_lamp.rgb * (1.0 + (u_lamp.a - 1.0) * t * t * (3.0 - 2.0 * t));
}}
"""
TABLE_FS = (
    """#version 330 core
uniform sampler2D u_table;
uniform vec3 u_near;   // scale and offset: the part of the picture that is seen
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
    + f"""
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_floor;
void main() {{
  v_die = gl_InstanceID;
  vec3 c = u_dice[v_die][3].xyz;
  vec2 middle = c.xy - L.xy / L.z * max(c.z, 0.0);
  vec2 at = c.z < 1.2 ? mix(c.xy, middle, 0.6) : middle;
  v_floor = at + a_pos.xy * {SPAN / 2:.4f};
  gl_Position = clip(vec3(v_floor, 0.0));
}}
"""
)
SHADOW_FS = (
    COMMON
    + f"""
uniform vec4 u_marks[MOST];
flat in int v_die;
in vec2 v_floor;
out vec4 o;
// The distance to the outline of the sum of three edges laid on the floor.
float outline(vec2 e[3], vec2 p) {{
  float gap = -9.0;
  for (int k = 0; k < 3; k++) {{
    float len = length(e[k]);
    if (len < 0.02) continue;
    vec2 n = vec2(-e[k].y, e[k].x) / len;
    float reach = 0.5 * (abs(dot(n, e[0])) + abs(dot(n, e[1])) + abs(dot(n, e[2])));
    gap = max(gap, abs(dot(n, p)) - reach);
  }}
  return gap;
}}
void main() {{
  if (abs(v_floor.x) > FLOOR.x || abs(v_floor.y) > FLOOR.y) discard;
  mat4 m = u_dice[v_die];
  vec3 c = m[3].xyz;
  if (c.z < -0.5 || m[1].w < 0.99) discard;  // a small die stands on the rim
  vec2 s = L.xy / L.z;
  float h = max(c.z, 0.0);
  vec2 laid[3], flat_[3];
  for (int k = 0; k < 3; k++) {{ flat_[k] = m[k].xy; laid[k] = m[k].xy - s * m[k].z; }}
  vec2 middle = c.xy - s * h;
  float gap = outline(laid, v_floor - middle);
  vec2 off = v_floor - c.xy;
  float tip = -dot(off, s) / length(s);
  float low = max(h - 0.62, 0.0);
  float soft = 0.045 + 0.10 * clamp(tip - 0.15, 0.0, 2.0) + 0.10 * low;
  float t = clamp(0.5 - gap / (2.0 * soft), 0.0, 1.0);
  float dark = 0.66 * t * t * (3.0 - 2.0 * t) / (1.0 + 0.18 * low);
  float foot = outline(flat_, off);
  float near = 0.62 * exp(-max(foot + 0.03, 0.0) * 7.0) * exp(-2.6 * low);
  float wide = 0.22 * exp(-max(foot, 0.0) * 2.2) * exp(-1.2 * low);
  dark = 1.0 - (1.0 - dark) * (1.0 - near) * (1.0 - wide);
  vec2 at = c.z < 1.2 ? mix(c.xy, middle, 0.6) : middle;
  vec2 edge = abs(v_floor - at) / {SPAN / 2:.4f};
  dark *= (1.0 - pow(edge.x, 6.0)) * (1.0 - pow(edge.y, 6.0));
  o = vec4(0.0, 0.0, 0.0, clamp(dark - 0.004, 0.0, 1.0) * u_marks[v_die].z);
}}
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
  vec3 c = u_dice[v_die][3].xyz;
  v_at = a_pos.xy * 1.35;
  gl_Position = clip(vec3(c.xy + v_at, 0.0));
}
"""
)
RING_FS = (
    COMMON
    + LAMP
    + """
uniform vec4 u_marks[MOST];  // ring, focus, shown, dim
flat in int v_die;
in vec2 v_at;
out vec4 o;
float band(float r, float radius, float half_width, float px) {
  float core = clamp(0.5 - (abs(r - radius) - half_width) / px, 0.0, 1.0);
  float glow = 0.34 * smoothstep(half_width * 2.1, half_width * 0.9, abs(r - radius));
  return max(core * 0.94, glow);
}
void main() {
  vec2 over = abs(u_dice[v_die][3].xy + v_at) - FLOOR;
  if (max(over.x, over.y) > 0.0) discard;  // a ring lies on the felt, never on the rim
  vec4 mark = u_marks[v_die];
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

DIE_VS = (
    COMMON
    + """
layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec3 v_p;
void main() {
  v_die = gl_InstanceID;
  mat4 m = u_dice[v_die];
  float px = depthOf(m[3].xyz) / u_cam.w;
  v_p = a_pos * (0.5 + px);  // a pixel larger, so that outlines can be softened
  gl_Position = clip(mat3(m) * v_p + m[3].xyz);
}
"""
)
DIE_FS = (
    COMMON
    + f"""
uniform vec4 u_marks[MOST];
uniform vec4 u_body[MOST];   // albedo, kind of pips
uniform vec4 u_ink[MOST];    // albedo, 1: inlaid
uniform vec3 u_bounce;
uniform vec3 u_light[MOST];  // the lamp's light on each die
flat in int v_die;
in vec3 v_p;
out vec4 o;
const float CORE = {DIE_HALF - DIE_ROUND:.4f}, R0 = {DIE_ROUND:.4f}, S = {PIP_STEP:.4f};
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
vec3 film(vec3 c) {{
  c = clamp(c, 0.0, 4.0);
  c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
  return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}}
void main() {{
  mat4 m = u_dice[v_die];
  mat3 turn = mat3(m);
  vec3 eye = (u_eye - m[3].xyz) * turn;
  vec3 dir = normalize(v_p - eye);
  float pixel = depthOf(m[3].xyz) / u_cam.w;
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
  float gap = mark(int(u_body[v_die].a + 0.5), d, radius);
  float pip = has ? clamp(0.5 - gap / soft, 0.0, 1.0) * clamp(facing * 8.0, 0.0, 1.0) : 0.0;
  float rim = has ? clamp(1.0 - gap / (soft + 0.016), 0.0, 1.0) * (1.0 - pip) : 0.0;
  float bowl = dot(lampUv, d) / radius * pip;

  float dim = u_marks[v_die].w, kept = 1.0 - {1 - colours.DIM:.4f} * dim;
  vec3 body = u_body[v_die].rgb;
  body = mix(body, vec3(dot(body, vec3(0.25, 0.65, 0.10))), 0.5 * dim) * kept;
  if (u_ink[v_die].a > 0.5 && 1.0 / pixel > 32.0) {{
    float line = abs(max(abs(uv.x), abs(uv.y)) - 0.375) - 0.014;
    body = mix(body, INLAY * kept, clamp(0.5 - line * clamp(facing, 0.3, 1.0) / pixel, 0.0, 1.0));
  }}
  vec3 colour = mix(body * (1.0 - 0.30 * rim), u_ink[v_die].rgb * sqrt(kept), pip);

  float h = clamp(m[0].w + dot(p, up), 0.0, 2.0);
  float sun = clamp((lit + 0.18) / 1.18, 0.0, 1.0) * clamp(1.0 - 0.85 * bowl, 0.15, 1.5);
  float sky = 0.5 + 0.5 * rise;
  float open = 1.0 - 0.55 * exp(-3.2 * h) * (1.0 - sky);
  float bounce = (1.0 - sky) * (0.25 + 0.75 * min(h * 2.0, 1.0)) * open * 0.95;
  float above = sky * open + clamp(dot(n, front), 0.0, 1.0) * 0.60;
  float shine = pow(clamp(spec, 0.0, 1.0), 32.0);
  float gloss = (0.018 * shine + 0.20 * pow(shine, 4.0)) * (1.0 - 0.6 * pip);
  gloss *= clamp(lit * 3.0, 0.0, 1.0);
  gloss += pow(1.0 - clamp(facing, 0.0, 1.0), 4.0) * clamp(rise + 0.25, 0.0, 1.0) * 0.10;
  gloss += clamp(-bowl - 0.20, 0.0, 1.0) * 0.16;
  gloss *= 1.0 - 0.6 * dim;
  vec3 light = colour * (bounce * u_bounce + above * SKY + sun * SUN) + gloss * SUN;
  o = vec4(min(film(light) * u_light[v_die], 1.0), cover * u_marks[v_die].z);
}}
"""
)

BOUNCE = {name: tuple(float(c) for c in value) for name, value in FELT_LIGHT.items()}

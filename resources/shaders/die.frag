flat in int v_die;
in vec3 v_p;
out vec4 o;
float mark(int kind, vec2 d, float r) {
  vec2 a = abs(d);
  if (kind == 1) return (a.x + a.y - r * 1.28) * 0.7071;
  if (kind == 2) return max(a.x, a.y) - r * 0.86;
  if (kind == 3) return abs(length(d) - r * 0.76) - r * 0.34;
  if (kind == 4) return max(a.x * 0.866 + d.y * 0.5, -d.y) - r * 0.62;
  if (kind == 5) return max(max(a.x, a.y) - r * 1.08, min(a.x, a.y) - r * 0.38);
  return length(d) - r;
}
vec3 film(vec3 c) {
  c = clamp(c, 0.0, 4.0);
  c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
  return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}
float mirrored(float toLamp, float goesUp) {
  float haze = clamp(toLamp, 0.0, 1.0);
  return 1.1 * smoothstep(0.62, 0.95, toLamp) + 0.30 * haze * haze * haze
       + 0.22 * exp(-9.0 * goesUp * goesUp) + 0.05;
}
void main() {
  mat3 turn = mat3(DIE(0).xyz, DIE(1).xyz, DIE(2).xyz);
  vec3 eye = (u_eye.xyz - PLACE) * turn;
  vec3 dir = normalize(v_p - eye);
  float pixel = depthOf(PLACE) / u_cam.w;
  vec3 p = v_p;
  float closest = 9.0;
  for (int k = 0; k < 7; k++) {
    vec3 g = p - clamp(p, -CORE, CORE);
    float far = length(g) + 1e-6;
    float gap = far - R0;
    closest = min(closest, gap);
    float slope = -dot(g, dir) / far;
    if (slope <= 0.02) break;  // past the nearest point
    p += dir * (gap / max(slope, 0.12));
  }
  float cover = clamp(1.05 - closest / pixel, 0.0, 1.0);
  if (cover <= 0.0) discard;
  vec3 n = normalize(p - clamp(p, -CORE, CORE) + dir * -1e-6);
  vec3 lamp = L * turn, up = vec3(0, 0, 1) * turn, front = vec3(0, -1, 0) * turn;
  vec3 view = normalize(eye), mid = normalize(lamp + view);
  float facing = dot(n, view), lit = dot(n, lamp), rise = dot(n, up), spec = dot(n, mid);

  vec3 a = abs(p);
  int face; vec2 uv, lampUv;
  if (a.x >= a.y && a.x >= a.z) { face = p.x > 0.0 ? 0 : 5; uv = p.yz; lampUv = lamp.yz; }
  else if (a.y >= a.z) { face = p.y > 0.0 ? 1 : 4; uv = p.zx; lampUv = lamp.zx; }
  else { face = p.z > 0.0 ? 2 : 3; uv = p.xy; lampUv = lamp.xy; }
  vec2 grid = clamp(round(uv / S), -1.0, 1.0);
  bool has = ((GRID[face] >> (int(grid.x) + 1 + 3 * (int(grid.y) + 1))) & 1) == 1;
  vec2 d = uv - grid * S;
  float radius = face == 0 ? ONE : PIP;
  float soft = pixel / clamp(facing, 0.2, 1.0);
  float gap = mark(int(BODY.a + 0.5), d, radius);
  float pip = has ? clamp(0.5 - gap / soft, 0.0, 1.0) * clamp(facing * 8.0, 0.0, 1.0) : 0.0;
  float rim = has ? clamp(1.0 - gap / (soft + 0.016), 0.0, 1.0) * (1.0 - pip) : 0.0;
  float aside = dot(lampUv, d) / radius, bowl = aside * pip;

  float dim = MARKS.w, kept = 1.0 - LOST[int(BODY.a + 0.5)] * dim;
  vec3 body = BODY.rgb;
  body = mix(body, vec3(dot(body, vec3(0.25, 0.65, 0.10))), 0.5 * dim)
       * (1.0 - LOST_BODY[int(BODY.a + 0.5)] * dim);
  if (u_matter.x > 0.0) {
    float ring = length(vec2(p.x + 1.1, 0.8 * p.z + 0.35));
    float wave = 0.35 * sin(3.1 * p.y + 1.7 * p.x);
    float rings = 0.6 * sin(34.6 * ring + 6.28 * wave)
                + 0.35 * sin(95.0 * p.x + 4.0 * sin(9.0 * p.y));
    body *= 1.0 + u_matter.x * rings;
  }
  if (INK.a > 0.5 && 1.0 / pixel > 32.0) {
    float line = abs(max(abs(uv.x), abs(uv.y)) - 0.375) - 0.014;
    body = mix(body, INLAY * kept, clamp(0.5 - line * clamp(facing, 0.3, 1.0) / pixel, 0.0, 1.0));
  }
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
  if (u_matter.z > 0.0) {
    float bare = BODY.a < 0.5 ? 1.0
               : clamp((edge - BAND) * clamp(facing, 0.3, 1.0) / pixel + 0.5, 0.0, 1.0);
    float brush = sin(61.0 * uv.y + 2.0 * sin(13.0 * uv.x)) + sin(147.0 * uv.y + 1.3);
    vec3 bent = normalize(n + CROWN * p);  // the faces of metal bulge a little
    float ahead = dot(bent, view), bentLit = dot(bent, lamp);
    float bentUp = 2.0 * ahead * dot(bent, up) - dot(view, up);
    float shown = mirrored(2.0 * ahead * bentLit - dot(view, lamp), bentUp);
    vec3 metal = PEWTER * kept * (shown * (1.0 + 0.09 * brush) * SUN
      + clamp(-3.0 * bentUp, 0.0, 1.0) * 0.55 * u_bounce.rgb * FULL
      + clamp(bentLit, 0.0, 1.0) * 0.20 * SUN + 0.16 * SKY);
    light = mix(light, metal, bare * (1.0 - pip));
  }
  if (u_matter.y > 0.0) {
    int kind = int(BODY.a + 0.5);
    bool dark = kind == 1 || kind == 3 || kind == 4;
    float share = (dark ? max(pip, 0.10) : 1.0) * SHINING * (1.0 - dim);
    vec3 tint = mix(PHOSPHOR, PHOSPHOR_EDGE, clamp(1.0 - facing, 0.0, 1.0));
    light = light * DARKER + colour * share * tint * FULL;
  }
  light += gloss * SUN;
  o = vec4(min(film(light) * LIGHT, 1.0), cover * MARKS.z);
}

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

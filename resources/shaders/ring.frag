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
  o = vec4(min(colour * lampHere(), 1.0), max(ring, focus));
}

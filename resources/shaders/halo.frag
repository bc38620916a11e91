flat in int v_die;
in vec2 v_at;
out vec4 o;
void main() {
  vec2 over = abs(PLACE.xy + v_at * REACH) - FLOOR;
  if (max(over.x, over.y) > 0.0 || PLACE.z < 0.0 || SCALE < 0.99) discard;
  float share = max(0.0, 1.0 - dot(v_at, v_at));
  share *= share * MARKS.z / (1.0 + 0.8 * max(0.0, PLACE.z - 0.5));
  o = vec4(HALO * share, 0.0);
}

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

layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_at;
void main() {
  v_die = gl_InstanceID;
  vec3 c = PLACE;
  v_at = a_pos.xy * 1.35;
  gl_Position = clip(vec3(c.xy + v_at, 0.0));
}

layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec2 v_at;
void main() {
  v_die = gl_InstanceID;
  v_at = a_pos.xy;
  gl_Position = clip(vec3(PLACE.xy + v_at * REACH, 0.0));
}

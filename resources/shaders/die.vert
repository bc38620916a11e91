layout(location = 0) in vec3 a_pos;
flat out int v_die;
out vec3 v_p;
void main() {
  v_die = gl_InstanceID;
  float px = depthOf(PLACE) / u_cam.w;
  v_p = a_pos * (0.5 + px);  // a pixel larger, so that outlines can be softened
  gl_Position = clip(mat3(DIE(0).xyz, DIE(1).xyz, DIE(2).xyz) * v_p + PLACE);
}

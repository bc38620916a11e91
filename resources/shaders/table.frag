uniform sampler2D u_table;
in vec2 v_uv;
out vec4 o;
void main() {
  vec2 at = v_uv * u_near.x + u_near.yz;
  o = vec4(min(texture(u_table, at).rgb * lampHere(), 1.0), 1.0);
}

// What all shaders of the tray begin with; figures in capitals come from zonk_desktop.tray.shaders.
layout(std140) uniform Frame {
  vec4 u_cam;      // sin, cos, distance, focal
  vec4 u_view;     // width, height, cx, cy
  vec4 u_eye;
  vec4 u_lamp;     // colour, share of it beyond the pool
  vec4 u_pool;     // middle and half axes, in pixels from below
  vec4 u_near;     // scale and offset: the part of the table's picture that is seen
  vec4 u_bounce;   // the colour of the cloth
  vec4 u_finish;   // wide, tight, edge, translucent
  vec4 u_matter;   // grain, glow, metal
  vec4 u_rows[MOST * ROWS];
};
#define DIE(k) (u_rows[v_die * ROWS + (k)])
#define PLACE (DIE(3).xyz)   // a small die is drawn farther off than it is
#define HEIGHT (DIE(0).w)
#define SCALE (DIE(1).w)
#define MARKS (DIE(4))       // ring, focus, shown, dim
#define BODY (DIE(5))        // albedo, kind of pips
#define INK (DIE(6))         // albedo, 1: inlaid
#define LIGHT (DIE(7).rgb)   // the lamp's light on it
#define HALO (DIE(8).rgb)    // what it throws on the cloth
float halfSpan(float h) {
  return 0.5 * clamp(SPAN + SPAN_GROWS * (h - 0.5), SPAN, SPAN_HIGH);
}
float depthOf(vec3 w) { return u_cam.z + w.y * u_cam.y - w.z * u_cam.x; }
vec4 clip(vec3 w) {
  float d = depthOf(w);
  float up = w.y * u_cam.x + w.z * u_cam.y;
  return vec4(2.0 * u_cam.w * w.x / u_view.x + d * (2.0 * u_view.z / u_view.x - 1.0),
              2.0 * u_cam.w * up / u_view.y + d * (1.0 - 2.0 * u_view.w / u_view.y), 0.0, d);
}
#ifdef FRAGMENT
vec3 lampHere() {
  vec2 away = (gl_FragCoord.xy - u_pool.xy) / u_pool.zw;
  float t = clamp((length(away) - FALL) / FADES, 0.0, 1.0);
  return u_lamp.rgb * (1.0 + (u_lamp.a - 1.0) * t * t * (3.0 - 2.0 * t));
}
#endif

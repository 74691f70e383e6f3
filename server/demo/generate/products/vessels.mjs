import { mix } from '../palette.mjs';
import { circle, clipped, ellipse, path, rect, solid, stroke } from '../shapes.mjs';

/** Each piece stands with its foot on y = 0, about 210 high, the middle at x = 0. */

export function carafe(hue) {
  const glass =
    'M-24 -206 C-24 -150 -26 -138 -52 -104 C-78 -70 -76 -14 -58 0 L58 0 C76 -14 78 -70 52 -104 C26 -138 24 -150 24 -206 Z';
  return (
    path(glass, hue.light, { opacity: 0.45 }) +
    clipped(glass, rect(-90, -96, 180, 100, hue.main), rect(38, -96, 60, 100, '#000000', { opacity: 0.14 })) +
    clipped(glass, ellipse(0, -96, 60, 7, mix(hue.main, '#ffffff', 0.25))) +
    stroke('M-57 -66 C-62 -44 -60 -26 -54 -14', '#ffffff', 7, { opacity: 0.55 }) +
    stroke('M-15 -196 C-15 -160 -18 -140 -34 -116', '#ffffff', 5, { opacity: 0.6 }) +
    ellipse(0, -206, 29, 6, hue.deep) +
    ellipse(0, -207, 22, 3.5, mix(hue.light, '#ffffff', 0.4)) +
    rect(-20, -232, 40, 24, '#c69a6b', { rx: 5 }) +
    rect(8, -232, 12, 24, '#000000', { rx: 4, opacity: 0.12 })
  );
}

export function bottle(hue) {
  const body =
    'M-20 -186 L20 -186 L20 -172 C44 -160 48 -146 48 -128 L48 -14 Q48 0 34 0 L-34 0 Q-48 0 -48 -14 L-48 -128 C-48 -146 -44 -160 -20 -172 Z';
  return (
    stroke('M-16 -216 C-16 -246 16 -246 16 -216', hue.deep, 8) +
    rect(-24, -218, 48, 34, hue.deep, { rx: 7 }) +
    rect(-24, -194, 48, 6, '#ffffff', { opacity: 0.18 }) +
    solid(body, hue.main, [-48, -186, 96, 186]) +
    rect(-48, -34, 96, 5, '#ffffff', { opacity: 0.25 }) +
    rect(-48, -24, 96, 3, '#ffffff', { opacity: 0.25 }) +
    stroke('M-12 -92 q6 -9 12 0 t12 0 M-12 -78 q6 -9 12 0 t12 0', '#ffffff', 4, { opacity: 0.8 })
  );
}

export function flask(hue) {
  const body = 'M-42 -150 L42 -150 L46 -12 Q46 0 34 0 L-34 0 Q-46 0 -46 -12 Z';
  const lid = 'M-36 -212 Q-36 -222 -26 -222 L26 -222 Q36 -222 36 -212 L40 -156 L-40 -156 Z';
  return (
    stroke('M44 -136 C86 -132 86 -62 47 -54', hue.deep, 12) +
    solid(body, hue.main, [-46, -150, 92, 150]) +
    rect(-43, -158, 86, 12, '#c9ced9', { rx: 4 }) +
    solid(lid, mix(hue.main, '#ffffff', 0.18), [-40, -222, 80, 66]) +
    rect(-44, -30, 89, 8, '#c9ced9') +
    circle(0, -88, 15, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.75 }) +
    path('M-8 -85 a9 9 0 0 1 16 0 z', '#ffffff', { opacity: 0.75 })
  );
}

export function jar(hue) {
  const glass =
    'M-54 -142 Q-66 -136 -66 -118 L-66 -20 Q-66 0 -46 0 L46 0 Q66 0 66 -20 L66 -118 Q66 -136 54 -142 Z';
  const pieces = Array.from({ length: 26 }, (_, i) => {
    const row = Math.floor(i / 6);
    return ellipse(-52 + (i % 6) * 21 + (row % 2) * 8, -10 - row * 18, 11, 9, i % 3 ? hue.main : hue.deep);
  });
  return (
    path(glass, hue.light, { opacity: 0.4 }) +
    clipped(glass, ...pieces, rect(40, -150, 30, 150, '#000000', { opacity: 0.1 })) +
    rect(-52, -176, 104, 40, '#c08a55', { rx: 9 }) +
    rect(22, -176, 30, 40, '#000000', { rx: 9, opacity: 0.12 }) +
    [
      [-34, -160],
      [-12, -150],
      [10, -164],
      [34, -152],
      [-24, -147],
    ]
      .map(([x, y]) => ellipse(x, y, 4, 2.5, '#8f5f33'))
      .join('') +
    rect(-56, -144, 112, 8, hue.light, { rx: 4 }) +
    rect(-36, -98, 72, 44, '#fffaf0', { rx: 7 }) +
    rect(-22, -86, 44, 5, hue.deep, { rx: 2.5 }) +
    rect(-14, -74, 28, 4, hue.light, { rx: 2 }) +
    stroke('M-55 -116 L-55 -30', '#ffffff', 7, { opacity: 0.6 })
  );
}

export function cup(hue) {
  const body = 'M-62 -112 L62 -112 C62 -60 54 -20 34 -10 L-34 -10 C-54 -20 -62 -60 -62 -112 Z';
  return (
    ellipse(0, -6, 92, 13, mix(hue.main, '#000000', 0.25)) +
    ellipse(0, -11, 92, 13, mix(hue.light, '#ffffff', 0.25)) +
    stroke('M58 -92 C104 -98 100 -38 48 -36', hue.main, 13) +
    solid(body, hue.main, [-62, -112, 124, 104]) +
    clipped(
      body,
      path(
        'M-70 -112 L70 -112 L70 -78 Q50 -64 34 -80 T-6 -74 T-40 -82 T-70 -72 Z',
        mix(hue.light, '#ffffff', 0.45),
      ),
    ) +
    ellipse(0, -112, 62, 12, mix(hue.light, '#ffffff', 0.3)) +
    ellipse(0, -110, 52, 8, '#4a2b1c') +
    ['M-20 -138 q-12 -16 0 -32 t0 -32', 'M12 -136 q-12 -18 0 -36 t0 -34']
      .map((d) => stroke(d, '#ffffff', 6, { opacity: 0.8 }))
      .join('')
  );
}

export function kettle(hue) {
  const body = 'M-74 -8 C-92 -70 -66 -136 0 -136 C66 -136 92 -70 74 -8 Q72 0 60 0 L-60 0 Q-72 0 -74 -8 Z';
  return (
    path('M62 -74 C96 -84 96 -128 124 -136 L130 -120 C114 -108 112 -52 74 -34 Z', hue.deep) +
    stroke('M-58 -118 C-64 -216 64 -216 58 -118', '#2c2f3a', 10) +
    stroke('M-34 -186 C-16 -196 16 -196 34 -186', '#a9703f', 15) +
    solid(body, hue.main, [-86, -136, 172, 136]) +
    rect(-75, -18, 150, 6, '#ffffff', { opacity: 0.22 }) +
    ellipse(0, -133, 38, 9, hue.deep) +
    circle(0, -147, 10, '#2c2f3a') +
    [
      [-30, -62],
      [-8, -84],
      [16, -56],
      [34, -86],
      [-44, -96],
      [-4, -36],
      [44, -40],
      [-50, -30],
    ]
      .map(([x, y]) => circle(x, y, 5, '#ffffff', { opacity: 0.55 }))
      .join('')
  );
}

import { mix } from '../palette.mjs';
import { circle, ellipse, group, path, rect, solid, stroke } from '../shapes.mjs';

export function lamp(hue) {
  return (
    path('M18 -142 L128 -4 L-34 -4 Z', '#ffe9b0', { opacity: 0.5 }) +
    ellipse(-50, -6, 46, 9, hue.deep) +
    rect(-96, -14, 92, 10, hue.main, { rx: 5 }) +
    stroke('M-50 -12 L-78 -120 L-16 -196', '#3a3f4d', 8) +
    circle(-78, -120, 9, hue.deep) +
    circle(-78, -120, 4, '#ffffff', { opacity: 0.7 }) +
    ellipse(33, -137, 24, 9, '#fff4cf', { transform: 'rotate(-27 33 -137)' }) +
    group(
      'rotate(-27 -10 -196)',
      solid(
        'M-24 -206 Q-24 -216 -10 -216 Q4 -216 4 -206 L36 -136 L-56 -136 Z',
        hue.main,
        [-56, -216, 92, 80],
      ),
    ) +
    circle(-14, -198, 8, hue.deep)
  );
}

export function bag(hue) {
  const body = 'M-82 -128 L82 -128 L92 -10 Q92 0 80 0 L-80 0 Q-92 0 -92 -10 Z';
  return (
    stroke('M-42 -122 C-46 -236 46 -236 42 -122', '#8a5a34', 11) +
    solid(body, hue.main, [-92, -128, 184, 128]) +
    path('M-82 -128 L82 -128 L85 -98 L-85 -98 Z', hue.deep, { opacity: 0.55 }) +
    rect(-46, -84, 92, 58, mix(hue.main, '#ffffff', 0.14), { rx: 8 }) +
    stroke('M-46 -66 L46 -66', hue.deep, 3, { 'stroke-dasharray': '6 6' }) +
    [-42, 42]
      .map((x) => rect(x - 10, -128, 20, 44, '#a9703f', { rx: 4 }) + circle(x, -96, 3.5, '#f3d9a4'))
      .join('') +
    rect(-13, -76, 26, 20, '#a9703f', { rx: 3 })
  );
}

export function notebook(hue) {
  return group(
    'rotate(-7 0 -100)',
    rect(-66, -202, 146, 200, '#efe6d2', { rx: 6 }) +
      [0, 1, 2].map((i) => rect(72, -196 + i * 2, 6, 190, '#d9cdb2', { opacity: 0.5 })).join('') +
      rect(-72, -206, 142, 202, hue.main, { rx: 9 }) +
      rect(-72, -206, 24, 202, hue.deep, { rx: 9 }) +
      rect(40, -206, 9, 202, '#14213d', { opacity: 0.65 }) +
      rect(-30, -166, 56, 34, '#fffaf0', { rx: 4 }) +
      rect(-21, -156, 38, 4, hue.light, { rx: 2 }) +
      rect(-21, -147, 24, 4, hue.light, { rx: 2 }) +
      path('M-8 -4 L-8 18 L-1 11 L6 18 L6 -4 Z', '#e0a526') +
      group(
        'rotate(14 96 -90)',
        rect(90, -176, 13, 134, '#e0a526', { rx: 2 }) +
          rect(90, -188, 13, 14, '#e09bb0', { rx: 3 }) +
          path('M90 -42 L103 -42 L96.5 -20 Z', '#f3dfb8') +
          path('M94 -30 L99 -30 L96.5 -20 Z', '#14213d'),
      ),
  );
}

export function headphones(hue) {
  const cup = (side) =>
    group(
      `scale(${side} 1)`,
      rect(58, -104, 40, 92, mix(hue.main, '#000000', 0.25), { rx: 20 }) +
        rect(48, -98, 26, 80, '#2b303d', { rx: 13 }) +
        rect(76, -96, 24, 76, hue.main, { rx: 12 }) +
        rect(82, -88, 5, 60, '#ffffff', { rx: 2.5, opacity: 0.35 }),
    );
  return (
    stroke('M-80 -96 C-92 -232 92 -232 80 -96', hue.deep, 16) +
    stroke('M-62 -168 C-40 -208 40 -208 62 -168', hue.light, 11) +
    rect(-86, -126, 12, 34, '#c9ced9', { rx: 4 }) +
    rect(74, -126, 12, 34, '#c9ced9', { rx: 4 }) +
    cup(-1) +
    cup(1)
  );
}

export function watch(hue) {
  const marks = Array.from({ length: 12 }, (_, i) =>
    group(`rotate(${i * 30} 0 -110)`, rect(-1.5, -154, 3, i % 3 ? 7 : 12, '#14213d')),
  );
  return (
    solid('M-30 -160 L-24 -222 L24 -222 L30 -160 Z', hue.main, [-30, -222, 60, 62]) +
    solid('M-30 -60 L-24 2 L24 2 L30 -60 Z', hue.main, [-30, -60, 60, 62]) +
    [-16, -28].map((y) => ellipse(0, y, 3.5, 2.6, hue.deep)).join('') +
    rect(52, -118, 14, 16, '#a8aebc', { rx: 3 }) +
    circle(0, -110, 60, '#c2c8d4') +
    circle(0, -110, 54, '#8a92a4') +
    circle(0, -110, 50, '#fdfbf5') +
    marks.join('') +
    circle(0, -88, 11, 'none', { stroke: hue.light, 'stroke-width': 2.5 }) +
    stroke('M0 -110 L-22 -128', '#14213d', 5) +
    stroke('M0 -110 L16 -146', '#14213d', 3.5) +
    stroke('M0 -110 L30 -92', '#e4572e', 2) +
    circle(0, -110, 4.5, '#e4572e')
  );
}

export function plantPot(hue) {
  const leaf = (angle, long, colour) =>
    group(
      `rotate(${angle} 0 -86)`,
      path(
        `M0 -86 C-26 ${-86 - long * 0.4} -20 ${-86 - long * 0.8} 0 ${-86 - long} C20 ${-86 - long * 0.8} 26 ${-86 - long * 0.4} 0 -86 Z`,
        colour,
      ) + stroke(`M0 -90 L0 ${-80 - long * 0.85}`, '#ffffff', 2, { opacity: 0.35 }),
    );
  return (
    leaf(-58, 104, '#3d7a4a') +
    leaf(58, 100, '#3d7a4a') +
    leaf(-30, 126, '#4f9159') +
    leaf(32, 122, '#2d6139') +
    leaf(2, 140, '#62a56a') +
    solid('M-58 -90 L58 -90 L44 -8 Q42 0 32 0 L-32 0 Q-42 0 -44 -8 Z', hue.main, [-58, -90, 116, 90]) +
    rect(-64, -100, 128, 22, mix(hue.main, '#ffffff', 0.12), { rx: 6 }) +
    stroke('M-47 -50 l11 11 l11 -11 l11 11 l11 -11 l11 11 l11 -11 l11 11 l11 -11', '#ffffff', 4, {
      opacity: 0.6,
    })
  );
}

export function scarf(hue) {
  const tail = (turn, length, colour) => {
    const bands = [54, 38, 22].map((up, i) =>
      rect(-30, length - up, 60, 10, i % 2 ? '#e0a526' : mix(hue.light, '#ffffff', 0.4)),
    );
    const fringe = Array.from({ length: 7 }, (_, i) =>
      rect(-28 + i * 8.6, length - 2, 4.5, 20, hue.deep, { rx: 2 }),
    );
    const ribs = stroke(
      `M-15 10 V${length - 60} M0 10 V${length - 60} M15 10 V${length - 60}`,
      '#000000',
      2,
      { opacity: 0.1 },
    );
    const cloth = rect(-30, 0, 60, length, colour, { rx: 4 });
    return group(`translate(${turn * 1.6} -150) rotate(${-turn})`, ...fringe, cloth, ribs, ...bands);
  };
  const wrap = 'M-82 -172 C-82 -232 82 -232 82 -172 C82 -118 40 -104 0 -104 C-40 -104 -82 -118 -82 -172 Z';
  return (
    tail(-13, 104, mix(hue.main, '#000000', 0.16)) +
    tail(12, 132, hue.main) +
    solid(wrap, mix(hue.main, '#ffffff', 0.08), [-82, -216, 164, 112]) +
    ellipse(0, -184, 56, 23, mix(hue.deep, '#000000', 0.25)) +
    path('M-56 -184 C-50 -204 50 -204 56 -184 C40 -196 -40 -196 -56 -184 Z', hue.deep) +
    stroke('M-70 -158 C-44 -128 44 -128 70 -158 M-58 -138 C-34 -116 34 -116 58 -138', '#000000', 3, {
      opacity: 0.14,
    })
  );
}

export function umbrella(hue) {
  const canopy =
    'M-112 -104 C-104 -196 104 -196 112 -104 Q92 -124 74 -104 Q37 -128 0 -104 Q-37 -128 -74 -104 Q-92 -124 -112 -104 Z';
  return (
    stroke('M0 -172 L0 -26 Q0 0 -20 0 Q-38 0 -38 -20', '#8a5a34', 9) +
    path('M-4 -192 L4 -192 L2 -168 L-2 -168 Z', '#3a3f4d') +
    solid(canopy, hue.main, [-112, -190, 224, 90]) +
    path('M0 -174 C-50 -170 -72 -140 -74 -104 Q-37 -128 0 -104 Z', hue.light, { opacity: 0.55 }) +
    path('M0 -174 C50 -170 72 -140 74 -104 Q92 -124 112 -104 C104 -176 40 -178 0 -174 Z', hue.deep, {
      opacity: 0.35,
    })
  );
}

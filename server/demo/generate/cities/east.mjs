import { circle, ellipse, group, path, rect, stroke } from '../shapes.mjs';
import { blocks, groundY, hill, mountain, panes, tower, water } from './pieces.mjs';

export const east = {
  seoul: {
    sky: ['#cdd8f4', '#fbe8e4'],
    sun: [376, 92, 32],
    draw: () =>
      mountain(-60, 60, 210, 150, '#a9b4d2') +
      mountain(120, 220, 340, 110, '#bac4de') +
      mountain(300, 420, 560, 140, '#a9b4d2') +
      hill(110, 262, 420, 112, '#7d9a86') +
      rect(258, 120, 8, 76, '#5a6b86') +
      path('M244 134 L280 134 L274 118 L250 118 Z', '#46566f') +
      ellipse(262, 134, 20, 5, '#dfe6f4') +
      stroke('M262 118 L262 58', '#e4572e', 3.5) +
      rect(246, 106, 32, 12, '#5a6b86', { rx: 3 }) +
      blocks(61, '#7f8eb2', { to: 130, low: 60, high: 140, wide: 28, window: '#fff3d6' }) +
      blocks(67, '#7f8eb2', { from: 350, low: 50, high: 120, wide: 28, window: '#fff3d6' }) +
      rect(0, 300, 480, 60, '#d9cdb9') +
      palace(),
  },
  busan: {
    sky: ['#b9dcf3', '#fdf0e6'],
    sun: [84, 92, 32],
    draw: () =>
      hill(-100, 60, 240, 90, '#8fb59c') +
      [
        [300, 210],
        [330, 250],
        [362, 230],
        [398, 262],
        [432, 214],
      ]
        .map(
          ([x, h], i) =>
            tower(x, 28, h, i % 2 ? '#8797b8' : '#9fafcb', { rx: 5 }) +
            panes(x, groundY - h, 28, h - 60, '#ffffff', 70 + i, 0.75),
        )
        .join('') +
      [
        [40, '#e8a58b'],
        [66, '#f2d28d'],
        [92, '#9cc7c0'],
        [118, '#d99aa8'],
        [144, '#b7c3e4'],
        [54, '#f3e1c3'],
        [106, '#e9b37d'],
      ]
        .map(([x, colour], i) => rect(x, (i > 4 ? 232 : 254) - (i % 3) * 4, 24, 44, colour))
        .join('') +
      water('#3f86a8', '#d9f0f6', 290) +
      stroke('M150 186 L150 318 M330 186 L330 318', '#f7f4ee', 11) +
      stroke('M146 210 H154 M326 210 H334', '#c9d3de', 5) +
      stroke('M0 268 Q80 262 150 190 Q240 316 330 190 Q400 262 480 268', '#f7f4ee', 4) +
      stroke(
        Array.from({ length: 22 }, (_, i) => i * 22 + 10)
          .map((x) => `M${x} ${cableY(x)}V282`)
          .join(''),
        '#f7f4ee',
        1.8,
      ) +
      rect(0, 280, 480, 9, '#e5e9ee') +
      rect(0, 288, 480, 4, '#9fb0c0') +
      path('M190 334 L250 334 L242 348 L200 348 Z', '#e4572e') +
      path('M222 332 L222 304 L240 330 Z', '#ffffff'),
  },
  shanghai: {
    sky: ['#c7b8ea', '#fbdccb'],
    sun: [112, 150, 42],
    draw: () =>
      blocks(81, '#b6a2cf', { low: 60, high: 140, wide: 30 }) +
      path('M318 300 C314 210 318 120 334 58 L352 50 C366 120 372 210 368 300 Z', '#6d6aa8') +
      stroke(
        'M330 90 C344 110 356 100 360 118 M324 140 C342 164 358 150 366 170 M320 196 C342 220 360 206 369 226',
        '#c4c3ea',
        3,
        { opacity: 0.6 },
      ) +
      path('M388 300 L388 130 L398 92 L428 92 L436 130 L436 300 Z', '#8884bd') +
      path('M402 100 L424 100 L420 122 L406 122 Z', '#e6d7ea') +
      panes(388, 140, 48, 150, '#f4e4f2', 8, 0.6) +
      path(
        'M262 300 L262 180 L270 180 L270 150 L276 150 L280 118 L284 150 L290 150 L290 180 L298 180 L298 300 Z',
        '#7d79b3',
      ) +
      panes(262, 180, 36, 110, '#f4e4f2', 9, 0.6) +
      stroke('M170 300 L188 196 M218 300 L200 196 M194 300 L194 80', '#8f4a77', 7) +
      circle(194, 222, 26, '#b4506a') +
      circle(194, 140, 19, '#b4506a') +
      circle(194, 104, 8, '#b4506a') +
      stroke('M194 96 L194 44', '#8f4a77', 3) +
      circle(186, 214, 8, '#e6a5b8', { opacity: 0.7 }) +
      circle(188, 134, 6, '#e6a5b8', { opacity: 0.7 }) +
      blocks(85, '#4d4a80', { low: 20, high: 56, wide: 36, to: 160, window: '#ffe0a6' }) +
      blocks(89, '#4d4a80', { from: 222, low: 16, high: 44, wide: 32, window: '#ffe0a6' }) +
      water('#5f62a0', '#f6d5d6', 302) +
      path('M300 330 L384 330 L372 346 L312 346 Z', '#2b2b58') +
      rect(318, 318, 48, 12, '#f0e6ee'),
  },
  chengdu: {
    sky: ['#dfeadc', '#fdf1dc'],
    sun: [384, 94, 34],
    draw: () =>
      mountain(-60, 80, 200, 176, '#b8c9cc') +
      path('M80 124 L52 160 L70 154 L84 168 L98 154 L112 166 Z', '#ffffff') +
      mountain(130, 230, 360, 130, '#c7d5d4') +
      mountain(280, 420, 560, 160, '#b8c9cc') +
      path('M420 140 L396 168 L414 164 L428 174 L446 164 Z', '#ffffff') +
      blocks(91, '#a9b8a6', { from: 330, low: 40, high: 110, wide: 30, window: '#fffbe6' }) +
      blocks(95, '#a9b8a6', { to: 90, low: 40, high: 100, wide: 30, window: '#fffbe6' }) +
      pagoda(180) +
      rect(0, 300, 480, 60, '#6f9c6c') +
      bamboo(),
  },
};

function cableY(x) {
  if (x < 150) return Math.round(268 - 78 * (x / 150) ** 2);
  if (x > 330) return Math.round(268 - 78 * ((480 - x) / 150) ** 2);
  const t = (x - 150) / 180;
  return Math.round(190 * (1 - t) ** 2 + 632 * t * (1 - t) + 190 * t * t);
}

function palace() {
  const roof = (x, y, w, h) =>
    path(
      `M${x} ${y} Q${x + w * 0.14} ${y - h * 0.2} ${x + w * 0.2} ${y - h} L${x + w * 0.8} ${y - h} Q${x + w * 0.86} ${y - h * 0.2} ${x + w} ${y} L${x + w - 6} ${y + 8} Q${x + w / 2} ${y - 4} ${x + 6} ${y + 8} Z`,
      '#3d4a5e',
    );
  return (
    rect(136, 304, 208, 30, '#bfb3a0') +
    path('M216 334 V318 a24 20 0 0 1 48 0 V334 Z', '#4a3b34') +
    rect(158, 268, 164, 38, '#a33d2a') +
    rect(158, 268, 164, 8, '#2e7068') +
    [176, 206, 236, 266, 296].map((x) => rect(x, 276, 7, 30, '#7c2a1c')).join('') +
    roof(128, 268, 224, 30) +
    rect(184, 222, 112, 18, '#a33d2a') +
    rect(184, 222, 112, 6, '#2e7068') +
    roof(160, 222, 160, 28)
  );
}

function pagoda(x) {
  const tiers = [
    [120, 262],
    [104, 226],
    [88, 192],
    [70, 160],
  ];
  return (
    tiers
      .map(
        ([w, y]) =>
          rect(x - w / 2 + 16, y - 2, w - 32, 42, '#b4502f') +
          stroke(
            [0.3, 0.5, 0.7].map((s) => `M${x - w / 2 + w * s} ${y + 8}V${y + 38}`).join(''),
            '#f3d7a2',
            4,
          ) +
          path(
            `M${x - w / 2 - 14} ${y + 4} Q${x - w / 2 + 6} ${y} ${x - w / 2 + 18} ${y - 16} L${x + w / 2 - 18} ${y - 16} Q${x + w / 2 - 6} ${y} ${x + w / 2 + 14} ${y + 4} Q${x} ${y + 14} ${x - w / 2 - 14} ${y + 4} Z`,
            '#3f5a52',
          ),
      )
      .join('') +
    path(`M${x - 22} 146 Q${x - 6} 138 ${x} 108 Q${x + 6} 138 ${x + 22} 146 Z`, '#3f5a52') +
    circle(x, 104, 5, '#e0a526')
  );
}

function bamboo() {
  return [28, 52, 436, 460]
    .map((x, i) =>
      group(
        `rotate(${i % 2 ? 3 : -3} ${x} 350)`,
        stroke(`M${x} 356 V${170 + i * 8}`, '#4b7f3f', 7) +
          stroke([200, 236, 272, 308].map((y) => `M${x - 4} ${y + i * 6}h8`).join(''), '#2d5226', 2.5) +
          [190, 222, 256]
            .map((y) =>
              ellipse(x + (i < 2 ? 18 : -18), y + i * 6, 17, 5, '#5f9a52', {
                transform: `rotate(${i < 2 ? -24 : 24} ${x} ${y})`,
              }),
            )
            .join(''),
      ),
    )
    .join('');
}

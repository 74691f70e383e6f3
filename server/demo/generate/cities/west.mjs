import { circle, clipped, ellipse, group, path, rect, stroke } from '../shapes.mjs';
import { blocks, cloud, groundY, hill, mountain, palm, panes, tower, tree, water } from './pieces.mjs';

export const west = {
  'mexico-city': {
    sky: ['#f9c9a0', '#fdeee2'],
    sun: [396, 104, 36],
    draw: () =>
      mountain(-40, 90, 230, 150, '#c79aa0') +
      path('M90 150 L62 182 L78 178 L92 192 L106 178 L122 186 Z', '#fff6ef') +
      mountain(200, 330, 500, 116, '#d3aaa9') +
      blocks(101, '#c98f7c', { low: 40, high: 100, wide: 32, window: '#ffe9c9' }) +
      tower(70, 44, 150, '#8a6a7e') +
      tower(76, 32, 186, '#8a6a7e') +
      tower(84, 16, 204, '#8a6a7e') +
      stroke('M92 96 V58', '#8a6a7e', 4) +
      panes(70, 160, 44, 130, '#ffe9c9', 12, 0.7) +
      path('M340 300 L340 130 Q362 104 384 130 L384 300 Z', '#9d7486') +
      panes(340, 136, 44, 150, '#ffe9c9', 13, 0.6) +
      rect(0, 300, 480, 60, '#6d8a5c') +
      [24, 130, 330, 440].map((x) => tree(x, 320, 52, '#4d7048')).join('') +
      rect(186, 304, 108, 18, '#d9cbb8') +
      rect(200, 288, 80, 18, '#cdbda6') +
      rect(216, 270, 48, 20, '#d9cbb8') +
      path('M231 270 L234 128 L246 128 L249 270 Z', '#e6dac8') +
      rect(227, 118, 26, 12, '#cdbda6') +
      path('M240 118 C234 108 236 96 240 92 C244 96 246 108 240 118 Z', '#e0a526') +
      circle(240, 88, 5, '#e0a526') +
      path(
        'M238 104 C222 98 214 84 212 74 C226 80 236 90 239 100 Z M242 104 C258 98 266 84 268 74 C254 80 244 90 241 100 Z',
        '#f1c75c',
      ) +
      stroke('M243 96 L254 80', '#e0a526', 3),
  },
  'buenos-aires': {
    sky: ['#bfe0f3', '#fdf4e3'],
    sun: [96, 100, 34],
    draw: () =>
      cloud(300, 100, 70) +
      cloud(40, 60, 54, 0.6) +
      blocks(111, '#b7c4cf', { low: 60, high: 130, wide: 36 }) +
      blocks(115, '#d9c5a6', { to: 190, low: 70, high: 120, wide: 48, window: '#6f7f8f' }) +
      blocks(119, '#d9c5a6', { from: 290, low: 70, high: 118, wide: 48, window: '#6f7f8f' }) +
      [40, 140, 338, 436]
        .map((x) => path(`M${x - 20} ${x % 4 ? 200 : 196} a20 18 0 0 1 40 0 z`, '#7fa39a'))
        .join('') +
      path('M224 300 L229 96 L240 70 L251 96 L256 300 Z', '#f6f1e6') +
      path('M240 70 L251 96 L256 300 L240 300 Z', '#dcd3c1') +
      rect(236, 100, 8, 8, '#8d8471') +
      rect(0, 300, 480, 60, '#8b93a0') +
      stroke('M0 332 H480', '#eef1f4', 4, { 'stroke-dasharray': '22 18' }) +
      [20, 70, 120, 360, 410, 460]
        .map(
          (x) =>
            rect(x - 2, 272, 4, 30, '#5b3d2a') +
            circle(x, 262, 20, '#9a7fc7') +
            circle(x + 10, 270, 12, '#b49bdb'),
        )
        .join('') +
      rect(206, 294, 68, 10, '#7aa263', { rx: 4 }),
  },
  lima: {
    sky: ['#f4d3b8', '#e6eef3'],
    sun: [120, 150, 44],
    draw: () =>
      blocks(121, '#c6b9c6', { from: 190, low: 90, high: 150, wide: 30 }) +
      [
        [250, 150],
        [286, 176],
        [322, 140],
        [356, 190],
        [394, 160],
        [430, 180],
      ]
        .map(
          ([x, h], i) =>
            tower(x, 32, h, i % 2 ? '#8e96ad' : '#a9afc2') +
            panes(x, groundY - h, 32, h - 50, '#fff1d9', 130 + i, 0.7),
        )
        .join('') +
      path('M150 360 C160 300 186 268 214 248 L480 236 L480 360 Z', '#b98f6a') +
      path('M214 248 L480 236 L480 252 L222 262 Z', '#6f9a62') +
      stroke(
        'M196 276 Q230 310 214 356 M262 262 Q290 310 276 356 M340 258 Q366 306 352 356 M420 254 Q444 300 432 356',
        '#93694a',
        4,
        { opacity: 0.55 },
      ) +
      water('#5f9ab0', '#e9f4f6', 322) +
      path('M232 248 L237 164 L257 164 L262 248 Z', '#ffffff') +
      path('M234 226 L260 226 L259 204 L235 204 Z', '#2f4f86') +
      path('M237 182 L257 182 L256 164 L238 164 Z', '#2f4f86') +
      rect(233, 156, 28, 8, '#343d50') +
      rect(239, 140, 16, 17, '#ffe6a0') +
      path('M235 140 L247 126 L259 140 Z', '#c93a17') +
      path('M70 150 q26 -34 62 -20 q-30 6 -62 20', '#e4572e') +
      stroke('M74 150 L92 168 L126 132', '#7c3a2a', 1.6) +
      circle(93, 170, 3.5, '#343d50') +
      palm(320, 250, 46, '#55824c') +
      palm(410, 244, 40, '#55824c'),
  },
  sydney: {
    sky: ['#a9d3f2', '#fdf0df'],
    sun: [404, 92, 34],
    draw: () =>
      cloud(60, 84, 66) +
      hill(-80, 40, 190, 60, '#9dbfa8') +
      blocks(131, '#9fb0c9', { from: 250, low: 70, high: 150, wide: 30, window: '#ffffff' }) +
      tower(392, 8, 188, '#7d8da8') +
      ellipse(396, 116, 17, 9, '#d7b15c') +
      rect(383, 106, 26, 8, '#d7b15c', { rx: 3 }) +
      stroke('M396 106 V74', '#7d8da8', 3) +
      stroke('M-20 270 Q96 130 212 270', '#5b667c', 9) +
      stroke('M-20 262 Q96 90 212 262', '#5b667c', 6) +
      stroke(
        Array.from({ length: 13 }, (_, i) => i * 16 + 4)
          .map((x) => `M${x} ${arch(x)}V272`)
          .join(''),
        '#5b667c',
        2.5,
      ) +
      rect(-4, 268, 222, 8, '#4a5468') +
      [18, 176].map((x) => rect(x - 11, 214, 22, 88, '#c9b594')).join('') +
      water('#3f88b5', '#dff1fa', 300) +
      path('M230 312 L470 312 L456 326 L244 326 Z', '#c49a72') +
      rect(240, 300, 222, 14, '#d9b690') +
      sail(258, 300, 58, 70) +
      sail(300, 300, 74, 100) +
      sail(354, 300, 66, 82) +
      sail(406, 300, 48, 56) +
      path('M96 330 L150 330 L142 342 L104 342 Z', '#2d6a4f') +
      rect(108, 320, 30, 10, '#f6e7b4'),
  },
};

const arch = (x) => Math.round(262 - 172 * 2 * ((x + 20) / 232) * (1 - (x + 20) / 232));

/** One shell of the opera house with its shaded side. */
function sail(x, y, w, h) {
  const shell = `M${x} ${y} C${x - 4} ${y - h * 0.6} ${x + w * 0.3} ${y - h * 0.95} ${x + w * 0.62} ${y - h} C${x + w * 0.7} ${y - h * 0.6} ${x + w * 0.84} ${y - h * 0.25} ${x + w} ${y} Z`;
  return (
    path(shell, '#fdfbf6') +
    clipped(shell, group(`translate(${w * 0.24} 0)`, path(shell, '#d9d3c8'))) +
    stroke(
      `M${x + w * 0.1} ${y - 4} Q${x + w * 0.14} ${y - h * 0.6} ${x + w * 0.56} ${y - h * 0.94}`,
      '#c9c2b4',
      1.5,
    )
  );
}

import { circle, ellipse, path, rect, stroke } from '../shapes.mjs';
import { blocks, cloud, hill, mountain, palm, panes, tower, tree, water } from './pieces.mjs';

const twin = (x) =>
  path(
    `M${x - 24} 300 L${x - 24} 190 L${x - 19} 190 L${x - 19} 140 L${x - 14} 140 L${x - 14} 104 L${x - 8} 104 L${x - 8} 82 L${x - 3} 70 L${x} 34 L${x + 3} 70 L${x + 8} 82 L${x + 8} 104 L${x + 14} 104 L${x + 14} 140 L${x + 19} 140 L${x + 19} 190 L${x + 24} 190 L${x + 24} 300 Z`,
    '#4c6690',
  ) +
  path(
    `M${x} 34 L${x + 3} 70 L${x + 8} 82 L${x + 8} 104 L${x + 14} 104 L${x + 14} 140 L${x + 19} 140 L${x + 19} 190 L${x + 24} 190 L${x + 24} 300 L${x} 300 Z`,
    '#3a5278',
  ) +
  stroke(
    [110, 122, 146, 158, 170, 182, 200, 214, 228, 242, 256, 270, 284]
      .map((y) => `M${x - (y > 190 ? 20 : y > 140 ? 15 : 10)} ${y}H${x + (y > 190 ? 20 : y > 140 ? 15 : 10)}`)
      .join(''),
    '#c9d8f0',
    2,
    { opacity: 0.5 },
  );

const supertree = (x, h) =>
  stroke(
    `M${x} 302 L${x} ${302 - h} M${x} ${310 - h} L${x - 20} ${286 - h} M${x} ${310 - h} L${x - 9} ${283 - h} M${x} ${310 - h} L${x + 9} ${283 - h} M${x} ${310 - h} L${x + 20} ${286 - h}`,
    '#7c4a78',
    4,
  ) + ellipse(x, 284 - h, 25, 5, '#a3648f');

export const south = {
  'kuala-lumpur': {
    sky: ['#ffd9b5', '#f4f0fb'],
    sun: [92, 120, 40],
    draw: () =>
      cloud(330, 90, 70) +
      blocks(11, '#c9b6cf', { low: 60, high: 130 }) +
      twin(196) +
      twin(276) +
      rect(214, 182, 44, 9, '#3a5278') +
      stroke('M222 191 L236 214 L250 191', '#3a5278', 4) +
      stroke('M392 300 L396 120 M404 300 L400 120', '#8a7aa3', 6) +
      ellipse(398, 128, 20, 12, '#75658f') +
      rect(384, 116, 28, 8, '#75658f', { rx: 3 }) +
      stroke('M398 116 L398 76', '#75658f', 4) +
      blocks(15, '#6d7fa6', { to: 150, low: 26, high: 70, window: '#ffe6b0' }) +
      blocks(19, '#6d7fa6', { from: 316, low: 26, high: 62, window: '#ffe6b0' }) +
      rect(0, 300, 480, 60, '#3f7a55') +
      [30, 84, 140, 330, 400, 452].map((x) => tree(x, 318, 44, '#2f6444')).join('') +
      palm(236, 340, 70, '#2a5a3c'),
  },
  'george-town': {
    sky: ['#cfe8ef', '#fdf3e0'],
    sun: [390, 96, 34],
    draw: () =>
      hill(-80, 120, 340, 150, '#8db79f') +
      hill(160, 400, 620, 110, '#a9c9b1') +
      blocks(27, '#c4cfd6', { from: 330, low: 50, high: 120, wide: 24 }) +
      tower(300, 34, 168, '#9fb2c0') +
      panes(300, 132, 34, 160, '#ffffff', 4, 0.7) +
      [
        ['#e7a27c', 0],
        ['#f2cf87', 96],
        ['#8fc0b6', 192],
        ['#d98a8f', 288],
        ['#9fb3dc', 384],
      ]
        .map(([wall, x]) => shophouse(x, wall))
        .join('') +
      rect(0, 318, 480, 42, '#b9a58d') +
      stroke('M0 338 H480', '#e9dfcd', 3, { 'stroke-dasharray': '18 16' }),
  },
  singapore: {
    sky: ['#f6c9b4', '#fdeee0'],
    sun: [240, 150, 46],
    draw: () =>
      blocks(33, '#d3a9a6', { low: 60, high: 150, to: 210 }) +
      blocks(37, '#8a6c8c', { low: 50, high: 120, to: 190, wide: 28, window: '#ffe3b0' }) +
      [256, 326, 396]
        .map(
          (x) =>
            path(
              `M${x} 300 C${x + 2} 240 ${x + 6} 190 ${x + 12} 150 L${x + 40} 150 C${x + 46} 190 ${x + 50} 250 ${x + 52} 300 Z`,
              '#5c4a77',
            ) +
            stroke(
              [164, 180, 196, 212, 228, 244, 260, 276].map((y) => `M${x + 12} ${y}H${x + 42}`).join(''),
              '#d8c7e6',
              2,
              { opacity: 0.45 },
            ),
        )
        .join('') +
      path('M238 150 C240 136 246 132 262 132 L452 132 C468 132 476 138 478 144 L470 150 Z', '#43345e') +
      [290, 330, 366, 410, 440].map((x) => circle(x, 130, 6, '#4b7f5c')).join('') +
      supertree(40, 80) +
      supertree(96, 110) +
      supertree(150, 66) +
      water('#57759b', '#fbd9c2', 304) +
      rect(0, 298, 480, 8, '#3e5a4c'),
  },
  'ha-noi': {
    sky: ['#f8dcc0', '#eaf1e6'],
    sun: [110, 96, 36],
    draw: () =>
      blocks(41, '#d5c3b4', { low: 40, high: 100, wide: 28 }) +
      tower(386, 40, 176, '#b59c96') +
      panes(386, 124, 40, 170, '#fff2da', 5, 0.7) +
      path('M386 124 L406 100 L426 124 Z', '#b59c96') +
      [20, 84, 150, 320, 392, 456]
        .map((x, i) => tree(x, 304, 80 + (i % 3) * 16, i % 2 ? '#5d8a5a' : '#74a06a'))
        .join('') +
      rect(0, 296, 480, 64, '#7fae9f') +
      stroke('M20 330h50M110 346h70M300 336h60M390 322h44M60 312h30', '#e4f3e8', 2.5, { opacity: 0.7 }) +
      ellipse(236, 318, 82, 14, '#5f8257') +
      rect(200, 266, 72, 46, '#d9cba4') +
      rect(206, 232, 60, 36, '#cdbd93') +
      rect(214, 202, 44, 32, '#c2b185') +
      [
        [212, 276],
        [230, 276],
        [248, 276],
      ]
        .map(([x, y]) => path(`M${x} ${y + 36} V${y + 6} a7 7 0 0 1 14 0 V${y + 36} Z`, '#6d5a3c'))
        .join('') +
      [218, 240].map((x) => path(`M${x} 266 V248 a6.500 6.500 0 0 1 13 0 V266 Z`, '#6d5a3c')).join('') +
      circle(236, 216, 7, '#6d5a3c') +
      path('M196 206 Q214 200 218 186 L254 186 Q258 200 276 206 Z', '#8d5a3c') +
      path('M222 186 Q234 180 236 166 Q238 180 250 186 Z', '#8d5a3c') +
      stroke('M300 306 Q356 256 412 306', '#c93a17', 7) +
      stroke(
        'M318 298v-14M340 286v-14M356 282v-14M372 286v-14M394 298v-14M312 288 Q356 240 400 288',
        '#c93a17',
        3.5,
      ),
  },
  'da-nang': {
    sky: ['#ffd7a8', '#dff1f2'],
    sun: [360, 110, 40],
    draw: () =>
      mountain(-40, 60, 170, 130, '#9dbfae') +
      mountain(80, 150, 250, 92, '#b4cfbd') +
      hill(300, 430, 600, 90, '#a7c8b6') +
      blocks(51, '#b9c8d4', { from: 190, to: 420, low: 40, high: 110, wide: 24, window: '#ffffff' }) +
      water('#4f9fae', '#e4f7f5', 300) +
      rect(0, 286, 480, 9, '#556277') +
      [40, 150, 260, 370, 460].map((x) => rect(x, 294, 9, 34, '#556277')).join('') +
      stroke(
        'M0 274 C60 200 110 200 160 262 C200 306 240 306 280 258 C320 206 366 200 410 244',
        '#e0a526',
        15,
      ) +
      stroke(
        'M0 274 C60 200 110 200 160 262 C200 306 240 306 280 258 C320 206 366 200 410 244',
        '#f4cd6b',
        5,
        { 'stroke-dasharray': '2 12' },
      ) +
      path('M402 230 C416 208 446 206 462 222 L444 226 L468 238 C452 252 424 262 404 252 Z', '#e0a526') +
      circle(436, 222, 4, '#7c3a10') +
      path('M414 214 L406 192 L428 208 Z M396 222 L380 208 L400 212 Z', '#c98c16'),
  },
};

function shophouse(x, wall) {
  const window = (dx) => rect(x + dx, 236, 18, 30, '#4f6b6b', { rx: 9 }) + rect(x + dx + 8, 236, 2, 30, wall);
  return (
    rect(x, 216, 95, 104, wall) +
    path(`M${x} 216 L${x + 12} 194 L${x + 83} 194 L${x + 95} 216 Z`, '#a9563b') +
    rect(x, 212, 95, 7, '#ffffff', { opacity: 0.75 }) +
    window(14) +
    window(39) +
    window(64) +
    rect(x, 272, 95, 6, '#ffffff', { opacity: 0.8 }) +
    path(
      `M${x + 12} 320 V298 a16 14 0 0 1 32 0 V320 Z M${x + 52} 320 V298 a16 14 0 0 1 32 0 V320 Z`,
      '#5d3b2e',
    )
  );
}

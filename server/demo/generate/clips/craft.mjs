import { clamp } from './raster.mjs';

const tau = Math.PI * 2;

/** A bowl grows into a vase; `share` runs from 0 to 1, `up` from foot (0) to rim (1). */
function potWidth(share, up) {
  const belly = 0.2 + 0.12 * Math.sin(up * Math.PI) * share;
  const neck = 0.1 * share * clamp((up - 0.55) / 0.3);
  return belly - neck + 0.03 * share * clamp((up - 0.88) / 0.12);
}

export const craft = {
  'on-the-wheel': (canvas, t) => {
    canvas.ground('#f3e2d0', '#c98f6b');
    canvas.ellipse({ x: 0.4, y: 0.2, rx: 0.6, ry: 0.5, soft: 1 }, '#fff6ea', 0.7);
    canvas.rect({ x: 0, y: 0.82, w: 2, h: 0.18 }, '#6a3f2a');
    canvas.ellipse({ x: 0.89, y: 0.83, rx: 0.46, ry: 0.08 }, '#3d251a');
    canvas.ellipse({ x: 0.89, y: 0.81, rx: 0.44, ry: 0.075 }, '#8a5a40');
    for (let i = 0; i < 6; i += 1) {
      const angle = (i / 6) * tau + t * 2.4;
      canvas.disc(0.89 + 0.36 * Math.cos(angle), 0.81 + 0.056 * Math.sin(angle), 0.012, '#d8ad8c');
    }
    const share = 0.5 - 0.5 * Math.cos(t / 9);
    const tall = 0.24 + 0.26 * share;
    for (let row = 0; row <= 44; row += 1) {
      const up = row / 44;
      const half = potWidth(share, up);
      const y = 0.8 - tall * up;
      const shade = row % 6 === 5 ? '#8f4b2e' : '#b0623f';
      canvas.ellipse({ x: 0.89, y, rx: half, ry: 0.04 }, shade);
      canvas.ellipse({ x: 0.89 - half * 0.5, y, rx: half * 0.16, ry: 0.02 }, '#dd9a76', 0.35);
    }
    const rim = potWidth(share, 1);
    canvas.ellipse({ x: 0.89, y: 0.8 - tall, rx: rim * 0.82, ry: 0.03 }, '#5c2d1a');
    for (let i = 0; i < 5; i += 1) {
      const x = 0.89 + rim * Math.sin(t * 2.4 + (i / 5) * tau);
      canvas.line({ x1: x, x2: x, y1: 0.79, y2: 0.8 - tall * 0.9, width: 0.006 }, '#e0a98a', 0.12);
    }
  },
  'warp-and-weft': (canvas, t) => {
    canvas.ground('#e9edf6', '#b7c2dc');
    canvas.rect({ x: 0.3, y: 0.06, w: 1.18, h: 0.05 }, '#6b4a2e');
    canvas.rect({ x: 0.3, y: 0.9, w: 1.18, h: 0.05 }, '#6b4a2e');
    const row = t / 1.8;
    const done = Math.floor(row) % 30;
    const colours = ['#e4572e', '#14213d', '#e0a526', '#2e7068', '#f4efe4', '#14213d'];
    const top = (line) => 0.88 - line * 0.0235;
    for (let line = 0; line <= done; line += 1) {
      const grown = line === done ? row % 1 : 1;
      const w = 1.06 * grown;
      const x = line % 2 ? 1.42 - w : 0.36;
      canvas.rect({ x, y: top(line), w, h: 0.021 }, colours[(line * 7 + (line % 3)) % 6]);
    }
    for (let i = 0; i < 36; i += 1) {
      const x = 0.365 + i * 0.03;
      canvas.line({ x1: x, x2: x, y1: 0.11, y2: top(done), width: 0.006 }, i % 2 ? '#8d97ad' : '#6f7a93');
    }
    const along = done % 2 ? 1.42 - 1.06 * (row % 1) : 0.36 + 1.06 * (row % 1);
    canvas.ellipse({ x: along, y: top(done) + 0.008, rx: 0.1, ry: 0.026 }, '#8a5a34');
    canvas.ellipse({ x: along, y: top(done) + 0.006, rx: 0.05, ry: 0.011 }, '#f1d9b6');
  },
  'glass-and-fire': (canvas, t) => {
    canvas.ground('#2a1a24', '#120d16');
    const flicker = 0.04 * Math.sin(t * 3.1) + 0.02 * Math.sin(t * 7.3);
    canvas.ellipse({ x: 0.2, y: 0.55, rx: 0.75, ry: 0.7, soft: 1 }, '#e4572e', 0.75 + flicker);
    canvas.ellipse({ x: 0.14, y: 0.55, rx: 0.3, ry: 0.34 }, '#3a1a16');
    canvas.ellipse({ x: 0.13, y: 0.56, rx: 0.25, ry: 0.29 }, '#f28a3c', 0.9 + flicker);
    canvas.ellipse({ x: 0.12, y: 0.6, rx: 0.17, ry: 0.2, soft: 0.6 }, '#ffe6a6', 0.95);
    const breath = 0.5 - 0.5 * Math.cos(t / 6);
    const radius = 0.1 + 0.13 * breath;
    const sway = 0.012 * Math.sin(t * 1.4);
    const x = 0.86;
    canvas.line({ x1: x + radius * 0.8, y1: 0.5 + sway, x2: 1.8, y2: 0.34, width: 0.022 }, '#8b94a8');
    canvas.ellipse(
      { x, y: 0.52 + sway, rx: radius * 2.1, ry: radius * 2.1, soft: 1 },
      '#ff9a4a',
      0.45 * (1 - breath * 0.6),
    );
    canvas.ellipse({ x, y: 0.52 + sway, rx: radius * 1.12, ry: radius }, '#f0743a', 0.85 - breath * 0.2);
    canvas.ellipse(
      { x: x - radius * 0.1, y: 0.52 + sway, rx: radius * 0.9, ry: radius * 0.8, soft: 0.5 },
      '#ffc978',
      0.7 - breath * 0.35,
    );
    canvas.ellipse(
      { x: x - radius * 0.45, y: 0.52 - radius * 0.45 + sway, rx: radius * 0.22, ry: radius * 0.12 },
      '#fff6e0',
      0.85,
    );
    canvas.rect({ x: 0, y: 0.9, w: 2, h: 0.1 }, '#0b080e');
    for (let i = 0; i < 12; i += 1) {
      const life = (t * 0.12 + i / 12) % 1;
      canvas.disc(
        0.22 + i * 0.018 + 0.08 * Math.sin(i * 3 + life * 4),
        0.5 - life * 0.45,
        0.007,
        '#ffcf7a',
        1 - life,
      );
    }
  },
  'ink-and-brush': (canvas, t) => {
    canvas.ground('#f8f1e3', '#e4d6bb');
    const strokes = [
      (s) => [0.89 + 0.3 * Math.cos(-1.4 + s * 5.7), 0.5 + 0.3 * Math.sin(-1.4 + s * 5.7)],
      (s) => [0.25 + 1.3 * s, 0.62 - 0.22 * Math.abs(Math.sin(s * 7)) * (1 - 0.4 * s)],
      (s) => [0.3 + 1.2 * s, 0.5 + 0.14 * Math.sin(s * 12) * (1 - s * 0.5)],
      (s) => [0.5 + 0.75 * s + 0.12 * Math.sin(s * 5), 0.84 - 0.66 * s],
    ];
    const turn = 13;
    const shape = strokes[Math.floor(t / turn) % strokes.length];
    const at = (t % turn) / turn;
    const drawn = clamp(at / 0.62);
    const alpha = clamp((1 - at) / 0.12);
    const steps = Math.ceil(110 * drawn);
    for (let i = 0; i < steps; i += 1) {
      const s = i / 110;
      const [x, y] = shape(s);
      const width = 0.03 + 0.018 * Math.sin(s * 9 + 1) - 0.016 * s;
      canvas.disc(x, y, width, '#1b2030', alpha);
    }
    canvas.rect({ x: 1.5, y: 0.74, w: 0.1, h: 0.1 }, '#c93a17', 0.9);
    canvas.ring({ x: 1.55, y: 0.79, radius: 0.025, width: 0.009 }, '#f8f1e3');
    if (drawn < 1) {
      const [x, y] = shape(steps / 110);
      canvas.line({ x1: x, y1: y - 0.02, x2: x + 0.16, y2: y - 0.42, width: 0.032 }, '#a87444');
      canvas.line({ x1: x, y1: y, x2: x + 0.03, y2: y - 0.08, width: 0.05 }, '#2a2f40');
    }
  },
};

import { chance } from '../palette.mjs';
import { dunes, firs, hills, layers, peaks } from './terrain.mjs';
import { aurora, birds, clouds, drops, flakes, glow, stalks, stars } from './weather.mjs';

const three = (shape, colours, { base = 0.78, height = 0.36, step = 0.5, seed = 1, speed = 0.006 } = {}) =>
  colours.map((colour, i) => ({
    shape: shape(seed + i * 7, step * (1 - i * 0.14)),
    base: base + i * 0.14,
    height: height * (1 - i * 0.16),
    speed: speed * (1 + i * 1.4),
    colour,
  }));

/** Each scene draws one moment, `t` seconds after the start, of a clip that lasts `length` seconds. */
export const nature = {
  'dune-lines': (canvas, t, length) => {
    canvas.ground('#f9cba4', '#e4572e');
    canvas.disc(1.32, 0.46 - 0.24 * (t / length), 0.17, '#fff1de', 0.5);
    layers(canvas, t, three(dunes, ['#b8624a', '#93432c', '#5b1f12'], { step: 0.9, base: 0.74 }));
  },
  'fog-over-firs': (canvas, t) => {
    canvas.ground('#a5d4d2', '#3b7f78');
    canvas.disc(1.3, 0.24, 0.14, '#ffffff', 0.3);
    const [far, middle, near] = three(firs, ['#4f8883', '#2f645f', '#123c38'], {
      step: 0.1,
      height: 0.2,
      base: 0.72,
    });
    layers(canvas, t, [{ ...far, shape: peaks(4, 0.5), height: 0.4 }]);
    clouds(canvas, t, { y: 0.62, count: 4, colour: '#d8eeec', alpha: 0.5 });
    layers(canvas, t, [middle]);
    clouds(canvas, t * 1.6 + 50, { y: 0.82, count: 4, colour: '#cfe8e6', alpha: 0.45 });
    layers(canvas, t, [{ ...near, base: 1.04, height: 0.26 }]);
  },
  'blue-hour-ridges': (canvas, t, length) => {
    canvas.ground('#b9c8f1', '#3c5a9c');
    canvas.disc(1.3, 0.18 + 0.14 * (t / length), 0.15, '#e9efff', 0.42);
    layers(canvas, t, three(peaks, ['#4d628f', '#31446f', '#14213d'], { seed: 3 }));
  },
  'wheat-and-wind': (canvas, t) => {
    canvas.ground('#f7e3ac', '#e0a526');
    canvas.disc(1.28, 0.26, 0.16, '#fff8e2', 0.6);
    layers(canvas, t, three(hills, ['#b58a2c', '#946b12'], { seed: 9, base: 0.74, height: 0.2, step: 0.7 }));
    stalks(canvas, t, { base: 1.02, count: 30, height: 0.36, colour: '#6a4a03', ears: '#f3cf6f' });
  },
  'violet-valleys': (canvas, t) => {
    canvas.ground('#dcc8f0', '#7c55b3');
    canvas.disc(1.26, 0.26, 0.16, '#ffffff', 0.35);
    layers(canvas, t, three(peaks, ['#75569e', '#523380', '#2a184c'], { seed: 11, step: 0.42 }));
    birds(canvas, t, { colour: '#2a184c', count: 5, y: 0.24 });
  },
  'after-the-rain': (canvas, t) => {
    canvas.ground('#c6e8ba', '#4c9c50');
    ['#e4572e', '#e0a526', '#f7ecaa', '#3f8f86', '#3a5795'].forEach((colour, i) =>
      canvas.ring(
        { x: 1.1, y: 0.86, radius: 0.66 - i * 0.035, width: 0.035 },
        colour,
        0.28 + 0.12 * Math.sin(t / 7),
      ),
    );
    layers(canvas, t, three(hills, ['#5b9a56', '#3a7440', '#17411e'], { seed: 15, step: 0.62, height: 0.3 }));
    drops(canvas, t, { count: 16, colour: '#effbef', alpha: 0.5 });
  },
  'slow-tide': (canvas, t, length) => {
    canvas.ground('#fbd9b0', '#e8835c', 0.2);
    canvas.disc(0.9, 0.3 + 0.16 * (t / length), 0.15, '#fff3da', 0.95);
    ['#3d8b8f', '#2d7580', '#225f6e', '#194a5b', '#113647'].forEach((colour, i) => {
      const swell = (x) => Math.sin(x * (5 - i * 0.5) + t * (0.35 + i * 0.1) + i * 2) * (0.008 + i * 0.004);
      canvas.below((x) => 0.54 + i * i * 0.012 + i * 0.06 + swell(x), colour, { alpha: 0.92 });
    });
    for (let i = 0; i < 9; i += 1) {
      const half = 0.05 + 0.05 * Math.sin(t * 0.7 + i * 2.1);
      const y = 0.57 + i * 0.035;
      canvas.line({ x1: 0.9 - half, x2: 0.9 + half, y1: y, y2: y, width: 0.008 }, '#ffe9c4', 0.6 - i * 0.05);
    }
  },
  'snow-on-the-pass': (canvas, t) => {
    canvas.ground('#eef3fb', '#9fb4d6');
    const [far, middle, near] = three(peaks, ['#8ea2c6', '#5f75a0', '#33456d'], { seed: 21, height: 0.5 });
    for (const { shape, base, height, speed, colour } of [far, middle]) {
      const ridge = (x) => base - height * shape(x + 40 + t * speed);
      const snowLine = (x) => base - height * (0.5 + 0.16 * Math.abs((((x + t * speed) * 9) % 2) - 1));
      canvas.below(ridge, '#ffffff');
      canvas.below((x) => Math.max(ridge(x), snowLine(x)), colour);
    }
    layers(canvas, t, [{ ...near, shape: firs(23, 0.09), base: 1.06, height: 0.26 }]);
    flakes(canvas, t, { count: 30, colour: '#ffffff' });
  },
  'desert-night': (canvas, t) => {
    canvas.ground('#0f1830', '#34406f', 0.15);
    stars(canvas, t, { count: 46 });
    canvas.disc(1.34, 0.24, 0.12, '#f6e7c1', 0.95);
    canvas.disc(1.29, 0.21, 0.1, '#1a2444', 1);
    layers(canvas, t, three(dunes, ['#4a4a78', '#2f3059', '#171a37'], { seed: 31, step: 0.9 }));
  },
  'river-bend': (canvas, t) => {
    canvas.ground('#fbe3c7', '#88b7c4', 0.2);
    canvas.disc(0.5, 0.28, 0.12, '#fff6e4', 0.8);
    layers(
      canvas,
      t,
      three(hills, ['#7da08a', '#557d68'], { seed: 35, base: 0.6, height: 0.26, step: 0.8, speed: 0.003 }),
    );
    canvas.below((x) => 0.68 + 0.03 * Math.sin(x * 3), '#6fa9bd');
    for (let i = 0; i < 16; i += 1) {
      const x = ((chance(36, i) * 2.2 + t * (0.014 + 0.01 * chance(37, i))) % 2.2) - 0.2;
      const y = 0.72 + 0.16 * chance(38, i);
      canvas.line({ x1: x, x2: x + 0.1 + 0.1 * chance(39, i), y1: y, y2: y, width: 0.007 }, '#d5edf2', 0.55);
    }
    canvas.below((x) => 0.97 - 0.16 * hills(40, 0.5)(x + 8 + t * 0.02), '#2b4d3d');
  },
  'northern-lights': (canvas, t) => {
    canvas.ground('#0b1229', '#1d3350', 0.1);
    stars(canvas, t, { count: 34 });
    aurora(canvas, t);
    layers(
      canvas,
      t,
      three(peaks, ['#1d2f4a', '#0b1529'], { seed: 43, base: 0.88, height: 0.28, speed: 0.003 }),
    );
  },
  'falling-leaves': (canvas, t) => {
    canvas.ground('#fbe6c4', '#e9a86a');
    layers(
      canvas,
      t,
      three(hills, ['#cf8a4e', '#a65f33'], { seed: 47, base: 0.8, height: 0.14, step: 0.8, speed: 0.002 }),
    );
    [0.22, 0.86, 1.52].forEach((x, i) => {
      canvas.line({ x1: x, x2: x + 0.02, y1: 0.95, y2: 0.4, width: 0.05 }, '#5f3420');
      [
        [-0.14, 0.4, 0.15],
        [0.14, 0.38, 0.16],
        [0, 0.24, 0.19],
        [0.03, 0.42, 0.14],
      ].forEach(([dx, y, r], j) =>
        canvas.disc(
          x + dx + 0.006 * Math.sin(t * 0.6 + i),
          y + i * 0.03,
          r,
          ['#c93a17', '#e0a526', '#d97a2b'][(i + j) % 3],
          0.95,
        ),
      );
    });
    canvas.below((x) => 0.9 + 0.02 * Math.sin(x * 4), '#6e3c22');
    flakes(canvas, t * 1.15, { count: 20, colour: '#c93a17', size: 0.016, sway: 0.09 });
    flakes(canvas, t + 300, { count: 14, colour: '#e0a526', size: 0.016, sway: 0.08 });
  },
  fireflies: (canvas, t) => {
    canvas.ground('#1d3b4c', '#0d2620', 0.15);
    canvas.disc(1.36, 0.22, 0.1, '#f1ecc9', 0.85);
    layers(
      canvas,
      t,
      three(hills, ['#1b463f', '#12332c'], { seed: 53, base: 0.78, height: 0.24, step: 0.7, speed: 0.003 }),
    );
    glow(canvas, t, { count: 22, colour: '#f4dc7a' });
    stalks(canvas, t, { base: 1.02, count: 30, height: 0.42, colour: '#071a15', ears: '#0e2a22' });
  },
};

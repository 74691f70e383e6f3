import { chance } from '../palette.mjs';
import { hills, layers } from './terrain.mjs';
import { clouds, drops, stars } from './weather.mjs';

/** A row of buildings; `lit` is the share of windows with light, which go on and off now and then. */
function skyline(canvas, t, { seed, base, height, pitch, colour, window, lit = 0 }) {
  for (let i = 0; i <= canvas.wide / pitch; i += 1) {
    const x = i * pitch;
    const w = pitch * (0.72 + 0.26 * chance(seed, i));
    const h = height * (0.35 + 0.65 * chance(seed + 1, i));
    canvas.rect({ x, y: base - h, w, h: h + 0.02 }, colour);
    if (chance(seed + 2, i) > 0.72) {
      canvas.rect({ x: x + w * 0.48, y: base - h - 0.06, w: 0.008, h: 0.07 }, colour);
    }
    if (!window) continue;
    const columns = Math.max(2, Math.floor(w / 0.035));
    for (let cell = 0; cell < columns * Math.floor((h - 0.03) / 0.045); cell += 1) {
      const from = chance(seed + 3, i * 97 + cell) * 40;
      if (chance(seed + 4, i * 97 + cell + 1000 * Math.floor((t + from) / 40)) > lit) continue;
      const left = x + 0.012 + (cell % columns) * ((w - 0.012) / columns);
      const top = base - h + 0.02 + Math.floor(cell / columns) * 0.045;
      canvas.rect({ x: left, y: top, w: 0.014, h: 0.02 }, window);
    }
  }
}

export const city = {
  'harbour-lights': (canvas, t) => {
    canvas.ground('#1a2348', '#5a4a78', 0.15);
    stars(canvas, t, { count: 20 });
    canvas.disc(1.4, 0.2, 0.09, '#f5e6bf', 0.9);
    skyline(canvas, t, { seed: 201, base: 0.64, height: 0.42, pitch: 0.13, colour: '#2b3058' });
    const front = { seed: 211, base: 0.66, height: 0.34, pitch: 0.17, colour: '#141a36' };
    skyline(canvas, t, { ...front, window: '#f3c868', lit: 0.4 });
    canvas.rect({ x: 0, y: 0.66, w: 2, h: 0.34 }, '#121a3c');
    for (let i = 0; i < 18; i += 1) {
      const half = 0.02 + 0.02 * Math.sin(t * 0.5 + i * 1.7);
      const x = chance(221, i) * canvas.wide;
      const y = 0.69 + 0.26 * chance(222, i);
      canvas.line({ x1: x - half, x2: x + half, y1: y, y2: y, width: 0.007 }, '#e0a526', 0.5);
    }
    const x = ((t * 0.018 + 0.3) % 2.3) - 0.25;
    canvas.below(
      (at) => (at > x && at < x + 0.26 ? 0.79 - 0.03 * Math.abs((at - x) / 0.13 - 1) : 2),
      '#e4572e',
      { bottom: 0.825 },
    );
    canvas.rect({ x: x + 0.07, y: 0.72, w: 0.1, h: 0.05 }, '#f4f1e8');
  },
  'last-tram-home': (canvas, t) => {
    canvas.ground('#3b2f63', '#e08a5b', 0.1);
    skyline(canvas, t, { seed: 231, base: 0.8, height: 0.5, pitch: 0.2, colour: '#513f74' });
    const front = { seed: 241, base: 0.82, height: 0.4, pitch: 0.26, colour: '#2c2350' };
    skyline(canvas, t, { ...front, window: '#f6cf7d', lit: 0.3 });
    canvas.rect({ x: 0, y: 0.82, w: 2, h: 0.18 }, '#1b1738');
    for (let i = 0; i < 4; i += 1) {
      const x = 0.12 + i * 0.52;
      canvas.rect({ x, y: 0.4, w: 0.012, h: 0.44 }, '#14112c');
      canvas.ellipse({ x: x + 0.006, y: 0.4, rx: 0.09, ry: 0.09, soft: 1 }, '#ffe2a0', 0.7);
      canvas.disc(x + 0.006, 0.4, 0.02, '#fff3d2');
    }
    const x = ((t * 0.075 + 2.1) % 2.9) - 0.95;
    canvas.line({ x1: 0, x2: 2, y1: 0.5, y2: 0.5, width: 0.005 }, '#14112c');
    canvas.line({ x1: x + 0.4, x2: x + 0.34, y1: 0.5, y2: 0.6, width: 0.009 }, '#14112c');
    canvas.rect({ x, y: 0.6, w: 0.78, h: 0.23 }, '#e4572e');
    canvas.rect({ x, y: 0.765, w: 0.78, h: 0.03 }, '#f6e3c8');
    for (let i = 0; i < 6; i += 1)
      canvas.rect({ x: x + 0.03 + i * 0.125, y: 0.635, w: 0.098, h: 0.095 }, '#ffe7ae');
    for (const dx of [0.14, 0.24, 0.55, 0.65]) canvas.disc(x + dx, 0.84, 0.03, '#0f0d24');
    canvas.line({ x1: 0, x2: 2, y1: 0.875, y2: 0.875, width: 0.008 }, '#6d628f');
  },
  'rooftops-at-sunrise': (canvas, t, length) => {
    canvas.ground('#f9d7c2', '#ef9a76', 0.2);
    canvas.disc(0.62, 0.6 - 0.3 * (t / length), 0.16, '#fff3dc', 0.85);
    clouds(canvas, t, { y: 0.24, count: 3, colour: '#fff1e8', alpha: 0.7 });
    const roof = (pitch, seed) => (x) => {
      const i = Math.floor(x / pitch);
      return 0.5 * chance(seed, i) + 0.5 * (1 - Math.abs((x / pitch - i - 0.5) * 2));
    };
    ['#d08a78', '#a5574f', '#5f2d38'].forEach((colour, i) => {
      const pitch = 0.3 + i * 0.08;
      layers(canvas, t, [
        { shape: roof(pitch, 251 + i), base: 0.78 + i * 0.13, height: 0.2, speed: 0.006 + i * 0.006, colour },
      ]);
    });
    for (let i = 0; i < 7; i += 1) {
      const life = (t * 0.06 + i / 7) % 1;
      const shape = {
        x: 1.35 + 0.1 * life + 0.02 * Math.sin(t + i),
        y: 0.62 - life * 0.42,
        rx: 0.02 + 0.06 * life,
        ry: 0.02 + 0.05 * life,
        soft: 0.8,
      };
      canvas.ellipse(shape, '#fff6f0', 0.6 * (1 - life));
    }
    canvas.rect({ x: 1.31, y: 0.62, w: 0.075, h: 0.4 }, '#43202b');
    canvas.rect({ x: 1.295, y: 0.61, w: 0.105, h: 0.03 }, '#7c3f42');
  },
  'rain-on-the-avenue': (canvas, t) => {
    canvas.ground('#1f2b45', '#2c4358', 0.2);
    skyline(canvas, t, {
      seed: 261,
      base: 0.7,
      height: 0.62,
      pitch: 0.24,
      colour: '#182238',
      window: '#8fb0c4',
      lit: 0.22,
    });
    canvas.rect({ x: 0, y: 0.7, w: 2, h: 0.3 }, '#121a2c');
    for (let i = 0; i < 12; i += 1) {
      const going = i % 2 ? 1 : -1;
      const x =
        ((((chance(271, i) * 2.6 + going * t * (0.05 + 0.04 * chance(272, i))) % 2.6) + 2.6) % 2.6) - 0.4;
      const colour = going > 0 ? '#e4572e' : '#ffe3a1';
      const y = 0.64 + 0.09 * chance(273, i);
      canvas.disc(x, y, 0.05 + 0.03 * chance(274, i), colour, 0.55);
      canvas.ellipse({ x, y: y + 0.18, rx: 0.035, ry: 0.13, soft: 0.9 }, colour, 0.35);
    }
    drops(canvas, t, { count: 22, colour: '#c9dae6', alpha: 0.5, slant: 0.015 });
  },
  'bridge-at-dusk': (canvas, t) => {
    canvas.ground('#f0b48c', '#6d5a92', 0.1);
    canvas.disc(0.44, 0.5, 0.12, '#fff0d8', 0.85);
    layers(canvas, t, [
      { shape: hills(281, 0.5), base: 0.66, height: 0.14, speed: 0.002, colour: '#7d6390' },
    ]);
    canvas.rect({ x: 0, y: 0.64, w: 2, h: 0.36 }, '#4a4679');
    const cable = (x) => 0.24 + 0.3 * (1 - Math.abs(((x + 0.4) % 1.1) / 0.55 - 1) ** 2);
    for (let x = 0.01; x < 1.8; x += 0.05)
      canvas.line({ x1: x, x2: x, y1: cable(x), y2: 0.6, width: 0.004 }, '#2a2450');
    for (let x = 0; x < 1.78; x += 0.025) {
      canvas.line({ x1: x, x2: x + 0.025, y1: cable(x), y2: cable(x + 0.025), width: 0.012 }, '#2a2450');
    }
    for (const x of [0.15, 0.7, 1.25]) canvas.rect({ x: x - 0.02, y: 0.22, w: 0.04, h: 0.56 }, '#241f47');
    canvas.rect({ x: 0, y: 0.6, w: 2, h: 0.035 }, '#241f47');
    for (let i = 0; i < 14; i += 1) {
      const going = i % 2 ? 1 : -1;
      const x = ((((i * 0.19 + going * t * 0.06) % 2.4) + 2.4) % 2.4) - 0.3;
      canvas.disc(x, 0.592, 0.009, going > 0 ? '#ff8a5c' : '#fff0c4');
    }
    for (let i = 0; i < 14; i += 1) {
      const half = 0.04 + 0.03 * Math.sin(t * 0.6 + i * 2);
      const y = 0.68 + i * 0.02;
      canvas.line({ x1: 0.44 - half, x2: 0.44 + half, y1: y, y2: y, width: 0.007 }, '#ffd9b0', 0.5);
    }
  },
};

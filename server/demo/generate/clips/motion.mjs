import { chance } from '../palette.mjs';
import { clamp } from './raster.mjs';

const tau = Math.PI * 2;
const bright = ['#e4572e', '#e0a526', '#7fb5ac', '#93a9da', '#f4efe4'];

export const motion = {
  'pendulum-wave': (canvas, t) => {
    canvas.ground('#1d2d57', '#101a33');
    canvas.rect({ x: 0.2, y: 0.08, w: 1.38, h: 0.02 }, '#e0a526');
    for (let i = 0; i < 13; i += 1) {
      const long = 0.72 - i * 0.028;
      const angle = 0.42 * Math.cos((t * tau * (17 + i)) / 60);
      const x = 0.29 + i * 0.1;
      const end = { x: x + long * 0.34 * Math.sin(angle), y: 0.1 + long * Math.cos(angle * 0.5) };
      canvas.line({ x1: x, y1: 0.1, x2: end.x, y2: end.y, width: 0.005 }, '#7286b8');
      canvas.disc(end.x, end.y, 0.042, bright[i % 5]);
    }
  },
  'quiet-orbits': (canvas, t) => {
    canvas.ground('#241a3f', '#110d24');
    for (let i = 0; i < 30; i += 1) canvas.disc(chance(301, i) * 1.8, chance(302, i), 0.004, '#d9d2ee', 0.7);
    const bodies = [];
    for (let i = 0; i < 5; i += 1) {
      const rx = 0.24 + i * 0.13;
      for (let dot = 0; dot < 72; dot += 1) {
        const a = (dot / 72) * tau;
        canvas.disc(0.89 + rx * Math.cos(a), 0.5 + rx * 0.36 * Math.sin(a), 0.0035, '#8b7db5', 0.5);
      }
      const angle = t * (0.5 / (1 + i * 0.5)) + i * 1.9;
      bodies.push({
        x: 0.89 + rx * Math.cos(angle),
        y: 0.5 + rx * 0.36 * Math.sin(angle),
        i,
        front: Math.sin(angle) > 0,
      });
    }
    const draw = ({ x, y, i }) => {
      const size = 0.03 + 0.012 * ((i * 2) % 3);
      canvas.disc(x, y, size, bright[i]);
      canvas.disc(x - size * 0.3, y - size * 0.3, size * 0.35, '#ffffff', 0.35);
    };
    bodies.filter((body) => !body.front).forEach(draw);
    canvas.ellipse({ x: 0.89, y: 0.5, rx: 0.24, ry: 0.24, soft: 1 }, '#e0a526', 0.5);
    canvas.disc(0.89, 0.5, 0.12, '#f1bf4f');
    bodies.filter((body) => body.front).forEach(draw);
  },
  'rings-on-water': (canvas, t) => {
    canvas.ground('#3f9a97', '#17555f');
    for (let i = 0; i < 7; i += 1) {
      const period = 7 + 2 * chance(311, i);
      const turn = Math.floor(t / period + i / 7);
      const life = (t / period + i / 7) % 1;
      const x = chance(312 + i, turn) * 1.78;
      const y = chance(322 + i, turn);
      for (let ring = 0; ring < 3; ring += 1) {
        const radius = life * 0.5 - ring * 0.07;
        if (radius <= 0.01) continue;
        canvas.ring({ x, y, radius, width: 0.012 }, '#e6fbf6', 0.75 * (1 - life) * (1 - ring * 0.25));
      }
      canvas.disc(x, y, 0.014, '#ffffff', clamp(1 - life * 6));
    }
  },
  'breathing-grid': (canvas, t) => {
    canvas.ground('#fbeee6', '#f3c9b2');
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 9; column += 1) {
        const x = 0.09 + column * 0.2;
        const y = 0.1 + row * 0.2;
        const wave = Math.sin(Math.hypot(x - 0.89, y - 0.5) * 4 - t * 0.7) * 0.5 + 0.5;
        const colour = ['#c93a17', '#14213d', '#b8860f'][(row + column * 2) % 3];
        canvas.disc(x, y, 0.02 + 0.07 * wave, colour, 0.92);
      }
    }
  },
};

import { chance } from '../palette.mjs';

/** Everything here is a function of the moment, so a clip can be drawn from any second. */

export function clouds(canvas, t, { y, count, colour, alpha }) {
  for (let i = 0; i < count; i += 1) {
    const x = ((chance(61, i) * 3 + i * 0.7 + t * 0.012) % 3) - 0.6;
    const shape = {
      x,
      y: y + 0.08 * (chance(62, i) - 0.5),
      rx: 0.42 + 0.2 * chance(63, i),
      ry: 0.06,
      soft: 1,
    };
    canvas.ellipse(shape, colour, alpha);
  }
}

export function drops(canvas, t, { count, colour, alpha = 0.6, slant = 0.02 }) {
  for (let i = 0; i < count; i += 1) {
    const fall = (chance(71, i) + t * (0.5 + 0.2 * chance(72, i))) % 1.2;
    const x = chance(73, i) * canvas.wide * 1.05;
    const y = fall - 0.1;
    canvas.line({ x1: x, y1: y, x2: x - slant, y2: y + 0.06, width: 0.006 }, colour, alpha);
  }
}

export function flakes(canvas, t, { count, colour, size = 0.01, sway = 0.03 }) {
  for (let i = 0; i < count; i += 1) {
    const fall = (chance(81, i) + t * (0.03 + 0.03 * chance(82, i))) % 1.1;
    const x = chance(83, i) * canvas.wide + sway * Math.sin(t * 0.6 + i * 1.9);
    const radius = size * (0.6 + 0.7 * chance(84, i));
    canvas.ellipse({ x, y: fall - 0.05, rx: radius, ry: radius * 0.85 }, colour, 0.92);
  }
}

export function stars(canvas, t, { count }) {
  for (let i = 0; i < count; i += 1) {
    const shine = 0.55 + 0.35 * Math.sin(t * (0.5 + chance(91, i)) + i * 3);
    const size = 0.003 + 0.004 * chance(92, i);
    canvas.disc(chance(93, i) * canvas.wide, chance(94, i) * 0.6, size, '#f4f1e2', shine);
  }
}

export function glow(canvas, t, { count, colour }) {
  for (let i = 0; i < count; i += 1) {
    const x = chance(101, i) * canvas.wide + 0.1 * Math.sin(t * 0.23 + i * 2.3);
    const y = 0.4 + chance(102, i) * 0.45 + 0.05 * Math.sin(t * 0.37 + i);
    const shine = Math.max(0, Math.sin(t * (0.5 + 0.4 * chance(103, i)) + i * 1.7));
    canvas.ellipse({ x, y, rx: 0.05, ry: 0.05, soft: 1 }, colour, shine * 0.55);
    canvas.disc(x, y, 0.009, '#fff7cf', shine);
  }
}

export function stalks(canvas, t, { base, count, height, colour, ears }) {
  for (let i = 0; i < count; i += 1) {
    const x = ((i + chance(111, i) * 0.8) / count) * canvas.wide;
    const tall = height * (0.6 + 0.4 * chance(112, i));
    const lean = 0.05 * Math.sin(t * 0.9 + x * 2.2) + 0.03;
    const tip = { x: x + lean, y: base - tall };
    canvas.line({ x1: x, y1: base, x2: tip.x, y2: tip.y, width: 0.007 }, colour);
    canvas.line({ x1: tip.x, y1: tip.y, x2: tip.x + lean * 0.35, y2: tip.y - 0.06, width: 0.019 }, ears);
  }
}

export function birds(canvas, t, { colour, count, y }) {
  for (let i = 0; i < count; i += 1) {
    const x = ((i * 0.11 + t * 0.02) % 2.4) - 0.3;
    const at = y + 0.05 * Math.sin(i * 2) + 0.01 * Math.sin(t * 0.8 + i);
    const flap = 0.016 * Math.sin(t * 3.2 + i * 1.3);
    canvas.line({ x1: x - 0.028, y1: at - flap, x2: x, y2: at, width: 0.008 }, colour);
    canvas.line({ x1: x, y1: at, x2: x + 0.028, y2: at - flap, width: 0.008 }, colour);
  }
}

/** Curtains of tall soft rays along slow waves. */
export function aurora(canvas, t) {
  ['#4fe0a6', '#58b4dc', '#a27ad6'].forEach((colour, band) => {
    for (let i = 0; i < 34; i += 1) {
      const x = (i / 33) * canvas.wide;
      const y = 0.42 - band * 0.1 + 0.08 * Math.sin(x * 2.6 + t * 0.14 + band * 1.8);
      const shine = 0.26 + 0.16 * Math.sin(i * 1.3 + t * 0.45 + band) - band * 0.04;
      canvas.ellipse({ x, y, rx: 0.05, ry: 0.2 + 0.06 * chance(121 + band, i), soft: 1 }, colour, shine);
    }
  });
}

import { chance } from '../palette.mjs';
import { circle, group, path, rect, stroke } from '../shapes.mjs';

/** Drawings stand on the line y = 300 of a 480 x 360 field. */
export const groundY = 300;

export function blocks(seed, colour, { from = 0, to = 480, low = 50, high = 120, wide = 34, window } = {}) {
  const parts = [];
  for (let x = from, i = 0; x < to; i += 1) {
    const w = Math.round(wide * (0.7 + 0.6 * chance(seed, i)));
    const h = Math.round(low + (high - low) * chance(seed + 1, i));
    parts.push(rect(x, groundY - h, w, h + 4, colour));
    if (window) parts.push(panes(x, groundY - h, w, h, window, seed + i));
    x += w + Math.round(3 * chance(seed + 2, i));
  }
  return parts.join('');
}

/** One path for all lit windows of a building. */
export function panes(x, y, w, h, colour, seed, share = 0.6) {
  let d = '';
  for (let row = y + 9; row < y + h - 8; row += 12) {
    for (let column = x + 6; column < x + w - 6; column += 9) {
      if (chance(seed, Math.round(row * 31 + column)) < share)
        d += `M${Math.round(column)} ${Math.round(row)}h4v6h-4z`;
    }
  }
  return d ? path(d, colour, { opacity: 0.8 }) : '';
}

export const tower = (x, w, h, colour, more = {}) => rect(x, groundY - h, w, h + 4, colour, more);

export function water(colour, light, y = groundY) {
  const glints = Array.from({ length: 14 }, (_, i) => {
    const x = Math.round(chance(7, i) * 440);
    return `M${x} ${Math.round(y + 10 + chance(8, i) * (352 - y - 12))}h${Math.round(16 + chance(9, i) * 34)}`;
  });
  return rect(0, y, 480, 360 - y, colour) + stroke(glints.join(''), light, 2.5, { opacity: 0.55 });
}

export const hill = (from, peak, to, height, colour, base = groundY) =>
  path(
    `M${from} ${base} C${(from + peak) / 2} ${base - height * 0.2} ${peak - (peak - from) * 0.3} ${base - height} ${peak} ${base - height} C${peak + (to - peak) * 0.3} ${base - height} ${(peak + to) / 2} ${base - height * 0.2} ${to} ${base} Z`,
    colour,
  );

export const mountain = (from, peak, to, height, colour, base = groundY) =>
  path(`M${from} ${base} L${peak} ${base - height} L${to} ${base} Z`, colour);

export function tree(x, y, size, colour) {
  return (
    rect(x - 2, y - size * 0.5, 4, size * 0.5, '#5b3d2a') + circle(x, y - size * 0.75, size * 0.42, colour)
  );
}

export function palm(x, y, size, colour) {
  const leaves = [-160, -125, -90, -55, -20].map((turn) =>
    group(
      `rotate(${turn} ${x} ${y - size})`,
      path(
        `M${x} ${y - size} q${size * 0.22} ${-size * 0.16} ${size * 0.5} ${size * 0.05} q${-size * 0.26} ${size * 0.02} ${-size * 0.5} ${-size * 0.05}`,
        colour,
      ),
    ),
  );
  return stroke(`M${x} ${y} q3 ${-size * 0.5} 0 ${-size}`, '#6a4a30', 4) + leaves.join('');
}

export const cloud = (x, y, size, opacity = 0.7) =>
  path(
    `M${x} ${y} a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.1} ${-size * 0.3} a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.75} ${-size * 0.05} a${size * 0.25} ${size * 0.25} 0 0 1 ${size * 0.15} ${size * 0.35} z`,
    '#ffffff',
    { opacity },
  );

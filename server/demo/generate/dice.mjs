import { circle, group, path, rect } from './shapes.mjs';

const spots = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die with its middle at `x`, `y`. */
export function die(x, y, size, value, { turn = 0, spot = '#24345f', face = '#ffffff' } = {}) {
  const half = size / 2;
  const dots = spots[value].map(([dx, dy]) =>
    circle(x + dx * size * 0.27, y + dy * size * 0.27, size * 0.095, spot),
  );
  return group(
    `rotate(${turn} ${x} ${y})`,
    rect(x - half, y - half + size * 0.07, size, size, '#0b1226', { rx: size * 0.22, opacity: 0.28 }),
    rect(x - half, y - half, size, size, '#d3daea', { rx: size * 0.22 }),
    rect(x - half, y - half, size, size * 0.93, face, { rx: size * 0.22 }),
    ...dots,
  );
}

export const arrow = (x, y, size, down, colour) =>
  path(
    `M${x - size} ${y + (down ? -1 : 1) * size * 0.5} L${x} ${y + (down ? 1 : -1) * size * 0.6} L${x + size} ${y + (down ? -1 : 1) * size * 0.5} Z`,
    colour,
    { 'stroke-linejoin': 'round' },
  );

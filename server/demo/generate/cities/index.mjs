import { writeFileSync } from 'node:fs';
import { backdrop, circle, svg } from '../shapes.mjs';
import { east } from './east.mjs';
import { south } from './south.mjs';
import { west } from './west.mjs';

export const cities = { ...south, ...east, ...west };

export function cityScene(name) {
  const { sky, sun, draw } = cities[name];
  const [x, y, radius] = sun;
  return backdrop(480, 360, ...sky) + circle(x, y, radius, '#ffffff', { opacity: 0.65 }) + draw();
}

export function drawCities(folder) {
  for (const name of Object.keys(cities))
    writeFileSync(`${folder}/${name}.svg`, svg(480, 360, cityScene(name)));
}

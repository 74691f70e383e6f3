import { writeFileSync } from 'node:fs';
import { cities, cityScene } from './cities/index.mjs';
import { chance, hues } from './palette.mjs';
import { guides } from './people/guides.mjs';
import { portrait } from './people/portrait.mjs';
import { at, backdrop, circle, clipped, ellipse, path, rect, stroke, svg } from './shapes.mjs';

const width = 480;
const height = 600;
const tones = Object.values(hues);

const cityBehind = (city) => at(-160, 0, height / 360, cityScene(city));

/** The guide in front of the own city. */
const atWork = (look, city) =>
  cityBehind(city) +
  rect(0, 0, width, height, cities[city].sky[1], { opacity: 0.45 }) +
  ellipse(240, 604, 236, 40, '#14213d', { opacity: 0.14 }) +
  at(-20, 86, 2.6, portrait(look));

/** A drawn map with the walk of the guide on it. */
function walk(look, city, seed) {
  const hue = tones[seed % tones.length];
  const streets = [90, 190, 300, 410, 520].map(
    (y, i) => `M-20 ${y + chance(seed, i) * 40} L500 ${y - 30 + chance(seed, i + 9) * 60}`,
  );
  const lanes = [70, 170, 270, 380].map(
    (x, i) => `M${x + chance(seed, i + 20) * 40} -20 L${x - 20 + chance(seed, i + 30) * 50} 620`,
  );
  const stops = [0, 1, 2, 3, 4].map((i) => [Math.round(80 + chance(seed, i + 40) * 320), 470 - i * 92]);
  const river = `M-20 ${120 + chance(seed, 50) * 260} C120 ${chance(seed, 51) * 300} 330 ${300 + chance(seed, 52) * 300} 500 ${120 + chance(seed, 53) * 300}`;
  const parks = [0, 1, 2].map((i) =>
    ellipse(60 + chance(seed, 60 + i) * 360, 90 + i * 180, 50 + chance(seed, 70 + i) * 34, 42, '#b9d8ae'),
  );
  const line = stops
    .map(([x, y], i) => (i ? `Q${stops[i - 1][0]} ${y + 40} ${x} ${y}` : `M${x} ${y}`))
    .join(' ');
  return (
    rect(0, 0, width, height, '#f3eee3') +
    parks.join('') +
    stroke(river, '#a9d0de', 44) +
    stroke([...streets, ...lanes].join(''), '#ffffff', 16) +
    stroke(lanes[1] + streets[2], '#f7dfae', 20) +
    stroke(line, hue.main, 7, { 'stroke-dasharray': '2 15' }) +
    stops.map(([x, y], i) => pin(x, y, i === 4 ? '#e4572e' : hue.main)).join('') +
    rect(24, 492, 432, 84, '#ffffff', { rx: 20 }) +
    badge(70, 534, 34, look, hue.light) +
    rect(122, 514, 190, 12, hue.deep, { rx: 6 }) +
    rect(122, 540, 120, 10, hue.light, { rx: 5 }) +
    [0, 1, 2, 3, 4].map((i) => circle(350 + i * 20, 534, 6, i === 4 ? '#e4572e' : hue.light)).join('')
  );
}

const pin = (x, y, colour) =>
  ellipse(x, y + 2, 10, 4, '#14213d', { opacity: 0.2 }) +
  path(
    `M${x} ${y} C${x - 24} ${y - 26} ${x - 18} ${y - 52} ${x} ${y - 52} C${x + 18} ${y - 52} ${x + 24} ${y - 26} ${x} ${y} Z`,
    colour,
  ) +
  circle(x, y - 32, 7, '#ffffff');

function badge(x, y, radius, look, ground) {
  const round = `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${radius * 2} 0 a${radius} ${radius} 0 1 0 ${-radius * 2} 0 Z`;
  return (
    circle(x, y, radius + 4, '#ffffff') +
    clipped(
      round,
      rect(x - radius, y - radius, radius * 2, radius * 2, ground),
      at(x - radius, y - radius * 0.95, radius / 100, portrait(look)),
    )
  );
}

/** A postcard of the city, pinned to a board. */
const postcard = (look, city, seed) => {
  const hue = tones[(seed + 4) % tones.length];
  return (
    backdrop(width, height, hue.ground, hue.light, [1, 1]) +
    `<g transform="rotate(${seed % 2 ? 3 : -3} 240 250)">${rect(36, 76, 408, 324, '#14213d', { opacity: 0.12, rx: 8 })}${rect(30, 66, 420, 330, '#ffffff', { rx: 8 })}${at(48, 84, 0.8, clipped('M0 0 H480 V360 H0 Z', cityScene(city)))}${circle(240, 74, 9, '#e4572e')}</g>` +
    badge(240, 470, 78, look, hue.light)
  );
};

export function drawGuides(folder) {
  guides.forEach(([name, city, look], i) => {
    const views = [atWork(look, city), walk(look, city, i), postcard(look, city, i)];
    views.forEach((body, view) =>
      writeFileSync(`${folder}/${name}-${view + 1}.svg`, svg(width, height, body)),
    );
  });
}

import { writeFileSync } from 'node:fs';
import { hues, mix } from '../palette.mjs';
import { at, backdrop, circle, ellipse, groundShadow, path, rect, stroke, svg } from '../shapes.mjs';
import { bag, headphones, lamp, notebook, plantPot, scarf, umbrella, watch } from './objects.mjs';
import { bottle, carafe, cup, flask, jar, kettle } from './vessels.mjs';

/** Name of the files, drawing, its own hue, two further colours of the same piece, width of its shadow. */
const pieces = [
  ['ember-carafe', carafe, 'ember', ['amber', 'plum'], 84],
  ['tide-bottle', bottle, 'tide', ['rose', 'slate'], 66],
  ['dusk-flask', flask, 'dusk', ['moss', 'ember'], 66],
  ['amber-jar', jar, 'amber', ['moss', 'rose'], 84],
  ['clay-cup', cup, 'clay', ['tide', 'slate'], 104],
  ['noon-lamp', lamp, 'amber', ['tide', 'ember'], 100],
  ['harbour-bag', bag, 'moss', ['dusk', 'clay'], 106],
  ['field-notebook', notebook, 'plum', ['ember', 'tide'], 96],
  ['hush-headphones', headphones, 'slate', ['rose', 'dusk'], 106],
  ['meridian-watch', watch, 'rose', ['slate', 'moss'], 60],
  ['terrace-pot', plantPot, 'clay', ['dusk', 'amber'], 72],
  ['loom-scarf', scarf, 'ember', ['dusk', 'tide'], 70],
  ['rain-umbrella', umbrella, 'dusk', ['rose', 'moss'], 60],
  ['hearth-kettle', kettle, 'tide', ['ember', 'amber'], 96],
];

const hero = (draw, hue, shadow) =>
  rect(0, 0, 480, 360, hue.ground) +
  circle(240, 176, 136, mix(hue.ground, '#ffffff', 0.45)) +
  groundShadow(240, 304, shadow * 1.2) +
  at(240, 304, 1.14, draw(hue));

const atHome = (draw, hue, shadow) =>
  backdrop(480, 360, mix(hue.ground, '#ffffff', 0.35), mix(hue.ground, hue.light, 0.32)) +
  path('M30 30 L150 30 L250 270 L90 270 Z', '#ffffff', { opacity: 0.4 }) +
  path('M170 30 L236 30 L344 270 L268 270 Z', '#ffffff', { opacity: 0.3 }) +
  rect(0, 268, 480, 92, '#b98a5e') +
  rect(0, 268, 480, 8, '#d3a87e') +
  stroke('M20 314 H190 M250 334 H450 M300 300 H420', '#a1754c', 3, { opacity: 0.6 }) +
  at(392, 292, 0.9, sprig(hue)) +
  groundShadow(196, 298, shadow * 1.1) +
  at(196, 298, 1.02, draw(hue));

/** A small vase with a twig, so that the piece has company and scale. */
const sprig = (hue) =>
  stroke('M0 -50 C-4 -100 10 -130 -6 -176', '#5d7f56', 4) +
  [
    [-2, -96, -30],
    [4, -112, 34],
    [-2, -134, -34],
    [4, -146, 30],
    [-6, -170, -10],
  ]
    .map(([x, y, turn]) => ellipse(x, y - 12, 8, 17, '#7ea376', { transform: `rotate(${turn} ${x} ${y})` }))
    .join('') +
  path(
    'M-14 -56 L14 -56 C12 -40 28 -28 26 -10 Q24 0 14 0 L-14 0 Q-24 0 -26 -10 C-28 -28 -12 -40 -14 -56 Z',
    mix(hue.deep, '#ffffff', 0.75),
  ) +
  path('M8 -56 L14 -56 C12 -40 28 -28 26 -10 Q24 0 14 0 L6 0 C14 -20 8 -40 8 -56 Z', '#000000', {
    opacity: 0.08,
  });

const colours = (draw, all, shadow) =>
  all
    .map((hue, i) => {
      const x = 80 + i * 160 - (draw === kettle ? 12 : 0);
      return (
        rect(i * 160, 0, 160, 360, hue.ground) +
        groundShadow(x, 262, shadow * 0.62) +
        at(x, 262, 0.62, draw(hue)) +
        circle(x, 312, 9, hue.main)
      );
    })
    .join('');

export function drawProducts(folder) {
  for (const [name, draw, own, others, shadow] of pieces) {
    const hue = hues[own];
    const views = [
      hero(draw, hue, shadow),
      atHome(draw, hue, shadow),
      colours(draw, [hue, ...others.map((key) => hues[key])], shadow),
    ];
    views.forEach((body, i) => writeFileSync(`${folder}/${name}-${i + 1}.svg`, svg(480, 360, body)));
  }
}

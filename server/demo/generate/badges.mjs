import { writeFileSync } from 'node:fs';
import { arrow, die } from './dice.mjs';
import { gold, ink, mix, vermilion, white } from './palette.mjs';
import { toPng } from './raster.mjs';
import { backdrop, circle, clipped, filled, path, polygon, rect, stroke, svg } from './shapes.mjs';

const metals = {
  bronze: ['#e0a982', '#a9613f', '#6f3a22'],
  silver: ['#eef1f6', '#a3adc2', '#5a657c'],
  gold: ['#f8dc8c', '#e0a526', '#8a5f08'],
  platinum: ['#dff5f2', '#7fb5ac', '#1b4a45'],
};

/** A shield with one stripe more for each tier; the highest carries a gem. */
export function drawTiers(folder) {
  const shield = 'M48 4 L84 16 V46 C84 70 66 84 48 92 C30 84 12 70 12 46 V16 Z';
  Object.entries(metals).forEach(([name, [light, main, deep]], tier) => {
    const stripes = Array.from({ length: Math.min(tier + 1, 3) }, (_, i) => {
      const y = 52 + (Math.min(tier, 2) * 13) / 2 - i * 13;
      return stroke(`M32 ${y} L48 ${y - 12} L64 ${y}`, white, 6);
    });
    const gem =
      polygon('28,42 38,28 58,28 68,42 48,70', white) +
      stroke('M28 42 H68 M38 28 L44 42 L48 70 L52 42 L58 28', main, 2.5);
    const body =
      filled(shield, light, main, [1, 1]) +
      clipped(shield, rect(48, 0, 48, 96, deep, { opacity: 0.16 })) +
      stroke(shield, deep, 3) +
      (tier === 3 ? gem : stripes.join(''));
    writeFileSync(`${folder}/${name}.svg`, svg(96, 96, body));
  });
}

export function drawGames(folder) {
  const games = {
    'k3-1m': [['#24345f', ink], [2, 5, 6], 1],
    'k3-3m': [['#3b8b81', '#1b4a45'], [4, 1, 3], 3],
    'k3-5m': [['#8a5bb5', '#472a63'], [6, 3, 2], 5],
    // For games that operators add.
    'dice-amber': [['#c98a1b', '#6d4607'], [1, 6, 3], null],
    'dice-rose': [['#c2496b', '#65203a'], [5, 2, 4], null],
    'dice-sea': [['#2f7fb8', '#153f63'], [3, 4, 6], null],
    'dice-slate': [['#5b6880', '#2a3243'], [2, 5, 1], null],
  };
  for (const [name, [[from, until], [a, b, c], minutes]] of Object.entries(games)) {
    const dots = Array.from({ length: minutes === null ? 0 : 5 }, (_, i) =>
      rect(40 + i * 25, 168, 18, 7, i < minutes ? gold : white, { rx: 3.5, opacity: i < minutes ? 1 : 0.28 }),
    );
    const body =
      backdrop(200, 200, from, until, [1, 1]) +
      circle(160, 36, 70, white, { opacity: 0.07 }) +
      die(64, 104, 58, a, { turn: -12 }) +
      die(136, 108, 58, b, { turn: 10 }) +
      die(102, 58, 58, c, { turn: 4 }) +
      dots.join('');
    writeFileSync(`${folder}/${name}.svg`, svg(200, 200, body));
  }
}

/** Pictures of the twenty options: what the three dice add up to, or which way they fall. */
export function drawOptions(folder) {
  const save = (name, body) =>
    writeFileSync(`${folder}/${name}.svg`, svg(96, 96, rect(0, 0, 96, 96, '#24345f', { rx: 22 }) + body));
  for (let sum = 3; sum <= 18; sum += 1) {
    const low = Math.floor(sum / 3);
    const [a, b, c] = [low, Math.floor((sum - low) / 2), Math.ceil((sum - low) / 2)];
    save(sum, die(48, 30, 32, a) + die(29, 66, 32, b) + die(67, 66, 32, c));
  }
  save('bi', die(48, 58, 40, 6) + arrow(48, 22, 15, false, gold));
  save('sm', die(48, 38, 40, 1) + arrow(48, 76, 15, true, gold));
  save('si', die(48, 48, 50, 3, { spot: vermilion }));
  save('do', die(30, 48, 34, 2, { spot: vermilion }) + die(67, 48, 34, 4, { spot: vermilion }));
}

const emblem =
  backdrop(192, 192, mix(ink, '#3a5795', 0.35), ink, [1, 1]) +
  circle(132, 66, 46, vermilion) +
  circle(148, 92, 26, gold) +
  stroke('M42 142 V78 L84 122 L126 78 V142', white, 19);

export function drawLogo(folder) {
  const round = 'M44 0 H148 Q192 0 192 44 V148 Q192 192 148 192 H44 Q0 192 0 148 V44 Q0 0 44 0 Z';
  writeFileSync(`${folder}/logo.svg`, svg(192, 192, clipped(round, emblem)));
  for (const size of [192, 512]) toPng(svg(192, 192, emblem), size, `${folder}/icon-${size}.png`);
}

/** Quiet grounds behind the member card and the sign-in screen. */
export function drawBackgrounds(folder) {
  const centre =
    backdrop(750, 480, '#15223f', '#24345f', [1, 1]) +
    circle(640, 40, 190, vermilion, { opacity: 0.22 }) +
    circle(700, 190, 110, gold, { opacity: 0.18 }) +
    path('M0 480 C180 330 380 360 750 420 V480 Z', '#0f1830', { opacity: 0.5 });
  const hills = [
    ['#7f93c9', 900],
    ['#4d66a5', 1010],
    ['#2c4179', 1120],
    [ink, 1230],
  ].map(([colour, y], i) =>
    path(
      `M0 ${y} C${150 + i * 40} ${y - 130 + i * 20} ${330 - i * 30} ${y + 60} 460 ${y - 40} S${660 + i * 20} ${y - 90} 750 ${y - 10} V1334 H0 Z`,
      colour,
    ),
  );
  const login =
    backdrop(750, 1334, '#f6dccb', '#a9b8e2') +
    circle(540, 330, 130, vermilion, { opacity: 0.85 }) +
    circle(610, 430, 70, gold, { opacity: 0.9 }) +
    hills.join('');
  writeFileSync(`${folder}/center.svg`, svg(750, 480, centre));
  writeFileSync(`${folder}/login.svg`, svg(750, 1334, login));
}

/** Pictures of the sandbox's ways to pay: arrows to and fro, and a card. */
export function drawChannels(folder) {
  const save = (name, [from, until], body) =>
    writeFileSync(`${folder}/${name}.svg`, svg(96, 96, filled(tile, from, until, [1, 1]) + body));
  const tile =
    'M24 0 H72 A24 24 0 0 1 96 24 V72 A24 24 0 0 1 72 96 H24 A24 24 0 0 1 0 72 V24 A24 24 0 0 1 24 0 Z';
  save(
    'transfer',
    ['#3b8b81', '#1b4a45'],
    stroke('M22 38 H72 M60 26 L73 38 L60 50', white, 7) + stroke('M74 62 H24 M36 50 L23 62 L36 74', gold, 7),
  );
  save(
    'card',
    ['#3c5390', '#24345f'],
    rect(16, 27, 64, 44, white, { rx: 8 }) +
      rect(16, 38, 64, 9, '#24345f') +
      rect(24, 55, 16, 8, gold, { rx: 3 }) +
      rect(60, 56, 12, 6, '#a3adc2', { rx: 3 }),
  );
}

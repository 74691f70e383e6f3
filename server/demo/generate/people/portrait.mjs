import { mix } from '../palette.mjs';
import { circle, clipped, ellipse, path, rect, stroke } from '../shapes.mjs';

/** A bust in a 200 x 200 field. Everyone drawn here is an adult and nobody in particular. */
export function portrait({ skin, hair, cut, top, neckline = 'round', glasses, beard, hat, earrings, lines }) {
  const shade = mix(skin, '#7a3b1e', 0.22);
  return [
    backHair[cut]?.(hair) ?? '',
    rect(86, 118, 28, 40, shade),
    shoulders(top, neckline, skin),
    ellipse(67, 96, 8, 11, shade) + ellipse(133, 96, 8, 11, shade),
    earrings ? circle(66, 110, 4, '#e0a526') + circle(134, 110, 4, '#e0a526') : '',
    path('M66 82 C66 48 134 48 134 82 L133 104 C132 128 114 142 100 142 C86 142 68 128 67 104 Z', skin),
    face(skin, cut === 'scarf' ? '#2b1f22' : hair, lines),
    beard ? facialHair(beard, hair) : '',
    frontHair[cut]?.(hair) ?? '',
    glasses ? lenses(glasses) : '',
    hat ? hats[hat.kind](hat.colour) : '',
  ].join('');
}

function shoulders(top, neckline, skin) {
  const body = 'M22 204 C24 164 60 154 86 148 L114 148 C140 154 176 164 178 204 Z';
  const dark = mix(top, '#000000', 0.18);
  const necks = {
    round: path('M82 147 Q100 170 118 147 Z', skin),
    vee: path('M82 147 L100 178 L118 147 Z', skin),
    collar:
      path('M82 146 L100 166 L118 146 Z', skin) +
      path(
        'M82 146 L100 166 L86 180 L72 152 Z M118 146 L100 166 L114 180 L128 152 Z',
        mix(top, '#ffffff', 0.45),
      ),
    turtle: rect(82, 132, 36, 26, mix(top, '#ffffff', 0.14), { rx: 9 }),
    jacket:
      path('M80 147 L100 190 L120 147 Z', '#f6f1e7') +
      path('M80 146 L102 204 L70 204 L64 154 Z M120 146 L98 204 L130 204 L136 154 Z', dark),
  };
  return (
    path(body, top) +
    clipped(body, path('M140 150 L200 150 L200 204 L150 204 Z', '#000000', { opacity: 0.1 })) +
    necks[neckline]
  );
}

function face(skin, hair, lines) {
  const brow = mix(hair, '#2a1a14', 0.3);
  const dark = mix(skin, '#5a2413', 0.5);
  return (
    stroke('M76 84 q8 -5 15 -1 M109 83 q8 -4 15 1', brow, 3.6) +
    ellipse(84, 95, 3.7, 4.4, '#2a2230') +
    ellipse(116, 95, 3.7, 4.4, '#2a2230') +
    circle(85.2, 93.5, 1.2, '#ffffff') +
    circle(117.2, 93.5, 1.2, '#ffffff') +
    stroke('M100 97 q-6 11 1 13', dark, 2.6, { opacity: 0.6 }) +
    stroke('M89 122 q11 9 22 0', mix(skin, '#8f2430', 0.6), 3.4) +
    ellipse(77, 110, 7, 4.5, '#e4572e', { opacity: 0.14 }) +
    ellipse(123, 110, 7, 4.5, '#e4572e', { opacity: 0.14 }) +
    (lines
      ? stroke(
          'M70 99 l-4 2 M71 103 l-4 3 M130 99 l4 2 M129 103 l4 3 M84 117 q-3 5 -1 9 M116 117 q3 5 1 9',
          dark,
          1.6,
          { opacity: 0.55 },
        )
      : '')
  );
}

const backHair = {
  long: (hair) =>
    path('M56 92 C50 30 150 30 144 92 C144 130 152 150 146 168 L54 168 C48 150 56 130 56 92 Z', hair),
  bob: (hair) => path('M56 90 C50 32 150 32 144 90 L145 126 Q136 138 124 132 L76 132 Q64 138 55 126 Z', hair),
  bun: (hair) => circle(100, 34, 19, hair),
  curls: (hair) =>
    [
      [62, 72],
      [58, 96],
      [66, 116],
      [138, 72],
      [142, 96],
      [134, 116],
    ]
      .map(([x, y]) => circle(x, y, 19, hair))
      .join(''),
  ponytail: (hair) => path('M128 56 C168 56 166 112 152 150 C146 120 142 96 126 78 Z', hair),
  scarf: (hair) =>
    path('M56 96 C48 28 152 28 144 96 C146 132 150 146 158 168 L42 168 C50 146 54 132 56 96 Z', hair),
  braid: (hair) => [120, 136, 152, 166].map((y, i) => ellipse(142 - i, y, 11 - i, 11, hair)).join(''),
};

const cap = 'M63 90 C56 30 144 30 137 90 C134 78 130 72 124 68 C106 74 88 72 76 68 C70 72 66 80 63 90 Z';
const frontHair = {
  short: (hair) =>
    path('M63 88 C54 34 146 34 137 88 C133 76 131 70 127 66 C112 60 92 68 78 62 C70 68 66 76 63 88 Z', hair),
  swept: (hair) =>
    path(
      'M63 88 C52 36 118 24 138 52 C142 64 140 78 137 90 C134 76 128 66 118 62 C100 72 84 66 74 70 C68 74 65 80 63 88 Z',
      hair,
    ),
  crop: (hair) => path('M64 84 C58 40 142 40 136 84 C132 70 126 62 116 59 L84 59 C74 62 68 70 64 84 Z', hair),
  quiff: (hair) =>
    path(
      'M64 86 C56 60 62 44 74 42 C84 22 128 22 136 46 C142 58 140 74 136 86 C133 74 130 68 124 64 C104 70 92 58 78 64 C70 68 66 76 64 86 Z',
      hair,
    ),
  bald: (hair) =>
    path(
      'M62 100 C59 90 61 80 66 76 C69 82 69 92 68 101 Z M138 100 C141 90 139 80 134 76 C131 82 131 92 132 101 Z',
      hair,
    ),
  curls: (hair) =>
    [
      [70, 62],
      [84, 49],
      [100, 45],
      [116, 49],
      [130, 62],
      [92, 60],
      [108, 60],
    ]
      .map(([x, y]) => circle(x, y, 15, hair))
      .join(''),
  long: (hair) =>
    path(
      'M63 100 C54 32 146 32 137 100 C136 82 128 70 112 60 C102 74 80 78 70 80 C66 86 64 92 63 100 Z',
      hair,
    ),
  bob: (hair) => path('M62 96 C54 34 146 34 138 96 C136 84 134 78 130 74 L70 74 C66 80 63 88 62 96 Z', hair),
  bun: (hair) => path(cap, hair),
  ponytail: (hair) =>
    path('M63 90 C54 32 146 32 137 90 C134 76 124 64 108 58 C98 70 80 74 70 76 C66 80 64 84 63 90 Z', hair),
  braid: (hair) => path('M63 94 C54 32 146 32 137 94 C136 78 122 66 100 58 C80 66 66 78 63 94 Z', hair),
  waves: (hair) =>
    path(
      'M62 108 C48 92 56 34 100 36 C146 34 152 92 138 108 C140 92 134 84 136 76 C124 78 118 66 110 62 C98 74 80 72 66 80 C66 90 62 96 62 108 Z',
      hair,
    ),
  scarf: (hair) =>
    path(
      'M60 104 C52 34 148 34 140 104 C142 130 122 150 100 150 C78 150 58 130 60 104 Z M69 92 L69 108 C71 128 86 140 100 140 C114 140 129 128 131 108 L131 92 C130 62 70 62 69 92 Z',
      hair,
      { 'fill-rule': 'evenodd' },
    ),
};

const facialHair = (kind, hair) =>
  ({
    full: path(
      'M67 100 C70 112 78 114 88 114 Q100 110 112 114 C122 114 130 112 133 100 C134 130 116 146 100 146 C84 146 66 130 67 100 Z M89 121 Q100 131 111 121 Q100 117 89 121 Z',
      hair,
      { 'fill-rule': 'evenodd' },
    ),
    goatee: path('M88 130 Q100 136 112 130 Q112 146 100 147 Q88 146 88 130 Z', hair),
    moustache: path('M84 119 Q92 111 100 114 Q108 111 116 119 Q107 121 100 118 Q93 121 84 119 Z', hair),
  })[kind];

function lenses(kind) {
  const frame = { stroke: '#22283a', 'stroke-width': 3.2 };
  const lens =
    kind === 'round'
      ? (x) => circle(x, 95, 13, '#ffffff', { ...frame, 'fill-opacity': 0.2 })
      : (x) => rect(x - 14, 85, 28, 20, '#ffffff', { ...frame, rx: 6, 'fill-opacity': 0.2 });
  return lens(84) + lens(116) + stroke('M97 94 q3 -3 6 0 M70 92 l-5 -1 M130 92 l5 -1', '#22283a', 3);
}

const hats = {
  beanie: (colour) =>
    path('M60 76 C56 26 144 26 140 76 Z', colour) +
    rect(57, 66, 86, 17, mix(colour, '#ffffff', 0.2), { rx: 8 }) +
    circle(100, 36, 9, mix(colour, '#ffffff', 0.35)),
  brim: (colour) =>
    path('M66 68 C68 26 132 26 134 68 Z', colour) +
    ellipse(100, 69, 58, 10, mix(colour, '#000000', 0.12)) +
    path('M66 66 C80 72 120 72 134 66 L133 56 C118 62 82 62 67 56 Z', '#14213d', { opacity: 0.55 }),
  cap: (colour) =>
    path('M62 72 C60 30 140 30 138 72 Z', colour) +
    path('M98 64 C130 60 158 66 160 78 C140 74 118 74 96 76 Z', mix(colour, '#000000', 0.2)),
};

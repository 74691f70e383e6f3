import { hairs, skins } from './tones.mjs';

/** File name of a guide's pictures, the city behind, the look. */
export const guides = [
  ['aisyah-rahman', 'kuala-lumpur', { skin: skins[2], hair: '#2e7068', cut: 'scarf', top: '#1b4a45' }],
  [
    'daniel-lim',
    'kuala-lumpur',
    { skin: skins[5], hair: hairs.black, cut: 'quiff', top: '#3a5795', neckline: 'collar', glasses: 'round' },
  ],
  [
    'kavitha-nair',
    'kuala-lumpur',
    { skin: skins[3], hair: hairs.black, cut: 'braid', top: '#e0a526', earrings: true },
  ],
  [
    'tan-boon-seng',
    'george-town',
    { skin: skins[1], hair: hairs.white, cut: 'crop', top: '#c93a17', neckline: 'collar', lines: true },
  ],
  [
    'priya-menon',
    'singapore',
    { skin: skins[3], hair: hairs.brown, cut: 'bob', top: '#6f4596', neckline: 'vee', glasses: 'square' },
  ],
  [
    'nguyen-minh-anh',
    'ha-noi',
    { skin: skins[5], hair: hairs.black, cut: 'ponytail', top: '#b4506a', neckline: 'turtle' },
  ],
  [
    'tran-quoc-bao',
    'ha-noi',
    { skin: skins[1], hair: hairs.black, cut: 'short', top: '#4b7f3f', neckline: 'jacket' },
  ],
  [
    'le-thu-ha',
    'da-nang',
    {
      skin: skins[0],
      hair: hairs.brown,
      cut: 'long',
      top: '#3a5795',
      hat: { kind: 'brim', colour: '#ecd3a0' },
    },
  ],
  [
    'kim-seo-jun',
    'seoul',
    { skin: skins[0], hair: hairs.black, cut: 'swept', top: '#14213d', neckline: 'turtle' },
  ],
  [
    'park-ha-eun',
    'seoul',
    { skin: skins[5], hair: hairs.chestnut, cut: 'waves', top: '#e4572e', neckline: 'round' },
  ],
  [
    'choi-young-ho',
    'busan',
    {
      skin: skins[1],
      hair: hairs.grey,
      cut: 'short',
      top: '#2e7068',
      neckline: 'collar',
      glasses: 'square',
      lines: true,
    },
  ],
  [
    'chen-yu',
    'shanghai',
    { skin: skins[0], hair: hairs.black, cut: 'bob', top: '#243a6b', neckline: 'collar' },
  ],
  [
    'wang-hao',
    'chengdu',
    { skin: skins[1], hair: hairs.black, cut: 'crop', top: '#a9613f', beard: 'goatee' },
  ],
  [
    'valeria-mendoza',
    'mexico-city',
    { skin: skins[2], hair: hairs.black, cut: 'curls', top: '#b4506a', earrings: true },
  ],
  [
    'tomas-herrera',
    'mexico-city',
    { skin: skins[3], hair: hairs.brown, cut: 'quiff', top: '#b8860f', neckline: 'jacket', beard: 'full' },
  ],
  [
    'lucia-ferreyra',
    'buenos-aires',
    { skin: skins[0], hair: hairs.copper, cut: 'bun', top: '#2d5226', neckline: 'vee' },
  ],
  [
    'carmen-quispe',
    'lima',
    { skin: skins[3], hair: hairs.grey, cut: 'bun', top: '#6f4596', lines: true, neckline: 'round' },
  ],
  [
    'oliver-grant',
    'sydney',
    { skin: skins[4], hair: hairs.black, cut: 'bald', top: '#3a5795', beard: 'full', neckline: 'round' },
  ],
];

/** The colours of the product; every drawing mixes from these. */
export const ink = '#14213d';
export const vermilion = '#e4572e';
export const vermilionDeep = '#c93a17';
export const gold = '#e0a526';
export const green = '#1f9d63';
export const white = '#ffffff';

/** A colour with its deep shade, light tint and the quiet ground it stands on. */
export const hues = {
  ember: { main: '#c93a17', deep: '#8f2710', light: '#f08a66', ground: '#fdeae3' },
  tide: { main: '#2e7068', deep: '#1b4a45', light: '#7fb5ac', ground: '#e0f0ee' },
  dusk: { main: '#3a5795', deep: '#243a6b', light: '#93a9da', ground: '#e4eaf8' },
  amber: { main: '#b8860f', deep: '#7c590a', light: '#e6c067', ground: '#fdf1da' },
  plum: { main: '#6f4596', deep: '#472a63', light: '#b394d1', ground: '#f0e8f7' },
  moss: { main: '#4b7f3f', deep: '#2d5226', light: '#9cc48f', ground: '#e8f3e4' },
  rose: { main: '#b4506a', deep: '#7c3146', light: '#e09bb0', ground: '#fae8ed' },
  slate: { main: '#55617a', deep: '#343d50', light: '#a3adc2', ground: '#e9ecf3' },
  clay: { main: '#a9613f', deep: '#733e26', light: '#d9a182', ground: '#f8ebe2' },
};

/** Mixes two `#rrggbb` colours; `share` 0 is all `a`, 1 is all `b`. */
export function mix(a, b, share) {
  const part = (colour, at) => parseInt(colour.slice(at, at + 2), 16);
  const channel = (at) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * share);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** A number from 0 up to 1 that depends on its arguments only, so that every run draws the same. */
export function chance(seed, index = 0) {
  let bits = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
}

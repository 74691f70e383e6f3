import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the PNGs of `src/install` from `src/icon.svg`: `node shell/webpack/makeIcons.mjs`. They are committed. */
const here = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const icon = readFileSync(here('icon.svg'), 'utf8');

/** To the edges, with the figure inside the circle that every mask leaves: 80 % of the width. */
const full = icon
  .replace(/<clipPath[\s\S]*?<\/clipPath>/, '')
  .replace(/ clip-path="[^"]*"/, '')
  .replace(/(<rect [^>]*\/>)/, '$1<g transform="translate(96 96) scale(0.74) translate(-100 -93)">')
  .replace('</g></svg>', '</g></g></svg>');

const draw = (svg, size, file) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 192 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(here(`install/${file}`));

await draw(icon, 192, 'icon-192.png');
await draw(icon, 512, 'icon-512.png');
await draw(full, 512, 'icon-maskable-512.png');
await draw(full, 180, 'apple-touch-icon.png');

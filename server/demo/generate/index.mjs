import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawBackgrounds, drawChannels, drawGames, drawLogo, drawOptions, drawTiers } from './badges.mjs';
import { drawBanners } from './banners.mjs';
import { drawCities } from './cities/index.mjs';
import { drawClips } from './clips/index.mjs';
import { drawGuides } from './guides.mjs';
import { drawHeads } from './heads.mjs';
import { drawProducts } from './products/index.mjs';

const media = fileURLToPath(new URL('../media/', import.meta.url));

const subjects = {
  backgrounds: drawBackgrounds,
  banners: drawBanners,
  channels: drawChannels,
  cities: drawCities,
  companions: drawGuides,
  games: drawGames,
  head: drawHeads,
  options: drawOptions,
  products: drawProducts,
  tiers: drawTiers,
  videos: drawClips,
};

const asked = process.argv.slice(2);
for (const [folder, draw] of Object.entries(subjects)) {
  if (asked.length > 0 && !asked.includes(folder)) continue;
  mkdirSync(media + folder, { recursive: true });
  await draw(media + folder);
}
if (asked.length === 0 || asked.includes('logo')) drawLogo(media);

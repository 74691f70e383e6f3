import { heads } from './people/heads.mjs';
import { portrait } from './people/portrait.mjs';
import { toPng } from './raster.mjs';
import { circle, rect, svg } from './shapes.mjs';

export function drawHeads(folder) {
  heads.forEach(({ ground, ...look }, i) => {
    const body =
      rect(0, 0, 200, 200, ground) + circle(100, 104, 84, '#ffffff', { opacity: 0.14 }) + portrait(look);
    toPng(svg(200, 200, body), 192, `${folder}/${i + 1}.png`, 64);
  });
}

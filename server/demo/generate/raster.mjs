import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const browser = '--headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000';

/** Draws an SVG as a square PNG with few colours, which keeps flat drawings small. */
export function toPng(drawing, size, path, colours = 128) {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  const page = join(folder, 'page.html');
  const shot = join(folder, 'shot.png');
  const sized = drawing.replace(
    /width="\d+" height="\d+"/,
    `width="${size}" height="${size}" style="display:block"`,
  );
  writeFileSync(page, `<body style="margin:0">${sized}</body>`);
  execFileSync(
    'chromium',
    [...browser.split(' '), `--window-size=${size},${size}`, `--screenshot=${shot}`, page],
    { stdio: 'ignore' },
  );
  const palette = `split[a][b];[a]palettegen=max_colors=${colours}:reserve_transparent=1[p];[b][p]paletteuse=dither=none`;
  const quiet = ['-v', 'error', '-y', '-threads', '1', '-i', shot];
  execFileSync('ffmpeg', [...quiet, '-vf', palette, '-compression_level', '9', '-bitexact', path]);
  rmSync(folder, { recursive: true });
}

/**
 * `npm run gallery` serves the gallery, `-- build` builds it, `-- keep` takes a picture of every story, and
 * `-- compare` takes them again and tells which differ. See shared/gallery/README.md.
 */
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'shared/gallery');
const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };

const storybook = (...args) =>
  run(join(folder, 'node_modules/.bin/storybook'), [...args, '--config-dir', 'storybook'], {
    cwd: folder,
    env,
  });
const build = () => storybook('build', '--output-dir', 'dist', '--quiet');

async function takePictures(updating) {
  const built = await build();
  if (built.code !== 0) return built;
  const args = ['test', '--config', 'shared/gallery/playwright.config.ts', '--update-snapshots', updating];
  return run('node_modules/.bin/playwright', args, {
    cwd: root,
    env: { CHROMIUM_PATH: await findChromium() },
  });
}

const commands = {
  serve: () => storybook('dev', '--port', '6006', '--no-open', '--no-version-updates', '--ci'),
  build,
  keep: () => takePictures('all'),
  compare: () => takePictures('none'),
};

const [name = 'serve'] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`There is no ${name}: serve, build, keep and compare are what the gallery can do.`);
  process.exitCode = 2;
} else process.exitCode = (await command()).code;

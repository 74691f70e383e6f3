import { integrityOf } from '@members/tooling/webpack';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const name = 'WorkerPlugin';
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** In the page, until the names of all files are known. */
const buildHere = '{shell}';

/** What not every start needs is kept when it is used: texts of the languages, and large libraries for few cases. */
const atRunTime =
  /[\\/](locales|common)[\\/]\w+\.json$|[\\/]node_modules[\\/].*(tldts|swiper|@noble|react(-dom)?@18)/;

/**
 * Emits what makes the app installable: the manifest with its icons, `sw.js`, and `sw-off.js`, which an operator serves
 * in its place to take it back. The page and the worker carry the same build id, made of the page and the names of all
 * files, so that they know whether they belong together.
 */
export class WorkerPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const emit = (file, content) => compilation.emitAsset(file, new sources.RawSource(content));
      // After names and contents are final, before the precompressed twins are made.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        for (const file of ['manifest.webmanifest', ...icons])
          emit(file, readFileSync(here(`../src/install/${file}`)));
        const page = assets['index.html'].source().toString();
        const id = shortHash([page, ...Object.keys(assets).filter(isScriptOrStyle).sort()].join('\n'));
        const files = filesOfStart(compilation).map((file) => ({
          url: `/${file}`,
          revision: null,
          integrity: integrityOf(assets[file].buffer()),
        }));
        compilation.updateAsset('index.html', new sources.RawSource(page.replace(buildHere, id)));
        emit('sw.js', await bundle('../worker/main.ts', { id, files }));
        emit('sw-off.js', await bundle('../worker/takenBack.ts', null));
      });
    });
  }
}

const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];
const isScriptOrStyle = (file) => /\.(js|css)$/.test(file);
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Scripts and styles that an offline start can come to need on the shell's own screens, or to mount a remote. */
function filesOfStart({ chunks, chunkGraph }) {
  const files = [...chunks]
    .filter((chunk) => {
      const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
      return !modules.some((module) => atRunTime.test(module.nameForCondition() ?? ''));
    })
    .flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter(isScriptOrStyle).sort();
}

async function bundle(entry, shellBuild) {
  const { outputFiles } = await build({
    entryPoints: [here(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome100', 'safari15.4', 'firefox100'],
    define: { 'process.env.NODE_ENV': '"production"', SHELL_BUILD: JSON.stringify(shellBuild) },
    legalComments: 'none',
  });
  return outputFiles[0].text;
}

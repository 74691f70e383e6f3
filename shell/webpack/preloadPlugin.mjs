import { filesOf } from '@members/tooling/webpack';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const name = 'PreloadPlugin';
const source = fileURLToPath(new URL('../src/preload/preload.ts', import.meta.url));

/** The chunks of which a first screen can need files (`linksFor`). */
const preloaded = /^(texts-|screen-|ui-|(remotes|federation|http)$)/;

/**
 * Emits `preload.js`, the script that the server writes into the page's head, with what it has to know: the files of
 * each named chunk that a first screen can need and a page doesn't load at its start.
 */
export class PreloadPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      // After names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const later = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
        const files = Object.fromEntries(
          later
            .filter(([chunk]) => preloaded.test(chunk))
            .map(([chunk, group]) => [chunk, filesOf([group], compilation)]),
        );
        compilation.emitAsset('preload.js', new sources.RawSource(await scriptWith(files)));
      });
    });
  }
}

async function scriptWith(files) {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { SHELL_FILES: JSON.stringify(files) },
    write: false,
  });
  return outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
}

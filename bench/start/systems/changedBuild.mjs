import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../../scripts/workspace.mjs';

const screen = join(root, 'mfe-video/src/screens/videos/VideosScreen.tsx');
/** By this a page also tells that it runs the changed build. */
const statement = "performance.mark('released');";

/** A build as it is after a release, in `dist/<name>`: of the same sources, but one screen has one more statement. */
export const changedBuild = (config, name) => ({
  ...config,
  output: { ...config.output, path: join(import.meta.dirname, '../dist', name) },
  plugins: [...config.plugins, new ChangePlugin()],
});

/** Adds the statement where the file is read: with a loader for it, the module and its chunk would get other ids. */
class ChangePlugin {
  apply(compiler) {
    const name = 'ChangePlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
      readResource
        .for(undefined)
        .tapPromise({ name, stage: -1 }, async ({ resourcePath }) =>
          resourcePath === screen ? `${await readFile(screen, 'utf8')}\n${statement}\n` : undefined,
        );
    });
  }
}

import { join } from 'node:path';
import { filesOf, groupsOfModule } from './filesOf.mjs';

const name = 'LifecyclesInEntryPlugin';

/**
 * Appends the chunks of the lifecycles to the entry, which is never loaded without them: one file in the place of two on
 * every start of a remote. They stay chunks, so that what they take of the shell is there before they run.
 */
export class LifecyclesInEntryPlugin {
  constructor({ directory, lifecycles, entry }) {
    this.lifecycles = join(directory, lifecycles);
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let groups;
      // Before modules are joined into others; the groups stay the same to the end.
      compilation.hooks.afterChunks.tap(name, () => (groups = groupsOfModule(compilation, this.lifecycles)));
      // After minifying, before source maps are written and hashes taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const scripts = filesOf(groups, compilation).filter((file) => file.endsWith('.js'));
        for (const file of scripts) {
          const chunk = assets[file];
          compilation.updateAsset(this.entry, (entry) => new sources.ConcatSource(entry, '\n', chunk));
          compilation.deleteAsset(file);
        }
      });
    });
  }
}

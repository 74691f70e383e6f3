import { sharedImports } from '../common/shared.mjs';

/** Emits `remoteEntry.json`, as native federation's own builders do: what is exposed, and what is shared. */
export class RemoteEntryPlugin {
  constructor({ name, exposes, provides = false, versions }) {
    this.entry = {
      name,
      exposes: Object.entries(exposes).map(([key, outFileName]) => ({ key, outFileName })),
      shared: provides
        ? sharedImports.map(([packageName, file]) => ({
            packageName,
            outFileName: `js/${file}.js`,
            requiredVersion: `^${versions[packageName] ?? '0.1.0'}`,
            version: versions[packageName] ?? '0.1.0',
            singleton: true,
            strictVersion: true,
          }))
        : [],
    };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteEntryPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'RemoteEntryPlugin', stage }, () =>
        compilation.emitAsset('remoteEntry.json', new sources.RawSource(JSON.stringify(this.entry))),
      );
    });
  }
}

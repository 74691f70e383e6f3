import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';

const name = 'IntegrityPlugin';

/** Subresource integrity of a file's content, e.g. `sha256-…`. */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Makes a remote load its own chunks and styles by their hashes only. The entry carries the hash of every file that
 * it can load, and the registry document carries that of the entry, so a changed byte in any of them is refused by
 * the browser. What the entry has no hash for isn't loaded.
 */
export class IntegrityPlugin {
  constructor({ container, entry }) {
    this.entry = entry;
    this.variable = `${container}__files`;
  }

  apply(compiler) {
    const { Compilation, runtime, RuntimeGlobals, sources } = compiler.webpack;
    const checked = (element, url) => `${element}.integrity = (function (path) {
  if (!path) throw new Error('No integrity is known for ' + ${url});
  return path;
})(${this.variable}[${url}.slice(${RuntimeGlobals.publicPath}.length)]);`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${checked('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, names) => `${source}\n${checked(names.tag, names.href)}`,
      );
      // After names and contents are final, before the precompressed twins are made.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.fromEntries(
          Object.keys(assets)
            .filter((file) => /\.(js|css)$/.test(file) && file !== this.entry)
            .sort()
            .map((file) => [file, integrityOf(assets[file].buffer())]),
        );
        // Last, where it neither comes before what the entry begins with nor moves what its source map names.
        const list = `\nvar ${this.variable}=${JSON.stringify(files)};`;
        compilation.updateAsset(this.entry, (entry) => new sources.ConcatSource(entry, list));
      });
    });
  }
}

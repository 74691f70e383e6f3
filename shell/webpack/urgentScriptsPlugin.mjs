import HtmlWebpackPlugin from 'html-webpack-plugin';

const name = 'UrgentScriptsPlugin';

/** Gives the page's own scripts precedence over everything that is preloaded. */
export class UrgentScriptsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (data) => {
        for (const { attributes } of data.assetTags.scripts) attributes.fetchpriority = 'high';
        return data;
      });
    });
  }
}

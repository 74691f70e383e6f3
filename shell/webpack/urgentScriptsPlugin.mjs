import HtmlWebpackPlugin from 'html-webpack-plugin';

const name = 'UrgentScriptsPlugin';

/** The scripts that the page names come before all that is only asked for ahead. */
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

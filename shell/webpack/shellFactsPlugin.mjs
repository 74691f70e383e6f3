import { declarationsFor } from '@members/tooling/webpack';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const packageFile = fileURLToPath(new URL('../package.json', import.meta.url));

/**
 * Emits `shell.json`: what a release can count on in this shell, for the registry's gate. The contract's version,
 * the version of each singleton that it gives to remotes, with what that declares, and the routes that it shows itself.
 */
export class ShellFactsPlugin {
  constructor({ provides, earlierReact }) {
    this.provides = provides;
    this.earlierReact = earlierReact;
  }

  /** What a release gets that is built for the React before the shell's own. */
  earlier() {
    const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
    const versions = Object.fromEntries(react.map((module) => [module, this.earlierReact]));
    return { ...versions, '@members/api-client': this.provides['@members/api-client'] };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellFactsPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ShellFactsPlugin', stage }, () => {
        const modules = Object.keys(this.provides);
        const facts = {
          contract: this.provides['@members/mfe-kit'],
          provides: this.provides,
          earlier: this.earlier(),
          routes: require('../src/routes/ownRoutes.json').map(({ path }) => path),
          declarations: declarationsFor(packageFile, modules),
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(facts, null, 2)));
      });
    });
  }
}

import webpack from 'webpack';

const name = 'drawnHome';
const oneFile = new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

/** What draws Home on the server: one file for Node, out of the shell's own sources and under the same names of classes. */
export const drawnHome = ({ context, resolve, module, output }) => ({
  name,
  mode: 'production',
  target: 'node20',
  devtool: false,
  context,
  resolve,
  module: { ...module, rules: module.rules.map(withoutFiles) },
  entry: { home: './src/drawHome.tsx' },
  output: {
    path: `${output.path}/drawn`,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  // A visitor's browser keeps nothing yet.
  plugins: [
    new webpack.DefinePlugin({ localStorage: '({ getItem: () => null })' }),
    new NothingLater(),
    oneFile,
  ],
  optimization: { minimize: false },
  performance: { hints: false },
});

/** Style sheets give the names of their classes, and no file. */
function withoutFiles(rule) {
  if (!rule.test?.test('.css')) return rule;
  const [, { loader, options }, ...before] = rule.use;
  const modules = { ...options.modules, exportOnlyLocals: true };
  return { ...rule, use: [{ loader, options: { ...options, modules } }, ...before] };
}

/** What is loaded later than the first drawing never comes; texts alone, whose files have a language in their names, do. */
class NothingLater {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const kind of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(kind).tap(name, (parser) => {
          parser.hooks.importCall.tap({ name, stage: -1 }, ({ source, range }) => {
            if (source.type === 'TemplateLiteral') return undefined;
            const never = new webpack.dependencies.ConstDependency('new Promise(() => {})', range);
            parser.state.module.addPresentationalDependency(never);
            return true;
          });
        });
    });
  }
}

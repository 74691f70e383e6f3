import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/** A process that builds what it is told, one after another: to load webpack and the compiler takes as long as a build. */
process.on('message', async ({ name, buildId }) => {
  try {
    await bundle(name, buildId);
    process.send({});
  } catch (error) {
    process.send({ failure: error.message });
  }
});

async function bundle(name, buildId) {
  process.env.BUILD_ID = buildId;
  const folder = join(root, name);
  const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const webpack = createRequire(join(folder, 'package.json'))('webpack');
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const report = stats.toString('errors-warnings');
  if (stats.hasErrors()) throw new Error(report);
  if (stats.hasWarnings()) console.log(report);
}

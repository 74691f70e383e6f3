import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Serves the remote in a directory with hot reload, for a shell that runs elsewhere. Returns its name, the address of
 * its `remote.json` and what stops it, once the first build is there.
 */
export async function serveRemote(directory, { port, onProblem = console.error }) {
  process.env.MEMBERS_DEV = '1';
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { default: config } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
  const { devServer, ...build } = await config;
  const compiler = webpack(build);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('serveRemote', (stats) => {
      if (stats.hasErrors()) onProblem(stats.toString('errors-only'));
      else resolve();
    });
  });
  const server = new WebpackDevServer({ ...devServer, port, host: 'localhost' }, compiler);
  await server.start();
  await built;
  const address = `http://localhost:${port}/remote.json`;
  const { name } = await (await fetch(address)).json();
  return { name, address, stop: () => server.stop() };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveRemote } from './serveRemote.mjs';

/** The command that serves the remote in a directory with hot reload, on `--port`, and says how a browser takes it. */
export async function serveUntilStopped(directory, args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3001' } } });
  const { name: packageName } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  try {
    const startedAt = Date.now();
    console.log('Building …');
    const { name, address, stop } = await serveRemote(directory, { port: Number(values.port) });
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void stop().then(() => process.exit(0)));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${name} is served with hot reload, built in ${seconds} s. In the console of a page of the shell:

  localStorage['members.override.${name}'] = '${address}'; location.reload()

The registry has to allow it, in its console under "Overrides". A mark in the app names the address, and its button
ends it. Ctrl-C stops the server.`);
  } catch (error) {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${values.port} is taken: choose another with --port.`
        : `${packageName}: ${error.message}`,
    );
    process.exit(1);
  }
}

import { serveRemote } from '@members/tooling/dev';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remotes, root } from './workspace.mjs';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '3001' } },
  allowPositionals: true,
});
const [name = ''] = positionals;

if (!existsSync(join(root, name, 'webpack.config.mjs')) || !name) {
  console.error(`Name the remote: npm run dev ${remotes[0]} (${remotes.join(', ')}).`);
  process.exit(1);
}

try {
  const { address, stop } = await serveRemote(join(root, name), { port: Number(values.port) });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(0)));
  console.log(`${name} is served with hot reload. In the console of a page of the shell:

  localStorage['members.override.${name}'] = '${address}'; location.reload()

The registry has to allow it, in its console under "Overrides". A mark in the app names the address, and its button
ends it. Ctrl-C stops the server.`);
} catch (error) {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${values.port} is taken: choose another with --port.` : error.message);
  process.exit(1);
}

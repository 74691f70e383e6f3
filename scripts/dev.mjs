import { serveUntilStopped } from '@members/tooling/dev';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from './workspace.mjs';

const [name = '', ...args] = process.argv.slice(2);

if (!name || !existsSync(join(root, name, 'webpack.config.mjs'))) {
  console.error(`Name the remote: npm run dev ${remotes[0]} (${remotes.join(', ')}).`);
  process.exit(1);
}
await serveUntilStopped(join(root, name), args);

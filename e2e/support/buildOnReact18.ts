import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from './buildOutside';
import { root } from './root';

/** Builds `examples/lottery-react18` with the packages of this checkout; answers with the directory of the build. */
export async function buildOnReact18(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'members-react18-'));
  cpSync(join(root, 'examples/lottery-react18'), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules/@members'), { recursive: true });
  for (const name of ['api-client', 'contract', 'tooling'])
    symlinkSync(join(root, 'shared', name), join(folder, 'node_modules/@members', name));
  const webpack = join(root, 'shared/tooling/node_modules/.bin/webpack');
  await runIn(folder, [webpack], { BUILD_ID: 'react18' });
  return join(folder, 'dist');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { UsageError, type Command } from './command';
import { said } from './said';

const script = resolve(import.meta.dirname, '../../scripts/newRemote.mjs');

/** `new mfe-x`: a remote in this workspace that builds and mounts at once. */
export const newRemote: Command = {
  usage: [['new <mfe-x>', 'makes a new remote in this workspace']],
  async run(args) {
    const { words } = said(args);
    if (words.length !== 1) throw new UsageError();
    const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(printed.trim() || `${words[0]} was not made.`);
    return printed.trim();
  },
};

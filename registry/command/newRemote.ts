import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../../scripts/newRemote.mjs');

export function addNew(program: CommandUnknownOpts, { print }: Terminal): void {
  program
    .command('new')
    .description('makes a new remote in this workspace')
    .argument('<remote>', 'its name, e.g. mfe-live-scores')
    .addHelpText('after', example('mfe-live-scores'))
    .action(async (name) => {
      const child = spawn(process.execPath, [script, name], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(output.trim() || `${name} was not made.`);
      print(output.trim());
    });
}

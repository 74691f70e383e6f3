import { example, type CommandUnknownOpts } from '@members/command-line';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../../scripts/newRemote.mjs');

export function addNew(program: CommandUnknownOpts): void {
  program
    .command('new')
    .description('makes a new remote in this workspace')
    .argument('<remote>', 'its name, e.g. mfe-live-scores')
    .addHelpText('after', example('mfe-live-scores'))
    .option('--plain', 'without React')
    .action(async (name, { plain }) => {
      const args = [script, name, ...(plain ? ['--plain'] : [])];
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
      if (code !== 0) throw new Error(`${name} was not made.`);
    });
}

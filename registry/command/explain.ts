import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { readFile } from 'node:fs/promises';
import type { ExplainedFrame } from '../src/http/api';
import { callRegistry, officeAddress } from './callRegistry';
import { officeOption } from './options';

export function addExplain(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('explain')
    .description('where the lines of a stack are in the sources of shell and remotes')
    .argument('<stack>', 'a file with the stack, or the stack itself')
    .addOption(officeOption)
    .addHelpText('after', example('stack.txt'))
    .action(async (wanted, { url }) => {
      const stack = await readFile(wanted, 'utf8').catch(() => wanted);
      const registry = { address: officeAddress(url, env), env };
      const { frames } = await callRegistry<{ frames: ExplainedFrame[] }>(registry, {
        method: 'POST',
        path: 'explain',
        body: { stack },
      });
      print(frames.map(describeFrame).join('\n'));
    });
}

function describeFrame({ text, of, source, line, column, code }: ExplainedFrame): string {
  if (!source) return text;
  const place = `  ${source}:${line}:${column} (${of})`;
  return code ? `${place}\n      ${code}` : place;
}

import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import type { ExplainedFrame } from '@members/office-contract';
import { readFile } from 'node:fs/promises';
import { officeAddress } from './addresses';
import { callRegistry } from './callRegistry';
import { officeOption } from './options';

export function addExplain(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('explain')
    .description('where the lines of a stack are in the sources of shell and remotes')
    .argument('<stack>', 'a file with the stack, or the stack itself')
    .addOption(officeOption)
    .addHelpText('after', example('stack.txt'))
    .action(async (wanted, { url }) => {
      const text = await readFile(wanted, 'utf8').catch(() => wanted);
      const registry = { address: officeAddress(url, env), env };
      const frames: ExplainedFrame[] = [];
      for (const stack of inPieces(text))
        frames.push(...(await callRegistry(registry, 'explainStack', { stack })).frames);
      print(frames.map(describeFrame).join('\n'));
    });
}

/** A call takes so many characters. */
const mostCharacters = 4_000;

/** The lines of a stack, together as far as a call takes them: each is explained by itself. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const line of text.split('\n').map((each) => each.slice(0, mostCharacters))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + line.length < mostCharacters)
      pieces[pieces.length - 1] = `${last}\n${line}`;
    else pieces.push(line);
  }
  return pieces.filter((piece) => piece.trim() !== '');
}

function describeFrame({ text, of, source, line, column, code }: ExplainedFrame): string {
  if (!source) return text;
  const place = `  ${source}:${line}:${column} (${of})`;
  return code ? `${place}\n      ${code}` : place;
}

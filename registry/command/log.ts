import { CheckFailed, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { readFile } from 'node:fs/promises';
import { readChain } from '../src/log/openLog';
import { formatTime } from './formats';

export function addLog(program: CommandUnknownOpts, { print }: Terminal): void {
  const log = program
    .command('log')
    .description('checks a downloaded log')
    .addHelpText('after', example('verify registry-log.jsonl'));
  log
    .command('verify')
    .description('checks that a downloaded log is complete; exits 1 if a line was changed or removed')
    .argument('<file>', 'as the office gives it, under Releases, History')
    .addHelpText('after', example('registry-log.jsonl'))
    .action(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new Error(`There is no file ${file}.`);
      });
      const last = verifyChain(text).at(-1);
      print(
        last
          ? `The chain is whole: ${last.seq} lines up to ${formatTime(last.at)}, the last one with hash ${last.hash}.`
          : 'The log is empty.',
      );
    });
}

function verifyChain(text: string) {
  try {
    return readChain(text);
  } catch (error) {
    throw new CheckFailed((error as Error).message);
  }
}

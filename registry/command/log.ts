import { readFile } from 'node:fs/promises';
import { readChain } from '../src/log/openLog';
import { Found, UsageError, type Command } from './command';
import { time } from './formats';
import { said } from './said';

/** `log verify`: whether a log, as the registry or the console gives it, is whole. */
export const log: Command = {
  usage: [
    ['log verify <file>', 'whether a downloaded log is whole; exits 1 where a line was changed or taken out'],
  ],
  async run([what, ...args]) {
    const [file, ...rest] = said(args).words;
    if (what !== 'verify' || !file || rest.length > 0) throw new UsageError();
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`There is no file ${file}.`);
    });
    const last = chainOf(text).at(-1);
    if (!last) return 'The log is empty.';
    return `The chain is whole: ${last.seq} lines up to ${time(last.at)}, the last one with hash ${last.hash}.`;
  },
};

function chainOf(text: string) {
  try {
    return readChain(text);
  } catch (error) {
    throw new Found((error as Error).message);
  }
}

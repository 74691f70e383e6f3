import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal, one question after the other; what is typed to a secret one isn't shown. */
export async function ask(questions: readonly { text: string; secret?: boolean }[]): Promise<string[]> {
  let silent = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!silent) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // Lines that come before they are asked for, as from a pipe, are not lost.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: string[] = [];
  try {
    for (const { text, secret = false } of questions) {
      process.stderr.write(text);
      silent = secret;
      const { value, done } = await lines.next();
      if (done) throw new Error('Nothing was entered.');
      if (secret) process.stderr.write('\n');
      silent = false;
      answers.push(String(value).trim());
    }
    return answers;
  } finally {
    terminal.close();
  }
}

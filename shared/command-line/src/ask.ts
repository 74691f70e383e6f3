import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks questions at the terminal, one after the other. What is typed for a secret is not shown. */
export async function ask(questions: readonly { text: string; secret?: boolean }[]): Promise<string[]> {
  let silent = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!silent) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // An iterator keeps lines that come before they are asked for, e.g. from a pipe.
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

/** The one-time code that was given, or that is typed at the terminal. Rejects with an Error of one sentence. */
export async function readCode(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) throw new Error('This asks for a fresh one-time code. Give it with --code.');
  const [typed = ''] = await ask([{ text: 'One-time code: ' }]);
  return typed;
}

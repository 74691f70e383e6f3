import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { OperatorSession } from '../src/http/api';
import { callRegistry, readJson, registryAddress, send } from './callRegistry';
import { urlOption } from './options';
import { writeSession } from './sessions';

export function addLogin(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('login')
    .description('signs in; asks for password and one-time code')
    .argument('<name>', 'the operator’s name')
    .addOption(urlOption)
    .addHelpText('after', example('ana'))
    .action(async (name, { url }) => {
      const address = registryAddress(url, env);
      const [password, code] = await ask([{ text: 'Password: ', secret: true }, { text: 'One-time code: ' }]);
      const response = await send(address, 'session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, password, code }),
      });
      const session = await readJson<OperatorSession>(response, address);
      await writeSession(address, response.headers.getSetCookie()[0]?.split(';')[0] ?? null, env);
      print(`Signed in as ${session.name}, who may ${session.rights.join(' and ')}.`);
    });
}

export function addLogout(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('logout')
    .description('signs out')
    .addOption(urlOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const address = registryAddress(url, env);
      await callRegistry({ address, env }, { method: 'DELETE', path: 'session' });
      await writeSession(address, null, env);
      print('Signed out.');
    });
}

/** Asks questions at the terminal, one after the other. What is typed for a secret is not shown. */
async function ask(questions: readonly { text: string; secret?: boolean }[]): Promise<string[]> {
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

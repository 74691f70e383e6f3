import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CommandUnknownOpts, example, type Terminal } from '@members/command-line';
import { sendMessage } from '../members';
import { readNotice } from '../notices';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Writes to one member, who reads it at /Notice (NOT-03). */
export function addMessages(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const messages = program
    .command('messages')
    .description('writes to one member')
    .addHelpText('after', example('send demo answer.json --answer --operator ana'));
  messages
    .command('send')
    .description('a message from a file, as that of a notice')
    .argument('<username>')
    .argument('<file.json>', '{"en_us": {"name": "…", "text": "…"}, "ko_ko": …}; English always')
    .option('--answer', 'it answers what the member has asked customer service')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('demo answer.json --answer --operator ana'))
    .action(async (username, file, { answer, ...options }) => {
      const act = readOperation(options, env);
      const message = {
        kind: answer ? 'support' : 'message',
        details: readNotice(await readText(file, env)),
      } as const;
      print(await withDatabase(env, (database) => sendMessage(database, { username, ...message, ...act })));
    });
}

async function readText(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  return readFile(resolve(env.INIT_CWD ?? '.', path), 'utf8').catch(() => {
    throw new Error(`There is no file ${path} to read.`);
  });
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatTime } from '../formatTime';
import { addNotice, readNotice, removeNotice, selectNotices } from '../notices';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { said } from './said';
import { withDatabase } from './withDatabase';

/** `npm run operator -- notices …`: lists what /Notice shows, adds a notice from a file or removes one. */
export const notices: Command = {
  usage: [
    ['notices', 'lists what members see, newest first'],
    ['notices add <file.json>', '{"en_us": {"name": "…", "text": "…"}, "ko_ko": …}; English always'],
    ['notices remove <number> [--reason <text>]', 'shows it no longer'],
  ],
  async run(args, env) {
    const { words, operator, reason } = said(args, env);
    const [what, which] = words;
    if (words.length === 0)
      return withDatabase(env, async ({ reader }) => listOf(await selectNotices(reader)));
    if ((what !== 'add' && what !== 'remove') || !which || words.length !== 2) throw new UsageError();
    const act = { operator: operator(), reason, now: new Date() };
    if (what === 'remove') {
      if (!/^\d{1,9}$/.test(which)) throw new UsageError();
      return withDatabase(env, (database) => removeNotice(database, Number(which), act));
    }
    const notice = readNotice(await contentOf(which, env));
    return withDatabase(env, (database) => addNotice(database, notice, act));
  },
};

/** A relative path starts where the command was typed: npm runs it in the package's own folder. */
async function contentOf(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  return readFile(resolve(env.INIT_CWD ?? '.', path), 'utf8').catch(() => {
    throw new Error(`There is no file ${path} to read.`);
  });
}

const listOf = (rows: Awaited<ReturnType<typeof selectNotices>>) =>
  columns(
    rows.map(({ id, createdAt, name }) => [String(id), formatTime(createdAt), name.en_us]),
    'There are no notices.',
  );

import { selectGames, setGameOpen } from '../lottery';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { said } from './said';
import { withDatabase } from './withDatabase';

/** `npm run operator -- games …`: lists the games, opens or closes one for everybody (D34). */
export const games: Command = {
  usage: [
    ['games', 'lists the games'],
    ['games close <key> [--reason <text>]', 'takes no more orders; its open round goes on to its end'],
    ['games open <key>', 'takes orders again'],
  ],
  async run(args, env) {
    const { words, operator, reason } = said(args, env);
    const [what, key] = words;
    if (words.length === 0) return withDatabase(env, async ({ reader }) => listOf(await selectGames(reader)));
    if ((what !== 'open' && what !== 'close') || !key || words.length !== 2) throw new UsageError();
    const operation = { key, open: what === 'open', operator: operator(), reason, now: new Date() };
    return withDatabase(env, (database) => setGameOpen(database, operation));
  },
};

const listOf = (rows: Awaited<ReturnType<typeof selectGames>>) =>
  columns(
    rows.map(({ key, open, roundMs, name }) => [
      key,
      open ? 'open' : 'closed',
      `${roundMs / 1000} s`,
      name.en_us,
    ]),
    'There are no games.',
  );

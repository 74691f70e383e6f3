import { setMemberActive, signMemberOut, unlockMember } from '../members';
import { UsageError, type Command } from './command';
import { said } from './said';
import { withDatabase } from './withDatabase';

const operations = {
  disable: setMemberActive,
  enable: setMemberActive,
  'sign-out': signMemberOut,
  unlock: unlockMember,
};

/** `npm run operator -- members …`: each is a line in the log of operators. */
export const members: Command = {
  usage: [
    ['members disable <username> [--reason <text>]', 'takes an account offline; nothing of it is lost'],
    ['members enable <username>', 'puts it online again'],
    ['members sign-out <username>', 'ends all sessions of a member'],
    ['members unlock <username>', 'ends the lock after wrong passwords'],
  ],
  async run(args, env) {
    const { words, operator, reason } = said(args, env);
    const [what = '', username] = words;
    if (!Object.hasOwn(operations, what) || !username || words.length !== 2) throw new UsageError();
    const operate = operations[what as keyof typeof operations];
    const operation = { username, operator: operator(), reason, now: new Date(), active: what === 'enable' };
    return withDatabase(env, (database) => operate(database, operation));
  },
};

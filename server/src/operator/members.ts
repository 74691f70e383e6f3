import { setMemberActive, signMemberOut, unlockMember } from '../members';
import type { Command } from './command';
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
    'disable <username>    takes an account offline; nothing of it is lost',
    'enable <username>     puts it online again',
    'sign-out <username>   ends all sessions of a member',
    'unlock <username>     ends the lock after wrong passwords',
  ],
  async run(args, env) {
    const { words, operator, reason } = said(args, env);
    const [what = '', username] = words;
    if (!Object.hasOwn(operations, what) || !username || words.length !== 2) return null;
    const operate = operations[what as keyof typeof operations];
    const operation = { username, operator: operator(), reason, now: new Date(), active: what === 'enable' };
    return withDatabase(env, (database) => operate(database, operation));
  },
};

import type { Reader } from '../database';
import { hasInviteCode } from '../members';

/** The member whom a demonstration lets anybody sign in as, and the code with which anybody registers there. */
export const demoAccount = {
  username: 'demo',
  password: 'demo1234',
  balanceMinor: 100_000,
  inviteCode: 'WELCOME',
} as const;

/**
 * Throws an Error of one sentence for the database of a demonstration: its member has a password that everybody knows,
 * its invite code hands out money that nobody paid. The code is how it is recognised; no operator can make it elsewhere.
 */
export async function refuseDemonstration(reader: Reader): Promise<void> {
  if (await hasInviteCode(reader, demoAccount.inviteCode))
    throw new Error(
      `The database is that of a demonstration, with its member ${demoAccount.username} and its invite code ${demoAccount.inviteCode}: name another in DATABASE_URL or DATA_DIR, or give DEMO=1.`,
    );
}

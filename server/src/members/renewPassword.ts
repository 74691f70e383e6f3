import type { Transaction } from '../database';
import { revokeAll } from '../sessions';
import { removeFailures } from './attemptStore';
import * as signIns from './signInStore';
import * as store from './store';

/**
 * Gives a member whose row is held a new login password without the old one, ends all sessions and forgets wrong passwords.
 * False for an account that is offline or closed.
 */
export async function renewPassword(
  transaction: Transaction,
  {
    memberId,
    passwordHash,
    from,
    now,
  }: { memberId: number; passwordHash: string; from: signIns.From; now: Date },
): Promise<boolean> {
  const username = await store.setPassword(transaction, { memberId, passwordHash });
  if (username === null) return false;
  await removeFailures(transaction, username.toLowerCase());
  await revokeAll(transaction, memberId);
  const { address, deviceName } = from;
  await signIns.insertSignIn(transaction, { memberId, address, deviceName, outcome: 'passwordChanged', now });
  return true;
}

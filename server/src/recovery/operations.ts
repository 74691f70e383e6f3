import { endCodes } from '../codes';
import type { Database } from '../database';
import { removeReset } from '../fundPassword';
import { operate, type MemberOperation } from '../members';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { removeLink } from './store';

/**
 * Ends what was begun to set a forgotten login or fund password anew: codes and links that are good, and a wait. The member
 * is told and can begin again (RCV-02, RCV-03). The log has how many of each there were.
 */
export function cancelRecovery(database: Database, operation: MemberOperation): Promise<void> {
  const named = { ...operation, action: 'recovery cancelled' };
  return operate(database, named, async (transaction, { id: memberId }) => {
    const { now } = operation;
    const waits = (await removeReset(transaction, memberId)) ? 1 : 0;
    const links = (await removeLink(transaction, memberId)) ? 1 : 0;
    const purposes = ['newPassword', 'newFundPassword'] as const;
    const codes = await endCodes(transaction, { memberId, purposes, now });
    if (codes + waits + links === 0) throw new Declined('nothingToCancel');
    const details = { event: 'recoveryCancelled', device: '' } as const;
    await tellMember(transaction, { memberId, kind: 'security', details, now });
    return { answer: undefined, line: { details: { codes, waits, links } } };
  });
}

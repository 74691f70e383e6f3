import { endCodes } from '../codes';
import type { Database } from '../database';
import { removeReset } from '../fundPassword';
import { holdMemberNamed, type MemberOperation } from '../members';
import { tellMember } from '../messages';
import { recordOperation } from '../operatorLog';

/**
 * Ends what was begun to set a forgotten login or fund password anew: codes that are good and a wait. The member is told
 * and can begin again (RCV-02, RCV-03). Resolves to a sentence for the operator; the message of an Error is one too.
 */
export function cancelRecovery(
  database: Database,
  { username, ...act }: MemberOperation & { reason: string },
): Promise<string> {
  return database.transaction(async (transaction) => {
    if (act.reason === '') throw new Error('Say why with --reason.');
    const member = await holdMemberNamed(transaction, username);
    if (!member) throw new Error(`There is no member ${username}.`);
    const { id: memberId } = member;
    const waits = (await removeReset(transaction, memberId)) ? 1 : 0;
    const purposes = ['newPassword', 'newFundPassword'] as const;
    const codes = await endCodes(transaction, { memberId, purposes, now: act.now });
    if (codes + waits === 0) throw new Error(`${member.username} has begun nothing that could be cancelled.`);
    const details = { event: 'recoveryCancelled', device: '' } as const;
    await tellMember(transaction, { memberId, kind: 'security', details, now: act.now });
    await recordOperation(transaction, {
      ...act,
      action: 'recovery cancelled',
      subject: `member ${memberId}`,
      details: { codes, waits },
    });
    return `${member.username}: ended ${codes} codes and ${waits} waits, and told of it.`;
  });
}

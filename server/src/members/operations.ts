import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { revokeAll, revokeOne } from '../sessions';
import * as attempts from './attemptStore';
import * as store from './store';

export type MemberOperation = Act & { memberId: number };

/** A member, held until the transaction ends. Throws Declined for nobody and for an account that is closed. */
async function holdOpenMember(transaction: Transaction, id: number): Promise<store.HeldMember> {
  const member = await store.holdMemberNumbered(transaction, id);
  if (!member) throw new Declined('missing', { what: `member ${id}` });
  if (member.closed) throw new Declined('memberClosed', { id });
  return member;
}

/**
 * Takes a member's account offline, or puts it online again (STATE-03). The sessions stay, so that the member is
 * told; balance, orders and everything else stay as they are. False where it is so already.
 */
export function setMemberActive(
  database: Database,
  { active, ...operation }: MemberOperation & { active: boolean },
): Promise<boolean> {
  const action = active ? 'member enabled' : 'member disabled';
  return operate(database, { ...operation, action }, async (transaction, member) => {
    const status = active ? 1 : 0;
    if (member.status === status) return { answer: false };
    await store.setStatus(transaction, { memberId: member.id, status });
    const line = { before: { active: member.status === 1 }, after: { active } };
    return { answer: true, line };
  });
}

/** Ends all sessions of a member, such as those of a lost phone, or the one of a number; answers how many. */
export function signMemberOut(
  database: Database,
  { device, ...operation }: MemberOperation & { device?: number | undefined },
): Promise<number> {
  const named = { ...operation, action: 'member signed out' };
  return operate(database, named, async (transaction, { id: memberId }) => {
    const sessions =
      device === undefined
        ? await revokeAll(transaction, memberId)
        : await revokeOne(transaction, { memberId, id: device });
    return {
      answer: sessions,
      line: { details: { sessions, ...(device !== undefined && { session: device }) } },
    };
  });
}

/** Forgets a member's wrong passwords, which ends a lock; answers how many there were. */
export function unlockMember(database: Database, operation: MemberOperation): Promise<number> {
  const named = { ...operation, action: 'member unlocked' };
  return operate(database, named, async (transaction, member) => {
    const failures = await attempts.removeFailures(transaction, member.username.toLowerCase());
    return { answer: failures, line: { details: { what: 'login', failures } } };
  });
}

type Values = Readonly<Record<string, unknown>>;

interface Done<Answer> {
  answer: Answer;
  /** What the log tells of it; without it nothing was done. */
  line?: { before?: Values; after?: Values; details?: Values };
}

/** One operation on a member with its line in the log. */
export function operate<Answer>(
  database: Database,
  operation: MemberOperation & { action: string },
  work: (transaction: Transaction, member: store.HeldMember) => Promise<Done<Answer>>,
): Promise<Answer> {
  const { memberId, action, operator, reason, now, proposedBy, logKey, records } = operation;
  return database.transaction(async (transaction) => {
    const member = await holdOpenMember(transaction, memberId);
    const { answer, line } = await work(transaction, member);
    if (line)
      await recordOperation(transaction, {
        ...{ operator, now, logKey, action, memberId: member.id },
        ...(reason !== undefined && { reason }),
        ...(proposedBy !== undefined && { proposedBy }),
        ...(records && { records }),
        // Without the name: the log stays as it is, also when the account is closed.
        subject: `member ${member.id}`,
        ...line,
      });
    return answer;
  });
}

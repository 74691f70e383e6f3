import type { Database, Reader, Transaction } from '../database';
import { tellMember, type Written } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { revokeAll, revokeOne } from '../sessions';
import * as attempts from './attemptStore';
import { selectNewest, type SignInRow } from './signInStore';
import * as store from './store';

/** A member by number, or by name in any spelling. */
export type WhichMember = { memberId: number } | { username: string };

export type MemberOperation = Act & WhichMember;

/** A member, held until the transaction ends. Throws Declined for nobody and for an account that is closed. */
export async function holdWhichMember(
  transaction: Transaction,
  which: WhichMember,
): Promise<store.HeldMember> {
  const member =
    'memberId' in which
      ? await store.holdMemberNumbered(transaction, which.memberId)
      : await store.holdMemberNamed(transaction, which.username);
  if (!member)
    throw new Declined('missing', {
      what: `member ${'memberId' in which ? which.memberId : which.username}`,
    });
  if (member.closed) throw new Declined('memberClosed', { id: member.id });
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

/** Writes to one member. The text stands with the member and not in the log, which tells its languages. */
export function sendMessage(
  database: Database,
  { kind, details, ...operation }: MemberOperation & { kind: 'message' | 'support'; details: Written },
): Promise<string[]> {
  const action = kind === 'support' ? 'answer sent' : 'message sent';
  return operate(database, { ...operation, action }, async (transaction, member) => {
    await tellMember(transaction, { memberId: member.id, kind, details, now: operation.now });
    const languages = Object.keys(details.name);
    return { answer: languages, line: { details: { languages: languages.join(' ') } } };
  });
}

/** Sign-ins that an operator sees, of those that succeeded and of those that failed. */
const listed = 100;

/** The newest sign-ins and failures of a member, newest first. Throws an Error with a sentence for the operator. */
export async function signInsOf(reader: Reader, username: string): Promise<SignInRow[]> {
  const member = await store.findCredentials(reader, username);
  if (!member) throw new Declined('missing', { what: `member ${username}` });
  return selectNewest(reader, member.id, listed);
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
  const { action, ...rest } = operation;
  const { operator, reason, now, proposedBy, logKey, records } = rest;
  return database.transaction(async (transaction) => {
    const member = await holdWhichMember(transaction, rest);
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

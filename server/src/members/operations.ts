import type { Database, Reader, Transaction } from '../database';
import { tellMember, type Written } from '../messages';
import { recordOperation, type Act } from '../operatorLog';
import { revokeAll } from '../sessions';
import * as attempts from './attemptStore';
import { selectNewest, type SignInRow } from './signInStore';
import * as store from './store';

export interface MemberOperation extends Act {
  username: string;
}

/**
 * Takes a member's account offline, or puts it online again (STATE-03). The sessions stay, so that the member is
 * told; balance, orders and everything else stay as they are. Resolves to a sentence for the operator; the message
 * of an Error is one too.
 */
export function setMemberActive(
  database: Database,
  { active, ...operation }: MemberOperation & { active: boolean },
): Promise<string> {
  const action = active ? 'member enabled' : 'member disabled';
  return operate(database, { ...operation, action }, async (transaction, member) => {
    const status = active ? 1 : 0;
    if (member.status === status) return null;
    await store.setStatus(transaction, { memberId: member.id, status });
    const sentence = `${member.username} is ${active ? 'online again' : 'offline now'}.`;
    return { details: { before: member.status, after: status }, sentence };
  });
}

/**
 * Ends all sessions of a member, such as those of a lost phone. Resolves to a sentence for the operator; the message
 * of an Error is one too.
 */
export function signMemberOut(database: Database, operation: MemberOperation): Promise<string> {
  const named = { ...operation, action: 'member signed out' };
  return operate(database, named, async (transaction, member) => {
    const sessions = await revokeAll(transaction, member.id);
    return { details: { sessions }, sentence: `${member.username}: ${sessions} sessions ended.` };
  });
}

/**
 * Forgets a member's wrong passwords, which ends a lock. Resolves to a sentence for the operator; the message of an
 * Error is one too.
 */
export function unlockMember(database: Database, operation: MemberOperation): Promise<string> {
  const named = { ...operation, action: 'member unlocked' };
  return operate(database, named, async (transaction, member) => {
    const username = member.username.toLowerCase();
    const failures = await attempts.removeFailures(transaction, username);
    return { details: { failures }, sentence: `${member.username}: ${failures} wrong passwords forgotten.` };
  });
}

/**
 * Writes to one member. The text stands with the member and not in the log, which tells its languages. Resolves to a
 * sentence for the operator; the message of an Error is one too.
 */
export function sendMessage(
  database: Database,
  { kind, details, ...operation }: MemberOperation & { kind: 'message' | 'support'; details: Written },
): Promise<string> {
  const action = kind === 'support' ? 'answer sent' : 'message sent';
  return operate(database, { ...operation, action }, async (transaction, member) => {
    await tellMember(transaction, { memberId: member.id, kind, details, now: operation.now });
    const languages = Object.keys(details.name).join(' ');
    return { details: { languages }, sentence: `${member.username} reads it in ${languages}.` };
  });
}

/** Sign-ins that an operator sees, of those that succeeded and of those that failed. */
const listed = 100;

/** The newest sign-ins and failures of a member, newest first. Throws an Error with a sentence for the operator. */
export async function signInsOf(reader: Reader, username: string): Promise<SignInRow[]> {
  const member = await store.findCredentials(reader, username);
  if (!member) throw new Error(`There is no member ${username}.`);
  return selectNewest(reader, member.id, listed);
}

type Work = (
  transaction: Transaction,
  member: store.HeldMember,
) => Promise<{ details: Record<string, number | string>; sentence: string } | null>;

/** One operation with its line in the log; `null` from the work means that there is nothing to do. */
function operate(
  database: Database,
  operation: MemberOperation & { action: string },
  work: Work,
): Promise<string> {
  const { username, action, ...act } = operation;
  return database.transaction(async (transaction) => {
    const member = await store.holdMemberNamed(transaction, username);
    if (!member) throw new Error(`There is no member ${username}.`);
    const done = await work(transaction, member);
    if (!done) return `${member.username} is so already.`;
    // Without the name: the log stays as it is, also when the account is closed.
    const subject = `member ${member.id}`;
    await recordOperation(transaction, { ...act, action, subject, details: done.details });
    return done.sentence;
  });
}

import type { resettable } from '@members/office-contract';
import { deleteCard } from '../bankCards';
import { passwordLinkOf, type TokenOf } from '../codes';
import { insertReset, resetsSince } from '../credentialResets';
import type { Database, Reader, Transaction } from '../database';
import type { CredentialKind } from '../database/tables/credentialResets';
import { forgetGuesses, removeReset } from '../fundPassword';
import { formatTime } from '../i18n/formats';
import { addressOf, mailMember } from '../mail';
import { clearFundPassword, clearRealName, operate, unlockMember, type MemberOperation } from '../members';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { makePasswordLink } from '../recovery';
import { withdrawalWaitHours } from '../site';

type Resettable = (typeof resettable)[number];

const hourMs = 3_600_000;
/** What is reset within so long of each other counts as reset together. */
const togetherMs = 30 * 24 * hourMs;

export interface HelpDependencies {
  database: Database;
  tokenOf: TokenOf;
  /** Origin of the members' page. */
  appOrigin: string;
  /** Whether the site sends mail. */
  sendsMail: boolean;
  now: () => Date;
}

interface Checked {
  /** What was compared before. */
  checked: readonly string[];
}

/** What each is about: who gets hold of two of them gets hold of the money. */
const familyOf: Readonly<Record<CredentialKind, string>> = {
  card: 'card',
  fundPassword: 'password',
  fundPasswordLock: 'password',
  realName: 'name',
};

/**
 * How operators help who has lost something (ROLE-06). They open the way, and the member alone types what is new: no operator
 * ever knows a password of a member's or names the card that money goes to.
 */
export function createHelp({ database, tokenOf, appOrigin, sendsMail, now }: HelpDependencies) {
  /** Whether what is asked for is a second thing that protects money, at once or within a month of the first. */
  async function needsSecond(
    reader: Reader,
    { memberId, kinds }: { memberId: number; kinds: readonly CredentialKind[] },
  ): Promise<boolean> {
    const since = new Date(now().getTime() - togetherMs);
    const earlier = await resetsSince(reader, { memberId, since });
    return new Set([...kinds, ...earlier.map(({ kind }) => kind)].map((kind) => familyOf[kind])).size > 1;
  }

  /** Two single resets at the same moment are one that takes two: decided once more with the member held. */
  async function requireSecond(
    transaction: Transaction,
    asked: { memberId: number; kinds: readonly CredentialKind[]; proposedBy: string | undefined },
  ): Promise<void> {
    if (asked.proposedBy === undefined && (await needsSecond(transaction, asked)))
      throw new Declined('secondForReset');
  }

  async function reset(
    asked: MemberOperation & Checked & { kinds: readonly Resettable[] },
  ): Promise<{ waitUntil: string }> {
    const { kinds: wanted, checked, ...operation } = asked;
    const { proposedBy } = operation;
    const kinds = [...new Set(wanted)];
    return operate(
      database,
      { ...operation, action: 'credentials reset' },
      async (transaction, { id: memberId }) => {
        await requireSecond(transaction, { memberId, kinds, proposedBy });
        const waitUntil = new Date(
          operation.now.getTime() + (await withdrawalWaitHours(transaction)) * hourMs,
        );
        const resets: number[] = [];
        const nothing: Resettable[] = [];
        for (const kind of kinds) {
          resets.push(await insertReset(transaction, { memberId, kind, at: operation.now }));
          if (!(await takeOff[kind](transaction, memberId))) nothing.push(kind);
        }
        if (nothing.length > 0) throw new Declined('nothingToReset', { kinds: nothing.join(', ') });
        for (const kind of kinds)
          await tellMember(transaction, {
            ...{ memberId, kind: 'security', now: operation.now },
            details: { event: `${kind}Reset`, device: '', from: formatTime(waitUntil) },
          });
        return {
          answer: { waitUntil: waitUntil.toISOString() },
          line: { details: { kinds, checked, resets } },
        };
      },
    );
  }

  async function unlock({
    what,
    ...operation
  }: MemberOperation & { what: 'login' | 'fundPassword' }): Promise<{ failures: number }> {
    if (what === 'login') return { failures: await unlockMember(database, operation) };
    return operate(
      database,
      { ...operation, action: 'member unlocked' },
      async (transaction, { id: memberId }) => {
        const kind = 'fundPasswordLock';
        await requireSecond(transaction, { memberId, kinds: [kind], proposedBy: operation.proposedBy });
        const failures = await forgetGuesses(transaction, memberId);
        if (failures === 0) throw new Declined('soAlready');
        const reset = await insertReset(transaction, { memberId, kind, at: operation.now });
        return { answer: { failures }, line: { details: { what, failures, resets: [reset] } } };
      },
    );
  }

  /** A link for a new login password, in the member's mail or to be handed over. */
  async function link({
    by,
    checked,
    ...operation
  }: MemberOperation & Checked & { by: 'mail' | 'hand' }): Promise<{
    url: string | null;
    expiresAt: string;
  }> {
    if (by === 'mail' && !sendsMail) throw new Declined('mailNotOffered');
    return operate(database, { ...operation, action: 'password link made' }, async (transaction, member) => {
      const { id: memberId, status } = member;
      if (status !== 1) throw new Declined('memberDisabled', { id: memberId });
      if (by === 'mail' && (await addressOf(transaction, memberId)) === '')
        throw new Declined('noMailAddress');
      const made = await makePasswordLink(transaction, { memberId, tokenOf, now: operation.now });
      const { salt, expiresAt } = made;
      if (by === 'mail') {
        const mail = { memberId, kind: 'passwordLink', code: { salt, expiresAt }, now: operation.now };
        await mailMember(transaction, mail);
      }
      const details = { event: 'passwordLink', device: '' } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: operation.now });
      return {
        answer: {
          url: by === 'hand' ? passwordLinkOf(appOrigin, made.token) : null,
          expiresAt: expiresAt.toISOString(),
        },
        line: { details: { by, checked } },
      };
    });
  }

  return { needsSecond, reset, unlock, link };
}

const takeOff: Readonly<
  Record<Resettable, (transaction: Transaction, memberId: number) => Promise<boolean>>
> = {
  card: deleteCard,
  fundPassword: async (transaction, memberId) => {
    await forgetGuesses(transaction, memberId);
    await removeReset(transaction, memberId);
    return clearFundPassword(transaction, memberId);
  },
  realName: clearRealName,
};

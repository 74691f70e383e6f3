import type { Codes } from '../codes';
import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { addressOf, mailMember, type Outbox } from '../mail';
import {
  holdMember,
  replaceFundPasswordHash,
  selectFundPasswordHash,
  type ConfirmPassword,
  type Passwords,
} from '../members';
import { tellMember } from '../messages';
import type { SignIn } from '../sessions';
import { fundPasswordTerms } from '../site';
import { isFundPassword } from './rules';
import * as resetStore from './resetStore';
import * as store from './store';

export interface FundPasswordResetDependencies {
  database: Database;
  codes: Codes;
  outbox: Outbox;
  passwords: Passwords;
  confirmPassword: ConfirmPassword;
  now: () => Date;
}

const purpose = 'newFundPassword';
const hourMs = 60 * 60_000;
/** For so long after the wait a new one can be set. */
const openForMs = 7 * 24 * hourMs;

export type FundPasswordResets = ReturnType<typeof createFundPasswordResets>;

interface Asking {
  member: SignedInMember;
  from: SignIn;
}

/**
 * A forgotten fund password: after the login password and a code to the confirmed address it waits for as long as the site
 * says. It is told everywhere at once, and any session can cancel it; nobody can make the wait shorter. Until a new one is
 * set the old one goes on to be right.
 */
export function createFundPasswordResets(dependencies: FundPasswordResetDependencies) {
  const { database, codes, outbox, passwords, confirmPassword, now } = dependencies;

  async function send({ member, password, from }: Asking & { password: string }): Promise<null> {
    if (!outbox.offered) throw new Refusal('contactService');
    const address = await addressOf(database.reader, member.id);
    if (address === '') throw new Refusal('addressFirst');
    await confirmPassword({ member, password, from });
    const asked = { memberId: member.id, purpose, address, ticketHash: null, client: null } as const;
    await database.transaction(async (transaction) => {
      await holdMember(transaction, member.id);
      const code = await codes.issue(transaction, { ...asked, network: from.address });
      if (code.memberId === null) throw new Refusal('tooManyAttempts', { minutes: 60 });
      await mailMember(transaction, { memberId: member.id, kind: purpose, code, now: now() });
    });
    outbox.look();
    return null;
  }

  /** Begins the wait; one that runs already goes on as it is. */
  async function begin({ member, code, from }: Asking & { code: string }): Promise<null> {
    const { id } = await codes.check({ memberId: member.id, purpose }, code);
    await database.transaction(async (transaction) => {
      const at = now();
      await holdMember(transaction, member.id);
      await codes.spend(transaction, id);
      if ((await selectFundPasswordHash(transaction, member.id)) === null) return;
      const waitMs = (await fundPasswordTerms(transaction)).waitHours * hourMs;
      const readyAt = new Date(at.getTime() + waitMs);
      const endsAt = new Date(readyAt.getTime() + openForMs);
      const begun = { memberId: member.id, begunAt: at, readyAt, endsAt };
      if (!(await resetStore.insertReset(transaction, begun))) return;
      const details = {
        event: 'fundPasswordAsked',
        device: from.deviceName,
        from: formatTime(readyAt),
      } as const;
      await tellMember(transaction, { memberId: member.id, kind: 'security', details, now: at });
    });
    outbox.look();
    return null;
  }

  /** The fund password stays as it is. No mistake where nothing waits. */
  async function cancel({ memberId, device }: { memberId: number; device: string }): Promise<null> {
    await database.transaction(async (transaction) => {
      if (!(await resetStore.removeReset(transaction, memberId))) return;
      const details = { event: 'fundPasswordKept', device } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: now() });
    });
    outbox.look();
    return null;
  }

  async function finish(request: Asking & { password: string; fundPassword: string }): Promise<null> {
    const { member, password, fundPassword, from } = request;
    if (!isFundPassword(fundPassword)) throw new Refusal('incomplete');
    const state = await stateOf(member.id);
    if (!state?.ready) throw new Refusal('notReady', { time: state?.readyAt ?? '–' });
    await confirmPassword({ member, password, from });
    const to = await passwords.hash(fundPassword);
    await database.transaction(async (transaction) => {
      const at = now();
      await holdMember(transaction, member.id);
      if (!(await resetStore.removeReset(transaction, member.id, at)))
        throw new Refusal('notReady', { time: state.readyAt });
      const present = await selectFundPasswordHash(transaction, member.id);
      await replaceFundPasswordHash(transaction, { memberId: member.id, from: present, to });
      await store.forgetGuesses(transaction, member.id);
      const details = { event: 'fundPassword', device: from.deviceName } as const;
      await tellMember(transaction, { memberId: member.id, kind: 'security', details, now: at });
    });
    outbox.look();
    return null;
  }

  /** What waits, `null` for nothing and for what has waited too long. */
  async function stateOf(memberId: number) {
    const at = now();
    const reset = await resetStore.selectReset(database.reader, memberId);
    if (!reset || reset.endsAt <= at) return null;
    return {
      readyAt: formatTime(reset.readyAt),
      ready: reset.readyAt <= at,
      endsAt: formatTime(reset.endsAt),
    };
  }

  return { send, begin, cancel, finish, stateOf };
}

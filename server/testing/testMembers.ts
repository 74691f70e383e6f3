import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Session } from '@members/contract';
import { laneOf, type Database, type Transaction } from '../src/database';
import { credit, openAccount } from '../src/ledger';
import { rechargeReference } from '../src/recharge';
import { createSessions } from '../src/sessions';
import type { TestCalls } from './testCalls';
import { bank, channel } from './testSandbox';

export const testPassword = 'secret-1';
export const testInviteCode = 'TESTING';
export const fundPassword = '246810';
export const realName = 'Ana Maria';

export interface TestMembers {
  /** Registers a member by the calls, with what is asked for: money as from a recharge, real name, fund password, card. */
  signUp(wanted?: {
    username?: string;
    balanceMinor?: number;
    realName?: boolean;
    fundPassword?: boolean;
    /** A card, or one with this number; with real name and fund password. */
    card?: boolean | string;
  }): Promise<Session & { username: string }>;
  /** A member who plays and never signs in: a row with an account, without a password to hash. */
  newMember(balanceMinor?: number): Promise<number>;
  /** A session of a member without a login. */
  sessionOf(memberId: number): Promise<Session>;
  /** Recharges as a member does, up to the address of the provider's page. */
  recharge(member: Session, amount: string): Promise<string>;
}

/** Members of a test server. */
export function createTestMembers(on: {
  database: Database;
  call: TestCalls['call'];
  now: () => Date;
}): TestMembers {
  const { database, call, now } = on;
  let count = 0;

  async function setFundPasswordAndCard(session: Session, card: boolean | string | undefined) {
    await call('setFundPassword', { fundPassword }, { session });
    if (!card) return;
    const cardNumber = typeof card === 'string' ? card : '6222020012345678';
    const bound = { cardNumber, bankName: bank.name, bankCode: bank.code, holder: realName };
    await call('bindCard', bound, { session });
  }

  return {
    async signUp({ username = `member${++count}`, balanceMinor = 0, ...wanted } = {}) {
      const { answer, message } = await call('register', {
        username,
        password: testPassword,
        inviteCode: testInviteCode,
        language: 'en_us',
      });
      if (!answer) throw new Error(`${username} was not registered: ${message}`);
      const { memberId } = answer;
      await database.transaction(async (transaction) => {
        if (balanceMinor > 0)
          await bookRecharge(transaction, { memberId, amountMinor: balanceMinor, now: now() });
        if (wanted.realName || wanted.card)
          await transaction
            .updateTable('members')
            .set({ real_name: realName })
            .where('id', '=', memberId)
            .execute();
      });
      if (wanted.fundPassword || wanted.card) await setFundPasswordAndCard(answer, wanted.card);
      return { ...answer, username };
    },
    newMember: (balanceMinor = 0) =>
      database.transaction(async (transaction) => {
        count += 1;
        const { id } = await transaction
          .insertInto('members')
          .values({ username: `player${count}`, password_hash: 'none', avatar_url: '/head/1.png' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await openAccount(transaction, id);
        if (balanceMinor > 0)
          await bookRecharge(transaction, { memberId: id, amountMinor: balanceMinor, now: now() });
        return id;
      }),
    sessionOf: (memberId) => sessionOf(on, memberId),
    async recharge(session, amount) {
      const { answer, message } = await call('recharge', { amount, channel }, { session });
      if (!answer) throw new Error(`The recharge was refused: ${message}`);
      return answer.payUrl;
    },
  };
}

/** What a provider named `cash` was paid: the recharge, its notice and its booking. */
async function bookRecharge(
  transaction: Transaction,
  { memberId, amountMinor, now }: { memberId: number; amountMinor: number; now: Date },
): Promise<void> {
  const reference = randomUUID();
  const { rows } = await sql<{ id: number }>`
    WITH notice AS (
      INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
      VALUES ('cash', ${reference}, 'paid', ${amountMinor}, 'XTS', 'credited', ${now})
    )
    INSERT INTO recharges (lane, member_id, provider, reference, channel, amount_minor, currency, created_at, expires_at)
    VALUES (${laneOf(memberId)}, ${memberId}, 'cash', ${reference}, 'Cash', ${amountMinor}, 'XTS', ${now}, ${now})
    RETURNING id`.execute(transaction);
  const { id } = rows[0]!;
  await sql`UPDATE recharges SET status = 'paid', paid_at = ${now} WHERE id = ${id}`.execute(transaction);
  await credit(transaction, {
    kind: 'recharge',
    memberId,
    amountMinor,
    reference: rechargeReference(id),
    now,
  });
}

/** A session without a login. */
export function sessionOf(
  { database, now }: { database: Database; now: () => Date },
  memberId: number,
): Promise<Session> {
  const sessions = createSessions({ database, now });
  return database.transaction((transaction) =>
    sessions.open(transaction, { memberId, address: '127.0.0.1', deviceName: '' }),
  );
}

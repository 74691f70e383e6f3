import { createCardNumbers } from '../../server/src/cardNumbers';
import { laneOf, type Database } from '../../server/src/database';
import { debit, openAccount } from '../../server/src/ledger';
import { withDatabase } from '../../server/src/operator/withDatabase';
import { takePaymentNotice } from '../../server/src/recharge';
import { insertWithdrawal } from '../../server/src/withdrawals/store';
import { randomUUID } from 'node:crypto';
import { systemTime } from './clock';
import { mainDataDirectory } from './ports';

/** Amounts in minor units of a member whom nobody signs in as. */
interface Wanted {
  withdrawals?: readonly number[];
  /** Of a payment that matches no recharge. */
  unmatched?: number;
}

export interface Asker {
  memberId: number;
  /** The reference of the payment that matches nothing. */
  reference: string;
}

/**
 * A member of the system under test who has recharged by the sandbox and asked for withdrawals to a card, as many as are
 * wanted and not as many as the rule allows for a day.
 */
export async function addAsker({ withdrawals = [], unmatched }: Wanted): Promise<Asker> {
  const env = { ...process.env, DATA_DIR: mainDataDirectory() };
  const at = new Date(await systemTime());
  const now = () => at;
  return withDatabase(env, async (database, { cardKeys }) => {
    const memberId = await newMember(database);
    const amountMinor = withdrawals.reduce((sum, each) => sum + each, 10_000);
    await recharged({ database, now, memberId, amountMinor });
    const { code } = await database.reader.selectFrom('banks').select('code').executeTakeFirstOrThrow();
    const sealedNumber = createCardNumbers(cardKeys).seal('6222020012345678', memberId);
    for (const amount of withdrawals)
      await database.transaction(async (transaction) => {
        const asked = { kind: 'withdrawal', memberId, amountMinor: amount, now: at } as const;
        const transferId = await debit(transaction, asked);
        const card = { bankCode: code, sealedNumber, holder: 'Ana Maria' };
        await insertWithdrawal(transaction, { ...asked, ...card, transferId: transferId! });
      });
    const reference = `nobody-${randomUUID()}`;
    if (unmatched !== undefined)
      await takePaymentNotice(
        { database, now },
        {
          ...{ provider: 'sandbox', currency: 'XTS' },
          notice: { reference, outcome: 'paid', amountMinor: unmatched, currency: 'XTS' },
        },
      );
    return { memberId, reference };
  });
}

const newMember = (database: Database): Promise<number> =>
  database.transaction(async (transaction) => {
    const { id } = await transaction
      .insertInto('members')
      .values({
        username: `asker${randomUUID().slice(0, 8)}`,
        password_hash: 'none',
        avatar_url: '/head/1.png',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openAccount(transaction, id);
    return id;
  });

async function recharged(of: { database: Database; now: () => Date; memberId: number; amountMinor: number }) {
  const { database, now, memberId, amountMinor } = of;
  const reference = randomUUID();
  await database.transaction((transaction) =>
    transaction
      .insertInto('recharges')
      .values({
        ...{ lane: laneOf(memberId), member_id: memberId, provider: 'sandbox', reference },
        ...{ channel: 'Sandbox card', paid_at: null },
        ...{ amount_minor: amountMinor, currency: 'XTS', created_at: now(), expires_at: now() },
      })
      .execute(),
  );
  const notice = { reference, outcome: 'paid', amountMinor, currency: 'XTS' } as const;
  await takePaymentNotice({ database, now }, { provider: 'sandbox', notice });
}

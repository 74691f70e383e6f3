import type { Session } from '@members/contract';
import { sql } from 'kysely';
import { createCorrections } from '../src/corrections';
import { createUnmatchedPayments, takePaymentNotice } from '../src/recharge';
import type { TestServer } from './createTestServer';

/**
 * What operators do with the money of a member who has recharged and withdrawn: corrections that come to nothing, a payment
 * with another amount than asked for that goes back; and, as rows alone, a refund and a file for the bank.
 */
export async function bookByOperators(
  server: Pick<TestServer, 'database' | 'now' | 'act'>,
  { member, reason }: { member: Session; reason: string },
): Promise<void> {
  const { memberId } = member;
  const { database } = server;
  const corrections = createCorrections({ database });
  for (const amountMinor of [100, -100])
    await corrections.correct({
      ...{ ...server.act('ana'), memberId, kind: 'correction', amountMinor, reason },
      key: `${amountMinor} of ${memberId}`,
    });
  const { id, reference } = await database.reader
    .selectFrom('recharges')
    .select(['id', 'reference'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await takePaymentNotice(server, {
    provider: 'sandbox',
    notice: { reference, outcome: 'paid', amountMinor: 1, currency: 'XTS' },
  });
  const payment = await database.reader
    .selectFrom('unmatched_payments')
    .select('id')
    .where('recharge_id', '=', id)
    .executeTakeFirstOrThrow();
  const unmatched = createUnmatchedPayments({ database, providers: [] });
  await unmatched.sendBack({ ...server.act('ana'), id: payment.id, handReference: 'bank 7' });
  for (const row of [
    sql`recharge_refunds VALUES (${id}, 'chargeback', 1, 0, 'done', 'bank 7', now(), now())`,
    sql`bank_files VALUES (${memberId}, 'csv', '{}', 1, 1, repeat('0', 64), 'ana', now())`,
    sql`bank_file_lines (lane, withdrawal_id, file_id, bank_name)
      SELECT lane, max(id), ${memberId}, 'Bank' FROM withdrawals WHERE member_id = ${memberId} GROUP BY lane`,
  ])
    await database.transaction((transaction) => sql`INSERT INTO ${row}`.execute(transaction));
}

import type { Session } from '@members/contract';
import { sql } from 'kysely';
import { createCorrections } from '../src/corrections';
import { createUnmatchedPayments, takePaymentNotice } from '../src/recharge';
import type { TestServer } from './createTestServer';

/** A correction for a reason, and a payment with another amount than a member's recharge asked for, which went back. */
export async function bookByOperators(
  server: Pick<TestServer, 'database' | 'now' | 'act'>,
  { member, reason }: { member: Session; reason: string },
): Promise<void> {
  const { memberId } = member;
  const { database } = server;
  const given = { memberId, kind: 'correction', amountMinor: 100, reason } as const;
  await createCorrections({ database }).correct({ ...server.act('ana'), ...given, key: `key ${memberId}` });
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
}

/** That a recharge of a member went back, and that a withdrawal was in a file for the bank; without their bookings. */
export const rowsOfOperators = (memberId: number) => [
  sql`
    INSERT INTO recharge_refunds SELECT min(id), 'chargeback', 1, 0, 'done', 'bank 7', now(), now()
    FROM recharges WHERE member_id = ${memberId}`,
  sql`
    INSERT INTO bank_files (id, format, debtor, count, total_minor, sha256, operator, created_at)
    VALUES (${memberId}, 'csv', '{}', 1, 1, repeat('0', 64), 'ana', now())`,
  sql`
    INSERT INTO bank_file_lines SELECT max(id), ${memberId}, 'Bank' FROM withdrawals WHERE member_id = ${memberId}`,
];

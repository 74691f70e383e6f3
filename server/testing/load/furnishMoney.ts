import { sql } from 'kysely';
import type { Database } from '../../src/database';
import { withoutTriggers } from './withoutTriggers';

/**
 * As many withdrawals as members, a fiftieth of them the heavy member's, with their transfers, files for the bank and its
 * answers; recharges that were not credited as asked, payments that fit none, refunds, corrections, and days of which the
 * older half is closed.
 */
export function furnishMoney(owner: Database, { heavy, at }: { heavy: number; at: Date }): Promise<void> {
  return withoutTriggers(owner, async (run) => {
    await run(sql`
      CREATE TEMPORARY TABLE wanted ON COMMIT DROP AS
      SELECT n, base.transfer + n AS transfer_id, base.entry + 2 * n AS entry_id, a.lane, a.member_id, a.id AS account_id,
        100 + n % 9900 AS amount, ${at}::timestamptz - (total - n) * interval '20 seconds' AS created,
        CASE WHEN n > total - total / 200 THEN 'requested' WHEN n > total - total / 100 THEN 'approved'
          WHEN n > total - total / 50 THEN 'sent' WHEN n % 20 = 0 THEN 'rejected' ELSE 'arrived' END AS state
      FROM (SELECT row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS total, id FROM members) AS member
        JOIN accounts a ON a.member_id = CASE WHEN n % 50 = 0 THEN ${heavy} ELSE member.id END,
        (SELECT (SELECT max(id) FROM transfers) AS transfer, (SELECT max(id) FROM entries) AS entry) AS base`);
    await run(sql`
      INSERT INTO transfers (lane, id, kind, member_id, created_at) OVERRIDING SYSTEM VALUE
      SELECT lane, transfer_id, 'withdrawal', member_id, created FROM wanted`);
    await run(sql`
      INSERT INTO entries (lane, id, transfer_id, account_id, kind, amount_minor, created_at) OVERRIDING SYSTEM VALUE
      SELECT lane, entry_id + place, transfer_id, side, 'withdrawal', sign * amount, created
      FROM wanted, LATERAL (VALUES (-1, account_id, -1), (0, 3, 1)) AS sides (place, side, sign)`);
    await run(sql`
      INSERT INTO withdrawals (lane, member_id, transfer_id, amount_minor, bank_code, card_number, holder, state, reason,
        created_at, updated_at, approved_at, sent_at)
      SELECT wanted.lane, member_id, transfer_id, amount, 'B' || n % 20, card_number, 'A B', state,
        CASE WHEN state = 'rejected' THEN 'another name' ELSE '' END, created, created,
        CASE WHEN state NOT IN ('requested', 'rejected') THEN created END,
        CASE WHEN state IN ('sent', 'arrived') THEN created END
      FROM wanted JOIN bank_cards USING (member_id) ORDER BY n`);
    await run(sql`
      INSERT INTO withdrawal_approvals (lane, withdrawal_id, operator, at)
      SELECT lane, id, 'ana', approved_at FROM withdrawals WHERE approved_at IS NOT NULL`);
    await run(sql`
      INSERT INTO bank_files (id, format, debtor, count, total_minor, sha256, operator, created_at)
      SELECT id / 50 + 1, 'pain.001', '{}', count(*), sum(amount_minor), repeat('0', 64), 'ana', max(sent_at)
      FROM withdrawals WHERE sent_at IS NOT NULL GROUP BY id / 50`);
    await run(sql`
      INSERT INTO bank_file_lines (lane, withdrawal_id, file_id, bank_name)
      SELECT lane, id, id / 50 + 1, 'Bank' FROM withdrawals WHERE sent_at IS NOT NULL`);
    await run(sql`
      INSERT INTO bank_answers (sha256, name, format, arrived, returned, others, operator, created_at)
      SELECT encode(sha256(n::text::bytea), 'hex'), 'answer ' || n, 'camt.053', 48, 2, 0, 'ana',
        ${at}::timestamptz - (5000 - n) * interval '1 hour' FROM generate_series(1, 5000) n`);
    await run(sql`
      INSERT INTO corrections (key, member_id, kind, amount_minor, reason, operator, created_at)
      SELECT 'correction ' || n, CASE WHEN n % 50 = 0 THEN ${heavy} ELSE ${heavy}::bigint + n END, 'bonus', 100, 'thanks', 'ana',
        ${at}::timestamptz - (m - n) * interval '1 minute' FROM (SELECT count(*) / 5 AS m FROM members) s, generate_series(1, m) n`);
    await run(sql`
      INSERT INTO recharges (lane, member_id, provider, reference, channel, amount_minor, currency, status, created_at,
        expires_at, paid_at, settled_at)
      SELECT m.id % 64, m.id, 'cash', 'later ' || m.id, 'Cash', 10000 + m.id % 90000, 'XTS', s.status, began, began + interval '1 hour',
        CASE WHEN s.status NOT IN ('waiting', 'failed') THEN began END,
        CASE WHEN s.status = 'refunded' THEN began END
      FROM members m, LATERAL (SELECT ${at}::timestamptz - m.id % 100000 * interval '1 minute' AS began,
        (ARRAY['waiting', 'failed', 'paid', 'returned', 'paid'])[1 + m.id % 5] AS status) AS s`);
    await run(sql`
      UPDATE recharges SET status = 'received' WHERE reference LIKE 'later %' AND status = 'paid' AND id % 200 = 4`);
    await run(sql`
      UPDATE recharges SET status = 'refunded', settled_at = paid_at WHERE reference LIKE 'later %' AND status = 'paid' AND id % 20 = 2`);
    await run(sql`
      INSERT INTO recharge_refunds (recharge_id, cause, member_minor, house_minor, state, hand_reference, created_at, done_at)
      SELECT id, 'refund-asked', amount_minor, 0, 'done', '', paid_at, paid_at FROM recharges WHERE status = 'refunded'`);
    await run(sql`
      INSERT INTO unmatched_payments (provider, reference, payment, amount_minor, currency, why, booked, state, member_id,
        came_at, settled_at)
      SELECT 'cash', 'unknown ' || n, 'p' || n, 100 + n, 'XTS', 'unknown', false, state,
        CASE WHEN state = 'credited' THEN ${heavy}::bigint END, came, CASE WHEN state <> 'open' THEN came END
      FROM (SELECT count(*) / 20 AS m FROM members) s, generate_series(1, m) n, LATERAL (
        SELECT CASE WHEN n > m - m / 20 THEN 'open' WHEN n % 2 = 0 THEN 'credited' ELSE 'returned' END AS state,
          ${at}::timestamptz - (m - n) * interval '10 minutes' AS came) AS of`);
    await run(sql`
      CREATE TEMPORARY TABLE past ON COMMIT DROP AS
      SELECT day, row_number() OVER (ORDER BY day) AS n FROM (SELECT DISTINCT day FROM play_days) AS days`);
    await run(sql`
      INSERT INTO closed_days (day, closed_at) SELECT day, ${at}::timestamptz FROM past WHERE n <= (SELECT max(n) / 2 FROM past)`);
    await run(sql`
      INSERT INTO day_seals (day, previous, transfers, orders, entries, totals, games, columns, digest, sha256, sealed_at)
      SELECT day, '', 0, 0, 0, day_totals(begins, begins + interval '1 day'), day_games(begins, begins + interval '1 day'),
        '{}', repeat('0', 64), repeat('0', 64), ${at}::timestamptz
      FROM closed_days, LATERAL (SELECT day::timestamp AT TIME ZONE 'UTC' AS begins) AS beginning`);
    await run(sql`
      INSERT INTO reconciliations (done_at, differences, first_differences)
      SELECT ${at}::timestamptz - n * interval '12 hours', 0, '[]' FROM generate_series(1, 2000) n`);
  });
}

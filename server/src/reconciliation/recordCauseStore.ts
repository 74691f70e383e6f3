import { sql } from 'kysely';
import type { Reader } from '../database';
import { select, withdrawalsPart } from './causeStore';

/** Payments that are said to have come without the notice of a provider. */
export const selectUnnoticedRecharges = (reader: Reader) =>
  select(
    reader,
    sql`SELECT r.id, r.member_id AS "memberId", r.amount_minor AS "amountMinor", r.provider AS of FROM recharges r
      WHERE r.status NOT IN ('waiting', 'failed') AND NOT EXISTS (
        SELECT FROM payment_notices n
        WHERE (n.provider, n.reference, n.outcome, n.amount_minor, n.currency)
          = (r.provider, r.reference, 'paid', r.amount_minor, r.currency) AND n.effect IN ('credited', 'received'))`,
  );

export const selectNoticesWithoutEffect = (reader: Reader) =>
  select(
    reader,
    sql`SELECT n.id, NULL::bigint AS "memberId", n.amount_minor AS "amountMinor", n.provider || ' ' || n.reference AS of
      FROM payment_notices n WHERE n.effect IN ('credited', 'received') AND NOT EXISTS (
        SELECT FROM recharges r
        WHERE (r.provider, r.reference, r.amount_minor, r.currency)
          = (n.provider, n.reference, n.amount_minor, n.currency) AND r.status NOT IN ('waiting', 'failed'))`,
  );

/** Payments of providers that can't be asked for their list. */
export const selectForeignRecharges = (reader: Reader, providers: readonly string[]) =>
  select(
    reader,
    sql`SELECT id, member_id AS "memberId", amount_minor AS "amountMinor", provider AS of FROM recharges
      WHERE status NOT IN ('waiting', 'failed') AND provider <> ALL (${[...providers]}::text[])`,
  );

/** Payments that match no recharge without a notice that told of them, or settled without an operator's line. */
export const selectUnheardPayments = (reader: Reader) =>
  select(
    reader,
    sql`SELECT u.id, u.member_id AS "memberId", u.amount_minor AS "amountMinor", u.provider AS of
      FROM unmatched_payments u
      WHERE NOT EXISTS (
        SELECT FROM payment_notices n
        WHERE (n.provider, n.reference, n.outcome, n.amount_minor, n.currency, n.payment)
            = (u.provider, u.reference, 'paid', u.amount_minor, u.currency, u.payment)
          AND n.effect IN ('mismatch', 'unknown', 'twice'))
        OR u.state <> 'open' AND NOT EXISTS (
          SELECT FROM operator_log l WHERE l.subject = 'payment ' || u.id
            AND l.action = CASE u.state WHEN 'credited' THEN 'payment credited' ELSE 'payment sent back' END)`,
  );

/** Withdrawals whose state no operator has put on record. */
export const selectUndecidedWithdrawals = (reader: Reader) =>
  select(
    reader,
    sql`WITH ${withdrawalsPart(sql`state <> 'requested'`)}
      SELECT w.id, w.member_id AS "memberId", w.amount_minor AS "amountMinor", w.state AS of FROM w
      WHERE NOT EXISTS (
        SELECT FROM operator_log l
        WHERE l.subject = 'withdrawal ' || w.id AND l.action = 'withdrawal ' || w.state)`,
  );

/** What was taken off members, such as a card, and no operator has on record. */
export const selectUnrecordedResets = (reader: Reader) =>
  select(
    reader,
    sql`SELECT r.id, r.member_id AS "memberId", NULL::bigint AS "amountMinor", r.kind AS of FROM credential_resets r
      WHERE NOT EXISTS (
        SELECT FROM operator_log l
        WHERE (l.details::jsonb) ->> 'memberId' = r.member_id::text
          AND l.action IN ('credentials reset', 'member unlocked')
          AND (l.details::jsonb) -> 'resets' @> to_jsonb(r.id))`,
  );

import type { StandingFacts, StandingRules, TierConditions } from '@members/office-contract';
import { sql, type RawBuilder } from 'kysely';
import { laneOfId, type Reader, type Transaction } from '../database';

export interface Version {
  version: number;
  setBy: string;
  setAt: Date;
}

/** The rules in force. */
export async function selectRules(reader: Reader): Promise<{ version: number; rules: StandingRules }> {
  return reader
    .selectFrom('standing_rules')
    .select(['version', 'rules'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export function selectVersions(reader: Reader, limit: number): Promise<Version[]> {
  return reader
    .selectFrom('standing_rules')
    .select(['version', 'set_by as setBy', 'set_at as setAt'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function insertRules(
  transaction: Transaction,
  { version, setBy, setAt, rules }: Version & { rules: StandingRules },
): Promise<void> {
  await transaction
    .insertInto('standing_rules')
    .values({ version, rules: JSON.stringify(rules), set_by: setBy, set_at: setAt })
    .execute();
}

/** Holds the sweep until the transaction ends, whether it is due or not: nobody sets rules or applies them meanwhile. */
export async function holdSweep(transaction: Transaction): Promise<void> {
  await transaction.selectFrom('standing_sweep').select('only_row').forUpdate().execute();
}

export interface Sweep {
  through: number;
  newest: number;
  dueAt: Date;
}

/** How far the sweep is, held until the transaction ends; `null` where another process is at it. */
export async function claimSweep(transaction: Transaction): Promise<Sweep | null> {
  const row = await transaction
    .selectFrom('standing_sweep')
    .select(['through_member as through', 'newest_member as newest', 'due_at as dueAt'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function moveSweep(
  transaction: Transaction,
  { through, newest, dueAt }: Partial<Sweep>,
): Promise<void> {
  await transaction
    .updateTable('standing_sweep')
    .set({
      ...(through !== undefined && { through_member: through }),
      ...(newest !== undefined && { newest_member: newest }),
      ...(dueAt && { due_at: dueAt }),
    })
    .execute();
}

/** What the rules ask of a member, beside what the member has now. */
export interface Looked extends StandingFacts {
  memberId: number;
  tier: number;
  tierProgress: number;
  creditScore: number;
}

/**
 * Reasons of rejected withdrawals that say something about the card. Of recharges those count that the bank took back; one
 * that was never credited does not: it goes back where a member's own limit or pause stands against it.
 */
const returnedReasons = ['bank-returned', 'other-holder', 'card-closed', 'wrong-number'];

/** None for who has registered by another clock than ours. */
const daysSince = (time: RawBuilder<unknown>, now: Date) =>
  sql`greatest(0, floor(extract(epoch FROM ${now}::timestamptz - ${time}) / 86400))::integer`;

/** Of so many members at the most, by their numbers. What is on other machines is asked of these alone. */
const factsOf = (which: RawBuilder<unknown>, { limit, now }: { limit: number; now: Date }) => sql<Looked>`
  WITH m AS MATERIALIZED (
    SELECT id, tier, tier_progress, credit_score, created_at FROM members
    WHERE closed_at IS NULL AND ${which} ORDER BY id LIMIT ${limit}
  ),
  returned AS MATERIALIZED (
    SELECT member_id, count(*) AS times FROM withdrawals
    WHERE member_id IN (SELECT id FROM m) AND state = 'rejected' AND reason = ANY (${returnedReasons})
    GROUP BY member_id
  )
  SELECT m.id AS "memberId", m.tier, m.tier_progress AS "tierProgress", m.credit_score AS "creditScore",
    ${daysSince(sql`m.created_at`, now)} AS "memberDays",
    EXISTS (SELECT FROM mail_addresses WHERE member_id = m.id) AS "mailConfirmed",
    EXISTS (SELECT FROM bank_cards WHERE lane = ${laneOfId(sql`m.id`)} AND member_id = m.id) AS "cardBound",
    recharged.minor AS "rechargedMinor",
    (recharged.back + coalesce(returned.times, 0))::integer AS "returnedPayments"
  FROM m LEFT JOIN returned ON returned.member_id = m.id, LATERAL (
    SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'paid'), 0)::bigint AS minor,
      count(*) FILTER (WHERE status = 'refunded' AND EXISTS (
        SELECT FROM recharge_refunds WHERE recharge_id = recharges.id AND cause = 'chargeback')) AS back
    FROM recharges WHERE lane = ${laneOfId(sql`m.id`)} AND member_id = m.id
  ) AS recharged
  ORDER BY m.id`;

/** The next members after one, by their numbers. */
export async function selectNext(
  reader: Reader,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<Looked[]> {
  const { rows } = await factsOf(sql`id > ${after}`, { limit, now }).execute(reader);
  return rows;
}

export async function selectOne(
  reader: Reader,
  { memberId, now }: { memberId: number; now: Date },
): Promise<Looked | null> {
  const { rows } = await factsOf(sql`id = ${memberId}`, { limit: 1, now }).execute(reader);
  return rows[0] ?? null;
}

/** How many members each tier has. */
export async function countByTier(reader: Reader): Promise<{ tier: number; members: number }[]> {
  const { rows } = await sql<{ tier: number; members: number }>`
    SELECT tier, count(*)::integer AS members FROM members WHERE closed_at IS NULL GROUP BY tier`.execute(
    reader,
  );
  return rows;
}

/** How many members each of some tiers would have, in one look at all members: the same as `tierOf` makes of each. */
export async function countUnder(
  reader: Reader,
  { tiers, now }: { tiers: readonly TierConditions[]; now: Date },
): Promise<{ tier: number; members: number }[]> {
  const place = tiers.map(
    (needs, index) => sql`WHEN ${sql.join(unmet(needs), sql` OR `)} THEN ${index - 1}::integer`,
  );
  const { rows } = await sql<{ tier: number; members: number }>`
    WITH recharged AS (
      SELECT member_id, sum(amount_minor) AS minor FROM recharges WHERE status = 'paid' GROUP BY member_id
    ), facts AS (
      SELECT coalesce(minor, 0) AS recharged,
        ${daysSince(sql`created_at`, now)} AS days,
        a.member_id IS NOT NULL AS mail, c.member_id IS NOT NULL AS card
      FROM members m
        LEFT JOIN recharged r ON r.member_id = m.id
        LEFT JOIN mail_addresses a ON a.member_id = m.id
        LEFT JOIN bank_cards c ON c.member_id = m.id
      WHERE closed_at IS NULL
    )
    SELECT (CASE ${sql.join(place, sql` `)} ELSE ${tiers.length - 1}::integer END) AS tier,
      count(*)::integer AS members
    FROM facts GROUP BY 1`.execute(reader);
  return rows;
}

const unmet = (needs: TierConditions) => [
  sql`recharged < ${needs.rechargedMinor}::bigint`,
  sql`days < ${needs.memberDays}::integer`,
  ...(needs.mailConfirmed ? [sql`NOT mail`] : []),
  ...(needs.cardBound ? [sql`NOT card`] : []),
];

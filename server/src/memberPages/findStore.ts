import { sql, type RawBuilder } from 'kysely';
import { laneOfId, type Reader } from '../database';

export interface FoundMember {
  id: number;
  username: string;
  status: number;
  closedAt: Date | null;
  registeredAt: Date;
  tier: number;
  creditScore: number;
  balanceMinor: number;
  pausedUntil: Date | number | null;
}

export interface Filter {
  state?: 'active' | 'disabled' | 'closed' | undefined;
  paused?: boolean;
  tier?: number | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  now: Date;
}

const states = {
  active: sql`m.closed_at IS NULL AND m.status = 1`,
  disabled: sql`m.closed_at IS NULL AND m.status <> 1`,
  closed: sql`m.closed_at IS NOT NULL`,
} as const;

const conditionsOf = ({ state, paused, tier, from, until }: Filter): RawBuilder<unknown>[] => [
  ...(state ? [states[state]] : []),
  ...(paused ? [sql`p.member_id IS NOT NULL`] : []),
  ...(tier === undefined ? [] : [sql`m.tier = ${tier}`]),
  ...(from ? [sql`m.created_at >= ${from}`] : []),
  ...(until ? [sql`m.created_at < ${until}`] : []),
];

async function select(
  reader: Reader,
  filter: Filter,
  { where, order, limit }: { where: RawBuilder<unknown>[]; order: RawBuilder<unknown>; limit: number },
): Promise<FoundMember[]> {
  const conditions = [...where, ...conditionsOf(filter), sql`true`];
  const { rows } = await sql<FoundMember>`
    SELECT m.id, m.username, m.status, m.closed_at AS "closedAt", m.created_at AS "registeredAt", m.tier,
      m.credit_score AS "creditScore", coalesce(a.balance_minor, 0) AS "balanceMinor",
      p.paused_until AS "pausedUntil"
    FROM members AS m
      LEFT JOIN accounts AS a ON a.lane = ${laneOfId(sql`m.id`)} AND a.member_id = m.id
      LEFT JOIN play_pauses AS p ON p.lane = ${laneOfId(sql`m.id`)} AND p.member_id = m.id AND p.paused_until > ${filter.now}
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${order} LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Members before a number, newest first. */
export const selectNewest = (
  reader: Reader,
  { before, limit, ...filter }: Filter & { before: number | undefined; limit: number },
) =>
  select(reader, filter, {
    where: before === undefined ? [] : [sql`m.id < ${before}`],
    order: sql`m.id DESC`,
    limit,
  });

/** Members whose name begins like this, after a name, in the order of names. Ranges, not LIKE: plans are kept. */
export const selectByName = (
  reader: Reader,
  { prefix, after, limit, ...filter }: Filter & { prefix: string; after: string | undefined; limit: number },
) => {
  const begins = prefix.toLowerCase();
  return select(reader, filter, {
    where: [
      sql`lower(m.username) ~>=~ ${begins}`,
      sql`lower(m.username) ~<~ ${`${begins}\u{10FFFF}`}`,
      ...(after === undefined ? [] : [sql`lower(m.username) ~>~ ${after}`]),
    ],
    order: sql`lower(m.username) USING ~<~`,
    limit,
  });
};

/** Some members by their numbers, newest first. */
export const selectByNumbers = (reader: Reader, { ids, ...filter }: Filter & { ids: readonly number[] }) =>
  select(reader, filter, {
    where: [sql`m.id = ANY (${[...ids]}::bigint[])`],
    order: sql`m.id DESC`,
    limit: ids.length,
  });

/** The members with a confirmed address; several may have the same. */
export async function selectByMail(reader: Reader, address: string): Promise<number[]> {
  const { rows } = await sql<{ memberId: number }>`
    SELECT member_id AS "memberId" FROM mail_addresses WHERE lower(address) = ${address.toLowerCase()}
    LIMIT 50`.execute(reader);
  return rows.map(({ memberId }) => memberId);
}

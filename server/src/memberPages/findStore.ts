import { sql, type RawBuilder } from 'kysely';
import { inLanes, laneOf, lanesOf, type Reader } from '../database';

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
  ...(paused ? [sql`m.id IN (SELECT member_id FROM paused)`] : []),
  ...(tier === undefined ? [] : [sql`m.tier = ${tier}`]),
  ...(from ? [sql`m.created_at >= ${from}`] : []),
  ...(until ? [sql`m.created_at < ${until}`] : []),
];

type Held = Pick<FoundMember, 'id' | 'balanceMinor' | 'pausedUntil'>;

/** What members of a page hold, and their pauses that are on. */
async function selectHeld(reader: Reader, ids: readonly number[], now: Date): Promise<Held[]> {
  if (ids.length === 0) return [];
  const lanes = lanesOf(ids);
  const keys = sql`SELECT * FROM unnest(${ids.map(laneOf)}::smallint[], ${[...ids]}::bigint[])`;
  const { rows } = await sql<Held>`
    SELECT a.member_id AS id, a.balance_minor AS "balanceMinor", p.paused_until AS "pausedUntil"
    FROM accounts AS a LEFT JOIN play_pauses AS p
      ON p.lane = a.lane AND p.member_id = a.member_id AND p.paused_until > ${now}
    WHERE ${inLanes('a.lane', lanes)} AND (a.lane, a.member_id) IN (${keys})`.execute(reader);
  return rows;
}

async function select(
  reader: Reader,
  filter: Filter,
  { where, order, limit }: { where: RawBuilder<unknown>[]; order: RawBuilder<unknown>; limit: number },
): Promise<FoundMember[]> {
  const conditions = [...where, ...conditionsOf(filter), sql`true`];
  // Accounts and pauses apart from members: where lanes are on other machines, they can't be joined there.
  const paused = sql`WITH paused AS MATERIALIZED (
    SELECT member_id FROM play_pauses WHERE paused_until > ${filter.now})`;
  const { rows } = await sql<Omit<FoundMember, 'balanceMinor' | 'pausedUntil'>>`
    ${filter.paused ? paused : sql``}
    SELECT m.id, m.username, m.status, m.closed_at AS "closedAt", m.created_at AS "registeredAt", m.tier,
      m.credit_score AS "creditScore"
    FROM members AS m WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${order} LIMIT ${limit}`.execute(reader);
  const found = await selectHeld(
    reader,
    rows.map(({ id }) => id),
    filter.now,
  );
  const held = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, balanceMinor: 0, pausedUntil: null, ...held.get(row.id) }));
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

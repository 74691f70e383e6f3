import type { Audience } from '@members/office-contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { laneOfId, type Reader, type Transaction } from '../database';
import type { Written } from '../database/tables/messages';

export interface Broadcast {
  id: number;
  aboutPlay: boolean;
  details: Written;
  audience: Audience;
  through: number;
  last: number;
  told: number;
  madeBy: string;
  madeAt: Date;
  endedAt: Date | null;
  stoppedBy: string | null;
}

const columns = [
  'id',
  'about_play as aboutPlay',
  'details',
  'audience',
  'through_member as through',
  'last_member as last',
  'told',
  'made_by as madeBy',
  'made_at as madeAt',
  'ended_at as endedAt',
  'stopped_by as stoppedBy',
] as const;

/** Newest first, those before a number. */
export function selectBroadcasts(
  reader: Reader,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Broadcast[]> {
  return reader
    .selectFrom('broadcasts')
    .select(columns)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectBroadcast(reader: Reader, id: number): Promise<Broadcast | null> {
  const row = await reader.selectFrom('broadcasts').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whom an audience means, as a condition on `members`: those who can get in. */
function audienceOf({
  memberIds,
  language,
  tier,
  registeredFrom,
  registeredTo,
}: Audience): RawBuilder<SqlBool> {
  const day = (text: string) => sql`${`${text}T00:00:00Z`}::timestamptz`;
  return sql<SqlBool>`${sql.join(
    [
      sql`status = 1 AND closed_at IS NULL`,
      ...(memberIds ? [sql`id = ANY (${memberIds}::bigint[])`] : []),
      ...(language ? [sql`language = ${language}`] : []),
      ...(tier === undefined ? [] : [sql`tier = ${tier}`]),
      ...(registeredFrom ? [sql`created_at >= ${day(registeredFrom)}`] : []),
      ...(registeredTo ? [sql`created_at < ${day(registeredTo)} + interval '1 day'`] : []),
    ],
    sql` AND `,
  )}`;
}

/** How many an audience has, and how many of them have paused play. */
export async function countAudience(
  reader: Reader,
  { audience, now }: { audience: Audience; now: Date },
): Promise<{ members: number; paused: number }> {
  const { rows } = await sql<{ members: number; paused: number }>`
    SELECT count(*)::integer AS members, count(*) FILTER (WHERE paused_until > ${now})::integer AS paused
    FROM members LEFT JOIN play_pauses
      ON play_pauses.lane = ${laneOfId(sql`members.id`)} AND play_pauses.member_id = members.id
    WHERE ${audienceOf(audience)}`.execute(reader);
  return rows[0]!;
}

/** The next members of an audience after one and up to another, by their numbers. */
export async function selectNext(
  reader: Reader,
  { audience, after, last, limit }: { audience: Audience; after: number; last: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM members WHERE id > ${after} AND id <= ${last} AND ${audienceOf(audience)}
    ORDER BY id LIMIT ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Begins one for the members that there are now; answers its number. */
export async function insertBroadcast(
  transaction: Transaction,
  made: Pick<Broadcast, 'aboutPlay' | 'details' | 'audience' | 'madeBy' | 'madeAt'>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('broadcasts')
    .values((row) => ({
      about_play: made.aboutPlay,
      details: JSON.stringify(made.details),
      audience: JSON.stringify(made.audience),
      last_member: row.selectFrom('members').select(sql<number>`coalesce(max(id), 0)`.as('last')) as never,
      made_by: made.madeBy,
      made_at: made.madeAt,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The oldest one under way that no other process is telling, held until the transaction ends; `null` for none. */
export async function claimBroadcast(transaction: Transaction): Promise<Broadcast | null> {
  const row = await transaction
    .selectFrom('broadcasts')
    .select(columns)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function moveOn(
  transaction: Transaction,
  { id, through, told, endedAt }: { id: number; through: number; told: number; endedAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable('broadcasts')
    .set((row) => ({ through_member: through, told: row('told', '+', told), ended_at: endedAt }))
    .where('id', '=', id)
    .execute();
}

/** False for one that has ended already. */
export async function stop(
  transaction: Transaction,
  { id, by, at }: { id: number; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('broadcasts')
    .set({ ended_at: at, stopped_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

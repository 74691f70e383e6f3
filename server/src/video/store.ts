import { sql } from 'kysely';
import { laneOf, shown, type Reader, type Transaction } from '../database';

const columns = [
  'id',
  'title',
  'poster_url as posterUrl',
  'clip_file as clipFile',
  'captions',
  'duration_seconds as durationSeconds',
  'play_count as playCount',
] as const;

export async function classes(reader: Reader) {
  return reader
    .selectFrom('video_classes')
    .select(['key', 'name'])
    .where(shown)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

export async function inClass(
  reader: Reader,
  { classKey, page, pageSize }: { classKey: string; page: number; pageSize: number },
) {
  return reader
    .selectFrom('videos')
    .select(columns)
    .where('class_key', '=', classKey)
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countInClass(reader: Reader, classKey: string): Promise<number> {
  const { total } = await reader
    .selectFrom('videos')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('class_key', '=', classKey)
    .where(shown)
    .executeTakeFirstOrThrow();
  return total;
}

export async function find(reader: Reader, id: number) {
  return reader.selectFrom('videos').select(columns).where('id', '=', id).where(shown).executeTakeFirst();
}

export async function latest(reader: Reader, limit: number) {
  return reader
    .selectFrom('videos')
    .select(columns)
    .where(shown)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function mostPlayed(reader: Reader, limit: number) {
  return reader
    .selectFrom('videos')
    .select(columns)
    .where(shown)
    .orderBy('play_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const playAgainMs = 60 * 60_000;

/** Counts a play unless this member's last counted one is younger than an hour. False for one not counted. */
export async function countPlay(
  transaction: Transaction,
  play: { videoId: number; memberId: number; now: Date },
): Promise<boolean> {
  const { videoId, memberId, now } = play;
  const { rows } = await sql`
    WITH counted AS (
      INSERT INTO video_plays (lane, video_id, member_id, counted_at)
      VALUES (${laneOf(memberId)}, ${videoId}, ${memberId}, ${now})
      ON CONFLICT (lane, video_id, member_id) DO UPDATE SET counted_at = excluded.counted_at
      WHERE video_plays.counted_at <= ${new Date(now.getTime() - playAgainMs)}
      RETURNING video_id
    )
    UPDATE videos SET play_count = play_count + 1 WHERE id IN (SELECT video_id FROM counted)
    RETURNING id`.execute(transaction);
  return rows.length === 1;
}

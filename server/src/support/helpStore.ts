import { sql } from 'kysely';
import { shown, type LocalisedText, type Reader } from '../database';

export function selectTopics(reader: Reader): Promise<{ key: string; name: LocalisedText }[]> {
  return reader
    .selectFrom('help_topics')
    .select(['key', 'name'])
    .where(shown)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

export interface AnswerRow {
  key: string;
  topicKey: string;
  question: LocalisedText;
  answer: LocalisedText;
  link: string;
}

export function selectAnswers(reader: Reader): Promise<AnswerRow[]> {
  return reader
    .selectFrom('help_answers')
    .select(['key', 'topic_key as topicKey', 'question', 'answer', 'link'])
    .where(shown)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

export interface UsualWait {
  replies: number;
  /** Four of five members waited no longer. */
  seconds: number | null;
}

/** How long members waited for the newest replies since a time. */
export async function selectUsualWait(reader: Reader, since: Date): Promise<UsualWait> {
  const { rows } = await sql<UsualWait>`
    SELECT count(*)::int AS replies,
      percentile_disc(0.8) WITHIN GROUP (ORDER BY waited_seconds) AS seconds
    FROM (
      SELECT waited_seconds FROM support_messages
      WHERE waited_seconds IS NOT NULL AND created_at > ${since}
      ORDER BY created_at DESC LIMIT 500) AS newest`.execute(reader);
  return rows[0]!;
}

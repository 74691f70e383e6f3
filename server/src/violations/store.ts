import { sql } from 'kysely';
import type { Database, Reader } from '../database';
import type { Violation } from './readReports';

export interface CountedViolation extends Violation {
  reports: number;
  firstAt: Date;
  lastAt: Date;
}

/** Counts reports of the same violation in one row, and keeps the `most` rows that were last reported. */
export async function count(
  database: Database,
  { violations, now, most }: { violations: readonly Violation[]; now: Date; most: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { remote, release, directive, blocked, source } of violations) {
      await sql`
        INSERT INTO violations (remote, release, directive, blocked, source, first_at, last_at)
        VALUES (${remote}, ${release}, ${directive}, ${blocked}, ${source}, ${now}, ${now})
        ON CONFLICT (remote, release, directive, blocked, source)
        DO UPDATE SET reports = least(violations.reports + 1, 1000000000), last_at = excluded.last_at`.execute(
        transaction,
      );
    }
    await sql`
      DELETE FROM violations
      WHERE id IN (SELECT id FROM violations ORDER BY last_at DESC, id DESC OFFSET ${most})`.execute(
      transaction,
    );
  });
}

/** What was reported, the latest first. */
export async function latest(reader: Reader): Promise<CountedViolation[]> {
  return reader
    .selectFrom('violations')
    .select([
      'remote',
      'release',
      'directive',
      'blocked',
      'source',
      'reports',
      'first_at as firstAt',
      'last_at as lastAt',
    ])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

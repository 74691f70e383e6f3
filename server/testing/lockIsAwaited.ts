import { sql } from 'kysely';
import type { Reader } from '../src/database';
import { hasLaneShards } from './lanePartitions';

/** Waits until so many sessions of this database wait for a lock. */
export async function lockIsAwaited(reader: Reader, count = 1): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*) AS waiting FROM ${sql.table(hasLaneShards ? 'citus_stat_activity' : 'pg_stat_activity')}
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(reader);
    if (rows[0]!.waiting >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`fewer than ${count} sessions wait for a lock`);
}

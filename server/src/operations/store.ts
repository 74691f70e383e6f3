import { sql } from 'kysely';
import type { Reader } from '../database';

/** Names of the migrations that this database has had; none where it has had none. Throws where it does not answer. */
export async function selectMigrations(reader: Reader): Promise<Set<string>> {
  const { rows } = await sql<{ table: string | null }>`
    SELECT to_regclass('kysely_migration')::text AS table`.execute(reader);
  if (!rows[0]?.table) return new Set();
  const { rows: done } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(reader);
  return new Set(done.map(({ name }) => name));
}

export interface RoundCounts {
  open: number;
  /** Closed or drawn, and not all of their orders settled. */
  unsettled: number;
}

/** By the index of unfinished rounds alone. */
export async function countRounds(reader: Reader): Promise<RoundCounts> {
  const { rows } = await sql<RoundCounts>`
    SELECT count(*) FILTER (WHERE status = 'open') AS open,
      count(*) FILTER (WHERE status <> 'open') AS unsettled
    FROM rounds WHERE settled_at IS NULL`.execute(reader);
  return rows[0]!;
}

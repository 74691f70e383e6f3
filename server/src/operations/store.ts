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

/** When this database had its first migration. */
export async function selectInstalledAt(reader: Reader): Promise<Date> {
  const { rows } = await sql<{ at: string }>`SELECT min(timestamp) AS at FROM kysely_migration`.execute(
    reader,
  );
  return new Date(rows[0]!.at);
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

export interface RoleRights {
  name: string;
  /** Passes by every right. */
  superuser: boolean;
  /** How many tables it owns, and so can alter. */
  ownsTables: number;
  /** Whether it can change an entry that is booked. */
  changesEntries: boolean;
}

/** What the role of this connection may do to the schema and to what is append-only. */
export async function selectRoleRights(reader: Reader): Promise<RoleRights> {
  const { rows } = await sql<RoleRights>`
    SELECT rolname AS name, rolsuper AS superuser,
      (SELECT count(*) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_has_role(current_user, relowner, 'USAGE')
      )::integer AS "ownsTables",
      has_table_privilege(current_user, 'entries', 'UPDATE, DELETE') AS "changesEntries"
    FROM pg_roles WHERE rolname = current_user`.execute(reader);
  return rows[0]!;
}

import { sql, type Kysely } from 'kysely';

/** Which servers run, what was done when, and which members were there lately. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE servers (
      id text PRIMARY KEY,
      name text NOT NULL,
      release text NOT NULL,
      started_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      streams integer NOT NULL,
      disk_free_bytes bigint NOT NULL,
      disk_size_bytes bigint NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE chores (
      name text PRIMARY KEY CHECK (name IN ('backup', 'restore')),
      done_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX sessions_seen ON sessions (last_seen_at, member_id)`.execute(db);
}

import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { Chore } from './lastDone';

export interface ServerRow {
  id: string;
  /** Of the machine. */
  name: string;
  release: string;
  startedAt: Date;
  seenAt: Date;
  streams: number;
  diskFreeBytes: number;
  diskSizeBytes: number;
}

export async function upsertServer(transaction: Transaction, server: ServerRow): Promise<void> {
  const changing = {
    seen_at: server.seenAt,
    streams: server.streams,
    disk_free_bytes: server.diskFreeBytes,
    disk_size_bytes: server.diskSizeBytes,
  };
  const { id, name, release, startedAt } = server;
  await transaction
    .insertInto('servers')
    .values({ id, name, release, started_at: startedAt, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

export async function deleteServers(
  transaction: Transaction,
  which: { id: string } | { seenBefore: Date },
): Promise<void> {
  const servers = transaction.deleteFrom('servers');
  await (
    'id' in which ? servers.where('id', '=', which.id) : servers.where('seen_at', '<', which.seenBefore)
  ).execute();
}

/** By name, and those of one machine by when they were started. */
export function selectServers(reader: Reader): Promise<ServerRow[]> {
  return reader
    .selectFrom('servers')
    .select([
      'id',
      'name',
      'release',
      'started_at as startedAt',
      'seen_at as seenAt',
      'streams',
      'disk_free_bytes as diskFreeBytes',
      'disk_size_bytes as diskSizeBytes',
    ])
    .orderBy('name')
    .orderBy('started_at')
    .execute();
}

/** Keeps when it was done last; an earlier time changes nothing. */
export async function upsertChore(
  transaction: Transaction,
  { name, doneAt }: { name: Chore; doneAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO chores AS chore VALUES (${name}, ${doneAt})
    ON CONFLICT (name) DO UPDATE SET done_at = excluded.done_at WHERE chore.done_at < excluded.done_at`.execute(
    transaction,
  );
}

export async function selectChores(reader: Reader): Promise<Partial<Record<Chore, Date>>> {
  const rows = await reader.selectFrom('chores').select(['name', 'done_at as doneAt']).execute();
  return Object.fromEntries(rows.map(({ name, doneAt }) => [name, doneAt]));
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/database/embedded';
import { startFaultProxy } from './faultProxy';

export interface DatabaseOnLine {
  /** For a system: its database, and as whom it is brought up to date. */
  variables: { DATABASE_URL: string; MIGRATE_DATABASE_URL: string };
  /** Ends all connections, and each new one with its first word, as it is while HAProxy knows of no leader. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** A PostgreSQL that a system reaches by a line that can be cut. */
export async function startDatabaseOnLine(): Promise<DatabaseOnLine> {
  const directory = mkdtempSync(join(tmpdir(), 'members-database-'));
  // It runs as somebody else where root starts it.
  chmodSync(directory, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: directory });
  const { searchParams, hostname, port } = new URL(postgres.url);
  const socket = searchParams.get('host');
  const line = await startFaultProxy(
    socket ? { path: `${socket}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) },
  );
  const onLine = (address: string) => {
    const { username, password, pathname } = new URL(address);
    return `postgres://${username}:${password}@localhost:${line.port}${pathname}`;
  };
  return {
    variables: { DATABASE_URL: onLine(postgres.url), MIGRATE_DATABASE_URL: onLine(postgres.ownerUrl) },
    cut() {
      line.inject('lostRequest');
      line.cut();
    },
    mend: () => line.inject(null),
    async stop() {
      await line.stop();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

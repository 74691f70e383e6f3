import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddresses } from './grantRights';
import { findBinaries } from './postgres/binaries';
import { createCluster, openCluster, type Cluster } from './postgres/cluster';
import { readOtherOwner, readPostmaster, removeOwner, writeOwner } from './postgres/pidFiles';
import { ensureRunning, stopPostmaster } from './postgres/server';

export interface EmbeddedOptions {
  /** The server's directory; the cluster, its password and its log live in `<dataDir>/postgres`. */
  dataDir: string;
  /** One sentence at a time on what takes long. */
  log?: (sentence: string) => void;
  /** Server settings, e.g. `{ fsync: 'off' }` for throw-away test clusters. */
  settings?: Readonly<Record<string, string>>;
}

/** Of owner and application; `prepareDatabase` makes the application's role. */
export type EmbeddedAddresses = Pick<DatabaseAddresses, 'ownerUrl' | 'url'>;

/** The addresses of the database `members`, with their passwords: not for logs. */
export interface EmbeddedPostgres extends EmbeddedAddresses {
  /** Stops the server and waits for it, unless another living process of this project started it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes as an npm package, on a cluster that is created on first use. It listens on a
 * unix socket (on loopback where the path is too long for one), with a random password for the owner and one for the
 * application, kept 0600 beside the cluster. A server left running by a killed process is taken over. Rejects with an
 * Error of one clear sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, settings = {} } = options;
  const cluster = openCluster(dataDir);
  const borrowed = readOtherOwner(cluster.dir) !== null;
  if (!borrowed) writeOwner(cluster.dir);
  const binaries = findBinaries(cluster.libraryLinks);
  await createCluster({ cluster, binaries, log });
  const port = await ensureRunning({ cluster, binaries, settings, log });
  await createDatabase(cluster.urlOf(port)('postgres'));
  return {
    ...addressesOf(cluster, port),
    stop: async () => {
      if (borrowed) return;
      await stopPostmaster(cluster);
      removeOwner(cluster.dir);
    },
  };
}

const addressesOf = ({ urlOf, applicationUrlOf }: Cluster, port: number): EmbeddedAddresses => ({
  ownerUrl: urlOf(port)('members'),
  url: applicationUrlOf(port)('members'),
});

/** Addresses of the database that another living process runs on a data directory, or `null`. Starts nothing. */
export function runningPostgres(dataDir: string): EmbeddedAddresses | null {
  if (!existsSync(join(dataDir, 'postgres'))) return null;
  const cluster = openCluster(dataDir);
  const server = readPostmaster(cluster.data);
  return readOtherOwner(cluster.dir) !== null && server?.ready ? addressesOf(cluster, server.port) : null;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'members'`);
    if (rowCount === 0) await client.query('CREATE DATABASE members');
  } catch (error) {
    // 42P04, 23505: another starter was faster.
    if (!['42P04', '23505'].includes(String((error as { code?: unknown }).code))) throw error;
  } finally {
    await client.end();
  }
}

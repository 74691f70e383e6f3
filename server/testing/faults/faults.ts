import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase } from '../../src/database';
import { startEmbeddedPostgres } from '../../src/database/embedded';
import { testClusterPrefix } from '../leftovers';
import { startServer } from '../load';
import { betWhileKilling, type LoadFigures } from './betWhileKilling';
import { inspect, type Inspection } from './inspect';
import { settleWhileKilling, type SettlingFigures } from './settleWhileKilling';
import type { Stage } from './stage';

export interface FaultFigures {
  settling: SettlingFigures;
  load: LoadFigures;
  found: Inspection;
  /** Server processes that PostgreSQL's deaths took with them. */
  serversLost: number;
}

/**
 * Two server processes on one durable PostgreSQL of their own. One server is killed while a round of `orders` is
 * settled, then PostgreSQL `kills` times while members bet; then every order and entry is looked at.
 */
export async function runFaults({ orders, kills }: { orders: number; kills: number }): Promise<FaultFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), testClusterPrefix));
  chmodSync(dataDir, 0o755);
  let postgres = await startEmbeddedPostgres({ dataDir });
  const { url } = postgres;
  await prepareDatabase(postgres);
  const database = openDatabase(url, { max: 2 });
  const start = (port?: number) => startServer({ databaseUrl: url, dataDir, port });
  const servers = [await start(), await start()];
  const stage: Stage = {
    database,
    servers,
    startServer: start,
    async killPostgres() {
      const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
      for (let attempt = 1; ; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
        try {
          postgres = await startEmbeddedPostgres({ dataDir });
          return;
        } catch (error) {
          // The killed one's children need a moment to notice.
          if (attempt === 10) throw error;
        }
      }
    },
  };
  try {
    const settling = await settleWhileKilling(stage, orders);
    const { figures: load, acknowledged } = await betWhileKilling(
      { database, ports: servers.map(({ port }) => port), strike: stage.killPostgres },
      kills,
    );
    const found = await inspect(database, acknowledged);
    return { settling, load, found, serversLost: servers.filter((server) => !server.alive()).length };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { freePorts } from '@members/tooling/freePorts';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase, type Database } from '../../../src/database';
import { startEmbeddedPostgres } from '../../../src/database/embedded';
import { testClusterPrefix } from '../../leftovers';
import { administer } from '../../administer';
import { startServer, type ServerProcess } from '../../load';
import type { Program } from './programs';
import { startNginx, startPgbouncer } from './shipped';

export interface BalancedStage {
  /** Straight to PostgreSQL, to look at what has come of it. */
  database: Database;
  /** Through PgBouncer, as the servers see it. */
  pooled: Database;
  /** nginx, in front of two servers. */
  port: number;
  /** nginx' log of requests. */
  accessLog(): string;
  /** Kills (SIGKILL) the next one of first server, pooler, second server, pooler, … and starts it again. */
  strike(): Promise<void>;
  close(): Promise<void>;
}

/** Two servers behind nginx, PgBouncer in transaction pooling between them and a durable PostgreSQL of their own. */
export async function stageBehindBalancer(): Promise<BalancedStage> {
  const directory = mkdtempSync(join(tmpdir(), testClusterPrefix));
  chmodSync(directory, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: directory });
  await prepareDatabase(postgres);
  // Another default than the servers want, so that it shows whether the pooler's connections have theirs.
  await administer(postgres.ownerUrl, `ALTER DATABASE members SET timezone TO 'Asia/Seoul'`);
  const database = openDatabase(postgres.ownerUrl, { max: 2 });
  const [pooler, balancer, ...servers] = (await freePorts(4)) as [number, number, number, number];

  const startPooler = () => startPgbouncer({ directory, port: pooler, url: postgres.url });
  const through = (name: string) => `postgres://members@127.0.0.1:${pooler}/${name}`;
  const [databaseUrl, readUrl] = [through('members'), through('members_read')];
  const start = (port: number) =>
    startServer({
      databaseUrl,
      dataDir: directory,
      port,
      env: { DATABASE_READ_URL: readUrl, TRUST_PROXY: '1' },
    });
  let pgbouncer: Program = await startPooler();
  const running: [ServerProcess, ServerProcess] = [await start(servers[0]), await start(servers[1])];
  const nginx = await startNginx({ directory, port: balancer, servers });
  const pooled = openDatabase(databaseUrl, { readUrl, max: 2 });

  let strikes = 0;
  return {
    database,
    pooled,
    port: balancer,
    accessLog: () => readFileSync(join(directory, 'nginx', 'access.log'), 'utf8'),
    async strike() {
      strikes += 1;
      if (strikes % 2 === 0) {
        await pgbouncer.kill();
        await new Promise((resolve) => setTimeout(resolve, 300));
        pgbouncer = await startPooler();
        return;
      }
      const index = strikes % 4 === 1 ? 0 : 1;
      await running[index].kill();
      running[index] = await start(servers[index]);
    },
    async close() {
      await nginx.stop();
      await Promise.all(running.map((server) => server.kill()));
      await pooled.close();
      await pgbouncer.kill();
      await database.close();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

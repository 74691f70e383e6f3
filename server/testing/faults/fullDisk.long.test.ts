import { calls } from '@members/contract';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase } from '../../src/database';
import { startEmbeddedPostgres } from '../../src/database/embedded';
import { testClusterPrefix } from '../leftovers';
import { addGame, addPlayers, openPeriod, startServer } from '../load';
import { inspect } from './inspect';

/** A disk of its own, which only root may mount: elsewhere it is not tried. */
const tried = process.env.SECURITY_LONG && process.getuid?.() === 0 ? test : test.skip;

describe('a full disk under the database (OPS-04; needs root and npm run test:security)', () => {
  tried(
    'orders fail without a trace, and go on once there is room again',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), testClusterPrefix));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'none', dataDir]);
      const postgres = await startEmbeddedPostgres({ dataDir });
      await prepareDatabase(postgres);
      const database = openDatabase(postgres.url, { max: 2 });
      const server = await startServer({ databaseUrl: postgres.url, dataDir });
      try {
        const [player] = await addPlayers(database, { name: 'full', count: 1, balanceMinor: 10_000_000 });
        const game = await addGame(database, {
          key: 'full',
          roundMs: 3_600_000,
          closeLeadMs: 1_000,
          beaconDelayMs: 500,
        });
        const period = await openPeriod(database, game, 60_000);
        const acknowledged: string[] = [];
        const order = async (key: string) => {
          const answer = await fetch(`http://127.0.0.1:${server.port}/api${calls.placeOrder.path}`, {
            method: 'POST',
            headers: { ...player!.headers, 'idempotency-key': key },
            body: new URLSearchParams({
              item: 'bi',
              money: '1',
              lid: String(game.id),
              mid: String(player!.id),
              expect: period,
            }),
          });
          const { code } = (await answer.json()) as { code: number };
          if (code === 200) acknowledged.push(key);
          return code;
        };
        expect(await order('before')).toBe(200);
        const ballast = join(dataDir, 'ballast');
        const fill = () => {
          const { bavail, bsize } = statfsSync(dataDir);
          writeFileSync(ballast, Buffer.alloc(bavail * bsize), { flag: 'a' });
        };
        fill();
        const codes: number[] = [];
        for (let n = 0; n < 3_000 && codes.at(-1) !== 500; n++) codes.push(await order(`full-${n}`));
        expect(codes.at(-1)).toBe(500);
        rmSync(ballast);
        let again = 500;
        for (let n = 0; n < 60 && again !== 200; n++) {
          again = await order(`again-${n}`);
          if (again !== 200) await new Promise((resolve) => setTimeout(resolve, 500));
        }
        expect(again).toBe(200);
        // Its round is still open, so that how orders were settled can't be looked at.
        const { acknowledgedMissing, balancesUnlikeEntries, entriesSumMinor } = await inspect(
          database,
          acknowledged,
        );
        expect([acknowledgedMissing, balancesUnlikeEntries, entriesSumMinor]).toEqual([0, 0, 0]);
      } finally {
        await server.kill();
        await database.close();
        await postgres.stop();
        execFileSync('umount', ['-l', dataDir]);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    300_000,
  );
});

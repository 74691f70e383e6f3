import { type CallId, calls } from '@members/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '..';
import { addGame, addPlayers, openPeriod, type Player, startServer } from '../load';
import { figureTable } from './faultTable';
import { median } from './overload';

const minutes = Number(process.env.MEMORY_MINUTES) || 0;
/** In a short form a leak would not stand out from what the engine keeps for later. */
const longForm = minutes > 0 ? it : it.skip;
const samples = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a member's app asks for in a round of play, besides its order. */
const reads: readonly CallId[] = [
  'notices',
  'showcaseItems',
  'games',
  'videos',
  'member',
  'orders',
  'report',
];

describe('a server that members keep asking (OPS-03)', () => {
  longForm(
    `needs no more memory from minute to minute (${minutes ? `over ${minutes} minutes` : 'needs npm run test:faults'})`,
    async () => {
      const database = await createTestDatabase({ own: true });
      const dataDir = mkdtempSync(join(tmpdir(), 'members-memory-'));
      const server = await startServer({ databaseUrl: database.url, dataDir, env: { LOG_LEVEL: 'error' } });
      const players = await addPlayers(database, { name: 'steady', count: 30, balanceMinor: 10_000_000_000 });
      const roundMs = 24 * 60 * 60 * 1000;
      const game = await addGame(database, {
        key: 'steady',
        roundMs,
        closeLeadMs: 10_000,
        beaconDelayMs: 6_000,
      });
      const period = await openPeriod(database, game, minutes * 60_000 + 30_000);
      const until = Date.now() + minutes * 60_000;
      let answered = 0;
      const refused: string[] = [];
      const memoryMb: number[] = [];

      async function ask(path: string, init: RequestInit): Promise<void> {
        const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, init);
        const { code } = (await answer.json()) as { code: number };
        if (code === 200) answered += 1;
        else refused.push(`${path} ${code}`);
      }
      async function play({ id, headers }: Player): Promise<void> {
        while (Date.now() < until) {
          for (const call of reads) await ask(calls[call].path, { headers: { ...headers, lang: 'en_us' } });
          await ask(calls.placeOrder.path, {
            method: 'POST',
            headers: { ...headers, lang: 'en_us' },
            body: new URLSearchParams({
              item: 'bi',
              money: '1',
              lid: `${game.id}`,
              mid: `${id}`,
              expect: period,
            }),
          });
          await pause(2_000);
        }
      }
      async function watch(): Promise<void> {
        for (let sample = 0; sample < samples; sample += 1) {
          await pause((minutes * 60_000) / samples);
          memoryMb.push(server.memoryMb());
        }
      }

      try {
        await Promise.all([watch(), ...players.map(play)]);
      } finally {
        await server.kill();
        await database.close();
        rmSync(dataDir, { recursive: true });
      }
      const third = samples / 3;
      const before = median(memoryMb.slice(third, 2 * third));
      const after = median(memoryMb.slice(2 * third));
      process.stdout.write(
        figureTable([
          ['minutes in which 30 members played', minutes],
          ['calls answered', answered],
          ['resident memory, MB, from sample to sample', memoryMb.join(' ')],
          ['last third against the one before', (after / before).toFixed(3)],
        ]),
      );
      // The daily reconciliation asks the payment provider for its list, and none runs beside this server.
      const log = server
        .output()
        .split('\n')
        .filter((line) => line && !line.includes('The list of sandbox'));
      expect({ refused, log }).toEqual({ refused: [], log: [] });
      expect(answered).toBeGreaterThan(players.length * reads.length);
      // A leak of a kilobyte a call shows after some minutes; what the engine keeps for later does not grow for ever.
      expect(after / before).toBeLessThan(1.1);
    },
    (minutes * 60 + 120) * 1_000,
  );
});

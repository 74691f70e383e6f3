import type { TestDatabase } from '..';
import { addGame, addPlayers, openPeriod, type OrderAnswer, sendOrders, startServer } from '../load';

export interface OverloadFigures {
  /** Orders a second with as many connections as may wait. */
  saturatedPerSecond: number;
  /** With twice as many. */
  acceptedPerSecond: number;
  refused: number;
  /** Milliseconds. */
  refusedMedianMs: number;
  acceptedMedianMs: number;
  /** Connections that broke: nobody should have to wait for a time-out. */
  lost: number;
  /** Orders of the light load right afterwards that were not accepted. */
  refusedAfterwards: number;
  /** Keys of accepted orders. */
  acknowledged: string[];
  /** Resident memory of the server after each wave, in MB. */
  memoryMb: number[];
}

interface OverloadOptions {
  database: TestDatabase;
  dataDir: string;
  /** Requests that may wait in the server. */
  mostWaiting: number;
  seconds: number;
  waves: number;
}

/** Members bet at one server process: as many at a time as may wait, then twice as many in waves, then a few. */
export async function overload(options: OverloadOptions): Promise<OverloadFigures> {
  const { database, dataDir, mostWaiting, seconds, waves } = options;
  const server = await startServer({
    databaseUrl: database.url,
    dataDir,
    env: { MOST_WAITING: String(mostWaiting) },
  });
  const players = await addPlayers(database, { name: 'crowd', count: 200, balanceMinor: 10_000_000_000 });
  const day = 24 * 60 * 60 * 1000;
  const game = await addGame(database, {
    key: 'overload',
    roundMs: day,
    closeLeadMs: 10_000,
    beaconDelayMs: 6_000,
  });
  const period = await openPeriod(database, game, (waves + 2) * seconds * 1_000 + 30_000);
  let count = 0;

  async function bet(connections: number, forSeconds: number): Promise<OrderAnswer[]> {
    const answers: OrderAnswer[] = [];
    const until = Date.now() + forSeconds * 1_000;
    await sendOrders({
      port: server.port,
      connections,
      next: () => {
        if (Date.now() >= until) return null;
        count += 1;
        const player = players[count % players.length]!;
        return { player, gameId: game.id, period, stake: 1, key: `crowd-${count}` };
      },
      onAnswer: (answer) => answers.push(answer),
    });
    return answers;
  }

  try {
    const accepted = (answers: readonly OrderAnswer[]) => answers.filter(({ code }) => code === 200);
    const saturated = await bet(mostWaiting, seconds);
    const crowd: OrderAnswer[] = [];
    const memory: number[] = [];
    for (let wave = 0; wave < waves; wave++) {
      crowd.push(...(await bet(mostWaiting * 2, seconds)));
      memory.push(server.memoryMb());
    }
    const afterwards = await bet(4, 1);
    const refused = crowd.filter(({ code }) => code === 500);
    const all = [...saturated, ...crowd, ...afterwards];
    return {
      saturatedPerSecond: Math.round(accepted(saturated).length / seconds),
      acceptedPerSecond: Math.round(accepted(crowd).length / (seconds * waves)),
      refused: refused.length,
      refusedMedianMs: Math.round(median(refused.map(({ ms }) => ms))),
      acceptedMedianMs: Math.round(median(accepted(crowd).map(({ ms }) => ms))),
      lost: all.filter(({ code }) => code === null).length,
      refusedAfterwards: afterwards.length - accepted(afterwards).length,
      acknowledged: accepted(all).map(({ order }) => order.key!),
      memoryMb: memory,
    };
  } finally {
    await server.kill();
  }
}

/** The value in the middle, the higher of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

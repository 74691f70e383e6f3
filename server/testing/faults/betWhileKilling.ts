import { addGame, addPlayers, sendOrders, slotAt, type OrderToSend } from '../load';
import { sql } from 'kysely';
import type { Database } from '../../src/database';

export interface LoadFigures {
  kills: number;
  acknowledged: number;
  /** Answers that were lost or said that something failed; each was asked again with its key. */
  askedAgain: number;
  /** Of each kill: the longest time in which no bet was acknowledged, in milliseconds. */
  pausesMs: number[];
}

/**
 * How long a bet that failed waits before it is asked again. The app waits for what `retry-after` says; without any wait the
 * bettors would take the processor from what they wait for.
 */
const againAfterMs = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Target {
  database: Database;
  /** Where members bet. */
  ports: readonly number[];
  /** Kills something and starts it again. */
  strike(): Promise<unknown>;
  /** Of the game; nobody bets in the seconds between two of its rounds. */
  timetable?: { roundMs: number; closeLeadMs: number; beaconDelayMs: number };
}

const usualTimetable = { roundMs: 10_000, closeLeadMs: 2000, beaconDelayMs: 500 };

/** Bets at all ports, each order asked again with its key until it is answered, while `strike` kills again and again. */
export async function betWhileKilling(
  target: Target,
  kills: number,
): Promise<{ figures: LoadFigures; acknowledged: string[] }> {
  const { database, ports, strike, timetable = usualTimetable } = target;
  const players = await addPlayers(database, { name: 'bettor', count: 100, balanceMinor: 1_000_000_000 });
  const game = await addGame(database, { key: 'faults-load', ...timetable });
  const acknowledged: string[] = [];
  let running = true;
  let count = 0;
  let askedAgain = 0;
  let answeredAt = Date.now();
  let pauseMs = 0;
  const pausesMs: number[] = [];

  async function newOrder(): Promise<OrderToSend> {
    let slot = slotAt(game, new Date());
    while (slot.closesAt.getTime() - Date.now() < 100) {
      await pause(50);
      slot = slotAt(game, new Date());
    }
    count += 1;
    const player = players[count % players.length]!;
    return { player, gameId: game.id, period: slot.period, stake: 1, key: `bet-${count}` };
  }
  const bettors = ports.map((port) => {
    const again: OrderToSend[] = [];
    return sendOrders({
      port,
      connections: 8,
      next: async () => {
        await pause(again.length > 0 ? againAfterMs : 4);
        return again.shift() ?? (running ? newOrder() : null);
      },
      onAnswer: ({ order, code }) => {
        if (code === 200) {
          acknowledged.push(order.key!);
          pauseMs = Math.max(pauseMs, Date.now() - answeredAt);
          answeredAt = Date.now();
        } else if (code !== 401) {
          askedAgain += 1;
          again.push(order);
        }
      },
    });
  });

  /** Waits until so many more bets have been acknowledged. */
  async function betsPlaced(more: number): Promise<void> {
    const enough = acknowledged.length + more;
    for (const until = Date.now() + 30_000; acknowledged.length < enough; await pause(5))
      if (Date.now() > until) throw new Error('no bet was placed after a kill');
  }

  for (let kill = 0; kill < kills; kill += 1) {
    await pause(700 + Math.random() * 600);
    // Between two rounds nobody bets, and a kill would meet no bet on its way.
    await betsPlaced(1);
    pauseMs = 0;
    await strike();
    await betsPlaced(1);
    pausesMs.push(pauseMs);
  }
  await betsPlaced(50);
  running = false;
  await Promise.all(bettors);
  await allSettled(database);
  return { figures: { kills, acknowledged: acknowledged.length, askedAgain, pausesMs }, acknowledged };
}

async function allSettled(database: Database): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(100)) {
    const { rows } = await sql<{
      open: number;
    }>`SELECT count(*) AS open FROM orders WHERE status = 0`.execute(database.reader);
    if (rows[0]!.open === 0) return;
  }
}

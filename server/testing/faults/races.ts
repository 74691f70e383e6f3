import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database';
import { addGame, addPlayers, openPeriod, sendOrders, type OrderToSend } from '../load';

/** Places a bet of one point on one option, somehow; true where it was accepted. */
export type PlaceOnce = (order: OrderToSend) => Promise<boolean>;

/** Over HTTP, each request at another one of the ports. */
export function overHttp(ports: readonly number[]): PlaceOnce {
  let turn = 0;
  return async (order) => {
    let accepted = false;
    let left: OrderToSend | null = order;
    await sendOrders({
      port: ports[turn++ % ports.length]!,
      connections: 1,
      next: () => {
        const next = left;
        left = null;
        return next;
      },
      onAnswer: ({ code }) => {
        accepted = code === 200;
      },
    });
    return accepted;
  };
}

/** What an order must not be: the balance is read first and written later. */
export function readThenWrite(database: Database): PlaceOnce {
  return async ({ player }) => {
    const { rows } = await sql<{ balance: number }>`
      SELECT balance_minor AS balance FROM accounts WHERE member_id = ${player.id}`.execute(database.reader);
    const balance = rows[0]!.balance;
    if (balance < 100) return false;
    await database.transaction((transaction) =>
      sql`UPDATE accounts SET balance_minor = ${balance - 100} WHERE member_id = ${player.id}`.execute(
        transaction,
      ),
    );
    return true;
  };
}

export interface RaceOutcome {
  trials: number;
  /** Trials in which other than one of fifty was accepted. */
  wrong: number;
}

/** Fifty bets at once of a member whose balance covers one; again and again with new members. */
export async function raceForOneBalance(
  database: Database,
  { place, trials, name }: { place: PlaceOnce; trials: number; name: string },
): Promise<RaceOutcome> {
  const { gameId, period } = await raceRound(database, name);
  const players = await addPlayers(database, { name, count: trials, balanceMinor: 100 });
  let wrong = 0;
  for (const player of players) {
    const order = { player, gameId, period, stake: 1, key: null };
    const accepted = await Promise.all(Array.from({ length: 50 }, () => place(order)));
    if (accepted.filter(Boolean).length !== 1) wrong += 1;
  }
  return { trials, wrong };
}

/** Fifty submissions of one key, where the balance covers all of them; wrong is other than one effect or answer. */
export async function raceForOneKey(
  database: Database,
  { place, trials, name }: { place: PlaceOnce; trials: number; name: string },
): Promise<RaceOutcome> {
  const { gameId, period } = await raceRound(database, name);
  const players = await addPlayers(database, { name, count: trials, balanceMinor: 100_000 });
  let wrong = 0;
  for (const player of players) {
    const order = { player, gameId, period, stake: 1, key: randomBytes(12).toString('hex') };
    const accepted = await Promise.all(Array.from({ length: 50 }, () => place(order)));
    const { rows } = await sql<{ balance: number }>`
      SELECT balance_minor AS balance FROM accounts WHERE member_id = ${player.id}`.execute(database.reader);
    if (!accepted.every(Boolean) || rows[0]!.balance !== 99_900) wrong += 1;
  }
  return { trials, wrong };
}

async function raceRound(database: Database, name: string) {
  const day = 24 * 60 * 60 * 1000;
  const game = await addGame(database, { key: name, roundMs: day, closeLeadMs: 10_000, beaconDelayMs: 6000 });
  return { gameId: game.id, period: await openPeriod(database, game, 60_000) };
}

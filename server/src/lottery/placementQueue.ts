import { groupOf, laneOf, type Database } from '../database';
import { insertPlacements, type Placement } from './placementStore';

/** Places a bet with others that come at the same time. False where it was not placed, see `insertPlacements`. */
export type Place = (placement: Placement) => Promise<boolean>;

interface Waiting {
  placement: Placement;
  resolve: (placed: boolean) => void;
  reject: (error: unknown) => void;
}

/** Placements in one statement: more make it longer without making each cheaper. */
const largestBatch = 128;

/**
 * Gathers the bets on a game that arrive while its last statement runs into the next one. Nobody waits for a timer,
 * and one game's statement waits for no other game. Every bet is placed or not on its own, and answered once its
 * statement is committed.
 * A statement has members of lanes that the database takes together.
 */
export function createPlacementQueue(database: Database): Place {
  const queues = new Map<string, Waiting[]>();

  async function run(name: string, queue: Waiting[]): Promise<void> {
    // What arrives in this turn of the event loop belongs together too.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await placeAll(database, takeBatch(queue));
    queues.delete(name);
  }

  return async (placement) => {
    const groups = await database.laneGroups();
    return new Promise((resolve, reject) => {
      const waiting = { placement, resolve, reject };
      const name = `${placement.gameId}/${groupOf(groups, laneOf(placement.memberId))}`;
      const queue = queues.get(name);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(name, started);
      void run(name, started);
    });
  };
}

/** The oldest ones, one per member: what a member's second bet may take depends on the first. */
function takeBatch(queue: Waiting[]): Waiting[] {
  const members = new Set<number>();
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  for (const waiting of queue) {
    const { memberId } = waiting.placement;
    if (batch.length === largestBatch || members.has(memberId)) left.push(waiting);
    else batch.push(waiting);
    members.add(memberId);
  }
  queue.splice(0, queue.length, ...left);
  return batch;
}

/** Never rejects: each of the batch is told its own outcome. */
async function placeAll(database: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const placed = await insertPlacements(
      database,
      batch.map(({ placement }) => placement),
    );
    batch.forEach(({ resolve }, n) => resolve(placed.has(n)));
  } catch (error) {
    // Refused as a whole, so nothing of it is there: one by one, the cause stays with its own placement.
    if (batch.length > 1 && wasRolledBack(error))
      for (const waiting of batch) await placeAll(database, [waiting]);
    else for (const { reject } of batch) reject(error);
  }
}

/**
 * True for errors of the statement itself: data, constraint, or a conflict with another transaction. After any other,
 * such as a lost connection, the statement may have been committed, and running it again could place a bet twice.
 */
function wasRolledBack(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(22|23|40)...$/.test(code) && code !== '40003';
}

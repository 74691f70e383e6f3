import { winningBets } from '@members/contract';
import { allLanes, type Database, type Transaction } from '../database';
import { rollDice, type Beacon } from '../draws';
import { createBeaconValues, type Acceptance } from './beaconValues';
import { commitOrders } from './commitOrders';
import { dueSteps, untilNextDue, type Step } from './dueSteps';
import { selectGames } from './gameStore';
import { holdTerms } from './oddsStore';
import { selectOpenLanes, settleOrders } from './orderStore';
import * as store from './roundStore';

export interface RoundsOptions {
  database: Database;
  beacon: Beacon;
  now?: () => Date;
  /** The game's release that a round is opened with: hash of all its files, null where none is known. */
  releaseHash?: () => string | null;
  /** Orders settled in one transaction: their members' accounts are held as long. */
  chunkSize?: number;
  /** Takes what an operator must see: failures, and rounds that became void with the reason. */
  onError?: (error: unknown, what: string) => void;
}

export interface Rounds {
  /**
   * Does what is due by the clock: closes, fixes the orders of closed rounds, draws where the beacon's value is stored, opens, settles. Safe in any
   * number of processes at once. `quick` settles one chunk per round, for a request that waits. Resolves to the
   * milliseconds until a round that is known closes or draws next, Infinity without one.
   */
  advance(pace?: 'quick' | 'all'): Promise<number>;
  /** Calls `listener` whenever this process has changed what members see of a round. */
  onChange(listener: () => void): void;
  /** A quick advance that callers at the same moment share. */
  catchUp(): Promise<unknown>;
  /** Brings and verifies the beacon values that closed rounds wait for. Tens of milliseconds of computing. */
  collectBeaconValues(): Promise<void>;
  /**
   * Takes a value that a person brings, where a closed round waits for it and the chain made it (D01). `beside` is written
   * in the same transaction.
   */
  acceptBeaconValue(
    round: number,
    signature: Uint8Array,
    beside?: (transaction: Transaction) => Promise<void>,
  ): Promise<Acceptance>;
}

/** Steps follow from each other (close, commit, draw, settle); so many passes finish all that one moment can need. */
const maxPasses = 5;
/** Transactions at once that settle a round; they skip each other's orders. */
const settlersPerRound = 2;
const voidReason = 'the beacon value was not obtainable within 24 hours';

export function createRounds(options: RoundsOptions): Rounds {
  const { database, beacon, now = () => new Date(), chunkSize = 2000, onError = () => {} } = options;
  const { releaseHash = () => null } = options;
  const values = createBeaconValues({ database, beacon, now, onError });
  const listeners: (() => void)[] = [];
  let known = false;

  async function run(step: Step, pace: 'quick' | 'all'): Promise<void> {
    switch (step.do) {
      case 'close':
        return database.transaction((transaction) => store.closeDueRounds(transaction, now()));
      case 'commit':
        return commitOrders({ database, now }, step);
      case 'draw':
        return draw(step);
      case 'void':
        await database.transaction((transaction) =>
          store.voidRound(transaction, { ...step, reason: voidReason }),
        );
        return onError(new Error(voidReason), `round ${step.gameId}/${step.period} is void`);
      case 'open':
        return open(step);
      case 'settle':
        return settle(step, pace);
    }
  }

  async function open({ game, slot }: Extract<Step, { do: 'open' }>): Promise<void> {
    await database.transaction(async (transaction) => {
      const terms = await holdTerms(transaction, game.id);
      if (!terms) return;
      if (!known) await store.insertBeacon(transaction, beacon.info);
      await store.insertRound(transaction, {
        ...terms,
        gameId: game.id,
        slot,
        beaconChain: beacon.info.chainHash,
        beaconRound: Number(beacon.roundAt(slot.beaconNotBefore)),
        releaseHash: releaseHash(),
        now: now(),
      });
    });
    known = true;
  }

  // A transaction of its own, after the one that closed the round: closing waited for every order that held the
  // round, so none can commit after its result exists.
  function draw(round: store.RoundId): Promise<void> {
    return database.transaction(async (transaction) => {
      const drawable = await store.lockDrawableRound(transaction, round);
      if (!drawable) return;
      const dice = rollDice({
        gameKey: drawable.gameKey,
        roundNumber: BigInt(drawable.number),
        beaconRound: BigInt(drawable.beaconRound),
        signature: drawable.signature,
      });
      await store.storeDice(transaction, { ...round, dice, now: now() });
    });
  }

  async function settle({ gameId, period }: store.RoundId, pace: 'quick' | 'all'): Promise<void> {
    const result = await store.selectResult(database.reader, { gameId, period });
    if (!result) return;
    const winning = result.dice && winningBets(result.dice);
    const together = await database.laneGroups();
    // Of several groups only those that have something to settle get a statement.
    const open = together.length > 1 ? await selectOpenLanes(database.reader, { gameId, period }) : allLanes;
    const groups = together.filter((lanes) => lanes.some((lane) => open.includes(lane)));
    const settleLanes = async (lanes: readonly number[]) => {
      let chunk = { settled: 0, lastId: 0 };
      do {
        const next = { gameId, period, winning, lanes, afterId: chunk.lastId, size: chunkSize, now: now() };
        chunk = await database.transaction((transaction) => settleOrders(transaction, next));
      } while (chunk.settled === chunkSize && pace === 'all');
      return chunk.settled < chunkSize;
    };
    const settlers = pace === 'all' ? settlersPerRound : 1;
    // Of one group each settler takes the orders that the others leave; of several each takes the next group.
    const turns = (
      groups.length === 1 ? Array.from({ length: settlers }, () => groups[0]!) : groups
    ).values();
    const settleTurns = async () => {
      let ended = true;
      for (const lanes of turns) ended = (await settleLanes(lanes)) && ended;
      return ended;
    };
    const ends = await Promise.all(Array.from({ length: settlers }, settleTurns));
    if (ends.every(Boolean))
      await database.transaction((transaction) =>
        store.finishRound(transaction, { gameId, period, now: now() }),
      );
  }

  async function advance(pace: 'quick' | 'all' = 'all'): Promise<number> {
    const failed = new Set<string>();
    let untilNext = Infinity;
    const name = (step: Step) =>
      step.do === 'open' ? `open ${step.game.key} ${step.slot.period}` : Object.values(step).join(' ');
    for (let pass = 0; pass < maxPasses; pass += 1) {
      const [games, rounds] = [
        await selectGames(database.reader),
        await store.selectUnfinishedRounds(database.reader),
      ];
      const at = now();
      const steps = dueSteps(games, rounds, at).filter((step) => !failed.has(name(step)));
      untilNext = untilNextDue(rounds, at);
      if (steps.length === 0) break;
      for (const [index, step] of steps.entries()) {
        // One game's trouble stays its own; the next tick tries again.
        await run(step, pace).catch((error: unknown) => {
          failed.add(name(step));
          onError(error, name(step));
        });
        // Once for all draws and openings of a moment: settling comes after them, and each takes its time.
        if ((steps[index + 1]?.do ?? 'settle') === 'settle') for (const listener of listeners) listener();
      }
    }
    return untilNext;
  }

  let catchingUp: Promise<unknown> | undefined;
  function catchUp(): Promise<unknown> {
    catchingUp ??= advance('quick').finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  return {
    advance,
    onChange: (listener) => void listeners.push(listener),
    catchUp,
    collectBeaconValues: values.collect,
    acceptBeaconValue: values.accept,
  };
}

import { betTypes, type Odds } from '@members/contract';
import { oddsFaults } from '@members/office-contract';
import type { Database, Reader, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './officeStore';
import { insertOdds, selectOdds } from './oddsStore';

export interface OddsChange {
  key: string;
  /** Of the odds that they follow. */
  version: number;
  odds: Odds;
  reason: string;
}

/** The odds of games and the floor of what they pay back. Nothing of it reaches a round that is open. */
export function createOdds(database: Database) {
  const { reader } = database;

  /** Throws Declined for odds that can't be set as things are. */
  async function checkChange({ key, version, odds }: OddsChange): Promise<void> {
    const game = await store.selectOfficeGame(reader, key);
    if (!game) throw new Declined('missing', { what: `game ${key}` });
    await refuseWrong(reader, { gameId: game.id, version, odds });
  }

  /** Sets the odds with which the next round of a game opens. */
  function set({ key, version, odds, reason }: OddsChange, act: Act) {
    return database.transaction(async (transaction) => {
      const game = await store.claimGame(transaction, key);
      if (!game) throw new Declined('missing', { what: `game ${key}` });
      const before = await refuseWrong(transaction, { gameId: game.id, version, odds });
      const next = { version: version + 1, fromNumber: await nextNumber(transaction, game.id) };
      await insertOdds(transaction, {
        ...{ gameId: game.id, ...next, odds, reason, at: act.now },
        ...{ proposedBy: act.proposedBy ?? act.operator, setBy: act.operator },
      });
      await recordOperation(transaction, {
        ...act,
        ...{ reason, action: 'odds set', subject: `game ${key}` },
        ...{ before: shown(before), after: shown(odds), details: next },
      });
      return next;
    });
  }

  const floor = () => store.selectFloor(reader);

  /** Sets what no odds that are set from now on may pay back less than. */
  function setFloor({ floorHundredths, reason }: { floorHundredths: number; reason: string }, act: Act) {
    return database.transaction(async (transaction) => {
      const before = { floorHundredths: await store.selectFloor(transaction) };
      await store.updateFloor(transaction, floorHundredths);
      await recordOperation(transaction, {
        ...act,
        ...{ reason, action: 'floor of returns set', subject: 'games', before, after: { floorHundredths } },
      });
    });
  }

  return { checkChange, set, floor, setFloor };
}

/** Throws Declined for odds that pay back too much, or less than the floor. */
export async function refuseUnfair(reader: Reader, odds: Odds): Promise<void> {
  const floor = await store.selectFloor(reader);
  const [fault] = oddsFaults(odds, floor);
  if (!fault) return;
  const values = { option: fault.type, percent: Number(fault.percent.toFixed(4)) };
  if (fault.why === 'aboveAll') throw new Declined('oddsAboveAll', values);
  throw new Declined('oddsBelowFloor', { ...values, floor: floor / 100 });
}

/** Answers the odds before. */
async function refuseWrong(
  reader: Reader,
  { gameId, version, odds }: { gameId: number; version: number; odds: Odds },
): Promise<Odds> {
  const newest = await selectOdds(reader, gameId);
  if (newest.version !== version) throw new Declined('changedMeanwhile', { operator: newest.setBy });
  if (betTypes.every((type) => newest.odds[type] === odds[type])) throw new Declined('oddsSame');
  await refuseUnfair(reader, odds);
  return newest.odds;
}

export const nextNumber = async (transaction: Transaction, gameId: number): Promise<number> =>
  1 + (await store.selectNewestNumber(transaction, gameId));

/** Odds by option, as the operator log shows them. */
const shown = (odds: Odds): Record<string, number> =>
  Object.fromEntries(betTypes.map((type) => [type, odds[type] / 100]));

import { mostSlipsTold, type Language, type Slip } from '@members/contract';
import { localised, type Database } from '../database';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { secondsUntil } from './schedule';
import { resultOf } from './service';
import { insertSlipsTold, removeSlipsToldBefore, selectSlipsToTell, type SlipRow } from './slipStore';

/** A round without a value is void after a day; who hasn't looked for a week finds it in the records. */
const toldWithinMs = 7 * 86_400_000;

/** Since when slips are told, seen from now. */
export const slipsSince = (now: Date): Date => new Date(now.getTime() - toldWithinMs);

/** Removes marks of slips that nobody asks about any more. */
export const removeOldMarks = (database: Database, now: Date): Promise<void> =>
  database.transaction((transaction) => removeSlipsToldBefore(transaction, slipsSince(now)));

export type Slips = ReturnType<typeof createSlips>;

/** What a member still has to hear about slips, and marks of what was told (decision 96). */
export function createSlips({ database, now = () => new Date() }: { database: Database; now?: () => Date }) {
  /** Open slips, and settled ones that no device has told of. */
  async function list(memberId: number, language: Language): Promise<Slip[]> {
    const at = now();
    const rows = await selectSlipsToTell(database.reader, { memberIds: [memberId], since: slipsSince(at) });
    return rows.map((row) => slipOf(row, language, at));
  }

  async function markTold(memberId: number, slipIds: readonly string[]): Promise<void> {
    const ids = slipIds.map(Number);
    if (ids.length === 0 || ids.length > mostSlipsTold || !ids.every(Number.isSafeInteger))
      throw new Refusal('invalidValue');
    const at = now();
    await database.transaction((transaction) =>
      insertSlipsTold(transaction, { memberId, slipIds: ids, since: slipsSince(at), now: at }),
    );
  }

  return { list, markTold };
}

function slipOf(row: SlipRow, language: Language, now: Date): Slip {
  return {
    id: row.id,
    gameId: row.gameId,
    gameKey: row.gameKey,
    gameName: localised(row.gameName, language),
    iconUrl: row.iconUrl,
    period: row.period,
    ...resultOf(row.dice, language),
    status: row.status,
    count: row.count,
    orderId: row.orderId,
    stakeMinor: row.stakeMinor,
    returnMinor: row.returnMinor,
    placedAt: formatTime(row.placedAt),
    settledAt: formatTime(row.settledAt),
    secondsToDraw: row.status === 0 ? secondsUntil(row.drawsAt, now, 0) : 0,
  };
}

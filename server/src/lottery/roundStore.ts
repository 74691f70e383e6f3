import { sql, type RawBuilder } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { BeaconInfo, Dice } from '../draws';
import type { Terms } from './oddsStore';
import type { Slot } from './schedule';
import type { RoundStatus } from '../database/tables/lottery';

export interface RoundId {
  gameId: number;
  period: string;
}

const dayMs = 86_400_000;

/**
 * That an order `o` was placed in the days around a round, so that only their months are looked at. A period begins
 * with the day of its round, and no bet is taken a day before that opens.
 */
export function placedAround(period: string): RawBuilder<boolean> {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})-/.exec(period)!;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return sql`(o.placed_at >= ${new Date(start - dayMs)} AND o.placed_at < ${new Date(start + 2 * dayMs)})`;
}

/** That an order `o` is of a round. */
export const isOfRound = ({ gameId, period }: RoundId): RawBuilder<boolean> =>
  sql`(o.game_id = ${gameId} AND o.period = ${period} AND ${placedAround(period)})`;

export interface UnfinishedRound extends RoundId {
  status: RoundStatus;
  closesAt: Date;
  drawsAt: Date;
  beaconChain: string;
  beaconRound: number;
  /** Whether the verified signature of its beacon round is stored. */
  hasBeaconValue: boolean;
  /** Whether its orders are fixed in a tree. */
  hasCommitment: boolean;
}

/** Every round that is not settled yet, by game and number. */
export async function selectUnfinishedRounds(reader: Reader): Promise<UnfinishedRound[]> {
  return reader
    .selectFrom('rounds')
    .leftJoin('beacon_values', (join) =>
      join
        .onRef('beacon_values.chain_hash', '=', 'rounds.beacon_chain')
        .onRef('beacon_values.round', '=', 'rounds.beacon_round'),
    )
    .leftJoin('round_commitments', (join) =>
      join
        .onRef('round_commitments.game_id', '=', 'rounds.game_id')
        .onRef('round_commitments.period', '=', 'rounds.period'),
    )
    .where('rounds.settled_at', 'is', null)
    .select((row) => [
      'rounds.game_id as gameId',
      'rounds.period',
      'rounds.status',
      'rounds.closes_at as closesAt',
      'rounds.draws_at as drawsAt',
      'rounds.beacon_chain as beaconChain',
      'rounds.beacon_round as beaconRound',
      row('beacon_values.round', 'is not', null).$castTo<boolean>().as('hasBeaconValue'),
      row('round_commitments.period', 'is not', null).$castTo<boolean>().as('hasCommitment'),
    ])
    .orderBy('rounds.game_id')
    .orderBy('rounds.number')
    .execute();
}

export async function insertBeacon(transaction: Transaction, info: BeaconInfo): Promise<void> {
  await transaction
    .insertInto('beacons')
    .values({
      chain_hash: info.chainHash,
      kind: info.kind,
      public_key: info.publicKey,
      genesis_ms: info.genesisMs,
      period_ms: info.periodMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a signature that was verified; a second one of the same round is the same by the scheme. */
export async function insertBeaconValue(
  transaction: Transaction,
  value: { chainHash: string; round: number; signature: Buffer; now: Date },
): Promise<void> {
  await transaction
    .insertInto('beacon_values')
    .values({
      chain_hash: value.chainHash,
      round: value.round,
      signature: value.signature,
      verified_at: value.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Opening extends Terms {
  gameId: number;
  slot: Slot;
  beaconChain: string;
  beaconRound: number;
  releaseHash: string | null;
  now: Date;
}

/** Opens the round of a slot with the game's next number; false where it or a later one is there already. */
export async function insertRound(transaction: Transaction, opening: Opening): Promise<boolean> {
  const { gameId, slot, now } = opening;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round,
      odds, max_payout_minor, min_stake_minor, release_hash, opened_at)
    SELECT ${gameId}, ${slot.period}, 1 + coalesce(max(number), 0), ${slot.opensAt}, ${slot.closesAt},
      ${slot.drawsAt}, ${opening.beaconChain}, ${opening.beaconRound}, ${JSON.stringify(opening.odds)},
      ${opening.maxPayoutMinor}, ${opening.minStakeMinor}, ${opening.releaseHash}, ${now}
    FROM rounds WHERE game_id = ${gameId}
    HAVING max(opens_at) IS NULL OR max(opens_at) < ${slot.opensAt}
    ON CONFLICT DO NOTHING`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Closes every round that is due. Waits for the orders that hold their round at this moment. */
export async function closeDueRounds(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .updateTable('rounds')
    .set({ status: 'closed', closed_at: now })
    .where('status', '=', 'open')
    .where('settled_at', 'is', null)
    .where('closes_at', '<=', now)
    .execute();
}

export interface DrawableRound {
  gameKey: string;
  number: number;
  beaconRound: number;
  signature: Buffer;
}

/** A closed round with its own beacon value, locked until the transaction ends; null where there is none. */
export async function lockDrawableRound(
  transaction: Transaction,
  { gameId, period }: RoundId,
): Promise<DrawableRound | null> {
  const row = await transaction
    .selectFrom('rounds')
    .innerJoin('games', 'games.id', 'rounds.game_id')
    .innerJoin('beacon_values', (join) =>
      join
        .onRef('beacon_values.chain_hash', '=', 'rounds.beacon_chain')
        .onRef('beacon_values.round', '=', 'rounds.beacon_round'),
    )
    .where('rounds.game_id', '=', gameId)
    .where('rounds.period', '=', period)
    .where('rounds.status', '=', 'closed')
    .select([
      'games.key as gameKey',
      'rounds.number',
      'rounds.beacon_round as beaconRound',
      'beacon_values.signature',
    ])
    .forUpdate('rounds')
    .executeTakeFirst();
  return row ?? null;
}

export async function storeDice(
  transaction: Transaction,
  { gameId, period, dice, now }: RoundId & { dice: Dice; now: Date },
): Promise<void> {
  await transaction
    .updateTable('rounds')
    .set({ status: 'drawn', dice: [...dice], drawn_at: now })
    .where('game_id', '=', gameId)
    .where('period', '=', period)
    .where('status', '=', 'closed')
    .execute();
}

/** Voids a closed round that still has no beacon value; the reason is what members are shown. */
export async function voidRound(
  transaction: Transaction,
  { gameId, period, reason }: RoundId & { reason: string },
): Promise<void> {
  await sql`
    UPDATE rounds SET status = 'void', void_reason = ${reason}
    WHERE game_id = ${gameId} AND period = ${period} AND status = 'closed' AND NOT EXISTS (
      SELECT FROM beacon_values v WHERE v.chain_hash = beacon_chain AND v.round = beacon_round)
  `.execute(transaction);
}

/** What settling needs of a round: its dice, or null where its stakes are returned. */
export async function selectResult(
  reader: Reader,
  { gameId, period }: RoundId,
): Promise<{ dice: Dice | null } | null> {
  const row = await reader
    .selectFrom('rounds')
    .select('dice')
    .where('game_id', '=', gameId)
    .where('period', '=', period)
    .where('status', 'in', ['drawn', 'void'])
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row ? { dice: row.dice as unknown as Dice | null } : null;
}

/** Ends a drawn or void round once none of its orders is open. */
export async function finishRound(
  transaction: Transaction,
  { gameId, period, now }: RoundId & { now: Date },
): Promise<void> {
  // Apart: no order comes to a round that is closed, and rounds may be on one machine and orders on others.
  const { rows } = await sql<{ open: boolean }>`
    SELECT EXISTS (SELECT 1 FROM orders o WHERE ${isOfRound({ gameId, period })} AND o.status = 0) AS open`.execute(
    transaction,
  );
  if (rows[0]!.open) return;
  await sql`
    UPDATE rounds SET settled_at = ${now}, status = CASE status WHEN 'drawn' THEN 'settled' ELSE status END
    WHERE game_id = ${gameId} AND period = ${period} AND status IN ('drawn', 'void') AND settled_at IS NULL
  `.execute(transaction);
}

/** What is fixed in an open round, null where the game has no round open at this time. */
export async function selectRoundTerms(
  reader: Reader,
  { gameId, period }: RoundId,
): Promise<(Terms & { status: RoundStatus; closesAt: Date }) | null> {
  const row = await reader
    .selectFrom('rounds')
    .select([
      'odds',
      'max_payout_minor as maxPayoutMinor',
      'min_stake_minor as minStakeMinor',
      'status',
      'closes_at as closesAt',
    ])
    .where('game_id', '=', gameId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row ?? null;
}

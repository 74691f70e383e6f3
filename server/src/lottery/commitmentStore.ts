import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import { isOfRound, type RoundId } from './roundStore';

export interface CommittableRound {
  gameKey: string;
  number: number;
}

/**
 * A closed round without a commitment, locked until the transaction ends; null where there is none, or where another
 * process is at it.
 */
export async function lockCommittableRound(
  transaction: Transaction,
  { gameId, period }: RoundId,
): Promise<CommittableRound | null> {
  const { rows } = await sql<CommittableRound>`
    SELECT g.key AS "gameKey", r.number FROM rounds r JOIN games g ON g.id = r.game_id
    WHERE r.game_id = ${gameId} AND r.period = ${period} AND r.status = 'closed' AND NOT EXISTS (
      SELECT FROM round_commitments c WHERE c.game_id = r.game_id AND c.period = r.period)
    FOR UPDATE OF r SKIP LOCKED`.execute(transaction);
  return rows[0] ?? null;
}

/**
 * Returns once what was committed before can be read in every lane. Rejects where a machine has not said so within a
 * quarter of a second, by code 55P03, or does not answer, by one of class 08; then it is worth another try later.
 */
export async function awaitPrepared(transaction: Transaction): Promise<void> {
  await sql`SELECT await_prepared()`.execute(transaction);
}

export interface CommittableOrder {
  id: number;
  memberId: number;
  betType: string;
  stakeMinor: number;
  oddsHundredths: number;
  blinding: string;
}

/** The next orders of a closed round, by id: all of them are open until the round is drawn. */
export async function selectCommittableOrders(
  transaction: Transaction,
  { gameId, period, afterId, size }: RoundId & { afterId: number; size: number },
): Promise<CommittableOrder[]> {
  const { rows } = await sql<CommittableOrder>`
    SELECT id, member_id AS "memberId", bet_type AS "betType", stake_minor AS "stakeMinor",
      odds_hundredths AS "oddsHundredths", blinding
    FROM orders o
    WHERE ${isOfRound({ gameId, period })} AND status = 0 AND id > ${afterId}
    ORDER BY id LIMIT ${size}`.execute(transaction);
  return rows;
}

/** The orders of a committed round among these ids, by id. */
export async function selectCommittedOrders(
  reader: Reader,
  { gameId, period, ids }: RoundId & { ids: readonly string[] },
): Promise<CommittableOrder[]> {
  const { rows } = await sql<CommittableOrder>`
    SELECT id, member_id AS "memberId", bet_type AS "betType", stake_minor AS "stakeMinor",
      odds_hundredths AS "oddsHundredths", blinding
    FROM orders o WHERE id = ANY (${[...ids]}::bigint[]) AND ${isOfRound({ gameId, period })}
    ORDER BY id`.execute(reader);
  return rows;
}

export interface Commitment {
  orderCount: number;
  root: Buffer;
  committedAt: Date;
}

/** Stores a round's commitment; one that is there already stays. */
export async function insertCommitment(
  transaction: Transaction,
  commitment: RoundId & Commitment & { orderIds: Buffer; tree: Buffer },
): Promise<void> {
  await transaction
    .insertInto('round_commitments')
    .values({
      game_id: commitment.gameId,
      period: commitment.period,
      order_count: commitment.orderCount,
      root: commitment.root,
      order_ids: commitment.orderIds,
      tree: commitment.tree,
      committed_at: commitment.committedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ids of a committed round's orders, in the order of its leaves: u64be each. */
export async function selectOrderIds(reader: Reader, { gameId, period }: RoundId): Promise<Buffer | null> {
  const row = await reader
    .selectFrom('round_commitments')
    .select('order_ids')
    .where('game_id', '=', gameId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.order_ids ?? null;
}

/** Nodes of a round's tree by their place in the stored sequence, in the order asked for. */
export async function selectTreeNodes(
  reader: Reader,
  { gameId, period, places }: RoundId & { places: readonly number[] },
): Promise<Buffer[]> {
  const { rows } = await sql<{ node: Buffer }>`
    SELECT substring(c.tree FROM place::integer * 32 + 1 FOR 32) AS node
    FROM round_commitments c, unnest(${[...places]}::bigint[]) WITH ORDINALITY AS asked(place, position)
    WHERE c.game_id = ${gameId} AND c.period = ${period}
    ORDER BY position`.execute(reader);
  return rows.map(({ node }) => node);
}

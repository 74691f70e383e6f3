import type { BetType } from '@members/contract';
import type { BeaconInfo } from '@members/verifier';
import { sql } from 'kysely';
import { laneOf, type Reader } from '../database';
import type { Dice } from '../draws';
import type { Odds } from '@members/contract';
import type { RoundStatus } from '../database/tables/lottery';

export interface VerifiableRound {
  gameKey: string;
  number: number;
  period: string;
  status: RoundStatus;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  beaconDelayMs: number;
  beaconRound: number;
  beacon: BeaconInfo;
  signature: Buffer | null;
  odds: Odds;
  releaseHash: string | null;
  orderCount: number | null;
  root: Buffer | null;
  committedAt: Date | null;
  dice: Dice | null;
  voidReason: string | null;
}

const verifiableRounds = sql`
  SELECT r.game_id AS "gameId", g.key AS "gameKey", r.number, r.period, r.status, r.opens_at AS "opensAt", r.closes_at AS "closesAt",
    r.draws_at AS "drawsAt", g.beacon_delay_ms AS "beaconDelayMs", r.beacon_round AS "beaconRound",
    jsonb_build_object('kind', b.kind, 'chainHash', b.chain_hash, 'publicKey', b.public_key,
      'genesisMs', b.genesis_ms, 'periodMs', b.period_ms) AS beacon,
    v.signature, r.odds, r.release_hash AS "releaseHash", c.order_count AS "orderCount", c.root, c.committed_at AS "committedAt",
    r.dice, r.void_reason AS "voidReason"
  FROM rounds r
  JOIN games g ON g.id = r.game_id
  JOIN beacons b ON b.chain_hash = r.beacon_chain
  LEFT JOIN beacon_values v ON v.chain_hash = r.beacon_chain AND v.round = r.beacon_round
  LEFT JOIN round_commitments c ON c.game_id = r.game_id AND c.period = r.period`;

export async function selectVerifiableRound(
  reader: Reader,
  { gameKey, period }: { gameKey: string; period: string },
): Promise<VerifiableRound | null> {
  const { rows } = await sql<VerifiableRound>`
    ${verifiableRounds} WHERE g.key = ${gameKey} AND r.period = ${period}`.execute(reader);
  return rows[0] ?? null;
}

/** Rounds whose bets are closed, by number from `from` on. */
export async function selectHistory(
  reader: Reader,
  { gameKey, from, limit }: { gameKey: string; from: number; limit: number },
): Promise<VerifiableRound[]> {
  const { rows } = await sql<VerifiableRound>`
    ${verifiableRounds} WHERE r.game_id = (SELECT id FROM games WHERE key = ${gameKey}) AND r.number >= ${from}
      AND r.status <> 'open'
    ORDER BY r.number LIMIT ${limit}`.execute(reader);
  return rows;
}

/**
 * A part of a WITH clause: for each game the first number that opened since a time, looked for once and among the rounds
 * of that time only (`+ 0` keeps it from being looked for from the game's first round on).
 */
const firstNumbers = (since: Date) => sql`
  first AS MATERIALIZED (
    SELECT id AS game_id, (SELECT min(number + 0) FROM rounds WHERE game_id = games.id AND opens_at >= ${since})
      AS number FROM games
  )`;

/**
 * Rounds of all games, by game and number, after one of them. Numbers rise whatever a row says of its time, so `since`
 * stands for the first number that opened then.
 */
export async function selectRoundsSince(
  reader: Reader,
  { since, after, limit }: { since: Date; after: { gameId: number; number: number }; limit: number },
): Promise<(VerifiableRound & { gameId: number })[]> {
  const { rows } = await sql<VerifiableRound & { gameId: number }>`
    WITH ${firstNumbers(since)}
    ${verifiableRounds} JOIN first ON first.game_id = r.game_id AND r.number >= first.number
    WHERE (r.game_id, r.number) > (${after.gameId}, ${after.number})
    ORDER BY r.game_id, r.number LIMIT ${limit}`.execute(reader);
  return rows;
}

export interface StoredValue {
  chainHash: string;
  round: number;
  signature: Buffer;
  /** Names of rounds that were drawn from it. */
  drawn: string;
}

/** Beacon values that rounds opened since a time wait for or were drawn from, by chain and round. */
export async function selectValuesSince(
  reader: Reader,
  { since, after, limit }: { since: Date; after: { chainHash: string; round: number }; limit: number },
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    WITH ${firstNumbers(since)}
    SELECT v.chain_hash AS "chainHash", v.round, v.signature,
      string_agg(r.period || ' of ' || g.key, ', ' ORDER BY g.key) AS drawn
    FROM first JOIN rounds r ON r.game_id = first.game_id AND r.number >= first.number
      JOIN beacon_values v ON v.chain_hash = r.beacon_chain AND v.round = r.beacon_round
      JOIN games g ON g.id = r.game_id
    WHERE (v.chain_hash, v.round) > (${after.chainHash}, ${after.round})
    GROUP BY v.chain_hash, v.round ORDER BY v.chain_hash, v.round LIMIT ${limit}`.execute(reader);
  return rows;
}

export interface ReceiptOrder {
  id: number;
  gameId: number;
  gameKey: string;
  roundNumber: number;
  period: string;
  betType: BetType;
  stakeMinor: number;
  oddsHundredths: number;
  blinding: string;
  placedAt: Date;
  releaseHash: string | null;
  status: number;
  payoutMinor: number | null;
}

/** One order of one member. */
export async function selectReceiptOrder(
  reader: Reader,
  { orderId, memberId }: { orderId: number; memberId: number },
): Promise<ReceiptOrder | null> {
  const { rows } = await sql<ReceiptOrder>`
    WITH o AS MATERIALIZED (
      SELECT * FROM orders WHERE lane = ${laneOf(memberId)} AND id = ${orderId} AND member_id = ${memberId}
    )
    SELECT o.id, o.game_id AS "gameId", g.key AS "gameKey", r.number AS "roundNumber", o.period,
      o.bet_type AS "betType", o.stake_minor AS "stakeMinor", o.odds_hundredths AS "oddsHundredths", o.blinding,
      o.placed_at AS "placedAt", o.release_hash AS "releaseHash", o.status, o.payout_minor AS "payoutMinor"
    FROM o
    JOIN rounds r ON r.game_id = o.game_id AND r.period = o.period
    JOIN games g ON g.id = o.game_id`.execute(reader);
  return rows[0] ?? null;
}

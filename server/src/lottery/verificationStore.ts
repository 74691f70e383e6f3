import type { BetType } from '@members/contract';
import type { BeaconInfo } from '@members/verifier';
import { sql } from 'kysely';
import type { Reader } from '../database';
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
  SELECT g.key AS "gameKey", r.number, r.period, r.status, r.opens_at AS "opensAt", r.closes_at AS "closesAt",
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
    ${verifiableRounds} WHERE g.key = ${gameKey} AND r.number >= ${from} AND r.status <> 'open'
    ORDER BY r.number LIMIT ${limit}`.execute(reader);
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
    SELECT o.id, o.game_id AS "gameId", g.key AS "gameKey", r.number AS "roundNumber", o.period,
      o.bet_type AS "betType", o.stake_minor AS "stakeMinor", o.odds_hundredths AS "oddsHundredths", o.blinding,
      o.placed_at AS "placedAt", o.release_hash AS "releaseHash", o.status, o.payout_minor AS "payoutMinor"
    FROM orders o
    JOIN rounds r ON r.game_id = o.game_id AND r.period = o.period
    JOIN games g ON g.id = o.game_id
    WHERE o.id = ${orderId} AND o.member_id = ${memberId}`.execute(reader);
  return rows[0] ?? null;
}

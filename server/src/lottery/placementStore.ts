import { sql } from 'kysely';
import type { BetType } from '@members/contract';
import { stakeAllowance } from '../control';
import { lanesOf, type Database } from '../database';
import { debitEachParts, houseAccount, postEachPart, type Idempotency } from '../ledger';
import type { RoundId } from './roundStore';

export interface Placement extends RoundId {
  memberId: number;
  betTypes: readonly BetType[];
  /** Per option. */
  stakeMinor: number;
  idempotency: Idempotency | null;
  /** The game release that the member's client names. */
  releaseHash?: string | null;
  now: Date;
}

const withinAllowance = sql<boolean>`r.amount_minor <= ${stakeAllowance(sql`account.member_id`, sql`r.now`)}`;

/**
 * Places many members' bets in one statement and round trip, each on its own: one order per bet type, the total taken
 * and booked, all or nothing per placement. A member has one placement in it at most.
 *
 * It takes the rounds FOR SHARE and then the accounts, both in the order of their keys and until it commits, so that
 * a round that is closed has every order it will ever have.
 * @returns which placements were placed, by their place in the list. The others met a game or round that is not
 * open, a stake below the least or a win above the limit, a balance that does not cover them, the member's own
 * limits or pause, or a key that was used.
 */
export async function insertPlacements(
  database: Database,
  placements: readonly Placement[],
): Promise<Set<number>> {
  const column = <T>(pick: (placement: Placement, n: number) => T) => placements.map(pick);
  const distinct = <T>(pick: (placement: Placement) => T) => [...new Set(placements.map(pick))];
  const lines = placements.flatMap(({ betTypes }, n) => betTypes.map((betType) => ({ n, betType })));
  const lanes = lanesOf(placements.map(({ memberId }) => memberId));
  const rows = await database.statement(sql<{ n: number }>`
    WITH request AS (
      SELECT * FROM unnest(
        ${column((_, n) => n)}::integer[],
        ${column(({ memberId }) => memberId)}::bigint[],
        ${column(({ gameId }) => gameId)}::integer[],
        ${column(({ period }) => period)}::text[],
        ${column(({ stakeMinor }) => stakeMinor)}::bigint[],
        ${column(({ stakeMinor, betTypes }) => stakeMinor * betTypes.length)}::bigint[],
        ${column(({ idempotency }) => idempotency?.key ?? null)}::text[],
        ${column(({ idempotency }) => idempotency?.inputHash ?? null)}::bytea[],
        ${column(({ releaseHash }) => releaseHash ?? null)}::text[],
        ${column(({ now }) => now)}::timestamptz[]
      ) AS request (n, member_id, game_id, period, stake_minor, amount_minor, idempotency_key, input_hash,
        release_hash, now)
    ),
    bet AS (
      SELECT * FROM unnest(${lines.map(({ n }) => n)}::integer[], ${lines.map(({ betType }) => betType)}::text[])
        WITH ORDINALITY AS bet (n, type, position)
    ),
    round AS (
      SELECT r.game_id, r.period, r.odds, r.max_payout_minor, r.min_stake_minor, r.opens_at, r.closes_at
      FROM rounds r JOIN games g ON g.id = r.game_id
      WHERE r.status = 'open' AND g.open
        AND r.game_id = ANY (${distinct(({ gameId }) => gameId)}::integer[])
        AND r.period = ANY (${distinct(({ period }) => period)}::text[])
      ORDER BY r.game_id, r.period
      FOR SHARE OF r
    ),
    allowed AS (
      SELECT request.*, round.odds FROM request JOIN round USING (game_id, period)
      WHERE round.closes_at > request.now AND round.opens_at - interval '1 day' <= request.now
        AND request.stake_minor >= round.min_stake_minor AND NOT EXISTS (
        SELECT FROM bet WHERE bet.n = request.n
          AND (round.odds ->> bet.type)::bigint * request.stake_minor > round.max_payout_minor * 100)
    ),
    ${debitEachParts('allowed', { kind: 'order', lanes, condition: withinAllowance })},
    placed AS (
      INSERT INTO orders
        (lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, release_hash,
          placed_at)
      SELECT debit.lane, debit.transfer_id, a.game_id, a.period, a.member_id, bet.type, a.stake_minor,
        (a.odds ->> bet.type)::integer, a.release_hash, a.now
      FROM debit JOIN allowed a USING (n) JOIN bet USING (n)
      ORDER BY bet.position
      RETURNING id AS order_id, transfer_id, stake_minor AS amount_minor, placed_at AS created_at
    ),
    ${postEachPart('placed', { kind: 'order', counterAccount: houseAccount })}
    SELECT n FROM debit`);
  return new Set(rows.map(({ n }) => n));
}

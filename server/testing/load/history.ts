import { sql } from 'kysely';
import { betTypes, publicOdds } from '@members/contract';
import { diceOfByte, outcomes, sumOf, winningBets } from '@members/verifier';
import type { Database } from '../../src/database';
import { takeCheckpoint } from '../../src/ledger';
import type { GameRow } from '../../src/lottery/gameStore';

const dayMs = 86_400_000;

export interface HistoryOptions {
  game: GameRow;
  /** Whose orders they are: a fifth of them the first one's, the rest the others' in turn. */
  members: readonly number[];
  /** All of them settled. */
  orders: number;
  ordersPerDay: number;
  /** The history ends with the day before. */
  until: Date;
  beaconChain: string;
  /** Told after each day. */
  onDay?: (ordersDone: number) => void;
}

/** What every member has before the first order, as many minor units. */
const openingMinor = 1_000_000_000_000;

/**
 * Writes a life of orders: for each day its rounds with dice and beacon values, orders with their transfers and entries,
 * winnings, and a recharge of one member in ten. It balances as if it had been played, and reconciles but for draws and
 * trees, which are made up. By the owner of the database, without triggers: minutes for a million orders become seconds.
 */
export async function addHistory(owner: Database, options: HistoryOptions): Promise<void> {
  const { orders, ordersPerDay, until, onDay } = options;
  const days = Math.ceil(orders / ordersPerDay);
  const start = Math.floor(until.getTime() / dayMs) * dayMs - days * dayMs;
  await openAccounts(owner, { ...options, at: new Date(start) });
  for (let day = 0; day < days; day += 1) {
    const count = Math.min(ordersPerDay, orders - day * ordersPerDay);
    await addDay(owner, { ...options, day, count, start: new Date(start + day * dayMs) });
    // As it is taken once a day: what came since the last one is a day's.
    if (day < days - 1) await takeCheckpoint(owner, { leastHours: 0 });
    onDay?.(day * ordersPerDay + count);
  }
  await owner.transaction(async (transaction) => {
    for (const table of ['transfers', 'orders', 'entries', 'recharges'])
      await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
        transaction,
      );
    await sql`
      UPDATE accounts SET balance_minor = sums.amount_minor
      FROM (SELECT account_id, sum(amount_minor)::bigint AS amount_minor FROM entries GROUP BY account_id) sums
      WHERE accounts.id = sums.account_id AND accounts.kind = 'member'`.execute(transaction);
  });
  // Made in the evening of their days.
  await owner.statement(sql`UPDATE ledger_cuts SET cut_at = through_at`);
  await sumReturns(owner);
  await sumLosses(owner);
  for (const table of [
    'rounds',
    'beacon_values',
    'transfers',
    'orders',
    'entries',
    'play_days',
    'accounts',
    'recharges',
    'account_checkpoints',
    'payment_notices',
  ])
    await owner.statement(sql`VACUUM (FREEZE, ANALYZE) ${sql.table(table)}`);
}

async function openAccounts(owner: Database, { members, at }: { members: readonly number[]; at: Date }) {
  await recharges(owner, { members, at, amountMinor: openingMinor });
}

/** Paid recharges with their notices, transfers and entries. */
async function recharges(
  owner: Database,
  { members, at, amountMinor }: { members: readonly number[]; at: Date; amountMinor: number },
): Promise<void> {
  await owner.transaction(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    await sql`
      WITH wanted AS (
        SELECT a.lane, a.id AS account_id, a.member_id, row_number() OVER (ORDER BY a.member_id) AS n
        FROM accounts a WHERE a.member_id = ANY (${[...members]}::bigint[])
      ),
      base AS (
        SELECT (SELECT coalesce(max(id), 0) FROM recharges) AS recharge,
          (SELECT coalesce(max(id), 0) FROM transfers) AS transfer,
          (SELECT coalesce(max(id), 0) FROM entries) AS entry
      ),
      recharge AS (
        INSERT INTO recharges (lane, id, member_id, provider, reference, channel, amount_minor, currency, status,
          created_at, expires_at, paid_at)
        OVERRIDING SYSTEM VALUE
        SELECT lane, recharge + n, member_id, 'cash', 'history ' || recharge + n, 'Cash', ${amountMinor}::bigint, 'XTS', 'paid',
          ${at}::timestamptz, ${at}, ${at} FROM base, wanted
      ),
      notice AS (
        INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
        SELECT 'cash', 'history ' || recharge + n, 'paid', ${amountMinor}::bigint, 'XTS', 'credited', ${at}::timestamptz
        FROM base, wanted
      ),
      transfer AS (
        INSERT INTO transfers (lane, id, kind, reference, created_at) OVERRIDING SYSTEM VALUE
        SELECT lane, transfer + n, 'recharge', 'recharge #' || recharge + n, ${at}::timestamptz FROM base, wanted
      )
      INSERT INTO entries (lane, id, transfer_id, account_id, kind, amount_minor, created_at) OVERRIDING SYSTEM VALUE
      SELECT lane, entry + 2 * n + place, transfer + n, side, 'recharge', sign * ${amountMinor}::bigint, ${at}::timestamptz
      FROM base, wanted, LATERAL (VALUES (-1, account_id, 1), (0, 2, -1)) AS sides (place, side, sign)`.execute(
      transaction,
    );
  });
}

interface Day extends HistoryOptions {
  day: number;
  count: number;
  start: Date;
}

const winners = new Map<number, string[]>();
for (let outcome = 0; outcome < outcomes; outcome += 1) {
  const dice = diceOfByte(outcome)!;
  winners.set(sumOf(dice), winningBets(dice));
}
const wins = [...winners].flatMap(([sum, bets]) => bets.map((bet) => ({ sum, bet })));

/** Seven sequences of one statement each; every id follows from the day and a place in it. */
async function addDay(owner: Database, { day, count, start, ...history }: Day): Promise<void> {
  const { game, members, ordersPerDay, beaconChain } = history;
  const rounds = Math.floor(dayMs / game.roundMs);
  const firstRound = day * rounds;
  const lucky = members.filter((_, n) => n % 10 === day % 10);
  await recharges(owner, { members: lucky, at: start, amountMinor: 10_000 });
  await owner.transaction(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    await sql`
      CREATE TEMPORARY TABLE base ON COMMIT DROP AS
      SELECT (SELECT coalesce(max(id), 0) FROM transfers) AS transfer,
        (SELECT coalesce(max(id), 0) FROM orders) AS "order",
        (SELECT coalesce(max(id), 0) FROM entries) AS entry`.execute(transaction);
    await sql`
      INSERT INTO beacon_values (chain_hash, round, signature, verified_at)
      SELECT ${beaconChain}, n + 1, decode(repeat(md5(n::text), 3), 'hex'), ${start}::timestamptz
      FROM generate_series(${firstRound}::bigint, ${firstRound + rounds - 1}::bigint) n`.execute(transaction);
    await sql`
      INSERT INTO rounds (game_id, period, number, status, opens_at, closes_at, draws_at, beacon_chain,
        beacon_round, odds, max_payout_minor, dice, opened_at, closed_at, drawn_at, settled_at)
      SELECT ${game.id}, to_char(opens AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || lpad((n + 1)::text, 4, '0'),
        ${firstRound} + n + 1, 'settled', opens, ends - interval '10 seconds', ends, ${beaconChain},
        ${firstRound} + n + 1, ${JSON.stringify(publicOdds)}::jsonb, ${game.maxPayoutMinor},
        ARRAY[1 + n % 6, 1 + n / 6 % 6, 1 + n / 36 % 6]::smallint[], opens, ends, ends, ends
      FROM generate_series(0, ${rounds - 1}::integer) n,
        LATERAL (SELECT ${start}::timestamptz + n * ${`${game.roundMs} ms`}::interval AS opens) AS opening,
        LATERAL (SELECT opens + ${`${game.roundMs} ms`}::interval AS ends) AS ending`.execute(transaction);
    await sql`
      CREATE TEMPORARY TABLE bet ON COMMIT DROP AS
      SELECT base.order + n + 1 AS id, base.transfer + n + 1 AS transfer_id, r.period, r.draws_at,
        r.opens_at + interval '5 seconds' AS placed_at, a.lane, a.member_id, a.id AS account_id, type,
        (${JSON.stringify(publicOdds)}::jsonb ->> type)::integer AS odds,
        EXISTS (
          SELECT FROM unnest(${wins.map(({ sum }) => sum)}::integer[], ${wins.map(({ bet }) => bet)}::text[]) w (sum, bet)
          WHERE w.sum = r.dice[1] + r.dice[2] + r.dice[3] AND w.bet = type) AS won
      FROM base, generate_series(0, ${count - 1}::integer) n
        JOIN rounds r ON r.game_id = ${game.id} AND r.number = ${firstRound} + 1 + n::bigint * ${rounds} / ${ordersPerDay}
        JOIN accounts a ON a.member_id = (${[...members]}::bigint[])[
          CASE WHEN n % 5 = 0 THEN 1 ELSE 2 + (n - n / 5 + ${day}) % ${members.length - 1} END],
        LATERAL (SELECT (${[...betTypes]}::text[])[1 + n % ${betTypes.length}] AS type) AS chosen`.execute(
      transaction,
    );
    await sql`
      INSERT INTO transfers (lane, id, kind, member_id, idempotency_key, input_hash, created_at) OVERRIDING SYSTEM VALUE
      SELECT lane, transfer_id, 'order', member_id, 'key ' || id, decode(repeat(md5(id::text), 2), 'hex'), placed_at
      FROM bet`.execute(transaction);
    await sql`
      INSERT INTO orders (lane, id, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, status,
        payout_minor, placed_at, settled_at) OVERRIDING SYSTEM VALUE
      SELECT lane, id, transfer_id, ${game.id}, period, member_id, type, 100, odds, CASE WHEN won THEN 1 ELSE 2 END,
        CASE WHEN won THEN odds ELSE 0 END, placed_at, draws_at
      FROM bet ORDER BY id`.execute(transaction);
    await sql`
      CREATE TEMPORARY TABLE payout ON COMMIT DROP AS
      SELECT base.transfer + ${count} + row_number() OVER (ORDER BY period, lane) AS transfer_id, lane, period,
        draws_at
      FROM base, (SELECT DISTINCT lane, period, draws_at FROM bet WHERE won) AS won`.execute(transaction);
    await sql`
      INSERT INTO transfers (lane, id, kind, reference, created_at) OVERRIDING SYSTEM VALUE
      SELECT lane, transfer_id, 'win', ${`${game.id}/`} || period, draws_at FROM payout`.execute(transaction);
    await sql`
      INSERT INTO entries (id, lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT base.entry + row_number() OVER (ORDER BY created_at), line.* FROM base, (
        SELECT lane, transfer_id, side, 'order', sign * 100, id, placed_at AS created_at
        FROM bet, LATERAL (VALUES (account_id, -1), (1, 1)) AS sides (side, sign)
        UNION ALL
        SELECT lane, p.transfer_id, account_id, 'win', odds, id, p.draws_at
        FROM bet JOIN payout p USING (lane, period) WHERE won
        UNION ALL
        SELECT lane, p.transfer_id, 1, 'win', -sum(odds), NULL, p.draws_at
        FROM bet JOIN payout p USING (lane, period) WHERE won GROUP BY lane, p.transfer_id, p.draws_at
      ) AS line`.execute(transaction);
  });
}

const sumLosses = (owner: Database) =>
  owner.statement(sql`
    INSERT INTO play_days (lane, member_id, day, lost_minor)
    SELECT lane, member_id, (placed_at AT TIME ZONE 'UTC')::date, sum(stake_minor - coalesce(payout_minor, 0))
    FROM orders GROUP BY 1, 2, 3`);

/** As triggers would have summed it, but for what was to be expected. */
const sumReturns = (owner: Database) =>
  owner.statement(sql`
    INSERT INTO game_returns
    SELECT game_id, count(*), count(DISTINCT period), sum(stake_minor), sum(payout_minor), 0, 0
    FROM orders GROUP BY game_id`);

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { encodeBase64 } from '@members/contract';
import { laneOf, lanesOf, type Database } from '../../src/database';
import { insertGames, selectGame, type GameRow, type NewGame } from '../../src/lottery/gameStore';
import { slotAt } from '../../src/lottery/schedule';

/** A member that requests can be sent for. */
export interface Player {
  id: number;
  headers: { token: string; tokensso: string };
}

/** Members with a recharge each and a session, written as one would load a backup: no password to hash. */
export async function addPlayers(
  database: Database,
  { name, count, balanceMinor }: { name: string; count: number; balanceMinor: number },
): Promise<Player[]> {
  const tokens = Array.from({ length: count }, (_, index) => `${name}-token-${index}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const rows = await database.statement(sql<{ id: number }>`
    WITH member AS (
      INSERT INTO members (username, password_hash, avatar_url)
      SELECT ${name} || i, 'none', '/head/1.png' FROM generate_series(1, ${count}::integer) i RETURNING id
    ),
    numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM member),
    account AS (
      INSERT INTO accounts (lane, kind, member_id, balance_minor)
      SELECT id % 64, 'member', id, ${balanceMinor}::bigint FROM member RETURNING id
    ),
    session AS (
      INSERT INTO sessions (lane, token_hash, member_id, address, created_at, last_seen_at, expires_at)
      SELECT numbered.id % 64, hash.hash, numbered.id, '127.0.0.1', now(), now(), now() + interval '1 day'
      FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS hash (hash, n) JOIN numbered USING (n)
    )
    SELECT id FROM numbered ORDER BY n`);
  // Statements of their own: the ledger's check has to see the accounts, of one lane where they are spread.
  const ids = rows.map(({ id }) => id);
  for (const lane of balanceMinor > 0 ? lanesOf(ids) : [])
    await database.statement(sql`
    WITH transfer AS (
      INSERT INTO transfers (lane, kind, created_at) VALUES (${lane}, 'recharge', now()) RETURNING lane, id
    ),
    account AS (
      SELECT id FROM accounts
      WHERE lane = ${lane} AND member_id = ANY (${ids.filter((id) => laneOf(id) === lane)}::bigint[])
    )
    INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
    SELECT transfer.lane, transfer.id, side.account_id, 'recharge', side.sign * ${balanceMinor}::bigint, now()
    FROM transfer, account, unnest(ARRAY[account.id, 2], '{1,-1}'::integer[]) AS side (account_id, sign)`);
  return rows.map(({ id }, index) => ({
    id,
    headers: { token: encodeBase64(String(id)), tokensso: tokens[index]! },
  }));
}

/** A game whose rounds last `roundMs`. */
export async function addGame(
  database: Database,
  { key, ...timetable }: Pick<NewGame, 'key' | 'roundMs' | 'closeLeadMs' | 'beaconDelayMs'>,
): Promise<GameRow> {
  const game: NewGame = {
    key,
    classKey: 'load',
    name: { en_us: key },
    iconUrl: '',
    hot: false,
    maxPayoutMinor: 50_000_000,
    position: 1,
    ...timetable,
  };
  await database.transaction((transaction) =>
    insertGames(transaction, [{ key: 'load', name: { en_us: 'Load' }, position: 1 }], [game]),
  );
  return (await selectGame(database.reader, { key }))!;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a round of a game that a server process has opened and that takes bets for `leastMs` more. */
export async function openPeriod(database: Database, game: GameRow, leastMs: number): Promise<string> {
  for (const until = Date.now() + 2 * game.roundMs + 20_000; Date.now() < until; await pause(50)) {
    const now = new Date();
    const { period, closesAt } = slotAt(game, now);
    if (closesAt.getTime() - now.getTime() < leastMs) continue;
    const open = await database.reader
      .selectFrom('rounds')
      .select('period')
      .where('game_id', '=', game.id)
      .where('period', '=', period)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (open) return period;
  }
  throw new Error(`no round of ${game.key} was opened`);
}

/** Drawn rounds, as many as a list of results shows, beside the one that is open. By the owner, without triggers. */
export const addEndedRounds = (owner: Database, gameId: number) =>
  owner.transaction(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    await sql`
      INSERT INTO rounds (game_id, period, number, status, opens_at, closes_at, draws_at, beacon_chain, beacon_round,
        odds, max_payout_minor, dice, opened_at, closed_at, drawn_at, settled_at)
      SELECT game_id, 'ended-' || n, number + n, 'settled', at, at + interval '1 second', at + interval '2 seconds',
        beacon_chain, beacon_round, odds, max_payout_minor, '{1,4,6}', at, at, at, at
      FROM rounds, LATERAL (SELECT n, opens_at - n * interval '1 day' AS at FROM generate_series(1, 20) n) AS ended
      WHERE game_id = ${gameId} AND status = 'open'`.execute(transaction);
  });

/** Fills an open round with orders of one point each, as many per player, each with its transfer and entries. */
export async function addOpenOrders(
  database: Database,
  {
    game,
    period,
    players,
    each,
  }: { game: GameRow; period: string; players: readonly Player[]; each: number },
): Promise<void> {
  await database.statement(sql`
    WITH wanted AS (SELECT unnest(${players.map(({ id }) => id)}::bigint[]) AS member_id),
    round AS (
      SELECT * FROM rounds WHERE game_id = ${game.id} AND period = ${period} AND status = 'open' FOR SHARE
    ),
    transfer AS (
      INSERT INTO transfers (lane, kind, member_id, created_at)
      SELECT member_id % 64, 'order', member_id, now() FROM round, wanted, generate_series(1, ${each}::integer)
      RETURNING lane, id, member_id
    ),
    debit AS (
      UPDATE accounts SET balance_minor = balance_minor - 100 * ${each}::integer
      FROM wanted, round WHERE accounts.lane = wanted.member_id % 64 AND accounts.member_id = wanted.member_id RETURNING accounts.id, accounts.member_id
    ),
    placed AS (
      INSERT INTO orders
        (lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
      SELECT t.lane, t.id, round.game_id, round.period, t.member_id, bet.type, 100,
        (round.odds ->> bet.type)::integer, now()
      FROM round, transfer t, LATERAL (SELECT CASE t.id % 2 WHEN 0 THEN 'bi' ELSE 'sm' END AS type) bet
      RETURNING lane, id, transfer_id, member_id
    )
    INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
    SELECT lane, placed.transfer_id, side.account_id, 'order', side.sign * 100, placed.id, now()
    FROM placed JOIN debit USING (member_id),
      LATERAL (VALUES (debit.id, -1), (1, 1)) AS side (account_id, sign)`);
}

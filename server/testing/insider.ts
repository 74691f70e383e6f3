import { publicOdds } from '@members/contract';
import { sql, type RawBuilder } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { laneOf } from '../src/database';
import { rollDice } from '../src/draws';
import { reconcile } from '../src/reconciliation';
import { createReview } from '../src/withdrawals';
import type { TestServer } from './createTestServer';
import { firstPeriod, ordersOf, roundOf } from './testGames';
import { fundPassword } from './testMembers';
import type { TestSandbox } from './testSandbox';

/** The round that takes bets once the sample book is made. */
export const openPeriod = '20261121-0722';

/** Recharges, withdrawals of both ends and one that is asked for, a round with a won and a lost order, and one that is drawn next. */
async function sampleBook(server: TestServer & TestSandbox) {
  const member = await server.signUp({ card: true });
  const insider = await server.signUp();
  for (const each of [member, insider]) await server.choose(await server.recharge(each, '500'), 'pay');
  const review = createReview(server);
  for (const last of ['reject', 'arrive'] as const) {
    await server.call('withdraw', { amount: '50', fundPassword }, { session: member });
    const by = { id: (await review.list())[0]!.id, ...server.act('alice') };
    if (last === 'reject') await review.reject({ ...by, reason: 'No' });
    else for (const step of ['approve', 'send', 'arrive'] as const) await review[step](by);
  }
  await server.call('withdraw', { amount: '50', fundPassword }, { session: member });
  const game = await server.newGame();
  await server.tick();
  const { memberId } = member;
  await server.place({ memberId, game, period: firstPeriod, betTypes: ['bi', 'sm'], stake: 10 });
  for (const time of ['12:00:50', '12:01:00', '12:01:05']) {
    server.setTime(`2026-11-21T${time}Z`);
    await server.tick();
  }
  const orders = await ordersOf(server, memberId);
  return {
    game,
    memberId,
    insiderId: insider.memberId,
    won: orders.find(({ status }) => status === 1)!,
    lost: orders.find(({ status }) => status === 2)!,
    drawn: (await roundOf(server, game, firstPeriod))!,
  };
}

/** A statement in the transaction of a change. */
export type Run = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>;

export type Insider = Awaited<ReturnType<typeof createInsider>>;

/**
 * Somebody with the application's role, and what they can write by it, each as the triggers want it; beside a book with
 * something of everything.
 */
export async function createInsider(server: TestServer & TestSandbox) {
  const book = await sampleBook(server);
  const { now } = server;

  /** What the whole reconciliation says, or that of `days`. */
  const differences = (reader: Parameters<typeof reconcile>[0]['reader'], days: number | null = null) =>
    reconcile({
      ...{ reader, providers: [server.provider], beacon: server.beacon, now: server.now(), days: 7 },
      logKey: server.logKey,
      roundDays: days,
    });

  /** Does a change as the application's role, asks what reconciliation says of it, and takes it back. */
  async function tried(
    change: (run: Run) => Promise<unknown>,
    days: number | null = null,
  ): Promise<string[]> {
    let found: string[] = [];
    await server.database
      .transaction(async (transaction) => {
        await change(async (statement) => (await statement.execute(transaction)).rows);
        found = await differences(transaction, days);
        throw new Error('taken back');
      })
      .catch((error: Error & { code?: string; constraint?: string }) => {
        if (error.message !== 'taken back') found = [`refused: ${error.constraint ?? error.code}`];
      });
    return found;
  }

  /** Books an amount from a system account to a member, as the ledger does. */
  async function booked(
    run: Run,
    kind: string,
    {
      reference = null as string | null,
      from = 2,
      to = book.insiderId,
      amount = 5_000_000,
      order = null as number | null,
      memberId = null as number | null,
      at = server.now(),
    } = {},
  ) {
    const [transfer] = await run(sql<{ id: number }>`
      INSERT INTO transfers (kind, member_id, reference, created_at)
      VALUES (${kind}, ${memberId}, ${reference}, ${server.now()}) RETURNING id`);
    await run(sql`UPDATE accounts SET balance_minor = balance_minor + ${amount} WHERE member_id = ${to}`);
    await run(sql`
      INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
      SELECT ${transfer!.id}::bigint, a.id, ${kind}, ${amount}::bigint, ${order}::bigint, ${at}::timestamptz FROM accounts a WHERE member_id = ${to}
      UNION ALL SELECT ${transfer!.id}::bigint, ${from}::bigint, ${kind}, ${-amount}::bigint, NULL, ${at}::timestamptz`);
    return transfer!.id;
  }

  const rechargeRow = (run: Run, { provider = 'sandbox', at = server.now() } = {}) =>
    run(sql<{ id: number }>`
      INSERT INTO recharges (lane, member_id, provider, reference, channel, amount_minor, currency, created_at, expires_at)
      VALUES (${laneOf(book.insiderId)}, ${book.insiderId}, ${provider}, 'forged', 'Sandbox card', 5000000, 'XTS', ${at}, ${at}) RETURNING id`);
  const paid = (run: Run, id: number, at = server.now()) =>
    run(sql`UPDATE recharges SET status = 'paid', paid_at = ${at} WHERE id = ${id}`);
  const noticeRow = (run: Run, { provider = 'sandbox', effect = 'credited' } = {}) =>
    run(sql`
      INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
      VALUES (${provider}, 'forged', 'paid', 5000000, 'XTS', ${effect}, ${server.now()})`);

  const inviteCode = (run: Run) =>
    run(sql`INSERT INTO invite_codes (code, opening_balance_minor) VALUES ('FORGED-1', 5000000)`);

  /** A member who registered with that code. Answers the member's id. */
  async function invited(run: Run): Promise<number> {
    const [member] = await run(sql<{ id: number }>`
      INSERT INTO members (username, password_hash, avatar_url) VALUES ('forged01', 'x', '/x') RETURNING id`);
    await run(sql`INSERT INTO member_invitations (member_id, code) VALUES (${member!.id}, 'FORGED-1')`);
    await run(sql`INSERT INTO accounts (kind, member_id, balance_minor) VALUES ('member', ${member!.id}, 0)`);
    return member!.id;
  }

  /** A line in an operator's name that follows from the last, by everything that the database knows. */
  async function operatorLine(
    run: Run,
    line: { action: string; subject: string; details: object; mac?: Buffer },
  ) {
    const [last] = await run(sql<{ id: number; hash: Buffer }>`
      SELECT id, hash FROM operator_log ORDER BY id DESC LIMIT 1`);
    const { action, subject, mac = randomBytes(32) } = line;
    const id = (last?.id ?? 0) + 1;
    const previous = last?.hash ?? Buffer.alloc(32);
    const details = JSON.stringify(line.details);
    const text = JSON.stringify([id, 'alice', action, subject, details, server.now().toISOString()]);
    const hash = createHash('sha256').update(previous).update(text).digest();
    await run(sql`
      INSERT INTO operator_log (id, operator, action, subject, details, at, previous_hash, hash, mac)
      VALUES (${id}, 'alice', ${action}, ${subject}, ${details}, ${server.now()}, ${previous}, ${hash}, ${mac})`);
  }

  /** An order with its stake, by any member's money. */
  async function placed(
    run: Run,
    {
      period,
      payer = book.insiderId,
      odds = publicOdds.bi as number,
      at = server.now(),
    }: { period: string; payer?: number; odds?: number; at?: Date },
  ) {
    const [transfer] = await run(sql<{ id: number }>`
      INSERT INTO transfers (kind, member_id, created_at) VALUES ('order', ${payer}, ${server.now()}) RETURNING id`);
    await run(sql`UPDATE accounts SET balance_minor = balance_minor - 100 WHERE member_id = ${payer}`);
    const [order] = await run(sql<{ id: number }>`
      INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
      VALUES (${transfer!.id}, ${book.game.id}, ${period}, ${book.insiderId}, 'bi', 100, ${odds}, ${at}) RETURNING id`);
    await run(sql`
      INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
      SELECT ${transfer!.id}::bigint, a.id, 'order', -100, ${order!.id}::bigint, ${server.now()}::timestamptz FROM accounts a WHERE member_id = ${payer}
      UNION ALL SELECT ${transfer!.id}::bigint, 1, 'order', 100, ${order!.id}::bigint, ${server.now()}::timestamptz`);
    return order!.id;
  }

  /** A version of the game's odds, from the next round on or so many rounds after the open one. */
  const odds = (run: Run, values: object, after = 1) =>
    run(sql`
      INSERT INTO game_odds (game_id, version, from_number, odds, proposed_by, set_by, reason, set_at)
      SELECT game_id, 2, number + ${after}::integer, ${JSON.stringify(values)}::jsonb, 'alice', 'bob', 'x', ${now()}
      FROM rounds WHERE period = ${openPeriod}`);

  /** Closes the open round and fixes its orders, none, as the round clock does. */
  async function closedAndFixed(run: Run) {
    await run(sql`UPDATE rounds SET status = 'closed', closed_at = ${now()} WHERE period = ${openPeriod}`);
    await run(sql`
      INSERT INTO round_commitments (game_id, period, order_count, root, order_ids, tree, committed_at)
      VALUES (${book.game.id}, ${openPeriod}, 0, sha256(''), '', '', ${now()})`);
  }

  /** Stores a value for the beacon round of the open round, and answers the dice that follow from it. */
  async function valueInserted(run: Run, signature: Buffer) {
    const { beacon_chain, beacon_round, number } = (await roundOf(server, book.game, openPeriod))!;
    await run(sql`
      INSERT INTO beacon_values (chain_hash, round, signature, verified_at)
      VALUES (${beacon_chain}, ${beacon_round}, ${signature}, ${now()})`);
    const beaconRound = BigInt(beacon_round);
    return rollDice({ gameKey: book.game.key, roundNumber: BigInt(number), beaconRound, signature });
  }

  /** What the beacon of the test will publish for the open round. */
  async function genuineValue(): Promise<Buffer> {
    const before = now();
    server.later(3_600_000);
    const { beacon_round } = (await roundOf(server, book.game, openPeriod))!;
    const value = await server.beacon.fetch(BigInt(beacon_round));
    server.setTime(before);
    return Buffer.from(value!);
  }

  const drawn = (run: Run, dice: readonly number[]) =>
    run(
      sql`UPDATE rounds SET status = 'drawn', dice = ${[...dice]}, drawn_at = ${now()} WHERE period = ${openPeriod}`,
    );

  return {
    book,
    now,
    differences,
    tried,
    booked,
    rechargeRow,
    paid,
    noticeRow,
    inviteCode,
    invited,
    operatorLine,
    placed,
    odds,
    closedAndFixed,
    valueInserted,
    genuineValue,
    drawn,
  };
}

/* oxlint-disable max-lines -- one table of everything that was tried */
import { publicOdds, winningBets } from '@members/contract';
import { sql } from 'kysely';
import { takeCheckpoint } from '../ledger';
import { createTestServer, firstPeriod, noon, type TestSandbox, type TestServer } from '../../testing';
import { createInsider, openPeriod, type Insider, type Run } from '../../testing/insider';

/**
 * What somebody with the application's role could do to the books. Each change is as the triggers want it; each is
 * refused by the database, or found by the reconciliation with a sentence that names its rows.
 */

let server: TestServer & TestSandbox;
let insider: Insider;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true, checkBooks: false, ownDatabase: true });
  insider = await createInsider(server);
});
afterAll(() => server.close());

interface Change {
  what: string;
  does: (run: Run) => Promise<unknown>;
  /** A constraint or code by which the database refuses it, or a sentence of the reconciliation. */
  seen: string | RegExp;
}

const changes: readonly Change[] = [
  {
    what: 'takes a member’s card off, to put another in its place',
    does: (run) => run(sql`DELETE FROM bank_cards WHERE member_id = ${insider.book.memberId}`),
    seen: 'erased_when_closed',
  },
  {
    what: 'does it as if an operator had reset the card',
    does: async (run) => {
      const { memberId } = insider.book;
      await run(sql`
        INSERT INTO credential_resets (member_id, kind, at) VALUES (${memberId}, 'card', ${server.now()})`);
      await run(sql`DELETE FROM bank_cards WHERE member_id = ${memberId}`);
    },
    seen: /^Reset \d+ took the card off member \d+, and no operator's line says so\.$/,
  },
  {
    what: 'books a recharge of 50,000.00 that never was',
    does: (run) => insider.booked(run, 'recharge'),
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no recharge that was paid \(no reference\)\.$/,
  },
  {
    what: 'books it as a recharge that is not paid',
    does: async (run) => {
      const [row] = await insider.rechargeRow(run);
      await insider.booked(run, 'recharge', { reference: `recharge #${row!.id}` });
    },
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no recharge that was paid \(recharge #\d+\)\.$/,
  },
  {
    what: 'marks a recharge as paid without a notice, and books it',
    does: async (run) => {
      const [row] = await insider.rechargeRow(run);
      await insider.paid(run, row!.id);
      await insider.booked(run, 'recharge', { reference: `recharge #${row!.id}` });
    },
    seen: /^Recharge \d+ of 50,000\.00 of member \d+ is paid without a notice of sandbox\.$/,
  },
  {
    what: 'forges the notice as well',
    does: async (run) => {
      const [row] = await insider.rechargeRow(run);
      await insider.noticeRow(run);
      await insider.paid(run, row!.id);
      await insider.booked(run, 'recharge', { reference: `recharge #${row!.id}` });
    },
    seen: /^sandbox: recharge \d+ of 50,000\.00 XTS is credited here and not in the list$/,
  },
  {
    what: 'forges all of it at a provider that nobody asks',
    does: async (run) => {
      const [row] = await insider.rechargeRow(run, { provider: 'unheard' });
      await insider.noticeRow(run, { provider: 'unheard' });
      await insider.paid(run, row!.id);
      await insider.booked(run, 'recharge', { reference: `recharge #${row!.id}` });
    },
    seen: /^Recharge \d+ of 50,000\.00 of member \d+ is of unheard, no provider of this installation\.$/,
  },
  {
    what: 'dates the forged recharge back, so that no list reaches as far',
    does: async (run) => {
      const at = new Date('2020-01-01T00:00:00Z');
      const [row] = await insider.rechargeRow(run, { at });
      await insider.noticeRow(run);
      await insider.paid(run, row!.id, at);
      await insider.booked(run, 'recharge', { reference: `recharge #${row!.id}` });
    },
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no recharge that was paid \(recharge #\d+\)\.$/,
  },
  {
    what: 'leaves a forged notice for later',
    does: (run) => insider.noticeRow(run),
    seen: /^Notice \d+ of 50,000\.00 from sandbox forged says that it was credited, and no recharge was\.$/,
  },
  {
    what: 'books winnings and dates them years back',
    does: (run) =>
      insider.booked(run, 'win', { reference: '1/1', from: 1, at: new Date('2020-01-01T00:00:00Z') }),
    seen: /^Entry \d+ of 50,000\.00 of member \d+ is not what an order of 1\/1 brought\.$/,
  },
  {
    what: 'adds a pair of entries to a recharge of before',
    does: async (run) => {
      const amount = 100;
      await run(sql`UPDATE accounts SET balance_minor = balance_minor + ${amount}
        WHERE member_id = ${insider.book.insiderId}`);
      await run(sql`
        INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
        SELECT t.id, side.account_id, t.kind, side.sign * ${amount}, t.created_at
        FROM (SELECT t.* FROM transfers t JOIN entries e ON e.transfer_id = t.id JOIN accounts a ON a.id = e.account_id
            WHERE t.kind = 'recharge' AND a.member_id = ${insider.book.insiderId} LIMIT 1) t,
          LATERAL (SELECT id, 1 FROM accounts WHERE member_id = ${insider.book.insiderId} UNION ALL SELECT 2, -1)
            AS side (account_id, sign)`);
    },
    seen: /^Transfer \d+ of .* of member \d+ is no recharge that was paid \(recharge #\d+\)\.$/,
  },
  {
    what: 'gives itself a bonus',
    does: (run) => insider.booked(run, 'bonus', { reference: 'invite TESTING', from: 1 }),
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no bonus of an invite code or an operator \(invite TESTING\)\.$/,
  },
  {
    what: 'corrects its own balance',
    does: async (run) => {
      const [row] = await run(sql<{ id: number }>`
        INSERT INTO corrections (key, member_id, kind, amount_minor, reason, operator, created_at)
        VALUES ('forged', ${insider.book.insiderId}, 'correction', 5000000, 'goodwill', 'alice', ${insider.now()})
        RETURNING id`);
      await insider.booked(run, 'correction', { reference: `correction #${row!.id}`, from: 1 });
    },
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no correction of an operator \(correction #\d+\)\.$/,
  },
  {
    what: 'has a payment that nobody made credited to itself',
    does: async (run) => {
      const at = insider.now();
      await insider.noticeRow(run, { effect: 'unknown' });
      const [row] = await run(sql<{ id: number }>`
        INSERT INTO unmatched_payments (provider, reference, payment, amount_minor, currency, why, booked, came_at)
        VALUES ('sandbox', 'forged', '', 5000000, 'XTS', 'unknown', true, ${at}) RETURNING id`);
      await run(sql`UPDATE unmatched_payments SET state = 'credited', member_id = ${insider.book.insiderId},
        settled_at = ${at} WHERE id = ${row!.id}`);
      await insider.booked(run, 'recharge', { reference: `payment #${row!.id}`, from: 4 });
    },
    seen: /^Payment \d+ of 50,000\.00 of member \d+ of sandbox is there without its notice, or settled without an operator's line\.$/,
  },
  {
    what: 'has a withdrawal returned that had arrived',
    does: async (run) => {
      const [row] = await run(sql<{ id: number }>`
        UPDATE withdrawals SET state = 'rejected', reason = 'x' WHERE state = 'arrived' RETURNING id`);
      const reference = `returned withdrawal #${row!.id}`;
      await insider.booked(run, 'withdrawalRefund', { reference, from: 2, amount: 5_000 });
    },
    seen: /^Withdrawal \d+ of 50\.00 of member \d+ is rejected, and no operator's line says so\.$/,
  },
  {
    what: 'brings an invite code of its own, a member who came by it, and the bonus',
    does: async (run) => {
      await insider.inviteCode(run);
      const accountId = await insider.invited(run);
      await insider.booked(run, 'bonus', { reference: 'invite FORGED-1', from: 1, to: accountId });
    },
    seen: /^Transfer \d+ of 50,000\.00 of member \d+ is no bonus of an invite code or an operator \(invite FORGED-1\)\.$/,
  },
  {
    what: 'brings the operator’s line of that invite code as well',
    does: async (run) => {
      await insider.inviteCode(run);
      await insider.operatorLine(run, {
        action: 'invite code added',
        subject: 'invite code FORGED-1',
        details: { uses: 'unlimited', openingBalance: '50,000.00' },
      });
      const accountId = await insider.invited(run);
      await insider.booked(run, 'bonus', { reference: 'invite FORGED-1', from: 1, to: accountId });
    },
    seen: /^Line \d+ of the operator log, in the name of alice, was written by no program of this installation\.$/,
  },
  {
    what: 'decides on a withdrawal with a line in an operator’s name that follows from the last',
    does: async (run) => {
      const [row] = await run(sql<{ id: number }>`
        UPDATE withdrawals SET state = 'approved' WHERE state = 'requested' RETURNING id`);
      await insider.operatorLine(run, {
        action: 'withdrawal approved',
        subject: `withdrawal ${row!.id}`,
        details: {},
      });
    },
    seen: /^Line \d+ of the operator log, in the name of alice, was written by no program of this installation\.$/,
  },
  {
    what: 'adds a line to the log of operators as those from before were',
    does: (run) =>
      insider.operatorLine(run, { action: 'x', subject: 'x', details: {}, mac: Buffer.alloc(0) }),
    seen: 'operator_log_mac',
  },
  {
    what: 'takes back a rejected withdrawal once more',
    does: (run) =>
      insider.booked(run, 'withdrawalRefund', { reference: 'withdrawal #1', from: 3, amount: 5_000 }),
    seen: 'transfers_once',
  },
  {
    what: 'takes it back under another reference',
    does: (run) =>
      insider.booked(run, 'withdrawalRefund', { reference: 'withdrawal  #1', from: 3, amount: 5_000 }),
    seen: /^Transfer \d+ of 50\.00 of member \d+ is no withdrawal that was rejected \(withdrawal {2}#1\)\.$/,
  },
  {
    what: 'decides on a withdrawal in an operator’s place',
    does: (run) => run(sql`UPDATE withdrawals SET state = 'approved' WHERE state = 'requested'`),
    seen: /^Withdrawal \d+ of 50\.00 of member \d+ is approved, and no operator's line says so\.$/,
  },
  {
    what: 'books more for a won order than it brought',
    does: (run) =>
      insider.booked(run, 'win', { from: 1, order: insider.book.won.id, to: insider.book.memberId }),
    seen: 'entries_once_per_order',
  },
  {
    what: 'books winnings for a lost order',
    does: (run) =>
      insider.booked(run, 'win', {
        from: 1,
        order: insider.book.lost.id,
        to: insider.book.memberId,
        reference: `${insider.book.game.id}/${firstPeriod}`,
      }),
    seen: /^Entry \d+ of 50,000\.00 of member \d+ is not what an order of \d+\/20261121-0721 brought\.$/,
  },
  {
    what: 'books winnings without an order',
    does: (run) => insider.booked(run, 'win', { from: 1 }),
    seen: /^Entry \d+ of 50,000\.00 of member \d+ is not what an order of no round brought\.$/,
  },
  {
    what: 'makes a lost order a won one',
    does: (run) =>
      run(
        sql`UPDATE orders SET status = 1, payout_minor = stake_minor * odds_hundredths / 100 WHERE id = ${insider.book.lost.id}`,
      ),
    seen: '23001',
  },
  {
    what: 'settles an open order as won before the draw',
    does: async (run) => {
      const id = await insider.placed(run, { period: openPeriod });
      await run(
        sql`UPDATE orders SET status = 1, payout_minor = 195, settled_at = ${server.now()} WHERE id = ${id}`,
      );
      await insider.booked(run, 'win', {
        from: 1,
        order: id,
        amount: 195,
        reference: `${insider.book.game.id}/${openPeriod}`,
      });
    },
    seen: /^Order \d+ of member \d+, bet bi in round 20261121-0722 of game \d+, is not what round, odds and dice make it \(paid 1\.95\)\.$/,
  },
  {
    what: 'places an order in a round that is fixed and drawn',
    does: (run) => insider.placed(run, { period: firstPeriod, at: insider.book.won.placed_at }),
    seen: /^The round 20261121-0721 of game \d+ holds 3 orders and was fixed with 2\.$/,
  },
  {
    what: 'places an order at odds of its own',
    does: (run) => insider.placed(run, { period: openPeriod, odds: 99_999 }),
    seen: /^Order \d+ of member \d+, bet bi in round 20261121-0722 of game \d+, is not what round, odds and dice make it \(open\)\.$/,
  },
  {
    what: 'places an order with the money of another member',
    // The transfer lies in the lane of who pays, the order in the insider's.
    does: (run) => insider.placed(run, { period: openPeriod, payer: insider.book.memberId }),
    seen: 'orders_transfer_id_fkey',
  },
  {
    what: 'places an order without paying for it',
    does: async (run) => {
      const [transfer] = await run(sql<{ id: number }>`
        INSERT INTO transfers (kind, member_id, created_at) VALUES ('order', ${insider.book.insiderId}, ${server.now()}) RETURNING id`);
      await run(sql`
        INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
        VALUES (${transfer!.id}, ${insider.book.game.id}, ${openPeriod}, ${insider.book.insiderId}, 'bi', 100, 195, ${server.now()})`);
    },
    seen: /^Order \d+ of round 20261121-0722 was placed without its stake of 1\.00\.$/,
  },
  {
    what: 'changes the odds of a round',
    does: (run) => run(sql`UPDATE rounds SET odds = '{"bi": 99999}' WHERE period = ${openPeriod}`),
    seen: '42501',
  },
  {
    what: 'opens a round with odds of its own',
    does: (run) =>
      run(sql`
        INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round, odds,
          max_payout_minor, opened_at)
        SELECT game_id, '20261121-0723', number + 1, opens_at + '1 min'::interval, closes_at + '1 min'::interval,
          draws_at + '1 min'::interval, beacon_chain, beacon_round + 20, ${JSON.stringify({ ...publicOdds, bi: 99_999 })}::jsonb,
          max_payout_minor, opened_at FROM rounds WHERE period = ${openPeriod}`),
    seen: 'rounds_odds',
  },
  {
    what: 'sets odds of its own for the next round',
    does: (run) => insider.odds(run, { ...publicOdds, bi: 200 }),
    seen: /^Version 2 of the odds of game test-1 is there, and no operator's line says so\.$/,
  },
  {
    what: 'sets odds that pay back more than all stakes',
    does: (run) => insider.odds(run, { ...publicOdds, bi: 201 }),
    seen: 'game_odds_odds_check',
  },
  {
    what: 'sets odds for a round that is open',
    does: (run) => insider.odds(run, { ...publicOdds, bi: 200 }, 0),
    seen: 'game_odds_from_next_round',
  },
  {
    what: 'changes odds that were set',
    does: (run) => run(sql`UPDATE game_odds SET odds = odds || '{"bi": 190}'`),
    seen: '42501',
  },
  {
    what: 'opens a round for a beacon round whose value is known',
    does: (run) =>
      run(sql`
        INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round, odds,
          max_payout_minor, opened_at)
        SELECT game_id, '20261121-0723', number + 1, opens_at + '1 min'::interval, closes_at + '1 min'::interval,
          draws_at + '1 min'::interval, beacon_chain, ${insider.book.drawn.beacon_round}::bigint, odds, max_payout_minor, opened_at
        FROM rounds WHERE period = ${openPeriod}`),
    seen: /^Round 20261121-0723 of test-1 names beacon round \d+, and the clock demands \d+\.$/,
  },
  {
    what: 'changes the dice of a round',
    does: (run) => run(sql`UPDATE rounds SET dice = '{6,6,6}' WHERE period = ${firstPeriod}`),
    seen: 'rounds_forward',
  },
  {
    what: 'draws other dice than the beacon gives',
    does: async (run) => {
      await insider.closedAndFixed(run);
      const dice = await insider.valueInserted(run, await insider.genuineValue());
      await insider.drawn(
        run,
        dice.map((face) => (face % 6) + 1),
      );
    },
    seen: /^Round 20261121-0722 of test-1 has the dice \d \d \d, and its beacon round gives \d \d \d\.$/,
  },
  {
    what: 'replaces the beacon’s value by one of its own, and draws from it',
    does: async (run) => {
      await insider.closedAndFixed(run);
      await insider.drawn(run, await insider.valueInserted(run, Buffer.alloc(48, 7)));
    },
    seen: /^The value of beacon round \d+ is not of the chain 0+; from it was drawn: 20261121-0722 of test-1\.$/,
  },
  {
    what: 'brings a beacon of its own',
    does: async (run) => {
      const chain = '1'.repeat(64);
      await run(sql`INSERT INTO beacons VALUES (${chain}, 'public', '', ${Date.UTC(2026, 0, 1)}, 3000)`);
      await run(sql`
        INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round, odds,
          max_payout_minor, opened_at)
        SELECT game_id, '20261121-0723', number + 1, opens_at + '1 min'::interval, closes_at + '1 min'::interval,
          draws_at + '1 min'::interval, ${chain}, beacon_round + 20, odds, max_payout_minor, opened_at
        FROM rounds WHERE period = ${openPeriod}`);
    },
    seen: /^Round 20261121-0723 of test-1 is drawn from 1+, no beacon of this installation\.$/,
  },
  {
    what: 'fixes orders by a root of its own',
    does: async (run) => {
      await run(
        sql`UPDATE rounds SET status = 'closed', closed_at = ${server.now()} WHERE period = ${openPeriod}`,
      );
      await run(sql`
        INSERT INTO round_commitments (game_id, period, order_count, root, order_ids, tree, committed_at)
        VALUES (${insider.book.game.id}, ${openPeriod}, 0, sha256('other'), '', '', ${server.now()})`);
    },
    seen: /^Round 20261121-0722 of test-1 holds other orders than those that were fixed before its draw\.$/,
  },
  {
    what: 'makes a round void that does not suit it',
    does: async (run) => {
      await insider.closedAndFixed(run);
      await insider.valueInserted(run, Buffer.alloc(48, 7));
      await run(sql`UPDATE rounds SET status = 'void', void_reason = 'x' WHERE period = ${openPeriod}`);
    },
    seen: 'rounds_void_without_value',
  },
  {
    what: 'cuts the log of operators',
    does: (run) => run(sql`DELETE FROM operator_log WHERE id > 1`),
    seen: '42501',
  },
  {
    what: 'adds a line to the log of operators that does not follow from the last',
    does: (run) =>
      run(sql`
        INSERT INTO operator_log SELECT max(id) + 2, 'alice', 'withdrawal arrived', 'withdrawal 1', '{}', ${server.now()},
          sha256('x'), sha256('y'), sha256('z') FROM operator_log`),
    seen: /^The operator log is broken at line \d+\.$/,
  },
  {
    what: 'raises its balance alone',
    does: (run) =>
      run(
        sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE member_id = ${insider.book.insiderId}`,
      ),
    seen: /^The balance of member \d+ is 500\.01, its entries sum to 500\.00\.$/,
  },
  {
    what: 'books from a member to itself',
    does: async (run) => {
      const [transfer] = await run(sql<{ id: number }>`
        INSERT INTO transfers (kind, reference, created_at) VALUES ('orderRefund', '1/1', ${server.now()}) RETURNING id`);
      await run(sql`UPDATE accounts SET balance_minor = balance_minor
        + CASE member_id WHEN ${insider.book.insiderId} THEN 100 ELSE -100 END WHERE member_id IN (${insider.book.insiderId}, ${insider.book.memberId})`);
      await run(sql`
        INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
        SELECT ${transfer!.id}, id, 'orderRefund', CASE member_id WHEN ${insider.book.insiderId}::bigint THEN 100 ELSE -100 END, ${server.now()}
        FROM accounts WHERE member_id IN (${insider.book.insiderId}, ${insider.book.memberId})`);
    },
    seen: /^Entry \d+ of -1\.00 of member \d+ is not what an order of 1\/1 brought\.$/,
  },
];

test('the book is in order before, with orders of both outcomes', async () => {
  expect(await insider.differences(server.database.reader)).toEqual([]);
  expect(winningBets(insider.book.drawn.dice as [number, number, number])).toContain(
    insider.book.won.bet_type,
  );
  expect(insider.book.lost.payout_minor).toBe(0);
});

const check = async ({ does, seen }: Change, days: number | null) => {
  const found = await insider.tried(does, days);
  if (typeof seen === 'string') expect(found).toEqual([`refused: ${seen}`]);
  else expect(found).toContainEqual(expect.stringMatching(seen));
};
const cases = changes.map((change) => [change.what, change] as const);

test.each(cases)('an insider who %s is refused or found', (_, change) => check(change, null));

describe('where only what came after a cut through the ledger is followed, as every day', () => {
  beforeAll(async () => {
    await takeCheckpoint(server.database, { leastHours: 0 });
    const owner = (statement: ReturnType<typeof sql>) => server.database.owner.statement(statement);
    await owner(sql`UPDATE ledger_cuts SET cut_at = '2020-01-01'`);
  });

  test('the book is in order', async () => {
    expect(await insider.differences(server.database.reader, 2)).toEqual([]);
  });

  test.each(cases)('an insider who %s is refused or found', (_, change) => check(change, 2));
});

import { sql } from 'kysely';
import type { LimitKind } from '@members/contract';
import { createControl, refuseDeposit, type Control } from '.';
import { credit } from '../ledger';
import { Refusal } from '../refusal';
import { createLotteryRig, tamper, type LotteryRig } from '../lottery/testing/rig';

const period = '20261121-0721'; // Saturday, 2026-11-21 12:00 UTC
const hour = 3_600_000;

let rig: LotteryRig;
let control: Control;
beforeEach(async () => {
  rig = await createLotteryRig({ beacon: 'hash' });
  control = createControl({ database: rig.database, now: rig.now });
});
afterEach(() => rig.close());

const later = (ms: number) => rig.setTime(new Date(rig.now().getTime() + ms));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error as Error)),
  );
const limitOf = async (memberId: number, kind: LimitKind) =>
  (await control.state(memberId)).limits.find((limit) => limit.kind === kind)!;

/** An open round and a member with 10,000 points. */
async function table() {
  const game = await rig.newGame();
  await rig.tick();
  const memberId = await rig.newMember(1_000_000);
  const place = (stake: number, betTypes = ['bi'], round = period) =>
    refusal(rig.place({ memberId, game, period: round, betTypes, stake }));
  return { game, memberId, place };
}

describe('a loss limit (D05)', () => {
  it('lets orders through up to the last point and refuses one more', async () => {
    const { memberId, place } = await table();
    await control.setLimit(memberId, 'lossDay', 10_000);
    expect(await place(101)).toBe('lossLimitReached');
    expect(await place(50, ['bi', 'sm', 'si'])).toBe('lossLimitReached');
    expect(await place(60)).toBe('done');
    expect(await place(41)).toBe('lossLimitReached');
    expect(await place(40)).toBe('done');
    expect(await place(1)).toBe('lossLimitReached');
    expect(await limitOf(memberId, 'lossDay')).toMatchObject({ amountMinor: 10_000, usedMinor: 10_000 });
    expect(await limitOf(memberId, 'lossWeek')).toMatchObject({ amountMinor: null, usedMinor: 10_000 });
  });

  it('holds against twenty orders at once, on two games', async () => {
    const { memberId, place } = await table();
    const other = await rig.newGame();
    await rig.tick();
    await control.setLimit(memberId, 'lossWeek', 3_000);
    const onOther = () => refusal(rig.place({ memberId, game: other, period, betTypes: ['bi'], stake: 10 }));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? place(10) : onOther())));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(await rig.balance(memberId)).toBe(1_000_000 - 3_000);
  });

  it('counts an order that was being placed elsewhere while this one waited for the account', async () => {
    const { memberId, place } = await table();
    await control.setLimit(memberId, 'lossDay', 1_000);
    let waiting: Promise<string> | undefined;
    await rig.database.transaction(async (transaction) => {
      await sql`UPDATE accounts SET balance_minor = balance_minor WHERE member_id = ${memberId}`.execute(
        transaction,
      );
      waiting = place(10);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`
        WITH head AS (INSERT INTO transfers (kind, member_id, created_at) VALUES ('order', ${memberId}, ${rig.now()}) RETURNING id),
        bet AS (
          INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
          SELECT id, 1, ${period}, ${memberId}, 'bi', 1, 190, ${rig.now()} FROM head)
        SELECT`.execute(transaction);
    });
    expect(await waiting).toBe('lossLimitReached');
  });

  it('counts net: what was won makes room again, what was cancelled does not count', async () => {
    const { memberId, place } = await table();
    await control.setLimit(memberId, 'lossDay', 10_000);
    expect(await place(50, ['bi', 'sm'])).toBe('done');
    expect(await place(1)).toBe('lossLimitReached');
    rig.setTime('2026-11-21T12:01:00Z');
    await rig.tick();
    await rig.tick();
    const { usedMinor } = await limitOf(memberId, 'lossDay');
    expect(usedMinor).toBe(1_000_000 - (await rig.balance(memberId)));
    expect(usedMinor).toBeLessThan(10_000);
    expect(await place(1, ['bi'], '20261121-0722')).toBe('done');
  });

  it('starts again with the UTC day, and the week with Monday', async () => {
    const { memberId, place } = await table();
    await control.setLimit(memberId, 'lossDay', 1_000);
    await control.setLimit(memberId, 'lossWeek', 1_500);
    expect(await place(10)).toBe('done');
    const nextRound = async (time: string, round: string) => {
      rig.setTime(time);
      await rig.tick();
      return round;
    };
    // Drawn against the member or not, the open stake is taken off by tampering nothing: count what is used.
    const sunday = await nextRound('2026-11-22T00:00:00Z', '20261122-0001');
    expect((await limitOf(memberId, 'lossDay')).usedMinor).toBe(0);
    const { usedMinor } = await limitOf(memberId, 'lossWeek');
    expect(usedMinor).not.toBe(0);
    expect(await place((1_500 - usedMinor) / 100 + 1, ['bi'], sunday)).toBe('lossLimitReached');
    await nextRound('2026-11-23T00:00:00Z', '20261123-0001');
    expect((await limitOf(memberId, 'lossWeek')).usedMinor).toBe(0);
  });

  it('of another member does not matter', async () => {
    const { place } = await table();
    await control.setLimit(await rig.newMember(), 'lossDay', 0);
    expect(await place(10)).toBe('done');
  });
});

describe('changing a limit', () => {
  it('lowers at once, raises and removes only by a second confirmation after 24 hours', async () => {
    const memberId = await rig.newMember();
    const set = (amount: number | null) => control.setLimit(memberId, 'lossDay', amount);
    const confirm = () => refusal(control.confirmRaise(memberId, 'lossDay'));
    await set(5_000);
    await set(4_000);
    expect((await limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('notFound');

    await set(9_000);
    expect(await limitOf(memberId, 'lossDay')).toMatchObject({
      amountMinor: 4_000,
      raise: { toMinor: 9_000 },
    });
    later(24 * hour - 1);
    expect(await confirm()).toBe('raiseTooEarly');
    later(1);
    expect((await limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('done');
    expect(await limitOf(memberId, 'lossDay')).toMatchObject({ amountMinor: 9_000, raise: null });

    await set(null);
    expect((await limitOf(memberId, 'lossDay')).amountMinor).toBe(9_000);
    later(24 * hour);
    await confirm();
    expect((await limitOf(memberId, 'lossDay')).amountMinor).toBeNull();
  });

  it('forgets a raise that was dropped, lowered past, or left for seven days', async () => {
    const memberId = await rig.newMember();
    const confirm = () => refusal(control.confirmRaise(memberId, 'depositDay'));
    await control.setLimit(memberId, 'depositDay', 5_000);
    await control.setLimit(memberId, 'depositDay', 6_000);
    await control.dropRaise(memberId, 'depositDay');
    later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await control.setLimit(memberId, 'depositDay', 6_000);
    await control.setLimit(memberId, 'depositDay', 4_000);
    later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await control.setLimit(memberId, 'depositDay', null);
    later(8 * 24 * hour);
    expect(await confirm()).toBe('notFound');
    expect((await limitOf(memberId, 'depositDay')).amountMinor).toBe(4_000);
  });

  it('asking again starts the 24 hours again', async () => {
    const memberId = await rig.newMember();
    await control.setLimit(memberId, 'lossWeek', 5_000);
    await control.setLimit(memberId, 'lossWeek', 6_000);
    later(23 * hour);
    await control.setLimit(memberId, 'lossWeek', 90_000);
    later(hour);
    expect(await refusal(control.confirmRaise(memberId, 'lossWeek'))).toBe('raiseTooEarly');
  });

  it.each([
    ['lossYear', 1, 'invalidValue'],
    ['lossDay', -1, 'correctAmount'],
    ['lossDay', 0.5, 'correctAmount'],
    ['lossDay', 1e13, 'correctAmount'],
  ])('refuses %s of %d', async (kind, amount, key) => {
    expect(await refusal(control.setLimit(await rig.newMember(), kind, amount))).toBe(key);
  });

  it('is on record for good', async () => {
    const memberId = await rig.newMember();
    await control.setLimit(memberId, 'lossDay', 5_000);
    await control.setLimit(memberId, 'lossDay', null);
    await control.pause(memberId, 'day');
    expect(
      (await control.changes(memberId)).map(({ action, subject, amountMinor }) => [
        action,
        subject,
        amountMinor,
      ]),
    ).toEqual([
      ['paused', 'day', null],
      ['raiseAsked', 'lossDay', null],
      ['limitSet', 'lossDay', 5_000],
    ]);
    for (const statement of [sql`UPDATE play_control_log SET at = now()`, sql`DELETE FROM play_control_log`])
      await expect(tamper(rig, statement)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('a pause (D04)', () => {
  it.each([
    ['day', 'playPaused', 24],
    ['week', 'playPaused', 7 * 24],
    ['month', 'playPaused', 30 * 24],
  ])('of a %s stops orders until it is over', async (length, key, hours) => {
    const { memberId, place } = await table();
    await control.pause(memberId, length);
    expect(await place(1)).toBe(key);
    expect(await refusal(deposit(memberId, 1))).toBe(key);
    later(hours * hour - 1);
    expect((await control.state(memberId)).pause).not.toBeNull();
    later(1);
    expect((await control.state(memberId)).pause).toBeNull();
    expect(await refusal(deposit(memberId, 1))).toBe('done');
  });

  it('can be made longer and not shorter', async () => {
    const memberId = await rig.newMember();
    await control.pause(memberId, 'week');
    expect(await refusal(control.pause(memberId, 'day'))).toBe('pauseNotShorter');
    await control.pause(memberId, 'halfYear');
    expect(await refusal(control.pause(memberId, 'month'))).toBe('pauseNotShorter');
    await control.pause(memberId, 'permanent');
    expect(await refusal(control.pause(memberId, 'year'))).toBe('pauseNotShorter');
    expect(await refusal(control.pause(memberId, 'permanent'))).toBe('pauseNotShorter');
    expect((await control.state(memberId)).pause).toEqual({ until: null });
  });

  it('for good stops orders after years', async () => {
    const { memberId, place } = await table();
    await control.pause(memberId, 'permanent');
    expect(await place(1)).toBe('playExcluded');
    later(3 * 365 * 24 * hour);
    expect((await control.state(memberId)).pause).toEqual({ until: null });
  });

  it('settles and credits the orders that were placed before it', async () => {
    const { memberId, place } = await table();
    await place(10, ['bi', 'sm', 'si', 'do']);
    await control.pause(memberId, 'permanent');
    rig.setTime('2026-11-21T12:01:00Z');
    await rig.tick();
    await rig.tick();
    expect(await rig.balance(memberId)).toBeGreaterThan(1_000_000 - 4_000);
  });

  it('is in force for an order that waits while it begins', async () => {
    const { memberId, place } = await table();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => place(1))),
      control.pause(memberId, 'day'),
    ]);
    const after = await rig.balance(memberId);
    expect(await place(1)).toBe('playPaused');
    expect(await rig.balance(memberId)).toBe(after);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength((1_000_000 - after) / 100);
  });

  it('of an unknown length is refused', async () => {
    expect(await refusal(control.pause(await rig.newMember(), 'minute'))).toBe('invalidValue');
  });
});

function deposit(memberId: number, amountMinor: number, waitingMinor = 0) {
  return rig.database.transaction(async (transaction) => {
    const now = rig.now();
    await refuseDeposit(transaction, { memberId, amountMinor, now, waitingMinor });
    await credit(transaction, { kind: 'recharge', memberId, amountMinor, now });
  });
}

describe('a deposit limit (D05)', () => {
  it('counts recharges of the day and week, and those that may still be paid', async () => {
    const memberId = await rig.newMember(1_000);
    await control.setLimit(memberId, 'depositDay', 3_000);
    await control.setLimit(memberId, 'depositWeek', 4_000);
    expect(await refusal(deposit(memberId, 2_001))).toBe('depositLimitReached');
    expect(await refusal(deposit(memberId, 1_000, 1_001))).toBe('depositLimitReached');
    expect(await refusal(deposit(memberId, 2_000))).toBe('done');
    expect((await limitOf(memberId, 'depositDay')).usedMinor).toBe(3_000);
    rig.setTime('2026-11-22T00:00:00Z');
    expect(await refusal(deposit(memberId, 1_001))).toBe('depositLimitReached');
    expect(await refusal(deposit(memberId, 1_000))).toBe('done');
    rig.setTime('2026-11-23T00:00:00Z');
    expect(await refusal(deposit(memberId, 3_000))).toBe('done');
  });

  it('holds against ten recharges at once', async () => {
    const memberId = await rig.newMember();
    await control.setLimit(memberId, 'depositDay', 3_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refusal(deposit(memberId, 1_000))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
  });
});

describe('a play session', () => {
  it('begins with the first order, goes on with orders at most half an hour apart, and ends after that', async () => {
    const { memberId, place } = await table();
    expect((await control.session(memberId)).startedAt).toBeNull();
    const startedAt = rig.now().toISOString();
    await place(10);
    rig.setTime('2026-11-21T12:30:00Z');
    await rig.tick();
    await rig.tick();
    const next = '20261121-0751';
    expect(await place(20, ['bi'], next)).toBe('done');
    const session = await control.session(memberId);
    expect(session).toMatchObject({ startedAt, orders: 2, openMinor: 2_000 });
    expect([-1_000, (await rig.balance(memberId)) - 1_000_000 + 2_000]).toContain(session.netMinor);
    expect(session.netMinor).toBe((await rig.balance(memberId)) - 1_000_000 + 2_000);
    later(30 * 60_000 + 1);
    expect(await control.session(memberId)).toMatchObject({ startedAt: null, orders: 0, netMinor: 0 });
  });
});

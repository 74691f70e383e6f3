import { sql } from 'kysely';
import { createPlayRig, hour, refusal, type PlayRig } from '../../testing/lottery/playRig';
import { tamper } from '../../testing/lottery/rig';

let rig: PlayRig;
beforeEach(async () => {
  rig = await createPlayRig();
});
afterEach(() => rig.close());

describe('changing a limit', () => {
  it('lowers at once, raises and removes only by a second confirmation after 24 hours', async () => {
    const memberId = await rig.newMember();
    const set = (amount: number | null) => rig.control.setLimit(memberId, 'lossDay', amount);
    const confirm = () => refusal(rig.control.confirmRaise(memberId, 'lossDay'));
    await set(5_000);
    await set(4_000);
    expect((await rig.limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('notFound');

    await set(9_000);
    expect(await rig.limitOf(memberId, 'lossDay')).toMatchObject({
      amountMinor: 4_000,
      raise: { toMinor: 9_000 },
    });
    rig.later(24 * hour - 1);
    expect(await confirm()).toBe('raiseTooEarly');
    rig.later(1);
    expect((await rig.limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('done');
    expect(await rig.limitOf(memberId, 'lossDay')).toMatchObject({ amountMinor: 9_000, raise: null });

    await set(null);
    expect((await rig.limitOf(memberId, 'lossDay')).amountMinor).toBe(9_000);
    rig.later(24 * hour);
    await confirm();
    expect((await rig.limitOf(memberId, 'lossDay')).amountMinor).toBeNull();
  });

  it('forgets a raise that was dropped, lowered past, or left for seven days', async () => {
    const memberId = await rig.newMember();
    const confirm = () => refusal(rig.control.confirmRaise(memberId, 'depositDay'));
    await rig.control.setLimit(memberId, 'depositDay', 5_000);
    await rig.control.setLimit(memberId, 'depositDay', 6_000);
    await rig.control.dropRaise(memberId, 'depositDay');
    rig.later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await rig.control.setLimit(memberId, 'depositDay', 6_000);
    await rig.control.setLimit(memberId, 'depositDay', 4_000);
    rig.later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await rig.control.setLimit(memberId, 'depositDay', null);
    rig.later(8 * 24 * hour);
    expect(await confirm()).toBe('notFound');
    expect((await rig.limitOf(memberId, 'depositDay')).amountMinor).toBe(4_000);
  });

  it('asking again starts the 24 hours again', async () => {
    const memberId = await rig.newMember();
    await rig.control.setLimit(memberId, 'lossWeek', 5_000);
    await rig.control.setLimit(memberId, 'lossWeek', 6_000);
    rig.later(23 * hour);
    await rig.control.setLimit(memberId, 'lossWeek', 90_000);
    rig.later(hour);
    expect(await refusal(rig.control.confirmRaise(memberId, 'lossWeek'))).toBe('raiseTooEarly');
  });

  it.each([
    ['lossYear', 1, 'invalidValue'],
    ['lossDay', -1, 'correctAmount'],
    ['lossDay', 0.5, 'correctAmount'],
    ['lossDay', 1e13, 'correctAmount'],
  ])('refuses %s of %d', async (kind, amount, key) => {
    expect(await refusal(rig.control.setLimit(await rig.newMember(), kind, amount))).toBe(key);
  });

  it('is on record for good', async () => {
    const memberId = await rig.newMember();
    await rig.control.setLimit(memberId, 'lossDay', 5_000);
    await rig.control.setLimit(memberId, 'lossDay', null);
    await rig.control.pause(memberId, 'day');
    expect(
      (await rig.control.changes(memberId)).map(({ action, subject, amountMinor }) => [
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
    const { memberId, place } = await rig.table();
    await rig.control.pause(memberId, length);
    expect(await place(1)).toBe(key);
    expect(await rig.deposit(memberId, 1)).toBe(key);
    rig.later(hours * hour - 1);
    expect((await rig.control.state(memberId)).pause).not.toBeNull();
    rig.later(1);
    expect((await rig.control.state(memberId)).pause).toBeNull();
    expect(await rig.deposit(memberId, 1)).toBe('done');
  });

  it('can be made longer and not shorter', async () => {
    const memberId = await rig.newMember();
    await rig.control.pause(memberId, 'week');
    expect(await refusal(rig.control.pause(memberId, 'day'))).toBe('pauseNotShorter');
    await rig.control.pause(memberId, 'halfYear');
    expect(await refusal(rig.control.pause(memberId, 'month'))).toBe('pauseNotShorter');
    await rig.control.pause(memberId, 'permanent');
    expect(await refusal(rig.control.pause(memberId, 'year'))).toBe('pauseNotShorter');
    expect(await refusal(rig.control.pause(memberId, 'permanent'))).toBe('pauseNotShorter');
    expect((await rig.control.state(memberId)).pause).toEqual({ until: null });
  });

  it('for good stops orders after years', async () => {
    const { memberId, place } = await rig.table();
    await rig.control.pause(memberId, 'permanent');
    expect(await place(1)).toBe('playExcluded');
    rig.later(3 * 365 * 24 * hour);
    expect((await rig.control.state(memberId)).pause).toEqual({ until: null });
  });

  it('settles and credits the orders that were placed before it', async () => {
    const { memberId, place } = await rig.table();
    await place(10, ['bi', 'sm', 'si', 'do']);
    await rig.control.pause(memberId, 'permanent');
    rig.setTime('2026-11-21T12:01:00Z');
    await rig.tick();
    await rig.tick();
    expect(await rig.balance(memberId)).toBeGreaterThan(1_000_000 - 4_000);
  });

  it('is in force for an order that waits while it begins', async () => {
    const { memberId, place } = await rig.table();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => place(1))),
      rig.control.pause(memberId, 'day'),
    ]);
    const after = await rig.balance(memberId);
    expect(await place(1)).toBe('playPaused');
    expect(await rig.balance(memberId)).toBe(after);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength((1_000_000 - after) / 100);
  });

  it('of an unknown length is refused', async () => {
    expect(await refusal(rig.control.pause(await rig.newMember(), 'minute'))).toBe('invalidValue');
  });
});

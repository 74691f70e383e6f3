import { sql } from 'kysely';
import { createPlayServer, hour, refusal, type PlayServer } from '../../testing/playControl';
import { tamper } from '../../testing';

let server: PlayServer;
beforeEach(async () => {
  server = await createPlayServer();
});
afterEach(() => server.close());

describe('changing a limit', () => {
  it('lowers at once, raises and removes only by a second confirmation after 24 hours', async () => {
    const memberId = await server.newMember();
    const set = (amount: number | null) => server.control.setLimit(memberId, 'lossDay', amount);
    const confirm = () => refusal(server.control.confirmRaise(memberId, 'lossDay'));
    await set(5_000);
    await set(4_000);
    expect((await server.limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('notFound');

    await set(9_000);
    expect(await server.limitOf(memberId, 'lossDay')).toMatchObject({
      amountMinor: 4_000,
      raise: { toMinor: 9_000 },
    });
    server.later(24 * hour - 1);
    expect(await confirm()).toBe('raiseTooEarly');
    server.later(1);
    expect((await server.limitOf(memberId, 'lossDay')).amountMinor).toBe(4_000);
    expect(await confirm()).toBe('done');
    expect(await server.limitOf(memberId, 'lossDay')).toMatchObject({ amountMinor: 9_000, raise: null });

    await set(null);
    expect((await server.limitOf(memberId, 'lossDay')).amountMinor).toBe(9_000);
    server.later(24 * hour);
    await confirm();
    expect((await server.limitOf(memberId, 'lossDay')).amountMinor).toBeNull();
  });

  it('forgets a raise that was dropped, lowered past, or left for seven days', async () => {
    const memberId = await server.newMember();
    const confirm = () => refusal(server.control.confirmRaise(memberId, 'depositDay'));
    await server.control.setLimit(memberId, 'depositDay', 5_000);
    await server.control.setLimit(memberId, 'depositDay', 6_000);
    await server.control.dropRaise(memberId, 'depositDay');
    server.later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await server.control.setLimit(memberId, 'depositDay', 6_000);
    await server.control.setLimit(memberId, 'depositDay', 4_000);
    server.later(24 * hour);
    expect(await confirm()).toBe('notFound');
    await server.control.setLimit(memberId, 'depositDay', null);
    server.later(8 * 24 * hour);
    expect(await confirm()).toBe('notFound');
    expect((await server.limitOf(memberId, 'depositDay')).amountMinor).toBe(4_000);
  });

  it('asking again starts the 24 hours again', async () => {
    const memberId = await server.newMember();
    await server.control.setLimit(memberId, 'lossWeek', 5_000);
    await server.control.setLimit(memberId, 'lossWeek', 6_000);
    server.later(23 * hour);
    await server.control.setLimit(memberId, 'lossWeek', 90_000);
    server.later(hour);
    expect(await refusal(server.control.confirmRaise(memberId, 'lossWeek'))).toBe('raiseTooEarly');
  });

  it.each([
    ['lossYear', 1, 'invalidValue'],
    ['lossDay', -1, 'correctAmount'],
    ['lossDay', 0.5, 'correctAmount'],
    ['lossDay', 1e13, 'correctAmount'],
  ])('refuses %s of %d', async (kind, amount, key) => {
    expect(await refusal(server.control.setLimit(await server.newMember(), kind, amount))).toBe(key);
  });

  it('is on record for good', async () => {
    const memberId = await server.newMember();
    await server.control.setLimit(memberId, 'lossDay', 5_000);
    await server.control.setLimit(memberId, 'lossDay', null);
    await server.control.pause(memberId, 'day');
    expect(
      (await server.control.changes(memberId)).map(({ action, subject, amountMinor }) => [
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
      await expect(tamper(server, statement)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('a pause (D04)', () => {
  it.each([
    ['day', 'playPaused', 24],
    ['week', 'playPaused', 7 * 24],
    ['month', 'playPaused', 30 * 24],
  ])('of a %s stops orders until it is over', async (length, key, hours) => {
    const { memberId, place } = await server.table();
    await server.control.pause(memberId, length);
    expect(await place(1)).toBe(key);
    expect(await server.deposit(memberId, 1)).toBe(key);
    server.later(hours * hour - 1);
    expect((await server.control.state(memberId)).pause).not.toBeNull();
    server.later(1);
    expect((await server.control.state(memberId)).pause).toBeNull();
    expect(await server.deposit(memberId, 1)).toBe('done');
  });

  it('can be made longer and not shorter', async () => {
    const memberId = await server.newMember();
    await server.control.pause(memberId, 'week');
    expect(await refusal(server.control.pause(memberId, 'day'))).toBe('pauseNotShorter');
    await server.control.pause(memberId, 'halfYear');
    expect(await refusal(server.control.pause(memberId, 'month'))).toBe('pauseNotShorter');
    await server.control.pause(memberId, 'permanent');
    expect(await refusal(server.control.pause(memberId, 'year'))).toBe('pauseNotShorter');
    expect(await refusal(server.control.pause(memberId, 'permanent'))).toBe('pauseNotShorter');
    expect((await server.control.state(memberId)).pause).toEqual({ until: null });
  });

  it('for good stops orders after years', async () => {
    const { memberId, place } = await server.table();
    await server.control.pause(memberId, 'permanent');
    expect(await place(1)).toBe('playExcluded');
    server.later(3 * 365 * 24 * hour);
    expect((await server.control.state(memberId)).pause).toEqual({ until: null });
  });

  it('settles and credits the orders that were placed before it', async () => {
    const { memberId, place } = await server.table();
    await place(10, ['bi', 'sm', 'si', 'do']);
    await server.control.pause(memberId, 'permanent');
    server.setTime('2026-11-21T12:01:00Z');
    await server.tick();
    await server.tick();
    expect(await server.balance(memberId)).toBeGreaterThan(1_000_000 - 4_000);
  });

  it('is in force for an order that waits while it begins', async () => {
    const { memberId, place } = await server.table();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => place(1))),
      server.control.pause(memberId, 'day'),
    ]);
    const after = await server.balance(memberId);
    expect(await place(1)).toBe('playPaused');
    expect(await server.balance(memberId)).toBe(after);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength((1_000_000 - after) / 100);
  });

  it('of an unknown length is refused', async () => {
    expect(await refusal(server.control.pause(await server.newMember(), 'minute'))).toBe('invalidValue');
  });
});

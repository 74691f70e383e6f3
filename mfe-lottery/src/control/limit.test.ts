import type { LimitState } from '@members/contract';
import { canConfirm, effectOf, leftMinor, usedPercent } from './limit';

const limit = (amountMinor: number | null, usedMinor: number): LimitState => ({
  kind: 'lossDay',
  amountMinor,
  usedMinor,
  raise: null,
});

describe('a limit and what is used of it', () => {
  it.each([
    [limit(5_000, 2_000), 3_000, 40],
    [limit(5_000, 7_000), 0, 100],
    [limit(5_000, -1_000), 6_000, 0],
    [limit(0, 0), 0, 100],
    [limit(null, 2_000), null, 0],
  ])('%j', (state, left, percent) => {
    expect(leftMinor(state)).toBe(left);
    expect(usedPercent(state)).toBe(percent);
  });
});

describe('a new limit', () => {
  it.each([
    [null, '50', 'now'],
    [null, '0', 'now'],
    [5_000, '49', 'now'],
    [5_000, '50', 'none'],
    [5_000, '51', 'later'],
    [5_000, '', 'none'],
    [null, '', 'none'],
  ] as const)('over %s, as typed %j, is in force: %s', (present, typed, effect) => {
    expect(effectOf(present, typed)).toBe(effect);
  });
});

describe('a raise', () => {
  const raise = {
    toMinor: 8_000,
    confirmFrom: '2026-11-22T12:00:00.000Z',
    confirmUntil: '2026-11-29T12:00:00.000Z',
  };
  it('can be confirmed from its time on, and not a millisecond before', () => {
    expect(canConfirm(raise, '2026-11-22T11:59:59.999Z')).toBe(false);
    expect(canConfirm(raise, '2026-11-22T12:00:00.000Z')).toBe(true);
  });
});

import { lastMonths, monthName } from './months';

const now = new Date('2026-02-10T12:00:00Z');

describe('the months of a wallet (REP-07)', () => {
  test('go from this one back to that in which the account began', () => {
    expect(lastMonths(now, '2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(lastMonths(now, '2026-02', '2026-02')).toEqual(['2026-02']);
  });

  test('are a year while that is not known, and always have the open one', () => {
    expect(lastMonths(now, null, '2026-02')).toHaveLength(12);
    expect(lastMonths(now, '2026-01', '2024-05')).toEqual(['2026-02', '2026-01', '2024-05']);
  });

  test('are named in the language; what is none stands as it is', () => {
    expect(monthName('2026-02', 'en_us')).toBe('February 2026');
    expect(monthName('2026-02', 'zh_cn')).toBe('2026年2月');
    expect(monthName('nonsense', 'en_us')).toBe('nonsense');
  });
});

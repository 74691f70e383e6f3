import { answersAt, isTimeZone, periodsFrom, type Hours } from './hours';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }));
const madrid: Hours = { hours: weekdays, timeZone: 'Europe/Madrid', daysOff: [] };
const always: Hours = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
  timeZone: 'UTC',
  daysOff: [],
};
const periods = (hours: Hours, at: string, days = 7) =>
  periodsFrom(hours, new Date(at), days).map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('the hours of customer service (HELP-07)', () => {
  it('are those of its time zone, in summer and in winter time', () => {
    expect(periods(madrid, '2026-03-27T12:00:00Z', 4)).toEqual([
      ['2026-03-27T08:00:00.000Z', '2026-03-27T17:00:00.000Z'],
      // The clocks went on an hour in between.
      ['2026-03-30T07:00:00.000Z', '2026-03-30T16:00:00.000Z'],
    ]);
  });

  it('leave out days off and what is over', () => {
    expect(periods({ ...madrid, daysOff: ['2026-01-06'] }, '2026-01-05T18:00:00Z', 3)).toEqual([
      ['2026-01-07T08:00:00.000Z', '2026-01-07T17:00:00.000Z'],
    ]);
  });

  it('of a night go on past midnight, also on the day after', () => {
    const night: Hours = { hours: [{ day: 1, from: '22:00', to: '06:00' }], timeZone: 'UTC', daysOff: [] };
    expect(answersAt(night, new Date('2026-01-06T05:59:00Z'))).toBe(true);
    expect(answersAt(night, new Date('2026-01-06T06:00:00Z'))).toBe(false);
    expect(answersAt(night, new Date('2026-01-06T23:00:00Z'))).toBe(false);
  });

  it('that touch are one period', () => {
    expect(periods(always, '2026-01-05T12:00:00Z', 3)).toEqual([
      ['2026-01-04T00:00:00.000Z', '2026-01-08T00:00:00.000Z'],
    ]);
  });

  it('that go on at midnight have begun before it, for a device whose clock is behind', () => {
    expect(periods(always, '2026-01-05T00:01:00Z', 2)).toEqual([
      ['2026-01-04T00:00:00.000Z', '2026-01-07T00:00:00.000Z'],
    ]);
  });

  it('that nobody has set close nothing', () => {
    const none: Hours = { hours: [], timeZone: 'UTC', daysOff: [] };
    expect(answersAt(none, new Date())).toBe(true);
    expect(periodsFrom(none, new Date(), 7)).toEqual([]);
  });

  it('know time zones by their names', () => {
    expect(['Asia/Ho_Chi_Minh', 'UTC', 'Nowhere/Land', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

import { halfHourOf, playedMinutes } from './reminder';

const startedAt = '2026-11-21T12:00:00.000Z';
const session = (now: string) => ({ startedAt, orders: 3, netMinor: 0, openMinor: 0, now });

describe('the half hours of a play session (a reminder every 30 minutes)', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', 0, null],
    ['2026-11-21T12:29:59.999Z', 29, null],
    ['2026-11-21T12:30:00.000Z', 30, `${startedAt} 1`],
    ['2026-11-21T12:59:59.999Z', 59, `${startedAt} 1`],
    ['2026-11-21T13:00:00.000Z', 60, `${startedAt} 2`],
  ])('at %s', (now, minutes, halfHour) => {
    expect(playedMinutes(session(now))).toBe(minutes);
    expect(halfHourOf(session(now))).toBe(halfHour);
  });

  it('are none where nobody plays', () => {
    expect(halfHourOf({ ...session(startedAt), startedAt: null })).toBeNull();
  });

  it('are others in another session', () => {
    const later = { ...session('2026-11-21T18:30:00.000Z'), startedAt: '2026-11-21T18:00:00.000Z' };
    expect(halfHourOf(later)).not.toBe(halfHourOf(session('2026-11-21T12:30:00.000Z')));
  });
});

import { secondsUntil, slotAt } from './schedule';

const minute = { roundMs: 60_000, closeLeadMs: 10_000, beaconDelayMs: 6000 };
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('the timetable of rounds (D26b)', () => {
  it('names a period by date and place in the day, and closes ten seconds before the draw', () => {
    expect(slotAt(minute, at('14:06:32.500'))).toEqual({
      period: '20261121-0847',
      opensAt: at('14:06:00.000'),
      closesAt: at('14:06:50.000'),
      drawsAt: at('14:07:00.000'),
      beaconNotBefore: at('14:06:56.000'),
    });
  });

  it('begins the next period at the very moment of the draw', () => {
    expect(slotAt(minute, at('14:06:59.999')).period).toBe('20261121-0847');
    expect(slotAt(minute, at('14:07:00.000')).period).toBe('20261121-0848');
  });

  it('begins each day with 0001', () => {
    expect(slotAt(minute, at('00:00:00.000')).period).toBe('20261121-0001');
    expect(slotAt(minute, at('23:59:59.999')).period).toBe('20261121-1440');
    expect(slotAt({ ...minute, roundMs: 300_000 }, at('23:59:59.999')).period).toBe('20261121-0288');
  });

  it('counts started seconds and never below the least', () => {
    expect(secondsUntil(at('00:00:10.000'), at('00:00:00.001'), 1)).toBe(10);
    expect(secondsUntil(at('00:00:10.000'), at('00:00:10.000'), 1)).toBe(1);
    expect(secondsUntil(at('00:00:10.000'), at('00:00:11.000'), 0)).toBe(0);
  });
});

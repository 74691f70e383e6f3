import { durationText, hoursText } from './hours';

/** Hours of this machine's day, whatever its time zone is. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const period = (day: number, from = 9, to = 18) => ({
  from: at(day, from).toISOString(),
  to: at(day, to).toISOString(),
});
const said = (now: Date, ...periods: { from: string; to: string }[]) => hoursText({ periods }, now, 'en_us');

describe('when customer service answers, as a member reads it (HELP-07)', () => {
  it.each([
    ['open', at(23, 10), {}],
    ['today', at(23, 8), {}],
    ['tomorrow', at(22, 20), {}],
    ['later', at(21, 12), { day: 'Monday' }],
  ] as const)('is %s', (key, now, values) => {
    expect(said(now, period(20), period(23), period(24))).toMatchObject({
      ...{ key, open: key === 'open' },
      values: { from: '9:00 AM', to: '6:00 PM', ...values },
    });
  });

  it('is at any time where it has no end', () => {
    const always = { from: at(20, 0).toISOString(), to: at(28, 0).toISOString() };
    expect(said(at(23, 3), always)).toMatchObject({ open: true, key: 'always' });
  });

  it('is not said where nobody has said it', () => {
    expect(said(at(23, 10))).toBeNull();
    expect(said(at(25, 10), period(23))).toBeNull();
  });

  it('is how long it usually takes, in words', () => {
    expect([30, 120, 1_440].map((minutes) => durationText(minutes, 'en_us'))).toEqual([
      '30 minutes',
      '2 hours',
      '1 day',
    ]);
    expect(durationText(30, 'ko_ko')).toBe('30분');
  });
});

import { keptMoment } from './OfflineStrip';

const at = (day: number, hours: number) => new Date(2026, 10, day, hours, 3).getTime();

test('what is shown without a network has its time, and its day where it is of another day (OFF-01)', () => {
  expect(keptMoment(at(21, 12), at(21, 18), 'zh_cn')).toEqual({ today: true, time: '12:03' });
  expect(keptMoment(at(20, 12), at(21, 1), 'zh_cn')).toEqual({ today: false, time: '2026年11月20日 12:03' });
  expect(keptMoment(at(20, 12), at(21, 1), 'en_us').time).toMatch(/^Nov 20, 2026, 12:03\sPM$/);
});

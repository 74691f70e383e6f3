import { describeVitals } from './WeeksOfRelease';

const none = { lcp: null, inp: null, cls: null, press: null, mount: null };

test('web vitals stand in one line, without those that no page told', () => {
  expect(describeVitals({ ...none, lcp: 1500, inp: 200, cls: 0.01 })).toBe('LCP 1.5 s, INP 200 ms, CLS 0.01');
  expect(describeVitals(none)).toBe('nothing told');
});

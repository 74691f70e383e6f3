import { describeFailures, describeLoads, describeMounts, describePhases } from './describeHealth';

const at = '2026-11-21T10:00:00.000Z';

describe('what a chart shows, in words', () => {
  it('adds up the loads and failures of the hour', () => {
    const minutes = [{ at, loads: 12, failures: 1, mountP50: 80 }, null, { at, loads: 3, failures: 0, mountP50: 95 }]; // oxfmt-ignore
    expect(describeLoads(minutes)).toBe('Last hour: 15 loads, at most 12 in a minute, 1 failure');
    expect(describeMounts(minutes)).toBe('Median mount times of the last hour: 80 ms to 95 ms by minute, last 95 ms'); // oxfmt-ignore
  });

  it('says that there was nothing', () => {
    expect(describeLoads([null])).toBe('No loads in the last hour');
    expect(describeMounts([null, { at, loads: 0, failures: 2, mountP50: null }])).toBe('No mount times in the last hour'); // oxfmt-ignore
  });
});

describe('failures', () => {
  it('stand beside their share of the loads, which is never above all', () => {
    expect(describeFailures({ loads: 1000, failures: 0 })).toBe('0');
    expect(describeFailures({ loads: 1000, failures: 3 })).toBe('3 (0.3%)');
    expect(describeFailures({ loads: 0, failures: 3 })).toBe('3 (100%)');
  });

  it('are named by phase, the most frequent first', () => {
    expect(describePhases({ load: 0, render: 1, mount: 4 })).toBe('mount 4, render 1');
    expect(describePhases({})).toBe('');
  });
});

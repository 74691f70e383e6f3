import { expect, it } from '@jest/globals';
import { processorShare } from './processorShare';

const thread = { pid: 1, tid: 1 };
const page = { ...thread, name: 'thread_name', args: { name: 'CrRendererMain' } };
const task = { ...thread, name: 'ThreadControllerImpl::RunTask' };

it('tells what of long tasks is processor time, on the page’s own thread and of the slower processor', () => {
  const events = [
    page,
    // 100 ms of 4 times 50, 50 of 4 times 25; then one that never blocks, and another thread.
    { ...task, dur: 50_000, tdur: 25_000 },
    { ...task, dur: 12_000, tdur: 12_000 },
    { ...task, tid: 2, dur: 90_000, tdur: 90_000 },
  ];
  expect(processorShare(events)).toBeCloseTo(50 / 150);
  expect(processorShare([page])).toBe(1);
});

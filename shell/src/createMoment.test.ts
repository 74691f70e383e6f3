import { createMoment } from './createMoment';

describe('a moment', () => {
  it('keeps what is asked before it, and does it in order when it comes', () => {
    const moment = createMoment();
    const done: string[] = [];
    moment.whenCome(() => done.push('first'));
    moment.whenCome(() => done.push('second'));
    expect(done).toEqual([]);
    moment.comes();
    expect(done).toEqual(['first', 'second']);
  });

  it('lets everything pass after it, and does nothing twice', () => {
    const moment = createMoment();
    const done: string[] = [];
    moment.whenCome(() => done.push('before'));
    moment.comes();
    moment.whenCome(() => done.push('after'));
    moment.comes();
    expect(done).toEqual(['before', 'after']);
    expect(moment.hasCome()).toBe(true);
  });
});

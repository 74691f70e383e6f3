import { createGate } from './createGate';

describe('a gate', () => {
  it('holds work back while it is closed, and lets it through in order when it opens', () => {
    const gate = createGate();
    const done: string[] = [];
    gate.whenOpen(() => done.push('first'));
    gate.whenOpen(() => done.push('second'));
    expect(done).toEqual([]);
    gate.open();
    expect(done).toEqual(['first', 'second']);
  });

  it('lets everything pass once it is open, and does nothing twice', () => {
    const gate = createGate();
    const done: string[] = [];
    gate.whenOpen(() => done.push('before'));
    gate.open();
    gate.whenOpen(() => done.push('after'));
    gate.open();
    expect(done).toEqual(['before', 'after']);
    expect(gate.isOpen()).toBe(true);
  });
});

import { createInTurn } from './inTurn';

describe('work in turn', () => {
  it('begins in the order in which it was asked for, each after the one before has ended', async () => {
    const inTurn = createInTurn();
    const told: string[] = [];
    const work = (name: string, steps: number) => async () => {
      told.push(`${name} begins`);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      told.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn(work('long', 9)), inTurn(work('short', 0))])).toEqual(['long', 'short']);
    expect(told).toEqual(['long begins', 'long ends', 'short begins', 'short ends']);
  });

  it('fails for who asked for it and holds up nothing behind it', async () => {
    const inTurn = createInTurn();
    const failing = inTurn(() => Promise.reject(new Error('a full disk')));
    const next = inTurn(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('a full disk');
    expect(await next).toBe('done');
  });
});

import type { Step } from '@members/verifier';
import texts from '../locales/en_us.json';
import { stepTextOf } from './stepText';

const step = (changes: Partial<Step>): Step => ({
  check: 'payout',
  outcome: 'ok',
  reason: '',
  values: {},
  ...changes,
});
const money = (minor: number) => `${minor / 100} K`;
const textAt = (key: string) =>
  key
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], texts);

describe('the sentence of a step', () => {
  it('shows amounts, times and long hashes as people read them', () => {
    expect(stepTextOf(step({ values: { computed: 1950, published: 1950 } }), money).values).toEqual({
      computed: '19.5 K',
      published: '19.5 K',
    });
    const values = { committedAt: '2026-11-21T12:00:50.120Z', root: 'ab'.repeat(32), orderCount: 27 };
    expect(stepTextOf(step({ check: 'commitment', values }), money).values).toEqual({
      committedAt: '12:00:50',
      root: 'abababab',
      orderCount: 27,
    });
    expect(stepTextOf(step({ check: 'tree', values: { index: 0, size: 3 } }), money).values).toEqual({
      index: 1,
      size: 3,
    });
    expect(stepTextOf(step({ check: 'dice', values: { computed: '5 2 6' } }), money).values).toEqual({
      computed: '5 2 6',
    });
  });

  // Every result that verifyRound and verifyOrder can have.
  const results: Record<string, string[]> = {
    chain: ['ok', 'note:testBeacon', 'failed'],
    beaconRound: ['ok', 'failed'],
    signature: ['ok', 'failed', 'failed:missing', 'pending:missing'],
    dice: ['ok', 'failed', 'failed:missing', 'pending:missing'],
    commitment: ['ok', 'failed', 'pending', 'note:missing', 'note:late'],
    void: ['note', 'failed:dice', 'failed:value'],
    leaf: ['ok', 'failed'],
    owner: ['ok', 'failed'],
    odds: ['ok', 'failed'],
    tree: ['ok', 'failed', 'failed:missing', 'pending', 'note:missing'],
    payout: ['ok', 'failed', 'pending', 'note:returned', 'failed:returned'],
  };
  const all = Object.entries(results).flatMap(([check, found]) =>
    found.map((each) => [check, each] as const),
  );

  it.each(all)('is there for %s %s', (check, found) => {
    const [outcome, reason = ''] = found.split(':');
    const { title, text } = stepTextOf(step({ check, outcome, reason } as Partial<Step>), money);
    expect(typeof textAt(title)).toBe('string');
    expect(typeof textAt(text)).toBe('string');
  });
});

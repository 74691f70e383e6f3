import type { OddsItem } from '@members/contract';
import { faultOf, formatPoints, returnRange, toggled, totalMinor, winMinor } from './orderRules';

const balanceMinor = 10_000;

describe('checks of an order (VAL-03 to VAL-06, D33)', () => {
  it('refuses a stake of 0 before anything else', () => {
    expect(faultOf({ stake: '0', betTypes: [], balanceMinor })).toBe('wrongAmount');
    expect(faultOf({ stake: '0', betTypes: ['bi'], balanceMinor })).toBe('wrongAmount');
  });

  it('asks for an option before it asks for an amount', () => {
    expect(faultOf({ stake: '', betTypes: [], balanceMinor })).toBe('chooseNumber');
    expect(faultOf({ stake: '', betTypes: ['bi'], balanceMinor })).toBe('enterAmount');
  });

  it('passes an order that takes the whole balance, and refuses one point more', () => {
    expect(faultOf({ stake: '50', betTypes: ['bi', '11'], balanceMinor })).toBeNull();
    expect(faultOf({ stake: '51', betTypes: ['bi', '11'], balanceMinor })).toBe('insufficient');
  });

  it('refuses a stake too large for exact arithmetic', () => {
    expect(faultOf({ stake: '9'.repeat(40), betTypes: ['bi'], balanceMinor })).toBe('insufficient');
  });

  it('leaves an unknown balance to the server', () => {
    expect(faultOf({ stake: '50', betTypes: ['bi'], balanceMinor: null })).toBeNull();
  });
});

describe('money of an order in minor units', () => {
  it('multiplies the stake by the options', () => {
    expect(totalMinor('50', 2)).toBe(10_000);
    expect(totalMinor('', 2)).toBe(0);
  });

  it('pays odds with two decimals exactly', () => {
    expect(winMinor('50', 1.95)).toBe(9_750);
    expect(winMinor('3', 8.42)).toBe(2_526);
    expect(winMinor('7', 210.6)).toBe(147_420);
  });

  it('shows whole points without decimals', () => {
    expect([10_000, 123_400_000, 0].map(formatPoints)).toEqual(['100', '1,234,000', '0']);
  });
});

describe('choosing options (LOT-08)', () => {
  it('takes an option in and out again', () => {
    expect(toggled(['bi'], '11')).toEqual(['bi', '11']);
    expect(toggled(['bi', '11'], 'bi')).toEqual(['11']);
  });
});

describe('expected return (D30)', () => {
  const item = (returnPercent: number | null) => ({ returnPercent }) as OddsItem;

  it('is a range where the options differ', () => {
    expect(returnRange([item(97.5), item(97.41666), item(null)])).toBe('97.42–97.5');
    expect(returnRange([item(97.5), item(97.5)])).toBe('97.5');
  });

  it('is unknown where the server names none', () => {
    expect(returnRange([item(null)])).toBeNull();
  });
});

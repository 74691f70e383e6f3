import type { OddsItem } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import texts from '../../locales/en_us.json';
import { BetOptions } from './BetOptions';

const option = (type: OddsItem['type'], imageUrl: string): OddsItem => ({
  ...{ type, name: '', imageUrl, odds: 1.95, returnPercent: 97.5, maxStake: null },
});

describe('the options (LOT-07)', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('show the picture of the odds list, and stay without one that does not load', () => {
    const data = [option('bi', '/media/options/bi.svg'), option('11', '')];
    const odds = { data, isError: false, isFetching: false, refetch: async () => undefined };
    const { container } = render(<BetOptions odds={odds} chosen={['bi']} onToggle={() => {}} />);
    const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures()).toEqual(['/media/options/bi.svg']);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    fireEvent.error(container.querySelector('img')!);
    expect(pictures()).toEqual([]);
    const big = screen.getByRole('button', { name: /^Big/ });
    expect(big).toHaveAccessibleName(expect.stringContaining('odds 1.95, return 97.5 %'));
    expect(big).toHaveAttribute('aria-pressed', 'true');
  });
});

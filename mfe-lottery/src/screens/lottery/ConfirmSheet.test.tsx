import type { GameState, OddsItem } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import texts from '../../locales/en_us.json';
import { ConfirmSheet, type ConfirmSheetProps } from './ConfirmSheet';

const big: OddsItem = {
  ...{ type: 'bi', name: 'Big', imageUrl: '', odds: 1.95, returnPercent: 97.5, maxStake: null },
};
const shown: ConfirmSheetProps = {
  ...{ open: true, chosen: [big], stake: '10', secondsToClose: 30, submitting: false },
  state: { name: 'Quick Three', nextPeriod: '20261123-0391' } as GameState,
  ...{ onOpenChange() {}, onRemove() {}, onClear() {}, onConfirm() {} },
};

describe('the confirmation of an order', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('lists each option as stake times one (LOT-13)', () => {
    render(<ConfirmSheet {...shown} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('1 x 10 = 10');
  });

  it('says whether the order is placed: not yet, on its way, or not since bets have closed (LOT-16)', () => {
    const { rerender } = render(<ConfirmSheet {...shown} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not placed yet');
    rerender(<ConfirmSheet {...shown} submitting />);
    expect(screen.getByRole('status')).toHaveTextContent('Being placed');
    expect(screen.getByRole('button', { name: /^Submit/ })).toHaveAttribute('aria-disabled', 'true');
    rerender(<ConfirmSheet {...shown} secondsToClose={0} />);
    expect(screen.getByRole('status')).toHaveTextContent('Bets are closed: this is not placed.');
    expect(screen.getByRole('button', { name: 'Bets closed' })).toBeDisabled();
  });

  it('says that it is about money where practice ended for it (decision 97)', () => {
    render(<ConfirmSheet {...shown} practiceEnded />);
    expect(
      screen.getByText('Practice is over. This order is for money: 10 K from your balance.'),
    ).toBeInTheDocument();
  });

  it('says where a new round has other odds than those that were chosen', () => {
    const { rerender } = render(<ConfirmSheet {...shown} />);
    expect(screen.queryByText(/odds have changed/)).not.toBeInTheDocument();
    rerender(<ConfirmSheet {...shown} chosen={[{ ...big, odds: 1.9 }]} />);
    expect(screen.getByText('The odds have changed from 1.95 to 1.9')).toBeInTheDocument();
    expect(screen.getByText('wins 19.00 K')).toBeInTheDocument();
  });

  it('of practice is marked as such and speaks of points alone', () => {
    render(<ConfirmSheet {...shown} practice />);
    const sheet = screen.getByRole('dialog', { name: 'Check your practice bet' });
    expect(sheet).toHaveTextContent('Practice: points, not money');
    expect(sheet).toHaveTextContent('if matched: 19.50 points');
    expect(sheet).not.toHaveTextContent(/\bwins|\bK\b/);
  });
});

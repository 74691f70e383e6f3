import type { Order } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en_us.json';
import { OrderCard } from './OrderCard';

const order: Order = {
  id: null,
  iconUrl: '/media/games/k3-1m.svg',
  period: '20261121-0847',
  gameName: 'Quick Three · 1 min',
  status: 1,
  statusText: 'Won',
  dice: [5, 2, 6],
  size: 'Big',
  parity: 'Single',
  stakeMinor: 5_000,
  betName: 'Big',
  placedAt: '2026-11-21 14:05:10',
  settledAt: '2026-11-21 14:06:01',
  slipId: null,
  gameId: null,
  gameKey: null,
  betType: null,
  odds: null,
  returnMinor: null,
};
const unopened: Order = {
  ...order,
  status: 0,
  statusText: 'Unopened',
  dice: null,
  size: '',
  parity: '',
  settledAt: '',
};

describe('an order (LOT-19, LOT-20, ENT-08)', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('shows game, period, option, stake with its unit, result and both times', () => {
    render(<OrderCard order={order} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Quick Three · 1 min');
    expect(card).toHaveTextContent('Period 20261121-0847');
    expect(card).toHaveTextContent('Big50.00 K');
    expect(screen.getByRole('img', { name: '5, 2, 6' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Sum 13 · Big · Single');
    expect(card).toHaveTextContent('Ordered2026-11-21 14:05:10Settled2026-11-21 14:06:01');
  });

  it('is green when won and only then', () => {
    const { rerender } = render(<OrderCard order={order} />);
    expect(screen.getByText('Won')).toHaveClass('success');
    rerender(<OrderCard order={{ ...order, status: 2, statusText: 'Not won' }} />);
    expect(screen.getByText('Not won')).toHaveClass('neutral');
  });

  it('leads to its proof where the server keeps receipts', async () => {
    const onVerify = jest.fn();
    const { rerender } = render(<OrderCard order={order} onVerify={onVerify} />);
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(onVerify).toHaveBeenCalledTimes(1);
    rerender(<OrderCard order={order} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits while unopened, without a result or a time of settling', () => {
    render(<OrderCard order={unopened} />);
    const card = screen.getByRole('article');
    expect(card.querySelector('.waiting')).not.toBeNull();
    expect(card).toHaveTextContent('Waiting for the draw');
    expect(screen.queryByRole('img', { name: /\d/ })).toBeNull();
    expect(card).not.toHaveTextContent('Settled');
  });
});

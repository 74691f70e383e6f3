import type { Order } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en_us.json';
import { sameAgainOf } from './sameAgain';
import { SlipCard } from './SlipCard';
import { settledSlips, slipsOf } from './slips';

const order: Order = {
  ...{ id: 1, slipId: 9, gameId: 1, gameKey: 'k3-1m', iconUrl: '/media/games/k3-1m.svg' },
  ...{ period: '20261121-0847', gameName: 'Quick Three · 1 min', status: 1, statusText: 'Won' },
  ...{ dice: [5, 2, 6], size: 'Big', parity: 'Single', betType: 'bi', betName: 'Big' },
  ...{ stakeMinor: 5_000, odds: 1.95, returnMinor: 9_750 },
  ...{ placedAt: '2026-11-21 14:05:10', settledAt: '2026-11-21 14:06:01' },
};
const lost: Order = { ...order, id: 2, betType: '10', betName: '10', odds: 7.8 };
Object.assign(lost, { status: 2, statusText: 'Not won', returnMinor: 0 });
const openResult = { status: 0, statusText: 'Unopened', dice: null, size: '', parity: '', settledAt: '' };
const open: Order = { ...order, ...openResult, returnMinor: null };
const slipOf = (...orders: Order[]) => slipsOf(orders)[0]!;

beforeAll(() => useTextsForTest('mfe-lottery', texts));

describe('a slip (LOT-19, LOT-20, ENT-08)', () => {
  it('shows game, period, time without seconds, result, and each order with odds, stake and return', () => {
    render(<SlipCard slip={slipOf(lost, order)} onOpen={jest.fn()} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Quick Three · 1 min');
    expect(card).toHaveTextContent('Period 20261121-0847 · 14:05');
    expect(card).not.toHaveTextContent('14:05:10');
    expect(screen.getByRole('img', { name: '5, 2, 6' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Sum 13 · Big · Single');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Big× 1.9550.00 → 97.50 K', 'Sum 10× 7.850.00 → 0.00 K']);
    expect(card).toHaveTextContent('100.00 → 97.50 K');
  });

  it('is green when won and only then', () => {
    const { rerender } = render(<SlipCard slip={slipOf(lost, order)} onOpen={jest.fn()} />);
    expect(screen.getByText('Won')).toHaveClass('success');
    rerender(<SlipCard slip={slipOf(lost)} onOpen={jest.fn()} />);
    expect(screen.getByText('Not won')).toHaveClass('neutral');
  });

  it('waits while one of its orders is open, without a result and a return', () => {
    render(<SlipCard slip={slipOf(open)} onOpen={jest.fn()} />);
    const card = screen.getByRole('article');
    expect(card.querySelector('.waiting')).not.toBeNull();
    expect(card).toHaveTextContent('Waiting for the draw');
    expect(screen.queryByRole('img', { name: /\d/ })).toBeNull();
    expect(card).toHaveTextContent('50.00 K');
    expect(card).not.toHaveTextContent('→');
  });

  it('says how many of many orders it leaves out, and opens to them', async () => {
    const onOpen = jest.fn();
    const many = Array.from({ length: 6 }, (_, index) => ({ ...order, id: 6 - index }));
    render(<SlipCard slip={slipOf(...many)} onOpen={onOpen} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('and 3 more')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('slips of listed orders', () => {
  it('are what was placed together; without a name of that each order is its own', () => {
    expect(slipsOf([lost, order]).map(({ key, orders }) => [key, orders.length])).toEqual([['9', 2]]);
    const nameless = [
      { ...lost, slipId: null },
      { ...order, slipId: null },
    ];
    expect(slipsOf(nameless).map(({ key }) => key)).toEqual(['order 2', 'order 1']);
    expect(slipsOf(nameless.map((each) => ({ ...each, id: null }))).map(({ key }) => key)).toEqual([
      'order 2',
      'order 1',
    ]);
  });

  it('are told as the read of slips answers them once they are settled', () => {
    expect(settledSlips([order, lost])).toEqual([
      expect.objectContaining({
        id: 9,
        orderId: 1,
        count: 2,
        status: 1,
        stakeMinor: 10_000,
        returnMinor: 9_750,
      }),
    ]);
    expect(settledSlips([open])).toEqual([]);
    expect(settledSlips([{ ...order, slipId: null }])).toEqual([]);
  });

  it('can be placed again with the same options and stake, where the server says which', () => {
    expect(sameAgainOf(slipOf(lost, order))).toEqual({ betTypes: ['bi', '10'], stake: '50' });
    expect(sameAgainOf(slipOf({ ...order, betType: null }))).toBeNull();
  });
});

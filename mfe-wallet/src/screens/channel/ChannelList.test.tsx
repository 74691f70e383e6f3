import type { RechargeChannel } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { ChannelList } from './ChannelList';

beforeAll(() => useTextsForTest('mfe-wallet', en));

const bare: RechargeChannel = {
  ...{ name: 'Card', label: null, logoUrl: null, minMinor: null, maxMinor: null },
  ...{ feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null },
};

function show(channels: readonly Partial<RechargeChannel>[], amountMinor = 10_000) {
  const choose = jest.fn();
  const all = channels.map((channel) => ({ ...bare, ...channel }));
  const view = render(
    <ChannelList channels={all} amountMinor={amountMinor} locked={false} onChoose={choose} />,
  );
  return { choose, logo: () => view.container.querySelector('img') };
}

describe('a payment channel shows what is known of it (RECH-10)', () => {
  test('its name alone, where the server tells no more, and that is what it is chosen by', async () => {
    const { choose, logo } = show([{}]);
    await userEvent.click(screen.getByRole('button', { name: 'Card' }));
    expect(choose).toHaveBeenCalledWith('Card');
    expect(logo()).toBeNull();
  });

  test('label, logo, fee, time and limits', async () => {
    const { choose, logo } = show([
      {
        ...{ label: 'Bank card', logoUrl: '/card.svg', minMinor: 1_000, maxMinor: 500_000 },
        ...{ feeMinor: 0, feePerMille: 0, minutesMax: 2 },
      },
    ]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Bank card No fee · Usually within 2 minutes · $10 to $5,000' }),
    );
    expect(choose).toHaveBeenCalledWith('Card');
    expect(logo()).toHaveAttribute('src', '/card.svg');
  });

  test('the wallet stands for a logo that can’t be had', () => {
    const { logo } = show([{ logoUrl: '/gone.svg' }]);
    fireEvent.error(logo()!);
    expect(logo()).toBeNull();
  });

  test.each([
    [{ feeMinor: 0, feePerMille: 15 }, 'Fee 1.5% · $101.50 in all'],
    [{ feeMinor: 30, feePerMille: 0 }, 'Fee $0.30 · $100.30 in all'],
    [{ feeMinor: 30, feePerMille: 20 }, 'Fee $0.30 + 2% · $102.30 in all'],
    [{ minutesMin: 5, minutesMax: 30 }, 'Usually 5–30 minutes'],
    [{ minutesMin: 60, minutesMax: 180 }, 'Usually 1–3 hours'],
    [{ minutesMin: 30, minutesMax: 1_440 }, 'Usually 30–1,440 minutes'],
    [{ minutesMax: 1_440 }, 'Usually within 1 day'],
    [{ minMinor: 1_000 }, 'Minimum $10'],
    [{ maxMinor: 1_000_000 }, 'Maximum $10,000'],
  ])('%j reads "%s"', (terms, text) => {
    show([terms]);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test.each([
    [9_999, 'Minimum $100.00'],
    [20_001, 'Maximum $200.00'],
  ])(
    'for %d, outside of its limits, it is there with the reason and can’t be chosen',
    (amountMinor, reason) => {
      show([{ minMinor: 10_000, maxMinor: 20_000 }], amountMinor);
      expect(screen.getByText('Card')).toBeInTheDocument();
      expect(screen.getByText(reason)).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  test.each([10_000, 20_000])('for %d, at a limit, it can be chosen', (amountMinor) => {
    show([{ minMinor: 10_000, maxMinor: 20_000 }], amountMinor);
    expect(screen.getByRole('button')).toBeEnabled();
  });
});

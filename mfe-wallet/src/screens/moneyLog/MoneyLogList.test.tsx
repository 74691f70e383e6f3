import type { MoneyLogLine, MoneyLogPage } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../locales/en_us.json';
import { MoneyLogList } from './MoneyLogList';

const line = (kind: string, createdAt: string, amountMinor: number): MoneyLogLine => ({
  kind,
  createdAt,
  amountMinor,
  ...{ id: null, group: null, reference: null },
});
const pageOf = (lines: MoneyLogLine[], total = lines.length): MoneyLogPage => ({
  lines,
  total,
  page: 1,
  pageSize: 10,
  lastPage: 1,
});

const lines = [
  line('Win', '2026-01-03 00:00:05', 9750),
  line('Order', '2026-01-02 23:59:10', -5000),
  line('Recharge', '2026-01-02 08:00:00', 100_000),
];

beforeAll(() => useTextsForTest('mfe-wallet', en));

describe('the changes of the balance (REP-06, D55, D56)', () => {
  test('stand under their days with time, sign and unit', () => {
    render(<MoneyLogList log={pageOf(lines)} />);
    const days = screen.getAllByRole('list');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual(['Jan 3, 2026', 'Jan 2, 2026']);
    expect(
      within(days[1]!)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Order23:59-50.00 K', 'Recharge08:00+1,000.00 K']);
  });

  test('are green where something was taken, and only there', () => {
    render(<MoneyLogList log={pageOf(lines)} />);
    expect(screen.getByText('-50.00')).toHaveClass('success');
    expect(screen.getByText('+97.50')).not.toHaveClass('success');
  });

  test('say that older ones are left out, where there are any', () => {
    const { rerender } = render(<MoneyLogList log={pageOf(lines)} />);
    expect(screen.queryByText(/newest changes/)).toBeNull();
    rerender(<MoneyLogList log={pageOf(lines, 40)} />);
    expect(screen.getByText('The 3 newest changes of your balance')).toBeVisible();
  });
});

import { queryClient, queryKey } from '@members/api-client';
import { walletCalls, type MoneyGroup, type Statement } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { useLocation } from '@members/mfe-kit/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { MonthScreen } from './MonthScreen';

const month = '2026-01';
const statement: Statement = {
  since: '2025-12',
  ...{ openingMinor: 10_000, closingMinor: 104_750, hasMore: false },
  sums: { recharge: 100_000, bonus: 0, order: -15_000, win: 9_750, withdrawal: 0 },
  lines: [
    ...[
      { ...{ id: 3, group: 'win', kind: 'Win' }, amountMinor: 9_750, createdAt: '2026-01-03 00:00:05' },
      { ...{ id: 2, group: 'order', kind: 'Order' }, amountMinor: -15_000, createdAt: '2026-01-02 23:59:10' },
      {
        ...{ id: 1, group: 'recharge', kind: 'Recharge' },
        ...{ amountMinor: 100_000, createdAt: '2026-01-02 08:00:00' },
      },
    ].map((line) => ({ ...line, group: line.group as MoneyGroup, reference: null })),
  ],
};

/** What the server has answered for a month, whole or of one kind. */
function answered(answer: Statement, params: { month: string; group?: MoneyGroup } = { month }) {
  const key = [...queryKey(walletCalls.statement, { ...params, page: 1 } as never), 'pages'];
  queryClient.setQueryDefaults(key, { staleTime: Infinity });
  queryClient.setQueryData(key, { pages: [answer], pageParams: [1] });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(query = '') {
  render(
    <MemoryRouter initialEntries={[`/Moneylog?month=${month}${query}`]}>
      <MonthScreen month={month} />
      <Address />
    </MemoryRouter>,
  );
}

const sums = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace('\u00a0', ' ')]);

beforeAll(() => useTextsForTest('mfe-wallet', en));
beforeEach(() => queryClient.clear());
afterAll(() => queryClient.clear());

describe('a month of the account (REP-07)', () => {
  test('begins and ends with a balance, and names what each kind came to', () => {
    answered(statement);
    show();
    expect(sums()).toEqual([
      ['Balance before', '100.00 K'],
      ['Recharges', '+1,000.00 K'],
      ['Orders', '-150.00 K'],
      ['Wins', '+97.50 K'],
      ['Balance after', '1,047.50 K'],
    ]);
    expect(screen.getAllByRole('list').map((day) => day.getAttribute('aria-label'))).toEqual([
      'Jan 3, 2026',
      'Jan 2, 2026',
    ]);
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'PDF statement' })).toBeVisible();
  });

  test('is filtered by kind in its address, without sums that would not add up', async () => {
    answered(statement);
    answered({ ...statement, lines: [statement.lines[0]!] }, { month, group: 'win' });
    show();
    const kinds = within(screen.getByRole('group', { name: 'Kind' }));
    expect(kinds.getByRole('button', { pressed: true })).toHaveTextContent('All');
    await userEvent.click(kinds.getByRole('button', { name: 'Wins' }));
    expect(screen.getByRole('status')).toHaveTextContent('/Moneylog?month=2026-01&group=win');
    expect(kinds.getByRole('button', { pressed: true })).toHaveTextContent('Wins');
    expect(screen.queryAllByRole('term')).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('leads to the months back to the one in which the account began', async () => {
    answered(statement);
    show();
    const months = screen.getByRole('combobox', { name: 'Month' });
    expect(months).toHaveDisplayValue('January 2026');
    expect(within(months).getAllByRole('option').at(-1)).toHaveTextContent('December 2025');
    await userEvent.selectOptions(months, 'December 2025');
    expect(screen.getByRole('status')).toHaveTextContent('/Moneylog?month=2025-12');
  });

  test('says that there is nothing, and offers no empty file', () => {
    answered({ ...statement, lines: [] });
    show();
    expect(screen.getByText('Nothing in this month')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  test.each([true, false])('offers more lines where the server has some: %s', (hasMore) => {
    answered({ ...statement, hasMore });
    show();
    expect(screen.queryAllByRole('button', { name: 'Show more' })).toHaveLength(hasMore ? 1 : 0);
  });
});

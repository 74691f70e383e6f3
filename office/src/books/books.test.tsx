import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';

const seal = { transfers: 3, orders: 2, entries: 8, sha256: 'ab'.repeat(32) };
const months = [
  { name: 'first', endsAt: '2026-09-01T00:00:00.000Z', state: 'sealed', space: null, seal },
  { name: '2026_09', endsAt: '2026-10-01T00:00:00.000Z', state: 'open', space: null, seal: null },
  { name: '2026_10', endsAt: '2026-11-01T00:00:00.000Z', state: 'open', space: null, seal: null },
];
const found = {
  at: '2026-11-25T00:00:00.000Z',
  ...{ operator: 'bea', days: 7, differences: ['All entries sum to 0.01 instead of 0.00.'] },
};

describe('the books', () => {
  it('say what was found last, and are looked at again', async () => {
    let last: unknown = found;
    const { sent } = await renderOffice('/books', {
      lastReconciliation: () => ({ last }),
      reconcile: () => (last = { ...found, days: null, differences: [] }),
    });
    const section = await screen.findByRole('region', { name: 'Last asked for' });
    expect(section).toHaveTextContent('All entries sum to 0.01 instead of 0.00.');
    fireEvent.click(screen.getByRole('button', { name: 'Check everything' }));
    await waitFor(() => expect(section).toHaveTextContent('Nothing differs'));
    expect(sent).toEqual([{ call: 'reconcile', params: { everything: true } }]);
  });

  it('close the first month that is not sealed, with a reason, and say why they can’t', async () => {
    const { sent } = await renderOffice('/books/months', {
      months: { months },
      closeMonth: new Refused('monthUnsettled', { month: '2026_09' }),
    });
    await screen.findByRole('table', { name: 'Months' });
    expect(screen.getAllByRole('button', { name: /^Close \d/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close 2026_09' }));
    const sheet = await screen.findByRole('dialog', { name: 'Close 2026_09' });
    const confirm = within(sheet).getByRole('button', { name: 'Close 2026_09' });
    fireEvent.click(confirm);
    expect(sheet).toHaveTextContent('It needs a reason.');
    fireEvent.change(within(sheet).getByLabelText('Why'), { target: { value: 'over' } });
    fireEvent.click(confirm);
    await within(sheet).findByText(/2026_09 stays open: a month is closed when all of its orders/);
    expect(sent).toEqual([{ call: 'closeMonth', params: { month: '2026_09', reason: 'over' } }]);
  });

  it('offer nothing to who may only see them', async () => {
    await renderOffice('/books/months', { months: { months } }, { rights: ['money.see'] });
    await screen.findByRole('table', { name: 'Months' });
    expect(screen.queryByRole('button', { name: /^(Close|Move) / })).toBeNull();
  });
});

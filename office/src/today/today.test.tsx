import { languages } from '@members/contract';
import type { OfficeAnswer } from '@members/office-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';

const name = Object.fromEntries(languages.map((each) => [each, each === 'en_us' ? 'Two minutes' : '']));
const result = {
  ...{ rounds: 40, orders: 100, stakesMinor: 100_000, payoutsMinor: 97_500 },
  ...{ expectedMinor: 97_000, bandMinor: 1_000 },
};
const alert = {
  ...{ id: 7, kind: 'roundLate', subject: 'two', values: { seconds: 130, count: 1 } },
  ...{ beganAt: '2026-11-21T11:58:00.000Z', endedAt: null, acknowledgedBy: null, acknowledgedAt: null },
};
const server = {
  ...{ name: 'one', release: 'a1', startedAt: '2026-11-20T12:00:00.000Z', streams: 1 },
  ...{ seenAt: '2026-11-21T11:59:55.000Z', diskFreePercent: 40, diskFreeBytes: 4e9 },
};
const today = {
  ...{ at: '2026-11-21T12:00:00.000Z', alerts: [alert], proposals: 2 },
  online: { members: 1_234, watching: 56 },
  games: [{ key: 'two', name, open: true, today: result, week: { ...result, payoutsMinor: 99_000 } }],
  lateRounds: { count: 1, oldestAt: '2026-11-21T11:58:00.000Z' },
  withdrawals: { count: 3, oldestAt: '2026-11-21T10:00:00.000Z' },
  books: { reconciledAt: '2026-11-21T03:00:00.000Z', differences: 1, first: ['Entry 7 is not balanced.'] },
  system: {
    servers: [server, { ...server, name: 'two', release: 'b2', seenAt: '2026-11-21T11:50:00.000Z' }],
    ...{ backupAt: null, restoreAt: null, mails: { count: 0, oldestAt: null, givenUp: 0 } },
    unsentAlerts: { count: 0, error: '' },
  },
} as unknown as OfficeAnswer<'today'>;

const open = (answers = {}) => renderOffice('/today', { today, ...answers });

describe('Today (OFC-15)', () => {
  it('shows at a glance what is wrong, what waits, and whether each game is within its band', async () => {
    await open();
    const alerts = await screen.findByRole('region', { name: 'Alerts' });
    expect(within(alerts).getByText(/A round of two was 130 seconds past its draw/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Withdrawals waiting 3/ })).toHaveAttribute(
      'href',
      '/money/withdrawals',
    );
    const game = screen.getByRole('region', { name: 'Two minutes' });
    expect(within(game).getByText('Within the band')).toBeVisible();
    expect(within(game).getByText('Outside of the band')).toBeVisible();
    expect(screen.getByText('1 differences')).toBeVisible();
    expect(screen.getByText('Not heard of')).toBeVisible();
    expect(screen.getByText(/They run different releases/)).toBeVisible();
    expect(document.title).toMatch(/^\(1\) Today/);
  });

  it('says to everybody that somebody takes care of an alert, by one press', async () => {
    const { sent } = await open({ acknowledgeAlert: {} });
    fireEvent.click(await screen.findByRole('button', { name: /^I take care of it: A round of two/ }));
    await waitFor(() => expect(sent).toEqual([{ call: 'acknowledgeAlert', params: { id: 7 } }]));
  });

  it('asks again by itself, and says when what it shows can’t be updated', async () => {
    jest.useFakeTimers();
    try {
      let failing = false;
      await open({ today: () => (failing ? new Refused('failed') : today) });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByText('1,234')).toBeVisible();
      failing = true;
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(screen.getByText(/can’t be updated/)).toBeVisible();
      expect(screen.getByText('1,234')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('alerts (OFC-18)', () => {
  it('that were are listed with who took care of them', async () => {
    const over = { ...alert, endedAt: '2026-11-21T12:00:00.000Z', acknowledgedBy: 'bob' };
    await renderOffice('/today/alerts', { alerts: { rows: [over], next: null } });
    const row = await screen.findByRole('row', { name: /A round of two/ });
    expect(within(row).getByText('bob')).toBeVisible();
    expect(within(row).getByText('Over')).toBeVisible();
  });

  it('begin by a rule, whose form says where they are sent, and keeps what was typed where it is refused', async () => {
    const rule = {
      ...{ withdrawalMinutes: 240, paymentMinutes: 240, roundSeconds: 120, outsideRounds: 50 },
      ...{ backupHours: 48, diskPercent: 5, mailMinutes: 30 },
    };
    const { sent } = await renderOffice('/today/rule', {
      alertRule: { rule, webhook: true, mails: ['ana@office.test'] },
      setAlertRule: new Refused('illegal', { fields: 'roundSeconds' }),
    });
    expect(await screen.findByText('They are sent to: the webhook, ana@office.test')).toBeVisible();
    const field = screen.getByLabelText('A round is late by (seconds)');
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/not right: roundSeconds/)).toBeVisible();
    expect(field).toHaveValue('5');
    expect(sent).toEqual([{ call: 'setAlertRule', params: { ...rule, roundSeconds: 5 } }]);
  });
});

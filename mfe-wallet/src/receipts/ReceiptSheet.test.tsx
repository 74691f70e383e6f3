import { useTextsForTest } from '@members/i18n/testing';
import { announcementsForTest } from '@members/mfe-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en_us.json';
import type { Receipt } from './receipt';
import { ReceiptSheet } from './ReceiptSheet';

const receipt: Receipt = {
  title: 'Recharge',
  amount: '$100.00',
  status: { text: 'Waiting for payment', tone: 'warn', waiting: true },
  steps: [
    { label: 'Begun', time: '2026-01-02 03:00:00', isDone: true },
    { label: 'To be paid by', time: '2026-01-02 03:30:00', isDone: false },
    { label: 'In your balance', isDone: false },
  ],
  facts: [
    ['Payment channel', 'Bank card'],
    ['Reference', 'a1b2'],
  ],
};

function open(change: Partial<Receipt> = {}) {
  const close = jest.fn();
  render(
    <ReceiptSheet open onOpenChange={close} receipt={{ ...receipt, ...change }}>
      <button type="button">Continue payment</button>
    </ReceiptSheet>,
  );
  return { close, sheet: within(screen.getByRole('dialog', { name: 'Recharge' })) };
}

beforeAll(() => useTextsForTest('mfe-wallet', en));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('a record in full (REP-08)', () => {
  test('has its amount in the currency, its state, what it is known by and what can be done', () => {
    const { sheet } = open();
    for (const text of ['$100.00', 'Waiting for payment', 'Bank card', 'a1b2'])
      expect(sheet.getByText(text)).toBeVisible();
    expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Payment channel',
      'Reference',
    ]);
    expect(sheet.getByRole('button', { name: 'Continue payment' })).toBeVisible();
  });

  test('says what happened when, and which step it is at', () => {
    const { sheet } = open();
    const steps = within(sheet.getByRole('list', { name: 'What happened when' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Begun2026-01-02 03:00:00',
      'To be paid by2026-01-02 03:30:00',
      'In your balance',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });

  test('says why, where somebody said so', () => {
    expect(open({ note: 'The bank returned the transfer' }).sheet.getByText(/bank returned/)).toBeVisible();
  });

  test('is copied where the device shares nothing', async () => {
    const announced = announcementsForTest();
    const user = userEvent.setup();
    const { sheet } = open();
    await user.click(sheet.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Recharge $100.00\nWaiting for payment\nBegun: 2026-01-02 03:00:00 UTC\nPayment channel: Bank card\nReference: a1b2',
    );
    expect(announced).toEqual(['Copied']);
  });

  test.each([
    ['AbortError', []],
    ['NotAllowedError', ['This could not be shared']],
  ])('is shared by the device; %s says %j', async (name, told) => {
    const announced = announcementsForTest();
    const share = jest.fn().mockRejectedValue(Object.assign(new Error('not shared'), { name }));
    Object.assign(navigator, { share });
    const { sheet } = open();
    await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Recharge',
      text: expect.stringContaining('Reference: a1b2'),
    });
    expect(announced).toEqual(told);
  });

  test('is closed by its button', async () => {
    const { close, sheet } = open();
    await userEvent.click(sheet.getByRole('button', { name: /close/i }));
    expect(close).toHaveBeenCalledWith(false);
  });
});

import type { OfficeAnswer } from '@members/office-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';

const at = '2026-11-21T12:00:00.000Z';
const withdrawal = (id: number, change: object = {}) => ({
  ...{ id, state: 'requested', amountMinor: 10_000, memberId: 7, username: 'demo', bankName: 'Harbour' },
  ...{ cardNumber: '**** 5678', createdAt: at, approvedBy: [], needsTwo: false, reason: '' },
  ...change,
});
const sums = { rechargedMinor: 1, withdrawnMinor: 2, stakedMinor: 3, wonMinor: 4 };
const whole = (id: number, change: object = {}) => ({
  ...withdrawal(id, change),
  holder: 'A*** M***',
  member: {
    ...{ registeredAt: at, active: true, balanceMinor: 5, cardBoundAt: null, newestDeviceAt: null },
    ...{ devices: 1, newestDevices: [{ device: 'Firefox · Linux', since: at, seenAt: at }] },
    ...{
      limits: [{ kind: 'depositDay', amountMinor: 5_000 }],
      pausedUntil: null,
      ever: sums,
      last30Days: sums,
    },
  },
  ...{ earlier: [], steps: [] },
});
const moved = (id: number) => ({ results: [{ id, state: 'approved', refusal: '' }] });

beforeEach(() => sessionStorage.clear());

describe('the queue of withdrawals by keyboard (OFC-20)', () => {
  const open = (address: string) =>
    renderOffice(address, {
      withdrawals: ({ after }: { after?: string }) => ({
        rows: [1, 2, 3].filter((id) => id > Number(after ?? 0)).map((id) => withdrawal(id)),
        next: null,
      }),
      withdrawal: ({ id }: { id: string }) => whole(Number(id)),
      moveWithdrawals: ({ ids }: { ids: number[] }) => moved(ids[0]!),
      rejectWithdrawal: {},
    });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('opens one, decides and goes on to the next, to the end of its list', async () => {
    const { sent } = await open('/money/withdrawals?state=requested');
    const row = (await screen.findByRole('link', { name: '1' })).closest('tr')!;
    row.focus();
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Withdrawal 1' })).toHaveFocus();
    await screen.findByText('Own recharge limit, day');
    expect(screen.getByText('Firefox · Linux')).toBeVisible();
    press('a');
    expect(await screen.findByRole('heading', { name: 'Withdrawal 2' })).toHaveFocus();
    await screen.findByRole('button', { name: 'Reject' });
    press('r');
    fireEvent.click(await screen.findByRole('button', { name: 'The card is closed' }));
    // What is typed into the dialog decides nothing.
    fireEvent.keyDown(screen.getByLabelText(/Why/), { key: 'a' });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'Withdrawal 3' })).toBeVisible();
    await screen.findByRole('button', { name: 'Reject' });
    press('n');
    expect(await screen.findByRole('heading', { name: 'Withdrawals' })).toBeVisible();
    expect(sent).toEqual([
      { call: 'moveWithdrawals', params: { ids: [1], step: 'approve' } },
      { call: 'rejectWithdrawal', params: { id: 2, reason: 'card-closed' } },
    ]);
  });
});

describe('giving and taking (OFC-24)', () => {
  const open = (correctBalance: unknown) =>
    renderOffice('/money/corrections', { corrections: { rows: [], next: null }, correctBalance });
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const form = () => within(screen.getByRole('form', { name: 'Give or take' }));
  const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book it' }));

  it('keeps what was typed over a refusal and a reload, and sends the same attempt again', async () => {
    const first = await open(new Refused('belowZero', { balance: '5.00' }));
    await screen.findByRole('form', { name: 'Give or take' });
    fireEvent.change(form().getByLabelText('Member number'), { target: { value: '7' } });
    fireEvent.change(form().getByLabelText('Kind'), { target: { value: 'take' } });
    await type('Amount', '12.5');
    book();
    expect(await screen.findByText(/The balance is 5\.00/)).toBeVisible();
    await act(async () => first.unmount());
    const second = await open({ id: 3 });
    await screen.findByRole('form', { name: 'Give or take' });
    expect(form().getByLabelText('Member number')).toHaveValue('7');
    book();
    await waitFor(() => expect(second.sent).toHaveLength(1));
    expect(second.sent[0]!.params).toMatchObject({
      ...{ memberId: 7, kind: 'correction', amountMinor: -1_250, reason: 'goodwill' },
    });
    expect(second.sent[0]!.params).toEqual(first.sent[0]!.params);
    await waitFor(() => expect(form().getByLabelText('Member number')).toHaveValue(''));
  });

  it('says what is missing beside it, and sends nothing', async () => {
    const { sent } = await open({ id: 1 });
    await screen.findByRole('form', { name: 'Give or take' });
    fireEvent.change(form().getByLabelText('Reason, for the member'), { target: { value: '' } });
    book();
    expect(await screen.findAllByText('This is needed.')).toHaveLength(3);
    expect(sent).toEqual([]);
  });
});

it('a refund says what the balance lacks, and the house bears it only where the operator agrees (OFC-23)', async () => {
  const recharge = {
    ...{ id: 9, state: 'paid', amountMinor: 10_000, currency: 'XTS', memberId: 7, username: 'demo' },
    ...{ provider: 'sandbox', reference: 'r9', channel: 'Card', createdAt: at, expiresAt: at, paidAt: at },
    ...{ settledAt: at, balanceMinor: 6_000, canReturn: true, uncoveredMinor: 4_000, refund: null },
    ...{ notices: [], bookings: [], steps: [] },
  } satisfies OfficeAnswer<'recharge'>;
  const { sent } = await renderOffice('/money/recharges/9', { recharge, refundRecharge: {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  fireEvent.click(screen.getByLabelText('The balance is 60.00: the house bears 40.00.'));
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'case 17' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.params).toEqual({
    ...{ id: 9, cause: 'refund-asked', houseMinor: 4_000, handReference: '', reason: 'case 17' },
  });
});

it('a file of the bank is looked at before it is taken (OFC-27)', async () => {
  const lines = [
    { line: 1, reference: 'W1', amountMinor: 100, withdrawalId: 1, effect: 'arrives', fault: null },
    { line: 2, reference: 'W2', amountMinor: 5, withdrawalId: 2, effect: 'refused', fault: 'otherAmount' },
  ];
  const { sent } = await renderOffice('/money/bank', {
    ...{ bankFiles: { rows: [], next: null }, bankAnswers: { rows: [], next: null } },
    ...{ nextBankFile: { count: 0, totalMinor: 0 }, debtorAccount: { account: null } },
    takeBankAnswer: { lines },
  });
  const file = new File(['<Document/>'], 'statement.xml');
  file.text = async () => '<Document/>';
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [file] } });
  const [first] = within(await screen.findByRole('table', { name: 'Lines of the file' }))
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent('Another amount');
  fireEvent.click(screen.getByRole('button', { name: 'Do it: 1' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const taken = { name: 'statement.xml', format: 'camt.053', content: '<Document/>' };
  expect(sent.map(({ params }) => params)).toEqual([
    { ...taken, dryRun: true },
    { ...taken, dryRun: false },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Do it: 1' })).toBeNull());
});

it('a day says why it is open, and is closed with those before it after a question (OFC-29)', async () => {
  const day = (name: string, obstacle: string | null, count = 0) => ({
    ...{ day: name, state: 'open', obstacle, count, seal: null },
  });
  const { sent } = await renderOffice('/money/days', {
    days: {
      rows: [day('2026-11-21', 'notOver'), day('2026-11-20', 'earlierOpen'), day('2026-11-19', null)],
      next: null,
    },
    closeDays: { closed: ['2026-11-19', '2026-11-20'] },
  });
  expect(await screen.findByText('Not over yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /2026-11-21/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close all days through 2026-11-20' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'closeDays', params: { through: '2026-11-20' } }]));
});

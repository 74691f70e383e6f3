import { languages } from '@members/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';

beforeEach(() => sessionStorage.clear());

const inSix = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));
const at = '2026-11-21T12:00:00.000Z';
const row = {
  ...{ id: 10_001, username: 'ana01', state: 'active', registeredAt: at, tier: 0, creditScore: 88 },
  ...{ balanceMinor: 100_000, pausedUntil: null, foundBy: ['card'] },
};
const member = {
  ...{ id: 10_001, username: 'ana01', state: 'active', registeredAt: at, closedAt: null, language: 'en_us' },
  ...{ avatarUrl: '/head/1.png', sex: 'woman', realName: 'A*** M***', mailAddress: '' },
  card: { bankName: 'Harbour Bank', number: '****5678', holder: 'A*** M***', boundAt: at },
  ...{ balanceMinor: 100_000, tier: null, tierProgress: 0, creditScore: 88, fullVideoAccess: false },
  ...{ hasFundPassword: true, passkeys: 0, recoveryCodes: 0, codes: 0 },
  ...{ loginLockedUntil: null, fundPasswordLockedUntil: null, fundPasswordWaits: null },
  ...{
    passwordLinkUntil: null,
    withdrawalsWaitUntil: null,
    pausedUntil: null,
    invitedBy: null,
    ownCode: null,
  },
  consents: { agreementAt: at, mailConfirmedAt: null, told: ['messages'], pushDevices: 0 },
};
const sums = { rechargedMinor: 0, withdrawnMinor: 0, stakedMinor: 0, wonMinor: 0 };
const nothing = { rechargedMinor: 0, memberDays: 0, mailConfirmed: false, cardBound: false };
const standing = {
  facts: { ...nothing, returnedPayments: 0 },
  ...{ tier: -1, tiers: [], progressPercent: 0, creditScore: 88, applied: true },
  credit: [{ part: 'base', points: 88 }],
};

const openMember = (answers = {}, address = '/members/10001') =>
  renderOffice(
    address,
    { member, memberSums: { ever: sums, last30Days: sums }, memberStanding: standing, ...answers },
    { rights: ['members.change'] },
  );
const press = (name: string | RegExp, within_: { getByRole: typeof screen.getByRole } = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog'));
const giveReason = (text: string) =>
  fireEvent.change(sheet().getByLabelText('Why'), { target: { value: text } });

describe('finding members', () => {
  it('asks once the text is complete, says by what somebody was found, and leads to who was chosen', async () => {
    const asked: string[] = [];
    await renderOffice(
      '/members/all',
      {
        members: ({ find = '' }: { find?: string }) => {
          asked.push(find);
          return { rows: find ? [row] : [], next: null };
        },
        tiers: { tiers: [inSix('Bronze')] },
      },
      { rights: ['members.change'] },
    );
    const field = await screen.findByLabelText('Find a member');
    fireEvent.change(field, { target: { value: '5678' } });
    expect(asked).toEqual(['']);
    press('Find');
    const found = await screen.findByRole('row', { name: /ana01/ });
    expect(within(found).getByText('Card ending')).toBeVisible();
    expect(within(found).getByText('Bronze')).toBeVisible();
    fireEvent.keyDown(found, { key: ' ' });
    expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute(
      'href',
      '/members/messages/new?members=10001',
    );
  });
});

describe('a member’s page', () => {
  it('shows what is private to who says why', async () => {
    const { sent } = await openMember({ readMemberName: { realName: 'Ana Maria' } });
    await screen.findByText('A*** M***', { selector: 'span' });
    press('Show the whole name');
    press('Show', sheet());
    expect(sheet().getByText('It needs a reason.')).toBeVisible();
    expect(sent).toEqual([]);
    giveReason('the bank asks');
    press('Show', sheet());
    expect(await screen.findByText('Ana Maria')).toBeVisible();
    expect(sent).toEqual([{ call: 'readMemberName', params: { memberId: 10_001, reason: 'the bank asks' } }]);
  });

  it('asks what was compared before something is taken off, and says a refusal in its place', async () => {
    let refuse = true;
    const { sent } = await openMember({
      resetCredentials: () => (refuse ? new Refused('secondForReset') : { waitUntil: at }),
    });
    await screen.findByText('What can be done');
    press('Change card, withdrawal password or name');
    giveReason('forgotten');
    press('Take it off', sheet());
    expect(sheet().getByText('Choose what is taken off.')).toBeVisible();
    expect(sheet().getByText('Choose what was compared.')).toBeVisible();
    fireEvent.click(sheet().getByLabelText('Withdrawal password'));
    fireEvent.click(sheet().getByLabelText('Identity document'));
    press('Take it off', sheet());
    expect(await sheet().findByText(/it takes a second operator: send it again/)).toBeVisible();
    refuse = false;
    press('Take it off', sheet());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const params = { memberId: 10_001, kinds: ['fundPassword'], checked: ['document'], reason: 'forgotten' };
    expect(sent).toEqual([
      { call: 'resetCredentials', params },
      { call: 'resetCredentials', params },
    ]);
  });

  it('shows a link once, to be handed over', async () => {
    const url = 'http://m.test/#/Login?link=token';
    const { sent } = await openMember({ makePasswordLink: { url, expiresAt: at } });
    await screen.findByText('What can be done');
    press('Forgotten login password');
    expect(sheet().getByRole('radio', { name: /By mail/ })).toBeDisabled();
    fireEvent.click(sheet().getByLabelText('Last recharge or withdrawal'));
    giveReason('called');
    press('Make the link', sheet());
    expect(await screen.findByText(url)).toBeVisible();
    expect(sent[0]?.params).toMatchObject({ by: 'hand', checked: ['lastPayment'], reason: 'called' });
  });

  it('offers nothing that there is no right for, and no way to touch what members set for themselves', async () => {
    const control = {
      pausedUntil: '9999-12-31T00:00:00.000Z',
      limits: [{ kind: 'lossDay', amountMinor: 5_000, usedMinor: 100, raise: null }],
      changes: [],
    };
    await renderOffice(
      '/members/10001?part=limits',
      { member, memberControl: control },
      { rights: ['members.see'] },
    );
    expect(await screen.findByText('For good')).toBeVisible();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
    await act(async () => {});
  });

  it('keeps a note that is being written, and each part has an address', async () => {
    const notes = { memberNotes: { rows: [], next: null }, addMemberNote: { id: 1 } };
    const { unmount } = await openMember(notes, '/members/10001?part=notes');
    fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Called twice' } });
    await act(async () => unmount());
    const { sent } = await openMember(notes, '/members/10001?part=notes');
    expect(await screen.findByLabelText('New note')).toHaveValue('Called twice');
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
    press('Add the note');
    await waitFor(() => expect(sent[0]?.params).toEqual({ memberId: 10_001, text: 'Called twice' }));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });
});

describe('the rules of tiers and credit', () => {
  const rules = {
    tiers: [{ ...nothing, name: inSix('Bronze'), imageUrl: '' }],
    credit: {
      ...{ base: 100, mailConfirmed: 0, cardBound: 0, perMonth: 0, mostByMonths: 0 },
      ...{ perReturned: 0, mostByReturned: 0 },
    },
  };
  const open = (version: number, answers = {}) =>
    renderOffice(
      '/members/standing',
      {
        standingRules: { version, rules, members: [7], versions: [] },
        previewTiers: ({ tiers }: { tiers: string }) => ({
          members: (JSON.parse(tiers) as unknown[]).map((_, place) => 7 - 4 * place),
        }),
        setStandingRules: { version: version + 1 },
        ...answers,
      },
      { rights: ['members.change'] },
    );

  it('show how many members a tier would have, keep what was typed, and the version it was typed into', async () => {
    const { unmount } = await open(3);
    await screen.findByText('Tier 1');
    press('Add a tier');
    const tier = within(screen.getByRole('region', { name: 'Tier 2' }));
    fireEvent.change(tier.getByLabelText('English'), { target: { value: 'Silver' } });
    fireEvent.change(tier.getByLabelText('Days of membership'), { target: { value: '30' } });
    expect(await screen.findByRole('row', { name: 'Silver – 3' })).toBeVisible();
    await act(async () => unmount());
    const { sent } = await open(4);
    expect(await screen.findByText(/Somebody has changed the rules/)).toBeVisible();
    press('Set these rules');
    giveReason('new tiers');
    press('Set these rules', sheet());
    await waitFor(() => expect(sent[0]?.params).toMatchObject({ version: 3, reason: 'new tiers' }));
    expect(sent[0]?.params).toMatchObject({
      rules: { tiers: [{ memberDays: 0 }, { memberDays: 30, name: { en_us: 'Silver' } }] },
    });
  });

  it('say in their place why they are refused', async () => {
    const refusal = new Refused('tierOrder', { number: 2 });
    await open(3, { previewTiers: refusal });
    expect(await screen.findByText(/Tier 2 must ask for more than the one before it/)).toBeVisible();
  });
});

describe('a message to many members', () => {
  it('needs English, says how many get it, and is sent once that is confirmed', async () => {
    const { sent } = await renderOffice(
      '/members/messages/new',
      {
        tiers: { tiers: [inSix('Bronze')] },
        countAudience: ({ language }: { language?: string }) => ({ members: language ? 2 : 9, paused: 0 }),
        sendBroadcast: { id: 5 },
        broadcast: new Refused('missing', { what: 'message' }),
      },
      { rights: ['members.change'] },
    );
    expect(await screen.findByText('Members who get it: 9')).toBeVisible();
    press('Send it');
    expect(screen.getAllByText(/It needs English/)).toHaveLength(2);
    const heading = within(screen.getByRole('group', { name: 'Heading' }));
    fireEvent.change(heading.getByLabelText('English'), { target: { value: 'New hours' } });
    const text = within(screen.getByRole('group', { name: 'Text' }));
    fireEvent.change(text.getByLabelText('English'), { target: { value: 'From Monday on.' } });
    fireEvent.change(screen.getByLabelText('Language', { selector: 'main select' }), {
      target: { value: 'ko_ko' },
    });
    expect(await screen.findByText('Members who get it: 2')).toBeVisible();
    press('Send it');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send it to 2 members?' }));
    press('Send it', dialog);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        call: 'sendBroadcast',
        params: {
          ...{ aboutPlay: false, audience: { language: 'ko_ko' } },
          ...{ name: { en_us: 'New hours' }, text: { en_us: 'From Monday on.', zh_cn: '' } },
        },
      }),
    );
    await waitFor(() => expect(sessionStorage.getItem('new message')).toBeNull());
  });
});

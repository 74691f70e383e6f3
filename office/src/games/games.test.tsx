import { betTypes, languages, publicOdds } from '@members/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';
import { verdictOf } from './gameTexts';
import { hundredthsOf, oddsAtReturn, oddsOf, typedOf } from './typedOdds';

const name = Object.fromEntries(languages.map((each) => [each, each === 'en_us' ? 'Two minutes' : '']));
const nothing = { rounds: 0, orders: 0, stakesMinor: 0, payoutsMinor: 0, expectedMinor: 0, bandMinor: 0 };
const result = {
  ...{ rounds: 40, orders: 100, stakesMinor: 100_000, payoutsMinor: 99_000 },
  ...{ expectedMinor: 97_000, bandMinor: 1_000 },
};
const listed = {
  ...{ key: 'two', name, iconUrl: '/media/games/dice-sea.svg', hot: true, position: 1, state: 'open' },
  ...{ roundSeconds: 120, closeSeconds: 10, minStakeMinor: 100, maxPayoutMinor: 50_000_000 },
  ...{ odds: publicOdds, today: result },
};
const version = {
  ...{ version: 3, fromNumber: 12, odds: publicOdds, proposedBy: 'bob', setBy: 'cem', reason: 'less' },
  at: '2026-01-01T00:00:00.000Z',
};
const game = {
  ...listed,
  ...{ version: 4, startsAt: '2020-01-01T00:00:00.000Z', floorHundredths: 9_000, ever: nothing },
  oddsVersions: [version],
};

beforeEach(() => sessionStorage.clear());

const open = (
  address: string,
  answers = {},
  rights: readonly ['games.see' | 'games.change'] = ['games.change'],
) =>
  renderOffice(
    address,
    {
      games: { rows: [listed], next: null },
      game,
      returnFloor: { floorHundredths: 9_000 },
      rounds: { rows: [], next: null },
      ...answers,
    },
    { rights },
  );

const oddsFields = () => screen.findByRole('textbox', { name: 'Odds: Sum 3' });
const proposeButton = () => screen.getByRole('button', { name: 'Propose' });

describe('the screens of games (OFC-60)', () => {
  it('say of a result at a glance that it lies outside of what fair dice bring', async () => {
    await open('/games/list');
    const row = await screen.findByRole('row', { name: /Two minutes/ });
    expect(within(row).getByText('Outside of the band')).toBeVisible();
    expect(within(row).getByText(/97\.4/)).toBeVisible();
    expect(row).toHaveTextContent('Expected 30.00, 99 % band 20.00 … 40.00');
  });

  it('close a game with a reason, by keyboard', async () => {
    const { sent } = await open('/games/list', { setGameOpen: {} });
    fireEvent.click(await screen.findByRole('button', { name: 'Close: Two minutes' }));
    const sheet = await screen.findByRole('dialog', { name: 'Close: Two minutes' });
    fireEvent.change(within(sheet).getByLabelText('Why'), { target: { value: 'a late beacon' } });
    fireEvent.submit(within(sheet).getByLabelText('Why').closest('form')!);
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'setGameOpen', params: { key: 'two', open: false, reason: 'a late beacon' } },
      ]),
    );
  });

  it('offer nothing to change to who may only see', async () => {
    await open('/games/list/two', {}, ['games.see']);
    expect(await screen.findByText('What it is')).toBeVisible();
    for (const label of ['Close', 'Save', 'Archive'])
      expect(screen.queryByRole('button', { name: label })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change the odds' })).toBeNull();
  });
});

describe('the editor of odds (OFC-62)', () => {
  it('shows the exact return of every option as a fraction and in percent', async () => {
    await open('/games/list/two/odds');
    const row = (await oddsFields()).closest('tr')!;
    expect(row).toHaveTextContent('1/216');
    expect(row).toHaveTextContent('39/40 97.5 %');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Each option alone pays back 97.42 % – 97.5 % of its stakes on average. The house keeps 2.5 % – 2.58 %.',
    );
  });

  it('refuses what pays back more than all stakes or less than the floor, in place', async () => {
    await open('/games/list/two/odds');
    const field = await oddsFields();
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'a test' } });
    fireEvent.change(field, { target: { value: '216.01' } });
    expect(field).toHaveAccessibleDescription(/Pays back more than all stakes/);
    expect(proposeButton()).toBeDisabled();
    fireEvent.change(field, { target: { value: '194.3' } });
    expect(field).toHaveAccessibleDescription(/Less than the floor of 90 %/);
    fireEvent.change(field, { target: { value: 'x' } });
    expect(field).toBeInvalid();
    fireEvent.change(field, { target: { value: '194.4' } });
    expect(field).toBeValid();
    expect(screen.getByText(/7\.5 percentage points apart/)).toBeVisible();
    expect(proposeButton()).toBeEnabled();
  });

  it('sends the odds with the version that they follow, keeps them while refused, and tells of a change meanwhile', async () => {
    const refused = new Refused('changedMeanwhile', { operator: 'bob' });
    const { sent, unmount } = await open('/games/list/two/odds', { setOdds: refused });
    await oddsFields();
    fireEvent.change(screen.getByLabelText('Return of every option (%)'), { target: { value: '96' } });
    fireEvent.click(screen.getByRole('button', { name: 'Work out all odds' }));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'a test' } });
    fireEvent.click(proposeButton());
    expect(await screen.findByText(/bob has changed this/)).toBeVisible();
    expect(sent).toEqual([
      {
        call: 'setOdds',
        params: { key: 'two', version: 3, odds: oddsOf(oddsAtReturn(96)), reason: 'a test' },
      },
    ]);
    unmount();
    await open('/games/list/two/odds', { game: { ...game, oddsVersions: [{ ...version, version: 4 }] } });
    expect(await oddsFields()).toHaveValue('207.36');
    expect(screen.getByText(/Somebody has changed this/)).toBeVisible();
  });
});

it('a new game is proposed with all that was typed, which stays until it is', async () => {
  const { sent, unmount } = await open('/games/add');
  fireEvent.change(await screen.findByLabelText(/^Key/), { target: { value: 'Two-B' } });
  unmount();
  const again = await open('/games/add', { addGame: { key: 'two-b' } });
  expect(sent).toEqual([]);
  expect(await screen.findByLabelText(/^Key/)).toHaveValue('two-b');
  fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Two B' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Icon 6' }));
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'a test' } });
  fireEvent.click(proposeButton());
  await waitFor(() => expect(again.sent).toHaveLength(1));
  expect(again.sent[0]).toMatchObject({
    call: 'addGame',
    params: {
      ...{ key: 'two-b', roundSeconds: 120, closeSeconds: 10, minStakeMinor: 100, open: true },
      ...{ maxPayoutMinor: 50_000_000, iconUrl: '/media/games/dice-sea.svg', name: { en_us: 'Two B' } },
      odds: { ...oddsOf(oddsAtReturn(97.5)) },
    },
  });
});

it('a late round says what to do, and takes the value that is brought', async () => {
  const late = {
    ...{ gameKey: 'two', gameName: name, number: 7, period: '20260101-0007', state: 'closed' },
    ...{ opensAt: '2026-01-01T00:12:00.000Z', closesAt: '2026-01-01T00:13:50.000Z' },
    ...{ drawsAt: '2026-01-01T00:14:00.000Z', voidReason: '', beaconChain: 'ab', beaconRound: 1000 },
    ...{ hasValue: false, settled: false },
  };
  const { sent } = await open('/games/rounds', {
    rounds: { rows: [late], next: null },
    bringBeaconValue: {},
  });
  const row = await screen.findByRole('row', { name: /20260101-0007/ });
  expect(within(row).getByText(/Its value has not come/)).toBeVisible();
  fireEvent.click(within(row).getByRole('button', { name: 'Bring the value' }));
  const form = screen.getByRole('form', { name: 'A value that no relay had' });
  const signature = within(form).getByLabelText('Signature');
  await waitFor(() => expect(signature).toHaveFocus());
  fireEvent.change(signature, { target: { value: 'ab'.repeat(48) } });
  fireEvent.click(within(form).getByRole('button', { name: 'Bring the value' }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'bringBeaconValue', params: { round: 1000, signature: 'ab'.repeat(48) } }]),
  );
});

describe('odds as they are typed', () => {
  it('are decimals with two places at most', () => {
    expect(['1.95', '210.6', '2', '2,5'].map(hundredthsOf)).toEqual([195, 21_060, 200, 250]);
    expect(['', 'x', '1.955', '-1', '1e3'].map(hundredthsOf)).toEqual([null, null, null, null, null]);
    expect(oddsOf(typedOf(publicOdds))).toEqual(publicOdds);
    expect(betTypes.every((type) => Number(oddsAtReturn(100)[type]) > 1)).toBe(true);
  });

  it('a result is judged from thirty rounds on', () => {
    expect(verdictOf(result)).toBe('outside');
    expect(verdictOf({ ...result, payoutsMinor: 98_000 })).toBe('inside');
    expect(verdictOf({ ...result, rounds: 29 })).toBe('few');
    expect(verdictOf({ ...result, rounds: 0 })).toBe('none');
  });
});

import type { OfficeSession, Right } from '@members/office-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderOffice, Refused } from '../../testing/renderOffice';
import { healthOf, overviewOf, remoteOf, wentBack } from '../../testing/releasesOverview';

const emptyPage = { rows: [], next: null };
const remotes = [remoteOf('mfe-bank'), remoteOf('mfe-wallet')];
const done = wentBack(8, 'mfe-wallet', '1+a');

beforeEach(() => sessionStorage.clear());

const open = (
  address: string,
  answers: Parameters<typeof renderOffice>[1] = {},
  session: { rights?: readonly Right[]; remote?: OfficeSession['remote'] } = {},
) =>
  renderOffice(
    address,
    {
      ...{ registryOverview: overviewOf(remotes), releaseWeeks: {}, registryLog: emptyPage, session: {} },
      ...answers,
    },
    session as Parameters<typeof renderOffice>[2],
  );

const press = async (name: string, of: Pick<typeof screen, 'findByRole'> = screen) =>
  fireEvent.click(await of.findByRole('button', { name }));
const say = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: reason } });
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

describe('the list of remotes (OFC-100)', () => {
  it('begins with what does worst', async () => {
    const health = { 'mfe-wallet': { '2+b': healthOf({ failures: 40, failuresByPhase: { mount: 40 } }) } };
    await open('/releases', { registryOverview: overviewOf(remotes, { health }) });
    await screen.findByText('Fails in 40%');
    const names = screen.getAllByRole('link', { name: /^mfe-/ }).map((link) => link.textContent);
    expect(names).toEqual(['mfe-wallet', 'mfe-bank']);
  });

  it('goes back in one press and a reason, on the state that was seen', async () => {
    const { sent } = await open('/releases', { goBack: done });
    const row = await rowOf('mfe-wallet');
    await press('Go back to 1+a', within(row));
    await press('Go back');
    expect(screen.getByText(/^Say why/)).toBeVisible();
    expect(sent).toEqual([]);
    say('Bets were lost');
    await press('Go back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        call: 'goBack',
        params: {
          ...{ name: 'mfe-wallet', releaseId: '1+a', force: false },
          ...{ reason: 'Bets were lost', revision: 7 },
        },
      },
    ]);
  });

  it('offers nothing to decide to who may only see', async () => {
    await open('/releases', {}, { rights: ['releases.see'] });
    const row = await rowOf('mfe-wallet');
    expect(within(row).queryByRole('button')).toBeNull();
  });
});

describe('a decision about a release', () => {
  const activate = async () => {
    const item = await screen.findByRole('article', { name: 'Release 3+c' });
    await press('Activate', within(item));
  };

  it('shows what somebody else changed, keeps what was typed, and is sent on the new state (OFC-104)', async () => {
    let tries = 0;
    const { sent } = await open('/releases/mfe-wallet', {
      activateRelease: () =>
        (tries += 1) === 1 ? new Refused('changedSince', {}, { changed: [done] }) : done,
    });
    await activate();
    say('Faster bets');
    const dialog = screen.getByRole('dialog');
    await press('Activate', within(dialog));
    expect(await screen.findByText(/^This has changed since you looked/)).toBeVisible();
    expect(dialog).toHaveTextContent('bob: Went back to 1+a');
    await press('Activate all the same', within(dialog));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ params }) => params)).toMatchObject([
      { reason: 'Faster bets', revision: 7 },
      { reason: 'Faster bets', revision: 8 },
    ]);
  });

  it('asks for a one-time code where it needs one', async () => {
    let tries = 0;
    const { sent } = await open('/releases/mfe-wallet', {
      activateRelease: () => ((tries += 1) === 1 ? new Refused('codeNeeded') : done),
    });
    await activate();
    say('Faster bets');
    await press('Activate', within(screen.getByRole('dialog')));
    fireEvent.change(await screen.findByRole('textbox', { name: /^One-time code/ }), {
      target: { value: '123456' },
    });
    await press('Confirm');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]).toEqual(sent[0]);
  });

  it('overrides each soft finding of the gate by itself (OFC-105)', async () => {
    const findings = [
      { id: 'bytes', level: 'soft', text: 'It has grown by half.' },
      { id: 'axe', level: 'soft', text: 'A button has no name.' },
    ];
    let tries = 0;
    const { sent } = await open('/releases/mfe-wallet', {
      activateRelease: () =>
        (tries += 1) === 1 ? new Refused('gateSoft', { soft: 2 }, { findings } as never) : done,
    });
    await activate();
    say('Faster bets');
    const dialog = within(screen.getByRole('dialog'));
    await press('Activate', dialog);
    fireEvent.click(await dialog.findByLabelText('It has grown by half.'));
    await press('Activate', dialog);
    expect(screen.getAllByText('Override this, or leave the release.')).toHaveLength(1);
    fireEvent.click(dialog.getByLabelText('A button has no name.'));
    await press('Activate', dialog);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.params).toMatchObject({ overrideFindings: ['bytes', 'axe'] });
  });

  it('can’t be sent against a hard finding (OFC-105)', async () => {
    const findings = [{ id: 'contract', level: 'hard', text: 'It needs a newer shell.' }];
    await open('/releases/mfe-wallet', {
      activateRelease: new Refused('gateHard', { hard: 1 }, { findings } as never),
    });
    await activate();
    say('Faster bets');
    const dialog = within(screen.getByRole('dialog'));
    await press('Activate', dialog);
    expect(await dialog.findByText('It needs a newer shell.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  it('is there again after the page was gone, as typed', async () => {
    const { unmount } = await open('/releases/mfe-wallet');
    await activate();
    say('Faster bets');
    await act(async () => unmount());
    await open('/releases/mfe-wallet');
    expect(await screen.findByLabelText(/^Why/)).toHaveValue('Faster bets');
    expect(screen.getByRole('dialog')).toHaveTextContent('Activate 3+c');
  });
});

it('a preview begins from the page, which shows its link once (OFC-106)', async () => {
  const { sent } = await open('/releases/mfe-wallet', {
    beginPreview: {
      ...{ id: 'p1', name: 'mfe-wallet', releaseId: '3+c', token: 'secret', path: '/wallet' },
      ...{ until: '2026-07-02T10:00:00.000Z', appOrigin: 'https://app.test' },
    },
  });
  await press('Preview', within(await screen.findByRole('article', { name: 'Release 3+c' })));
  say('For the meeting');
  await press('Preview', within(screen.getByRole('dialog')));
  const link = 'https://app.test/?preview=mfe-wallet~secret#/wallet';
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', link);
  expect(sent[0]?.params).toEqual({ name: 'mfe-wallet', releaseId: '3+c', reason: 'For the meeting' });
});

it('an error says where it is in the sources, once somebody asks (OFC-109)', async () => {
  const error = {
    ...{ at: '2026-07-01T10:00:00.000Z', phase: 'mount' as const, message: 'x is not a function', count: 3 },
    stack: 'at https://releases.test/mfe-wallet/2+b/a.js:1:20',
  } as const;
  const of = 'mfe-wallet 2+b';
  await open('/releases/mfe-wallet', {
    registryOverview: overviewOf(remotes, {
      health: { 'mfe-wallet': { '2+b': healthOf({ errors: [error] }) } },
    }),
    explainStack: { frames: [{ text: error.stack, of, source: 'src/Bet.tsx', line: 12, column: 3 }] },
  });
  const details = (await screen.findByText('Where')).closest('details') as HTMLDetailsElement;
  expect(details).toHaveTextContent(error.stack);
  details.open = true;
  await waitFor(() => expect(details).toHaveTextContent(`src/Bet.tsx:12:3 (${of})`));
});

it('an operator of a team sees its remote, and changes nothing that holds for others (OFC-107)', async () => {
  await open('/releases/settings', {}, { remote: 'mfe-wallet' });
  const rules = await screen.findByRole('form', { name: 'Canaries' });
  expect(within(rules).getByText('You have no right to change this.')).toBeVisible();
  for (const field of within(rules).getAllByRole('textbox')) expect(field).toBeDisabled();
  expect(within(rules).queryByRole('button')).toBeNull();
  expect(screen.queryByText('Keys of the document')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a team' })).toBeNull();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice, renderPage } from '../../testing/renderOffice';
import { tellPresence } from './presence';

const asked = { options: { challenge: 'a challenge' } };
const session = { name: 'bea', rights: ['content.change'], apiOrigin: 'http://api.test' };
const signed = { id: 'a credential' };
const dialogs = { startAuthentication: jest.fn(), startRegistration: jest.fn() };
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (given: unknown) => dialogs.startAuthentication(given),
  startRegistration: (given: unknown) => dialogs.startRegistration(given),
}));

/** As browsers have it, between tabs of one page; jsdom has none. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) act(() => other.onmessage?.({ data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

const closed = () => Object.assign(new Error('closed'), { name: 'NotAllowedError' });

beforeEach(() => {
  // What jsdom lacks of a browser that knows passkeys.
  Object.assign(window, { PublicKeyCredential: class {}, BroadcastChannel: Channel });
  for (const dialog of Object.values(dialogs)) dialog.mockReset().mockResolvedValue(signed);
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

const token = 'A'.repeat(43);
const content = { rows: [], next: null };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isIn = () => screen.findByRole('button', { name: 'Log out bea' });

describe('logging in (OFC-04, OFC-05)', () => {
  const open = (more: object = {}, address = '/') =>
    renderPage(address, {
      ...{ signInWays: { company: 'Harbour Club account' }, askForPasskey: asked, content },
      ...{ signInWithPasskey: session, signIn: session, ...more },
    });

  it('takes a passkey without a name', async () => {
    const { sent } = await open();
    await press('Log in with a passkey');
    await isIn();
    expect(dialogs.startAuthentication).toHaveBeenCalledWith({ optionsJSON: asked.options });
    expect(sent).toEqual([{ call: 'signInWithPasskey', params: { response: JSON.stringify(signed) } }]);
  });

  it('says nothing of a dialog that was closed, and why a passkey is refused', async () => {
    await open({ signInWithPasskey: new Refused('passkeyRefused') });
    dialogs.startAuthentication.mockRejectedValueOnce(closed());
    await press('Log in with a passkey');
    await waitFor(() => expect(dialogs.startAuthentication).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Log in with a passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent('The passkey is not known here');
  });

  it('offers the company by its name, and says what came of it', async () => {
    await open({}, '/?refused=companyUnknown');
    expect(await screen.findByRole('alert')).toHaveTextContent('ask an administrator to set your address');
    expect(await screen.findByRole('button', { name: 'Log in with Harbour Club account' })).toBeVisible();
  });

  it('takes name, password and code, and keeps all but the code where they are wrong', async () => {
    const { sent } = await open({ signIn: new Refused('wrongSignIn') });
    const form = within(await screen.findByRole('form', { name: 'Or with name and password' }));
    const fields = { Name: 'bea', Password: 'secret', 'One-time code': '123456' };
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.click(form.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Name, password or code is wrong');
    expect(sent).toEqual([{ call: 'signIn', params: { name: 'bea', password: 'secret', code: '123456' } }]);
    expect(form.getByLabelText('Name')).toHaveValue('bea');
    expect(form.getByLabelText('One-time code')).toHaveValue('');
  });

  it('is by password alone where there is nothing else', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await open({ signInWays: { company: null } });
    expect(await screen.findByRole('form', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});

describe('the link of an invitation (OFC-03)', () => {
  const open = (more: object = {}) =>
    renderPage(`/enrol#${token}`, {
      openInvitation: { name: 'bea', expiresAt: '2026-01-01T00:00:00.000Z', passkey: asked },
      ...{ enrolWithPasskey: session, enrolWithSecrets: session, content },
      makeSecrets: { password: 'a password', codeUri: 'otpauth://totp/bea?secret=ABCDEFGH' },
      ...more,
    });

  it('makes a passkey, and is in', async () => {
    const { sent } = await open();
    expect(await screen.findByRole('heading', { name: 'Welcome, bea' })).toBeVisible();
    await press('Make a passkey');
    await isIn();
    expect(sent).toEqual([
      { call: 'openInvitation', params: { token } },
      { call: 'enrolWithPasskey', params: { token, response: JSON.stringify(signed) } },
    ]);
  });

  it('asks anew after a refusal, since a question is answered once', async () => {
    const { sent } = await open({ enrolWithPasskey: new Refused('passkeyExpired') });
    await press('Make a passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
    await waitFor(() => expect(sent.filter(({ call }) => call === 'openInvitation')).toHaveLength(2));
  });

  it('shows a password and the key of codes, and is in with a first code', async () => {
    const { sent } = await open();
    await press('Use a password and one-time codes');
    expect(await screen.findByText('a password')).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await isIn();
    expect(sent.at(-1)).toEqual({ call: 'enrolWithSecrets', params: { token, code: '123456' } });
  });

  it('that is over says who has another', async () => {
    await open({ openInvitation: new Refused('invitationOver') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask an administrator for a new one');
  });
});

describe('what asks whether the operator is there', () => {
  const card = { name: 'bea', ...{ roles: ['editor'], remote: null, address: null, usedAt: null } };
  const operator = {
    ...{ ...card, rights: ['content.change'], createdAt: '2026-01-01T00:00:00.000Z', sessions: 0 },
    ...{ disabled: false, invitedUntil: null, version: 1 },
    ways: { password: false, passkeys: 1, company: false },
  };
  /** Refuses the step until the session knows, or a code comes along. */
  async function disable(ways: object, confirmed = { now: false }) {
    const rendered = await renderOffice('/operators/people', {
      operators: { operators: [operator] },
      confirmationWays: { code: false, passkey: null, company: null, ...ways },
      disableOperator: () => (confirmed.now ? {} : new Refused('codeNeeded')),
      confirmWithPasskey() {
        confirmed.now = true;
        return {};
      },
    });
    const own = within(await screen.findByRole('region', { name: 'bea' }));
    fireEvent.click(own.getByRole('button', { name: 'Disable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable bea' }));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'on leave' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
    await screen.findByRole('dialog', { name: 'Is it you?' });
    return { ...rendered, confirmed };
  }

  it('takes a passkey, and then does what was asked', async () => {
    const { sent } = await disable({ passkey: asked });
    expect(screen.queryByLabelText('One-time code')).toBeNull();
    await press('Use a passkey');
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual([
        'disableOperator',
        'confirmWithPasskey',
        'disableOperator',
      ]),
    );
  });

  it('waits for the tab in which the company asks', async () => {
    const confirmed = { now: false };
    const tab = { location: { assign: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { sent } = await disable({ company: 'Harbour Club account' }, confirmed);
    await press('Log in again with Harbour Club account');
    expect(await screen.findByText(/Go on in the other tab/)).toBeVisible();
    tellPresence({ refused: 'companyOther' });
    expect(await screen.findByRole('alert')).toHaveTextContent('somebody else at the company');
    await press('Log in again with Harbour Club account');
    await screen.findByText(/Go on in the other tab/);
    confirmed.now = true;
    tellPresence({ refused: null });
    await waitFor(() => expect(sent.filter(({ call }) => call === 'disableOperator')).toHaveLength(2));
  });

  it('is left without anything done', async () => {
    const { sent } = await disable({ code: true });
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull());
    expect(sent).toHaveLength(1);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';

const at = '2026-01-01T00:00:00.000Z';
const session = { way: 'passkey', device: 'Chrome · Linux', address: '10.0.0.1', startedAt: at, usedAt: at };
const account = {
  name: 'ana',
  roles: [{ name: 'cashier', rights: ['money.change', 'members.see'] }],
  ...{ remote: null, address: 'ana@example.com', company: false, password: false },
  passkeys: [{ id: 3, name: 'Laptop', createdAt: at, usedAt: null }],
  sessions: [
    { ...session, id: 1, current: true },
    { ...session, id: 2, current: false, device: '' },
    { ...session, id: 4, current: false },
  ],
};
const asked = { options: { challenge: 'a challenge' } };
const startRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (given: unknown) => startRegistration(given),
}));

const open = (answers: object = {}) => renderOffice('/account', { account, ...answers });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  startRegistration.mockReset().mockResolvedValue({ id: 'a credential' });
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

describe('my account (OFC-06)', () => {
  it('shows roles, address, passkeys and sessions', async () => {
    await open();
    expect(await screen.findByText('Money: Change, Members: See')).toBeVisible();
    for (const text of ['ana@example.com', 'You have not logged in with it yet.', 'Laptop', 'This one'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^End Chrome/ })).toHaveLength(1);
  });

  it('adds a passkey that the device makes, and says where it has one already', async () => {
    const { sent } = await open({ newOwnPasskey: asked, addOwnPasskey: {} });
    startRegistration.mockRejectedValueOnce(Object.assign(new Error(), { name: 'InvalidStateError' }));
    await press('Add a passkey on this device');
    expect(await screen.findByText('This device has a passkey of yours already.')).toBeVisible();
    await press('Add a passkey on this device');
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'addOwnPasskey', params: { response: '{"id":"a credential"}' } }]),
    );
  });

  it('says why a passkey is not taken', async () => {
    await open({ newOwnPasskey: asked, addOwnPasskey: new Refused('passkeyLimit', { count: 10 }) });
    await press('Add a passkey on this device');
    expect(await screen.findByText('There are 10 passkeys already. Remove one first.')).toBeVisible();
  });

  it('renames a passkey, and asks before one is removed', async () => {
    const { sent } = await open({ renameOwnPasskey: {}, removeOwnPasskey: {} });
    await press('Rename Laptop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Laptop' }));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Desk' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove Laptop');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Laptop?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'renameOwnPasskey', params: { id: 3, name: 'Desk' } },
        { call: 'removeOwnPasskey', params: { id: 3 } },
      ]),
    );
  });

  it('ends sessions elsewhere, one or all', async () => {
    const { sent } = await open({ endOwnSessions: {} });
    await press('End Unknown browser, 10.0.0.1');
    await waitFor(() => expect(sent).toHaveLength(1));
    await press('End all others');
    await waitFor(() => expect(sent.map(({ params }) => params)).toEqual([{ ids: [2] }, { ids: [2, 4] }]));
  });
});

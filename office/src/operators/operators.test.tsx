import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Proposed, Refused, renderOffice } from '../../testing/renderOffice';

const times = { createdAt: '2026-01-01T00:00:00.000Z', usedAt: null, invitedUntil: null };
const bea = {
  ...{ name: 'bea', roles: ['editor', 'night shift'], rights: ['content.change'], remote: null },
  ...{ address: null, sessions: 2, disabled: false, version: 4, ...times },
  ways: { password: true, passkeys: 2, company: false },
};
const roles = {
  roles: [
    { name: 'editor', rights: ['content.change'], operators: ['bea'], version: 1 },
    { name: 'night shift', rights: ['money.see'], operators: [], version: 2 },
    { name: 'owner', rights: ['content.change', 'money.change'], operators: ['ana'], version: 1 },
  ],
};
const invitation = { name: 'cia', link: 'http://office.test/enrol#token', expiresAt: times.createdAt };

const open = (answers: object = {}, address = '/operators', rights = ['administration.change']) =>
  renderOffice(address, { operators: { operators: [bea] }, roles, ...answers }, { rights: rights as never });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the screen of operators (OFC-01 to OFC-03)', () => {
  it('shows roles, what they add up to, and how somebody logs in', async () => {
    await open();
    const own = within(await screen.findByRole('region', { name: 'bea' }));
    for (const text of ['Editor', 'night shift', 'Content: Change', 'password and codes, passkeys: 2'])
      expect(own.getByText(text)).toBeVisible();
  });

  it('offers nothing to who may only see', async () => {
    await open({}, '/operators', ['administration.see']);
    await screen.findByRole('region', { name: 'bea' });
    for (const name of ['Add an operator', 'Change', 'New way in', 'Disable'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('adds somebody with roles, and shows the link to hand over', async () => {
    const { sent } = await open({ addOperator: invitation });
    await press('Add an operator');
    type('Name', 'cia');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Editor/ }));
    type('E-mail at the company', 'cia@example.com');
    type('Why', 'new here');
    fireEvent.click((await inDialog('Add an operator')).getByRole('button', { name: 'Add an operator' }));
    expect(await screen.findByText(invitation.link)).toBeVisible();
    expect(sent).toEqual([
      {
        call: 'addOperator',
        params: {
          ...{ name: 'cia', roles: ['editor'], remote: null },
          ...{ address: 'cia@example.com', reason: 'new here' },
        },
      },
    ]);
  });

  it('says in its place what is missing or refused, and keeps what was typed', async () => {
    const { sent } = await open({ addOperator: new Refused('operatorExists', { operator: 'bea' }) });
    await press('Add an operator');
    type('Name', 'Bea');
    const dialog = await inDialog('Add an operator');
    fireEvent.click(dialog.getByRole('button', { name: 'Add an operator' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/2 to 40 lower case/);
    expect(dialog.getByText('Choose one at least.')).toBeVisible();
    expect(sent).toEqual([]);
    type('Name', 'bea');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Editor/ }));
    type('Why', 'new here');
    fireEvent.click(dialog.getByRole('button', { name: 'Add an operator' }));
    expect(await dialog.findByText('There is an operator bea already.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('bea');
  });

  it('changes what was opened, and says where it waits for a second administrator', async () => {
    const { sent } = await open({ changeOperator: new Proposed() });
    await press('Change');
    const dialog = await inDialog('Change bea');
    fireEvent.click(await dialog.findByRole('checkbox', { name: /^night shift/ }));
    type('Why', 'days only');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        call: 'changeOperator',
        params: {
          ...{ name: 'bea', version: 4, roles: ['editor'], remote: null, address: null },
          reason: 'days only',
        },
      },
    ]);
  });
});

describe('the screen of roles (OFC-01)', () => {
  it('leaves that of owners as it is, and removes what nobody has', async () => {
    await open({}, '/operators/roles');
    const owner = within(await screen.findByRole('region', { name: 'Owner' }));
    expect(owner.queryByRole('button')).toBeNull();
    const editor = within(screen.getByRole('region', { name: 'Editor' }));
    expect(editor.queryByRole('button', { name: 'Remove' })).toBeNull();
    const nights = within(screen.getByRole('region', { name: 'night shift' }));
    expect(nights.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  it('gives a role other rights, in the version that was opened', async () => {
    const { sent } = await open({ saveRole: {} }, '/operators/roles');
    const nights = within(await screen.findByRole('region', { name: 'night shift' }));
    fireEvent.click(nights.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change night shift');
    fireEvent.change(dialog.getByLabelText('Money'), { target: { value: 'change' } });
    type('Why', 'they pay now');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'saveRole',
          params: { name: 'night shift', version: 2, rights: ['money.change'], reason: 'they pay now' },
        },
      ]),
    );
  });
});

it('who confirms that somebody is added is shown the link, with what is confirmed in words', async () => {
  const params = { name: 'cia', roles: ['editor'], remote: null, address: null, reason: 'new here' };
  const proposal = { by: 'bob', reason: 'new here', at: times.createdAt, mayConfirm: true };
  const before = { roles: ['owner'], remote: null, address: null };
  await renderOffice('/proposals', {
    proposals: {
      proposals: [
        { ...proposal, id: 7, call: 'addOperator', params },
        { ...proposal, id: 8, call: 'changeOperator', params: { ...params, before } },
      ],
    },
    confirmProposal: invitation,
  });
  const added = within(await screen.findByRole('region', { name: 'Add an operator' }));
  expect(added.getByText('Roles').nextSibling).toHaveTextContent('Editor');
  const changed = within(screen.getByRole('region', { name: 'Change an operator' }));
  expect(changed.getByText('Roles').nextSibling).toHaveTextContent('Before: Owner After: Editor');
  fireEvent.click(added.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(invitation.link)).toBeVisible();
});

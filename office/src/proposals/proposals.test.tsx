import { screen, within } from '@testing-library/react';
import { renderOffice } from '../../testing/renderOffice';

it('the second operator reads in words what is taken off whom, and what an invite code brings (OFC-46, OFC-53)', async () => {
  const proposal = { by: 'bob', reason: 'lost both', at: '2026-11-21T12:00:00.000Z', mayConfirm: true };
  const reset = { memberId: 10_001, kinds: ['card', 'fundPassword'], checked: ['document'] };
  await renderOffice('/proposals', {
    proposals: {
      proposals: [
        { ...proposal, id: 7, call: 'resetCredentials', params: reset },
        { ...proposal, id: 8, call: 'addInviteCode', params: { openingBalanceMinor: 500, maxUses: null } },
      ],
    },
  });
  const taken = within(
    await screen.findByRole('region', { name: 'Change a member’s card, withdrawal password or name' }),
  );
  expect(taken.getByRole('link', { name: '10001' })).toHaveAttribute('href', '/members/10001');
  expect(taken.getByText('What is taken off').nextSibling).toHaveTextContent(
    'Bank card, Withdrawal password',
  );
  expect(taken.getByText('What was compared').nextSibling).toHaveTextContent('Identity document');
  expect(screen.getByText('Opening balance').nextSibling).toHaveTextContent(/^5\.00$/);
});

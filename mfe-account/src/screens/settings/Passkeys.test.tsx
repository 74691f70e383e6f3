import type { Passkey } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { PasskeyList } from './Passkeys';

beforeAll(() => useTextsForTest('mfe-account', en));

const phone: Passkey = { id: 1, name: 'My phone', createdAt: '2026-11-20 08:47:00', lastUsedAt: null };
const laptop: Passkey = { ...phone, id: 2, name: 'Laptop', lastUsedAt: '2026-11-22 19:00:00' };

describe('the passkeys of a member (KEY-03)', () => {
  test('stand with the days on which they were added and last used', () => {
    render(<PasskeyList passkeys={[phone, laptop]} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My phoneAdded on Nov 20, 2026',
      'LaptopAdded on Nov 20, 2026, last used on Nov 22, 2026',
    ]);
  });

  test('are not there without one', () => {
    const { container } = render(<PasskeyList passkeys={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('open to their name, which can’t be empty, and to their end, which asks first', async () => {
    const user = userEvent.setup();
    render(<PasskeyList passkeys={[phone]} />);
    await user.click(screen.getByRole('button', { name: /^My phone/ }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('My phone');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alertdialog', { name: 'Remove My phone?' })).toBeVisible();
  });
});

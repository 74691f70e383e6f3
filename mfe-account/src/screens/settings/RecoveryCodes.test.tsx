import { useTextsForTest } from '@members/i18n/testing';
import { announcementsForTest } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { NewCodes, OwnCodes } from './RecoveryCodes';

beforeAll(() => useTextsForTest('mfe-account', en));

describe('recovery codes (KEY-06)', () => {
  test('are made for who gives the password', async () => {
    render(<OwnCodes left={0} madeAt={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
    expect(await screen.findByText('Please enter password')).toBeVisible();
  });

  test('say how many are left, and that new ones take their place', () => {
    render(<OwnCodes left={7} madeAt="2026-11-20 08:47:00" />);
    expect(screen.getByText('7 of 10 left, made on Nov 20, 2026')).toBeVisible();
    expect(screen.getByText('New codes take the place of those that you have.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make new codes' })).toBeVisible();
  });

  test('are shown this once, to be copied', async () => {
    const announced = announcementsForTest();
    const user = userEvent.setup();
    render(<NewCodes codes={['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAA-BBBB-CCCC',
      'DDDD-EEEE-FFFF',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB-CCCC\nDDDD-EEEE-FFFF');
    expect(announced).toEqual(['Copied']);
  });
});

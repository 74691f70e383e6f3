import type { Device, SignInRecord } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { DeviceList, SignIns } from './Devices';

const time = '2026-11-21 08:47:00';
const device = (id: number, name: string, current = false): Device => ({
  id,
  name,
  signedInAt: time,
  lastUsedAt: time,
  current,
});

beforeAll(() => useTextsForTest('mfe-account', en));

const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the devices of a member (SET-12)', () => {
  test('stand with their last day; the present one can’t be ended, the others one by one', () => {
    render(<DeviceList devices={[device(1, 'Chrome · Android', true), device(2, '')]} />);
    expect(rowsOf('Logged in on')).toEqual([
      'Chrome · AndroidLast used on Nov 21, 2026This device',
      'Unknown deviceLast used on Nov 21, 2026Log out',
    ]);
    expect(screen.getByRole('button', { name: 'Log out Unknown device' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out Chrome · Android' })).toBeNull();
  });

  test('alone has no others to end', () => {
    render(<DeviceList devices={[device(1, 'Chrome · Android', true)]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['Log out Safari · iOS', 'Log out Safari · iOS?'],
    ['Log out all other devices', 'Log out all other devices?'],
  ])('%s asks first', async (button, question) => {
    render(<DeviceList devices={[device(1, 'Chrome · Android', true), device(2, 'Safari · iOS')]} />);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  });
});

describe('the record of sign-ins (SET-12)', () => {
  const record = (outcome: SignInRecord['outcome']): SignInRecord => ({
    at: time,
    device: 'Firefox · Linux',
    outcome,
  });

  test('says what, when and on which device', () => {
    render(<SignIns records={[record('passwordChanged'), record('wrongPassword'), record('signedIn')]} />);
    const where = 'Nov 21, 2026, 08:47 · Firefox · Linux';
    expect(rowsOf('Logins of the last 90 days')).toEqual([
      `Password changed${where}`,
      `Wrong password${where}`,
      `Logged in${where}`,
    ]);
  });

  test('is not there without one', () => {
    const { container } = render(<SignIns records={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

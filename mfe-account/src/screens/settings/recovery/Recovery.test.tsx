import type { Recovery } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en_us.json';
import { AddressCard } from './AddressCard';
import { FundPasswordCard } from './FundPasswordCard';

beforeAll(() => useTextsForTest('mfe-account', en));

const bare: Recovery = { offered: true, address: '', unconfirmed: '', fundCodeSent: false, fundReset: null };
const address = 'ana@example.com';
const reset = { readyAt: '2026-11-24 12:00:00', ready: false, endsAt: '2026-12-01 12:00:00' };

describe('the e-mail address (RCV-01)', () => {
  test('without one asks for it and for the login password', async () => {
    render(<AddressCard recovery={bare} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText('Please enter e-mail address')).toBeVisible();
    expect(screen.getByText('Please enter password')).toBeVisible();
  });

  test('that waits for its code asks for the code, and lets another be asked for', async () => {
    render(<AddressCard recovery={{ ...bare, unconfirmed: address }} />);
    expect(screen.getByText(/on its way to ana@example.com/)).toBeVisible();
    expect(screen.getByLabelText('Code from the mail')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new code' }));
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
  });

  test('that is confirmed stands there, and is changed with the password', async () => {
    render(<AddressCard recovery={{ ...bare, address }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Confirmed: ana@example.com');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
    expect(screen.getByLabelText('Login password')).toBeVisible();
  });
});

describe('a forgotten withdrawal password (RCV-03)', () => {
  test('needs a confirmed address', () => {
    render(<FundPasswordCard recovery={bare} />);
    expect(screen.getByRole('status')).toHaveTextContent('Confirm an e-mail address first.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks for the login password, then for the code', () => {
    const { rerender } = render(<FundPasswordCard recovery={{ ...bare, address }} />);
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
    rerender(<FundPasswordCard recovery={{ ...bare, address, fundCodeSent: true }} />);
    expect(screen.getByRole('button', { name: 'Reset withdrawal password' })).toBeVisible();
  });

  test('that waits says from when a new one can be set, and can be cancelled', () => {
    render(<FundPasswordCard recovery={{ ...bare, address, fundReset: reset }} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'from 2026-11-24 12:00 UTC. Until then the present one',
    );
    expect(screen.getByRole('button', { name: 'Cancel the reset' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('that has waited takes six digits twice', async () => {
    render(<FundPasswordCard recovery={{ ...bare, address, fundReset: { ...reset, ready: true } }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('please fill in completely')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the reset' })).toBeVisible();
  });
});

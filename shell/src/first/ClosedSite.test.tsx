import type { SiteInfo } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import { ClosedSite } from './ClosedSite';
import en from './locales/en_us.json';

beforeAll(() => useTextsForTest('first', en));

test('a site that isn’t open says why, and leads who has an account to the login and nobody to registration (OFC-94)', () => {
  const site = { name: 'Quay', iconUrl: '/icon.svg', closedText: 'We open on Friday.' } as SiteInfo;
  render(
    <MemoryRouter>
      <ClosedSite {...site} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: /Quay/ })).toBeVisible();
  expect(screen.getByText('We open on Friday.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
  expect(screen.getByRole('link', { name: /^EN/ })).toHaveAttribute('href', '/Language');
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

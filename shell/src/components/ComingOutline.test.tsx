import { useTextsForTest } from '@members/i18n/testing';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { useLocation } from '@members/mfe-kit/router';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComingOutline } from './ComingOutline';

beforeAll(() => useTextsForTest('common', { loading: 'Loading', back: 'Back' }));

const Address = () => <p>{useLocation().pathname}</p>;

/** Opens an address whose screen is on its way. */
function open(pathname: string, title: string): void {
  act(() => setScreenTitle(title));
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <ComingOutline delayMs={0} />
      <Address />
    </MemoryRouter>,
  );
}

describe('a screen that is on its way (START-07)', () => {
  it('is seen with its title, and heard of as loading: the heading that takes the focus is the screen’s', () => {
    open('/Recharge', 'Recharge');
    expect(screen.getByText('Recharge')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is left by its arrow, which no keyboard stops at', async () => {
    open('/Recharge', 'Recharge');
    const arrow = screen.getByRole('button', { name: 'Back', hidden: true });
    expect(arrow).toHaveAttribute('tabindex', '-1');
    await userEvent.click(arrow);
    expect(screen.getByText('/Home')).toBeVisible();
  });

  it('has no arrow on a tab', () => {
    open('/Mine', 'Account');
    expect(screen.getByText('Account')).toBeVisible();
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});

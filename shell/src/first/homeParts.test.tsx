import { useTextsForTest } from '@members/i18n/testing';
import { firstSteps, firstStepsLeft, keepFirstSteps } from '@members/mfe-kit/firstSteps';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryButtons, FirstSteps } from './homeParts';
import en from './locales/en_us.json';

const show = (part: React.ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => useTextsForTest('first', en));
beforeEach(() => {
  localStorage.clear();
  keepFirstSteps(firstSteps);
});

describe('the first steps of a new member (FIRST-02)', () => {
  test('are three, one at a time, and each can be skipped', async () => {
    show(<FirstSteps />);
    expect(screen.getByText('1 of 3')).toBeVisible();
    expect(heading()).toBe(en.steps.draws.title);
    await press('Got it');
    expect(heading()).toBe(en.steps.limits.title);
    await press('Skip');
    expect(screen.getByText('3 of 3')).toBeVisible();
    await press('Skip');
    expect(heading()).toBeUndefined();
    expect(firstStepsLeft()).toEqual([]);
  });

  test('can be skipped all at once, and are never shown again', async () => {
    show(<FirstSteps />).unmount();
    show(<FirstSteps />);
    await press('Skip all');
    expect(heading()).toBeUndefined();
    show(<FirstSteps />);
    expect(heading()).toBeUndefined();
  });

  test('go on where they were left, and lead neither to a bet nor to money', async () => {
    show(<FirstSteps />);
    expect(screen.queryByRole('link')).toBeNull();
    await press('Got it');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/Game?control=1');
    await userEvent.click(screen.getByRole('link', { name: 'Open' }));
    expect(firstStepsLeft()).toEqual(['look']);
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/Setting?appearance=1');
  });

  test('are none for who registered elsewhere', () => {
    localStorage.clear();
    const { container } = show(<FirstSteps />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the ways in on Home (FIRST-01)', () => {
  test('are there for visitors', () => {
    show(<EntryButtons />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Log in', '/Login'],
      ['Register', '/Register'],
    ]);
  });

  test('and not for members', () => {
    localStorage.setItem('members.token', '1');
    localStorage.setItem('members.tokensso', 'x');
    const { container } = show(<EntryButtons />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { useTextsForTest } from '@members/i18n/testing';
import { announcementsForTest } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invitedBy, inviteLink } from '../../../entry/inviteLink';
import en from '../../../locales/en_us.json';
import { OwnInvitation } from './Invitation';

const code = 'K7WRTM2QXH';
const link = `http://localhost/#/Register?invite=${code}`;
let announced: readonly string[];

beforeAll(() => useTextsForTest('mfe-account', en));
beforeEach(() => (announced = announcementsForTest()));
afterEach(() => delete (navigator as Partial<Navigator>).share);

const show = (invited = 0) => render(<OwnInvitation invitation={{ open: true, code, invited }} />);
const shareBy = (share: Navigator['share']) => Object.assign(navigator, { share });

describe('an invitation of one’s own (INV-01)', () => {
  test('stands as code, link and QR code, with a number of those who came', async () => {
    show(3);
    expect(screen.getByText(code)).toBeVisible();
    expect(screen.getByText(link)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
    expect(screen.getByText('3 members have registered with it.')).toBeVisible();
  });

  test('is copied where the browser has no share sheet', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(announced).toEqual(['Link copied']);
  });

  test('is shared by its link alone; closing the sheet is no failure', async () => {
    const user = userEvent.setup();
    const shared: ShareData[] = [];
    shareBy(async (data) => {
      shared.push(data!);
      throw new DOMException('closed', 'AbortError');
    });
    show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ url: link }]);
    expect(announced).toEqual([]);
  });

  test('is copied where sharing fails', async () => {
    const user = userEvent.setup();
    shareBy(() => Promise.reject(new DOMException('not here', 'NotAllowedError')));
    show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(announced).toEqual(['Link copied']);
  });
});

describe('the link of an invitation', () => {
  test('fills the code at /Register', () => {
    expect(inviteLink(code)).toBe(link);
    expect(invitedBy(new URLSearchParams('invite=WELCOME'))).toBe('WELCOME');
  });

  test.each(['', 'abc', 'a b c d', '<script>', 'X'.repeat(33)])('fills in nothing for "%s"', (text) => {
    expect(invitedBy(new URLSearchParams({ invite: text }))).toBe('');
  });
});

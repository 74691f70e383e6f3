import { queryClient, queryKey } from '@members/api-client';
import { siteCalls, walletCalls, type BankCard, type SiteInfo } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { Router } from '@members/mfe-kit/router';
import { announcementsForTest } from '@members/mfe-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { AccountMenu } from './AccountScreen';
import { MemberCard, WithdrawButton } from './MemberCard';

let visited: string[] = [];
let announced: readonly string[];

const still = {
  createHref: ({ pathname }: { pathname: string }) => pathname,
  go() {},
  push: ({ pathname }: { pathname: string }) => void visited.push(pathname),
  replace() {},
};

const show = (part: React.ReactNode) =>
  render(
    <Router location="/Mine" navigator={still as never}>
      {part}
    </Router>,
  );

beforeAll(() => useTextsForTest('mfe-account', en));
beforeEach(() => {
  visited = [];
  announced = announcementsForTest();
});

describe('the menu of /Mine (MINE-08, D24)', () => {
  test('has its eight labels at their destinations', () => {
    show(<AccountMenu />);
    const rows = within(screen.getByRole('list', { name: 'Account menu' })).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Order records', '/GameRecord'],
      ['Account changes', '/Personalreport'],
      ['Cash-out records', '/Moneylog'],
      ['Recharge records', '/RechargeRecord'],
      ['Personal information', '/Infomation'],
      ['My bank card', '/Setbank'],
      ['Withdrawal password', '/SetPayPassword'],
      ['Messages', '/Notice'],
    ]);
  });
});

describe('the member card (MINE-01 to MINE-06)', () => {
  const member = {
    id: 10001,
    username: 'lina88',
    balanceMinor: 123_450,
    creditScore: 88,
    active: true,
    avatarUrl: '/head/1.png',
    realName: '',
    sex: 'unknown' as const,
    hasFundPassword: false,
    ip: '',
    tier: { name: 'Gold', imageUrl: '/media/tiers/gold.svg', progressPercent: 64 },
    fullVideoAccess: false,
    trialSeconds: 15,
    unread: 0,
  };

  test('shows tier, progress, balance with its unit and the credit score out of 100', () => {
    show(<MemberCard member={member} />);
    expect(screen.getByText('lina88')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Membership tier: Gold' })).toHaveAttribute(
      'src',
      member.tier.imageUrl,
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    expect(screen.getByText('1,234.50')).toHaveTextContent('1,234.50 K');
    expect(screen.getByText('88 / 100')).toBeVisible();
  });

  test('stands before the picture that the site has for it (ENT-01)', () => {
    const backgroundUrls = { center: '/media/center.svg', login: '' };
    queryClient.setQueryData(queryKey(siteCalls.siteInfo), { backgroundUrls } as SiteInfo);
    const { container } = show(<MemberCard member={member} />);
    const background = container.querySelector('img[src="/media/center.svg"]');
    expect(background).toHaveAttribute('alt', '');
    fireEvent.error(background!);
    expect(container.querySelector('img[src="/media/center.svg"]')).not.toBeInTheDocument();
  });

  test('leads to wallet detail and recharge', () => {
    show(<MemberCard member={member} />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Wallet detail'), href('Recharge')]).toEqual(['/Moneylog', '/Recharge']);
  });
});

describe('the withdraw button (MINE-06, WDR-04, D45)', () => {
  const pressWith = async (card: BankCard | null) => {
    queryClient.setQueryData(queryKey(walletCalls.bankCard), card);
    show(<WithdrawButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(visited).toHaveLength(1));
  };

  test('leads a member with a bank card to /Withdraw', async () => {
    await pressWith({ bankName: 'Harbour Bank', number: '62220000' });
    expect(visited).toEqual(['/Withdraw']);
    expect(announced).toEqual([]);
  });

  test('says what is missing and leads a member without one to /Setbank', async () => {
    await pressWith(null);
    expect(visited).toEqual(['/Setbank']);
    expect(announced).toEqual(['Please set your withdrawal password']);
  });
});

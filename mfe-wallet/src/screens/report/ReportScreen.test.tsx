import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en_us.json';
import { ReportFigures } from './ReportScreen';

beforeAll(() => useTextsForTest('mfe-wallet', en));

const report = {
  ...{ playMinor: 10_000, winMinor: 9_750, rechargeMinor: 100_000, withdrawalMinor: 25_000 },
  bonusMinor: 0,
};

describe('the personal report (REP-01, D54)', () => {
  test('has four amounts, and as profit the winnings less the settled stakes', () => {
    render(<ReportFigures report={report} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Task amount100.00 K',
      'Winning amount97.50 K',
      'Recharge amount1,000.00 K',
      'Withdrawal amount250.00 K',
    ]);
    expect(screen.getByText('-2.50')).toBeVisible();
  });

  test('names what the house gave beside what was recharged, where it gave something', () => {
    render(<ReportFigures report={{ ...report, bonusMinor: 5_000 }} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toContain('Bonus50.00 K');
    expect(screen.getByText('-2.50')).toBeVisible();
  });

  test('has a sign before a gain', () => {
    render(<ReportFigures report={{ ...report, winMinor: 20_000 }} />);
    expect(screen.getByText('+100.00')).toBeVisible();
  });
});

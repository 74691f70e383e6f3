import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import texts from '../locales/en_us.json';
import { RaiseNote } from './Limits';

const raise = {
  toMinor: null,
  confirmFrom: '2026-11-22T12:00:00.000Z',
  confirmUntil: '2026-11-29T12:00:00.000Z',
};
const limit = { kind: 'lossDay', amountMinor: 5_000, usedMinor: 0, raise } as const;

describe('a raise that waits', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('says from when until when it can be confirmed, and can only be dropped before', () => {
    render(<RaiseNote limit={limit} raise={raise} now="2026-11-22T11:59:00.000Z" />);
    expect(screen.getByText(/You asked for: No limit\./)).toHaveTextContent(
      'Confirm it between Nov 22, 2026, 12:00 UTC and Nov 29, 2026, 12:00 UTC, or it lapses.',
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Keep present limit']);
  });

  it('can be confirmed once its time has come', () => {
    render(<RaiseNote limit={limit} raise={raise} now="2026-11-22T12:00:00.000Z" />);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });
});

import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en_us.json';
import { ReminderDialog } from './ReminderDialog';

const session = {
  startedAt: '2026-11-21T12:00:00.000Z',
  now: '2026-11-21T13:30:10.000Z',
  orders: 12,
  netMinor: -12_050,
  openMinor: 5_000,
};

describe('the reminder of play', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('says time and net result, and offers to go on or to take a break', async () => {
    const answers: string[] = [];
    const answer = (text: string) => () => void answers.push(text);
    render(<ReminderDialog session={session} open onGoOn={answer('on')} onBreak={answer('break')} />);
    const dialog = screen.getByRole('alertdialog', {
      name: 'You have been playing for 1 hour 30 minutes',
    });
    expect(dialog).toHaveTextContent('Orders12');
    expect(dialog).toHaveTextContent('Result of settled orders-120.50 K');
    expect(dialog).toHaveTextContent('In open orders50.00 K');
    await userEvent.click(screen.getByRole('button', { name: 'Pause play' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(answers).toEqual(['break', 'on']);
  });
});

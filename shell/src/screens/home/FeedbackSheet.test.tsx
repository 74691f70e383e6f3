import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import { FeedbackSheet } from './FeedbackSheet';
import texts from '../../locales/en_us.json';

beforeAll(() => useTextsForTest('shell', texts));

test('feedback can be read whole, each with who said it (HOME-08)', () => {
  const content = 'A long story about a carafe. '.repeat(20).trim();
  const feedback = [
    { avatarUrl: '/head/1.png', nickname: 'Sample member 1', content },
    { avatarUrl: '/head/2.png', nickname: 'Sample member 2', content: 'Short.' },
  ];
  render(<FeedbackSheet open onOpenChange={() => undefined} feedback={feedback} />);
  const sheet = screen.getByRole('dialog', { name: 'Feedback' });
  expect(sheet).toHaveTextContent(content);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

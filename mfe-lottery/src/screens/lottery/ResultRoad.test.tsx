import type { Dice, DrawResult } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import texts from '../../locales/en_us.json';
import { ResultRoad } from './ResultRoad';

const drawn = (number: number, dice: Dice | null): DrawResult => ({
  ...{ period: `20261123-${number}`, state: dice ? 'drawn' : 'void', dice, size: '', parity: '' },
});

describe('the latest results at a glance', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('say size, parity and sum to the eye and to the ear, and that nothing follows from them', () => {
    const results = [drawn(3, [6, 6, 5]), drawn(2, null), drawn(1, [1, 1, 2])];
    const { container } = render(<ResultRoad results={results} />);
    const road = screen.getByRole('region', { name: 'The latest results at a glance' });
    expect(road).toHaveTextContent(
      'Of the latest 2 results, big: 1, small: 1, single: 1, double: 1. Sums, the newest last: 4, 17.',
    );
    expect(road).toHaveTextContent('Every draw is independent: no result follows from earlier ones.');
    const marks = [...container.querySelectorAll('[data-type]')].map((row) =>
      [...row.querySelectorAll('.cell')].map((cell) => cell.hasAttribute('data-on')),
    );
    expect(marks).toEqual([
      [false, true],
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('are the newest twelve, and nothing before the first', () => {
    const many = Array.from({ length: 20 }, (_, index) => drawn(index, [1, 1, 1]));
    const { container, rerender } = render(<ResultRoad results={many} />);
    expect(container).toHaveTextContent('Of the latest 12 results');
    rerender(<ResultRoad results={[drawn(1, null)]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

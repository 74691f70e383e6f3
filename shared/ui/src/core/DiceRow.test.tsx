import { render, screen } from '@testing-library/react';
import { DiceRow } from './DiceRow';

describe('DiceRow', () => {
  it('is one picture of the whole throw', () => {
    render(<DiceRow values={[5, 2, 2]} label="5, 2, 2" />);
    const row = screen.getByRole('img', { name: '5, 2, 2' });
    expect([...row.querySelectorAll('svg')].map((die) => die.dataset.value)).toEqual(['5', '2', '2']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

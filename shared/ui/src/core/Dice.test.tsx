import { render, screen } from '@testing-library/react';
import { Dice, DiceRow } from './Dice';

describe('Dice (LOT-06)', () => {
  it.each([1, 2, 3, 4, 5, 6])('draws %i pips', (value) => {
    const { container } = render(<Dice value={value} />);
    expect(container.querySelectorAll('circle')).toHaveLength(value);
  });

  it('draws an empty face for anything else', () => {
    const { container } = render(<Dice value={0} />);
    expect(container.querySelectorAll('circle')).toHaveLength(0);
  });

  it('is a picture with the label it is given', () => {
    render(<Dice value={5} label="five" rolling />);
    expect(screen.getByRole('img', { name: 'five' })).toHaveClass('rolling');
  });
});

describe('DiceRow', () => {
  it('is one picture of the whole throw', () => {
    render(<DiceRow values={[5, 2, 2]} label="5, 2, 2" />);
    const row = screen.getByRole('img', { name: '5, 2, 2' });
    expect([...row.querySelectorAll('svg')].map((die) => die.dataset.value)).toEqual(['5', '2', '2']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

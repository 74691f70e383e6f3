import { render, screen } from '@testing-library/react';
import { Dice } from './Dice';

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

import { render, screen } from '@testing-library/react';
import { Amount } from './Amount';

describe('Amount (ROUTE-11: unit on amounts)', () => {
  it('reads as value and unit, the unit apart from the figures', () => {
    const { container } = render(<Amount value="1,000.00" unit="K" size="xl" />);
    expect(container).toHaveTextContent('1,000.00 K');
    expect(screen.getByText('K')).toHaveClass('unit');
  });

  it('is green for the states that are green', () => {
    render(<Amount value="-50.00" tone="success" />);
    expect(screen.getByText('-50.00')).toHaveClass('success');
  });
});

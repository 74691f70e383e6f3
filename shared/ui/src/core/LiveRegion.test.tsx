import { render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion';

describe('LiveRegion', () => {
  it('keeps one polite region whose text changes', () => {
    const { rerender } = render(<LiveRegion message="" />);
    const region = screen.getByRole('status');
    rerender(<LiveRegion message="Round 0847 is closed" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Round 0847 is closed');
    expect(region).toHaveAttribute('aria-live', 'polite');
  });

  it('interrupts only when told to', () => {
    render(<LiveRegion message="Refused" urgency="assertive" />);
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  });
});

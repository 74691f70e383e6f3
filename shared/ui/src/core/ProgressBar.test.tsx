import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar (MINE-02)', () => {
  it('has a name, a value and the text of it', () => {
    render(<ProgressBar label="Tier" value={64} text="64 %" />);
    const bar = screen.getByRole('progressbar', { name: 'Tier' });
    expect(bar).toHaveAttribute('aria-valuenow', '64');
    expect(bar).toHaveAttribute('aria-valuetext', '64 %');
  });

  it('stays between 0 and 100', () => {
    render(
      <>
        <ProgressBar label="low" value={-3} />
        <ProgressBar label="high" value={140} />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'low' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('progressbar', { name: 'high' })).toHaveAttribute('aria-valuenow', '100');
  });
});

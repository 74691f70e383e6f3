import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleTile } from './ToggleTile';

describe('ToggleTile (LOT-07, LOT-08)', () => {
  it('shows by a tick and by its state that it is on', () => {
    const { rerender } = render(
      <ToggleTile label="Big" detail="1.95" selected={false} onToggle={() => {}} />,
    );
    expect(screen.getByRole('button', { pressed: false }).querySelector('svg')).not.toBeInTheDocument();
    rerender(<ToggleTile label="Big" detail="1.95" selected onToggle={() => {}} />);
    expect(screen.getByRole('button', { pressed: true }).querySelector('svg')).toBeInTheDocument();
  });

  it('toggles by keyboard, and not while disabled', async () => {
    const onToggle = jest.fn();
    const { rerender } = render(<ToggleTile label="11" selected={false} onToggle={onToggle} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenCalledTimes(1);
    rerender(<ToggleTile label="11" selected={false} onToggle={onToggle} disabled />);
    await userEvent.click(screen.getByRole('button', { name: '11' }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});

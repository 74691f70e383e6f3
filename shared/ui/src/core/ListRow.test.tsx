import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './ListRow';

describe('ListRow', () => {
  it('is a link with label and value', () => {
    render(<ListRow label="My bank card" value="bound" render={<a href="#/Setbank" />} />);
    expect(screen.getByRole('link', { name: /My bank card.*bound/ })).toHaveAttribute('href', '#/Setbank');
  });

  it('is a button when it does something, and not while disabled', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<ListRow label="Log out" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    rerender(<ListRow label="Log out" onClick={onClick} disabled />);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is plain without a destination, and has no chevron', () => {
    const { container } = render(<ListRow label="Holder" value="Lina Moreau" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).not.toBeInTheDocument();
  });

  it('marks the current choice', () => {
    render(<ListRow label="English" onClick={() => {}} current />);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('English');
  });
});

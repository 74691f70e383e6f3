import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

describe('Chip', () => {
  it('is a toggle with a pressed state', async () => {
    const onClick = jest.fn();
    render(
      <Chip selected onClick={onClick}>
        50
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: '50', pressed: true }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is no toggle when it only does something', () => {
    render(<Chip onClick={() => {}}>All</Chip>);
    expect(screen.getByRole('button', { name: 'All' })).not.toHaveAttribute('aria-pressed');
  });
});

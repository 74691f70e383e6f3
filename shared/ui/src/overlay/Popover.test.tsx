import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './Popover';

describe('Popover (WDR-01)', () => {
  it('opens at its button and closes on Escape, with the focus back', async () => {
    render(
      <Popover trigger={<button type="button">Limits</button>} title="Limits" closeLabel="Close">
        10 to 5,000
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: 'Limits' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(await screen.findByRole('dialog', { name: 'Limits' })).toHaveTextContent('10 to 5,000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('closes by its button', async () => {
    render(
      <Popover trigger={<button type="button">Limits</button>} title="Limits" closeLabel="Close">
        10 to 5,000
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limits' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

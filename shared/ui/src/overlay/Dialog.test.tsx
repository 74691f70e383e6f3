import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';

function renderDialog() {
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Anti-fake notice" closeLabel="Close">
      We never ask for your password.
    </Dialog>,
  );
  return onOpenChange;
}

describe('Dialog (GAME-04, HOME-11)', () => {
  it('shows its content under its name', () => {
    renderDialog();
    expect(screen.getByRole('dialog', { name: 'Anti-fake notice' })).toHaveTextContent('We never ask');
  });

  it('asks to be closed on Escape and by its button', async () => {
    const onOpenChange = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function renderDialog(busy = false) {
  const calls = { onOpenChange: jest.fn(), onConfirm: jest.fn() };
  render(
    <ConfirmDialog
      open
      title="Log out?"
      description="You need your password to come back."
      confirmLabel="Log out"
      cancelLabel="Stay"
      busy={busy}
      {...calls}
    />,
  );
  return calls;
}

describe('ConfirmDialog', () => {
  it('is an alert dialog that starts on cancel', async () => {
    renderDialog();
    const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
    expect(dialog).toHaveAccessibleDescription('You need your password to come back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
  });

  it('reports yes without closing by itself', async () => {
    const { onConfirm, onOpenChange } = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('reports no by its button and on Escape', async () => {
    const { onOpenChange } = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('takes no second yes while busy', async () => {
    const { onConfirm } = renderDialog(true);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

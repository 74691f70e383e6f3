import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../core/Button';
import { Sheet } from './Sheet';

function Order() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Submit</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Check your order"
        description="Quick Three"
        closeLabel="Close"
        footer={<Button>Confirm</Button>}
      >
        <Button>Remove</Button>
      </Sheet>
    </>
  );
}

async function openSheet() {
  render(
    <StrictMode>
      <Order />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  return screen.findByRole('dialog', { name: 'Check your order' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('Sheet', () => {
  it('has a name, a description and the focus', async () => {
    const sheet = await openSheet();
    expect(sheet).toHaveAccessibleDescription('Quick Three');
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  });

  it('keeps the focus inside', async () => {
    const sheet = await openSheet();
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Submit', hidden: true })).not.toHaveFocus();
    }
  });

  it('closes on Escape and gives the focus back', async () => {
    await openSheet();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
  });

  it('closes by its button', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  });

  it('closes on back, and the screen stays', async () => {
    await openSheet();
    const before = window.location.href;
    act(() => window.history.back());
    await gone();
    expect(window.location.href).toBe(before);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
  });
});

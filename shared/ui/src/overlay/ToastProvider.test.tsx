import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from './ToastProvider';
import { toast } from './toast';

const provider = <ToastProvider label="Messages" closeLabel="Close" />;
const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((line) => line.textContent);

async function mounted() {
  render(provider);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

describe('toast()', () => {
  it('shows what was said before the provider was there', async () => {
    toast('Kept');
    await mounted();
    expect(await screen.findByText('Kept', { selector: 'p' })).toBeInTheDocument();
  });

  it('shows the same text once, other texts beside it', async () => {
    await mounted();
    act(() => {
      toast('Refreshed');
      toast('Refreshed', { tone: 'success' });
      toast('Saved');
    });
    await waitFor(() => expect(shown().sort()).toEqual(['Refreshed', 'Saved']));
  });

  it('goes by itself after its time', async () => {
    await mounted();
    act(() => toast('Short', { timeoutMs: 80 }));
    expect(await screen.findByText('Short', { selector: 'p' })).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('goes by its close button', async () => {
    await mounted();
    act(() => toast('Long', { timeoutMs: 60_000 }));
    await screen.findByText('Long', { selector: 'p' });
    await userEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('speaks in a named live region, where its close button can be reached', async () => {
    await mounted();
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    act(() => toast('Refused', { tone: 'danger' }));
    expect(await within(region).findByText('Refused')).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});

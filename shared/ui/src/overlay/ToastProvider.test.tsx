import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from './ToastProvider';
import { toast } from './toast';

const provider = <ToastProvider label="Messages" closeLabel="Close" />;
const lines = () => screen.queryAllByText(/./, { selector: 'p' });
const shown = () =>
  lines()
    .filter((line) => !line.closest('[data-waiting]'))
    .map((line) => line.textContent);

const closeShown = () =>
  userEvent.click(screen.getAllByLabelText('Close').find((each) => !each.closest('[data-waiting]'))!);

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

  it('shows one message at a time, the newest, and the same text once', async () => {
    await mounted();
    act(() => {
      toast('Refreshed');
      toast('Refreshed', { tone: 'success' });
      toast('Saved', { timeoutMs: 80 });
    });
    await waitFor(() => expect(shown()).toEqual(['Saved']));
    expect(lines()).toHaveLength(2);
    await waitFor(() => expect(shown()).toEqual(['Refreshed']));
  });

  it('keeps an error in sight where news come after it', async () => {
    await mounted();
    act(() => toast('Wrong amount', { tone: 'danger', timeoutMs: 60_000 }));
    await waitFor(() => expect(shown()).toEqual(['Wrong amount']));
    act(() => toast('The round is drawn', { tone: 'success', timeoutMs: 60_000 }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(shown()).toEqual(['Wrong amount']);
    await closeShown();
    await waitFor(() => expect(shown()).toEqual(['The round is drawn']));
  });

  it('lets a patient message wait for the others, and its time with it', async () => {
    await mounted();
    act(() => toast('Saved', { timeoutMs: 60_000 }));
    await waitFor(() => expect(shown()).toEqual(['Saved']));
    act(() => toast('Won', { patient: true, timeoutMs: 80, detail: () => <span>2 → 4</span> }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(shown()).toEqual(['Saved']);
    await closeShown();
    await waitFor(() => expect(shown()).toEqual(['Won']));
    expect(screen.getByText('2 → 4')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('goes where its detail closes it', async () => {
    await mounted();
    const detail = (close: () => void) => <button onClick={close}>Verify</button>;
    act(() => toast('Won', { patient: true, timeoutMs: 60_000, detail }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(lines()).toEqual([]));
  });

  it('stands above what is at the bottom of the window', async () => {
    const bar = document.createElement('div');
    bar.dataset['mFoot'] = '';
    bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 120, 300, 120);
    document.body.append(bar);
    await mounted();
    act(() => toast('Saved', { timeoutMs: 60_000 }));
    const region = screen.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.style.getPropertyValue('--foot')).toBe('120px'));
    bar.remove();
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

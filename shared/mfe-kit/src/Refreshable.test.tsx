import { useTextsForTest } from '@members/i18n/testing';
import { toast, ToastProvider } from '@members/ui/overlay';
import { fireEvent, render, screen } from '@testing-library/react';
import { presentAnnouncements } from './announce';
import { Refreshable } from './Refreshable';

const confirmation = () => screen.queryByText('Refreshed', { selector: 'p' });

beforeAll(() => {
  presentAnnouncements((text) => toast(text));
  return useTextsForTest('common', { refresh: 'Refresh', refreshed: 'Refreshed', loading: 'Loading' });
});

async function refresh(done: boolean) {
  render(
    <>
      <ToastProvider label="Messages" closeLabel="Close" />
      <Refreshable onRefresh={() => Promise.resolve(done)} delayMs={50}>
        <p>content</p>
      </Refreshable>
    </>,
  );
  const startedAt = performance.now();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Loading', { selector: '[role=status]' });
  return startedAt;
}

describe('refreshing (CONST-08, REP-02)', () => {
  it('is confirmed once its shortest time is over', async () => {
    const startedAt = await refresh(true);
    expect(confirmation()).toBeNull();
    await screen.findByText('Refreshed', { selector: 'p' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(49);
  });

  it('is not confirmed where it failed', async () => {
    await refresh(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(confirmation()).toBeNull();
  });
});

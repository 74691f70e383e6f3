import { act, fireEvent, render, screen } from '@testing-library/react';
import { PullToRefresh } from './PullToRefresh';

const labels = { pull: 'Pull', release: 'Release', refreshing: 'Refreshing', button: 'Refresh' };

function renderList(onRefresh: () => Promise<unknown> | void, minMs?: number) {
  render(
    <PullToRefresh onRefresh={onRefresh} minMs={minMs} labels={labels}>
      <p>content</p>
    </PullToRefresh>,
  );
  return screen.getByText('content');
}

function pull(target: Element, dy: number, dx = 0) {
  fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(target, { touches: [{ clientX: 100 + dx, clientY: 100 + dy }] });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('PullToRefresh (VID-03, MINE-07, NOT-02, CONST-08)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('refreshes when a finger pulls far enough and lets go', async () => {
    const onRefresh = jest.fn();
    const content = renderList(onRefresh);
    pull(content, 60);
    expect(screen.getByText('Pull')).toBeInTheDocument();
    fireEvent.touchMove(content, { touches: [{ clientX: 100, clientY: 260 }] });
    expect(screen.getByText('Release')).toBeInTheDocument();
    expect(onRefresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(content);
    await pass(0);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
    await pass(500);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does nothing for a short pull, a sideways one, or below the top', async () => {
    const onRefresh = jest.fn();
    const content = renderList(onRefresh);
    pull(content, 60);
    fireEvent.touchEnd(content);
    pull(content, 90, 120);
    fireEvent.touchMove(content, { touches: [{ clientX: 220, clientY: 300 }] });
    fireEvent.touchEnd(content);
    document.documentElement.scrollTop = 40;
    pull(content, 200);
    fireEvent.touchEnd(content);
    document.documentElement.scrollTop = 0;
    await pass(1000);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('refreshes by a button, shows it for at least the given time, and once at a time', async () => {
    const onRefresh = jest.fn(() => Promise.resolve());
    renderList(onRefresh, 200);
    const button = screen.getByRole('button', { name: 'Refresh' });
    fireEvent.click(button);
    fireEvent.click(button);
    await pass(199);
    expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('comes to rest after a failure and can be used again', async () => {
    const onRefresh = jest.fn(() => Promise.reject(new Error('offline')));
    renderList(onRefresh);
    for (let round = 1; round <= 2; round += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await pass(500);
      expect(onRefresh).toHaveBeenCalledTimes(round);
    }
  });
});

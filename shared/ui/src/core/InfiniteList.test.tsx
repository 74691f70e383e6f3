import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';

let appear: (() => void) | undefined;

class Observer {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    appear = () => act(() => notify([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {
    appear = undefined;
  }
}

function list(props: Partial<InfiniteListProps>) {
  return (
    <InfiniteList hasMore busy={false} onMore={() => {}} moreLabel="Load more" endLabel="no more" {...props}>
      <p>ten videos</p>
    </InfiniteList>
  );
}

describe('InfiniteList (VID-02, VID-04)', () => {
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });

  it('fetches when its end comes into sight, and not while a page is on its way', () => {
    const onMore = jest.fn();
    const { rerender } = render(list({ onMore }));
    appear?.();
    expect(onMore).toHaveBeenCalledTimes(1);
    rerender(list({ onMore, busy: true }));
    expect(appear).toBeUndefined();
  });

  it('fetches by the button, alone after a failure', async () => {
    const onMore = jest.fn();
    render(list({ onMore, failed: true }));
    expect(appear).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says that there is no more', () => {
    render(list({ hasMore: false }));
    expect(screen.getByText('no more')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(appear).toBeUndefined();
  });
});

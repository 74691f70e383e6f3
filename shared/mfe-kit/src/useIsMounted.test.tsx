import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useIsMounted } from './useIsMounted';

describe('whether a screen is still there after what it waited for (shell contract 1.6.0)', () => {
  it('is so until it has been left', () => {
    const { result, rerender, unmount } = renderHook(useIsMounted, { wrapper: StrictMode });
    const isMounted = result.current;
    expect(isMounted()).toBe(true);
    rerender();
    expect(result.current).toBe(isMounted);
    unmount();
    expect(isMounted()).toBe(false);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyScreen } from './lazyScreen';
import { ScreenErrorBoundary } from './RemoteRoot';

const Found = () => <h1>Found</h1>;

describe('a screen whose code is loaded when it is needed (START-07)', () => {
  it('shows at once what was loaded before, without an outline', async () => {
    const Screen = lazyScreen(() => Promise.resolve(Found));
    await Screen.preload?.();
    render(<Screen />);
    expect(screen.getByRole('heading', { name: 'Found' })).toBeInTheDocument();
  });

  it('shows the outline of a screen until its code is there', async () => {
    let arrive: (found: ComponentType) => void = () => undefined;
    const Screen = lazyScreen(() => new Promise((resolve) => (arrive = resolve)));
    render(<Screen />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    arrive(Found);
    expect(await screen.findByRole('heading', { name: 'Found' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('tells where its code can’t be loaded, and loads again the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Found);
    const Screen = lazyScreen(load);
    const onError = jest.fn();
    const first = render(
      <ScreenErrorBoundary onError={onError}>
        <Screen />
      </ScreenErrorBoundary>,
    );
    await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('no network')));
    first.unmount();
    render(<Screen />);
    expect(await screen.findByRole('heading', { name: 'Found' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart';
import { OptionalPart } from './OptionalPart';

describe('a part that a screen can do without', () => {
  it('takes the place of its fallback when it has come', async () => {
    const Part = lazyPart(async () => () => 'moving');
    render(
      <OptionalPart fallback="still">
        <Part />
      </OptionalPart>,
    );
    expect(screen.getByText('still')).toBeInTheDocument();
    expect(await screen.findByText('moving')).toBeInTheDocument();
  });

  it('leaves its fallback and all else where the network is gone, and comes with the next', async () => {
    let online = false;
    const Part = lazyPart(async () => {
      if (!online) throw new Error('offline');
      return () => 'moving';
    });
    render(
      <p>
        <OptionalPart fallback="still">
          <Part />
        </OptionalPart>
        <b>the rest</b>
      </p>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('still', { exact: false })).toHaveTextContent('stillthe rest');
    online = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('moving', { exact: false })).toHaveTextContent('movingthe rest');
  });

  it('that breaks leaves its fallback and all else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(async () => () => {
      throw new Error('broken');
    });
    render(
      <p>
        <OptionalPart fallback="still">
          <Part />
        </OptionalPart>
        <b>the rest</b>
      </p>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('still', { exact: false })).toHaveTextContent('stillthe rest');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { optionalPart } from './optionalPart';

function show(load: () => Promise<ComponentType>): void {
  const Part = optionalPart(load);
  render(
    <p>
      <Part fallback="still" />
      <b>the rest</b>
    </p>,
  );
}
const whatIsShown = () => screen.getByText('the rest').parentElement;
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('a part that a screen can do without', () => {
  it('takes the place of its fallback when it has come', async () => {
    show(async () => () => 'moving ');
    expect(whatIsShown()).toHaveTextContent('stillthe rest');
    await aWhile();
    expect(whatIsShown()).toHaveTextContent('moving the rest');
  });

  it('leaves its fallback and all else where the network is gone, and comes with the next', async () => {
    let online = false;
    show(async () => {
      if (!online) throw new Error('offline');
      return () => 'moving ';
    });
    await aWhile();
    expect(whatIsShown()).toHaveTextContent('stillthe rest');
    online = true;
    fireEvent(window, new Event('online'));
    await aWhile();
    expect(whatIsShown()).toHaveTextContent('moving the rest');
  });

  it('leaves its fallback and all else where it breaks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(async () => () => {
      throw new Error('broken');
    });
    await aWhile();
    expect(whatIsShown()).toHaveTextContent('stillthe rest');
  });
});

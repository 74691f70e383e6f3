import { act, render, screen } from '@testing-library/react';
import { ScreenOutline } from './ScreenOutline';

describe('the outline of a screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.querySelector('svg')?.remove();
  });

  const isShown = () => screen.queryByText('Loading') !== null;

  it('shows after its delay', () => {
    render(<ScreenOutline label="Loading" />);
    act(() => jest.advanceTimersByTime(149));
    expect(isShown()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isShown()).toBe(true);
  });

  it('shows at once in the place of one that was in sight, and not of one that was not', () => {
    const { rerender } = render(<ScreenOutline key="code" label="Loading" />);
    rerender(<ScreenOutline key="release" label="Loading" />);
    expect(isShown()).toBe(false);
    act(() => jest.advanceTimersByTime(150));
    rerender(<ScreenOutline key="screen" label="Loading" />);
    expect(isShown()).toBe(true);
    rerender(<p>the screen</p>);
    rerender(<ScreenOutline key="next" label="Loading" />);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['once that is in sight', 'visible', true],
    ['and not before', 'hidden', false],
  ])('shows at once in the place of the page’s own, %s', (_when, visibility, shows) => {
    document.body.innerHTML = `<svg data-m-outline style="visibility: ${visibility}" />`;
    render(<ScreenOutline label="Loading" />);
    expect(isShown()).toBe(shows);
  });

  it('has the bar that is known in the place of its own', () => {
    render(<ScreenOutline label="Loading" delayMs={0} bar={<h1>Recharge</h1>} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Recharge');
  });
});

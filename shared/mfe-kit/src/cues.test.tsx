import { act, renderHook } from '@testing-library/react';
import { cue, useCues } from './cues';

const vibrate = jest.fn();
let reduced = false;
beforeEach(() => {
  localStorage.clear();
  vibrate.mockClear();
  reduced = false;
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const switchOn = () => {
  const { result } = renderHook(() => useCues());
  act(() => result.current[1](true));
  return result;
};
const later = () => jest.advanceTimersByTime(10_000);

describe('sound and touch', () => {
  it('start muted, and one switch of the device lets them be', () => {
    const { result } = renderHook(() => useCues());
    expect(result.current[0]).toBe(false);
    cue('win');
    expect(vibrate).not.toHaveBeenCalled();
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    cue('win');
    expect(vibrate).toHaveBeenCalledTimes(1);
    act(() => result.current[1](false));
    cue('win');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('tell a draw once, which a screen and the shell both tell', () => {
    switchOn();
    later();
    cue('draw');
    cue('draw');
    expect(vibrate).toHaveBeenCalledTimes(1);
    later();
    cue('draw');
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('wait for a first touch of the page, and under reduced motion nothing vibrates', () => {
    switchOn();
    reduced = true;
    cue('win');
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    reduced = false;
    cue('win');
    expect(vibrate).not.toHaveBeenCalled();
  });
});

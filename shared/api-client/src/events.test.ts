import { emitNetworkError, onApiEvent } from './events';

let now = new Date(2026, 10, 21, 12).getTime();
const hear = () => {
  const heard = jest.fn();
  const stop = onApiEvent('networkError', heard);
  return { heard, stop };
};

beforeEach(() => {
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

describe('a lost network (D15)', () => {
  it('is told once however many calls fail together, and again of a later try', () => {
    const { heard, stop } = hear();
    emitNetworkError();
    now += 4_000;
    emitNetworkError();
    expect(heard).toHaveBeenCalledTimes(1);
    now += 2_000;
    emitNetworkError();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is told with the next call that fails where nobody listened yet', () => {
    emitNetworkError();
    now += 1_000;
    const { heard, stop } = hear();
    emitNetworkError();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

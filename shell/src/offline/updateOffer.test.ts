import { createUpdateOffer } from './updateOffer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a new shell is offered and not forced (OFF-08)', () => {
  it('is taken when the member says so, and once', async () => {
    const offer = createUpdateOffer();
    const take = jest.fn();
    offer.offer(take);
    expect([offer.state(), take.mock.calls.length]).toEqual(['offered', 0]);
    await Promise.all([offer.take(() => false), offer.take(() => false)]);
    expect([offer.state(), take.mock.calls.length]).toEqual(['taken', 1]);
  });

  it('waits for writes under way and for what is being filled in', async () => {
    const offer = createUpdateOffer();
    const take = jest.fn();
    let busy = true;
    offer.offer(take);
    const taking = offer.take(() => busy);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(take).not.toHaveBeenCalled();
    busy = false;
    await jest.advanceTimersByTimeAsync(1_000);
    await taking;
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('put off, it is gone until another one is there', async () => {
    const offer = createUpdateOffer();
    const [earlier, later] = [jest.fn(), jest.fn()];
    offer.offer(earlier);
    offer.later();
    expect(offer.state()).toBe('none');
    await offer.take(() => false);
    offer.offer(later);
    await offer.take(() => false);
    expect([earlier.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
  });
});

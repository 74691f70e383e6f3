import { createListeners } from '@members/api-client/listeners';

/** How often `take` checks whether the page is still busy. */
const pollMs = 250;

export type OfferState = 'none' | 'offered' | 'taken';

/** A new shell, offered and never forced: it is taken when the member says so, as soon as nothing is in progress. */
export function createUpdateOffer() {
  const listeners = createListeners();
  let state: OfferState = 'none';
  let takeOver: () => void = () => undefined;

  function set(next: OfferState): void {
    state = next;
    listeners.notify();
  }

  return {
    state: (): OfferState => state,
    subscribe: listeners.subscribe,
    /** There is a new shell; `take` makes it the one that runs. */
    offer(take: () => void): void {
      takeOver = take;
      if (state === 'none') set('offered');
    },
    later: (): void => set('none'),
    /** Takes the new shell as soon as `isBusy` says no. */
    async take(isBusy: () => boolean): Promise<void> {
      if (state !== 'offered') return;
      set('taken');
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, pollMs));
      takeOver();
    },
  };
}

export const updateOffer = createUpdateOffer();

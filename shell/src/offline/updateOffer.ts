/** How often it is looked whether what keeps an update waiting has ended. */
const lookMs = 250;

export type OfferState = 'none' | 'offered' | 'taken';

/** A new shell, offered and never forced: it is taken when the member says so, and when nothing is under way any more. */
export function createUpdateOffer() {
  const listeners = new Set<() => void>();
  let state: OfferState = 'none';
  let takeOver: () => void = () => undefined;

  function set(next: OfferState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  return {
    state: (): OfferState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, lookMs));
      takeOver();
    },
  };
}

export const updateOffer = createUpdateOffer();

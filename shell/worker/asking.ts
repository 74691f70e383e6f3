let asking = new AbortController();

/** For each request of the worker's own: while it waits for one, it is at work and can't be replaced. */
export const asked = {
  get signal(): AbortSignal {
    return asking.signal;
  },
};

/** The member wants the new shell: what is being asked for is given up. */
export function giveWay(): void {
  asking.abort();
  asking = new AbortController();
}

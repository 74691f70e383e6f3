/** Begins work after all that was asked for before has ended, well or not, and answers as the work does. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for what must not overlap. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

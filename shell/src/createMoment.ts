/** Keeps what is asked of it until a moment has come, then does it, in order, and from then on at once. */
export function createMoment() {
  let come = false;
  const waiting: (() => void)[] = [];
  return {
    hasCome: () => come,
    whenCome(work: () => void): void {
      if (come) work();
      else waiting.push(work);
    },
    comes(): void {
      come = true;
      for (const work of waiting.splice(0)) work();
    },
  };
}

export type Moment = ReturnType<typeof createMoment>;

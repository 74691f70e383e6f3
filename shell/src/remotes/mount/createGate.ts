/** Holds work back until the gate is opened, then does it in order; from then on work is done at once. */
export function createGate() {
  let opened = false;
  const waiting: (() => void)[] = [];
  return {
    isOpen: () => opened,
    whenOpen(work: () => void): void {
      if (opened) work();
      else waiting.push(work);
    },
    open(): void {
      opened = true;
      for (const work of waiting.splice(0)) work();
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

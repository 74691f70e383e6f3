/**
 * The time as servers tell it. A phone's own clock may be years off, so it is asked for nothing but how much time goes
 * by while the page is open. What a server said was true when it said it, so the latest is the nearest to now; an answer
 * out of a cache can't put it back.
 */
export function createServerClock(elapsedMs: () => number = () => performance.now()) {
  let startedAt: number | null = null;

  /** Takes a time, in milliseconds since 1970; anything that is none, e.g. of a missing header, is left out. */
  function hear(ms: number): void {
    const started = ms - elapsedMs();
    if (!Number.isNaN(started)) startedAt = Math.max(startedAt ?? started, started);
  }

  return {
    hear,
    /** Takes the time at which a server has answered, plus what a cache has kept the answer for since. */
    hearAnswer: ({ headers }: Pick<Response, 'headers'>): void =>
      hear(Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000),
    /** Milliseconds since 1970, or earlier than that it isn't; null as long as no server has said. */
    now: (): number | null => (startedAt === null ? null : startedAt + elapsedMs()),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;

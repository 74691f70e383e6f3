/** What Lighthouse's phone is slower by, and from what length on a task blocks. */
const slowdown = 4;
const blockingFromMs = 50;

/** Of a trace of Chromium; durations in µs. `tdur` is the processor time of the thread. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * What of the blocking by a page's main thread is its own processor time, 0 to 1, and 1 where nothing blocks. Else it waited
 * for a processor that servers, or other processes of the browser, had: a phone has the first to itself and the second on
 * another machine.
 */
export function processorShare(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && mains.includes(threadOf(event)));
  const blocking = (duration: (task: TraceEvent) => number | undefined) =>
    tasks.reduce(
      (sum, task) => sum + Math.max(0, ((duration(task) ?? 0) / 1000) * slowdown - blockingFromMs),
      0,
    );
  const byClock = blocking(({ dur }) => dur);
  return byClock === 0 ? 1 : blocking(({ tdur }) => tdur) / byClock;
}

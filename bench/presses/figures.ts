import { median } from '../src/summarise';
import type { SeenPresses } from './press';
import type { Press } from './visit';

/** The shortest duration that the browser tells of: a shorter press counts as so long. */
const leastMs = 16;
const longMs = 100;

export interface Pressed {
  name: string;
  /** Its interaction latency: from the input to the frame that answers it, of the longest of its events. */
  ms: number;
}

export interface Figures {
  p50Ms: number;
  /** INP: of every 50 presses the worst is left out. */
  p98Ms: number;
  maxMs: number;
  presses: Pressed[];
  /** Tasks over 100 ms, under the press before them. */
  tasks: Pressed[];
}

interface LongTask {
  start: number;
  ms: number;
}

/** The figures of a visit, of which each press was one touch. */
export function figuresOf(
  made: readonly Pick<Press, 'name'>[],
  { startedAt, events }: SeenPresses,
  longTasks: readonly LongTask[],
): Figures {
  if (startedAt.length !== made.length)
    throw new Error(`${startedAt.length} touches of ${made.length} came.`);
  const indexAt = (time: number) => startedAt.findLastIndex((start) => start <= time);
  const presses = made.map(({ name }) => ({ name, ms: leastMs }));
  for (const { startedAt: time, ms } of events) {
    const pressed = presses[indexAt(time)];
    if (pressed) pressed.ms = Math.max(pressed.ms, ms);
  }
  const tasks = longTasks
    .filter(({ ms }) => ms > longMs)
    .flatMap(({ start, ms }) => {
      // A task that begins just before an input is the one of the press before.
      const name = made[indexAt(start)]?.name;
      return name === undefined ? [] : [{ name, ms }];
    });
  const sorted = presses.map(({ ms }) => ms).toSorted((one, other) => other - one);
  return {
    p50Ms: median(sorted),
    p98Ms: sorted[Math.floor(sorted.length / 50)] ?? Number.NaN,
    maxMs: sorted[0] ?? Number.NaN,
    presses,
    tasks: tasks.toSorted((one, other) => other.ms - one.ms),
  };
}

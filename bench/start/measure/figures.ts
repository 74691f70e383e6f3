import type { Seen } from './probe';
import type { LoadedFile } from './traffic';

/** One measurement; times in milliseconds. */
export interface Figures {
  contentMs: number;
  usableMs: number;
  answersMs: number;
  largestMs: number;
  shift: number;
  longestTaskMs: number;
  /** What tasks took beyond 50 ms each, until the screen heard of presses. */
  blockingMs: number;
  requests: number;
  bytes: number;
  /** The scripts and styles that came over the line, where they were looked at. */
  code?: readonly LoadedFile[];
}

const longMs = 50;

/** The figures of a start or a change, from what the page has seen. */
export function figuresOf(
  { startedAt, contentMs, usableMs, answersMs, largestMs, shift, longTasks }: Seen,
  traffic: Pick<Figures, 'requests' | 'bytes'>,
): Figures {
  if (contentMs === null || usableMs === null || answersMs === null)
    throw new Error('The screen was not there in time.');
  const tasks = longTasks.filter(({ start, ms }) => start + ms > startedAt && start < startedAt + answersMs);
  return {
    contentMs,
    usableMs,
    answersMs,
    largestMs,
    shift,
    longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    blockingMs: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - longMs), 0),
    ...traffic,
  };
}

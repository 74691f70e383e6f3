import { formatMinute, formatSecond } from './formatTime';

interface TimeProps {
  /** ISO 8601, or ms. */
  at: string | number;
  /** To the second, with the year. */
  exact?: boolean;
}

/** A moment in the operator's own time zone. */
export function Time({ at, exact }: TimeProps) {
  return <time dateTime={new Date(at).toISOString()}>{exact ? formatSecond(at) : formatMinute(at)}</time>;
}

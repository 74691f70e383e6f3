const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const second = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `21 Nov, 09:12`, in the operator's own time zone. */
const formatMinute = (at: number | string): string => minute.format(new Date(at));

/** `21 Nov 2026, 09:12:31`, in the operator's own time zone. */
const formatSecond = (at: number | string): string => second.format(new Date(at));

interface TimeProps {
  /** ISO 8601, or milliseconds since 1970. */
  at: string | number;
  /** To the second, with the year. */
  exact?: boolean;
  /** The day alone, in UTC, by which figures are kept. */
  day?: boolean;
}

/** A moment in the operator's own time zone. */
export function Time({ at, exact, day: ofDay }: TimeProps) {
  const text = ofDay ? day.format(new Date(at)) : exact ? formatSecond(at) : formatMinute(at);
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

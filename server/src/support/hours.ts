import type { SupportHours } from '../database/tables/support';

export interface Hours {
  /** None at all where customer service doesn't say when it answers. */
  hours: readonly SupportHours[];
  /** IANA name. */
  timeZone: string;
  /** As 2026-12-25, in the time zone. */
  daysOff: readonly string[];
}

export interface Period {
  from: Date;
  to: Date;
}

const dayMs = 24 * 60 * 60_000;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** When customer service answers in the days from a moment on, in order; what touches is one period, what is over none. */
export function periodsFrom(hours: Hours, at: Date, days: number): Period[] {
  const today = localDay(at, hours.timeZone);
  const found: Period[] = [];
  // From yesterday on: its hours may end today.
  for (let offset = -1; offset < days; offset += 1) {
    const day = new Date(today + offset * dayMs);
    const name = day.toISOString().slice(0, 10);
    if (hours.daysOff.includes(name)) continue;
    const weekday = day.getUTCDay() || 7;
    for (const { from, to } of hours.hours.filter((each) => each.day === weekday)) {
      const begin = moment(day, from, hours.timeZone);
      const sameDay = minutesOf(to) > minutesOf(from);
      found.push({
        from: begin,
        to: moment(sameDay ? day : new Date(day.getTime() + dayMs), to, hours.timeZone),
      });
    }
  }
  const inOrder = found.toSorted((one, other) => +one.from - +other.from);
  const periods = inOrder.reduce<Period[]>((before, next) => {
    const last = before.at(-1);
    if (!last || next.from > last.to) return [...before, next];
    return [...before.slice(0, -1), { from: last.from, to: next.to > last.to ? next.to : last.to }];
  }, []);
  // What touches is put together first: to a device whose clock is behind, what goes on at midnight has begun before.
  return periods.filter(({ to }) => to > at);
}

/** Whether customer service answers at a moment; without hours it is never known not to. */
export function answersAt(hours: Hours, at: Date): boolean {
  if (hours.hours.length === 0) return true;
  const [first] = periodsFrom(hours, at, 1);
  return first !== undefined && first.from <= at;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Midnight in UTC of the day that it is in a time zone. */
function localDay(at: Date, timeZone: string): number {
  const local = at.getTime() + offsetMs(at, timeZone);
  return local - (((local % dayMs) + dayMs) % dayMs);
}

/** The moment at which clocks of a time zone show a time on a day; one that summer time skips is the hour after. */
function moment(day: Date, time: string, timeZone: string): Date {
  const shown = day.getTime() + minutesOf(time) * 60_000;
  const first = shown - offsetMs(new Date(shown), timeZone);
  return new Date(shown - offsetMs(new Date(first), timeZone));
}

/** How far the clocks of a time zone are ahead of UTC. */
function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}

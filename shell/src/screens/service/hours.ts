import type { AnswerOf, supportCalls } from '@members/contract';
import { formatLength, inEachLanguage, type Language } from '@members/i18n';

type Help = AnswerOf<typeof supportCalls.help>;

export interface HoursText {
  open: boolean;
  /** Key of the text, behind `hours.`, and its values. */
  key: 'open' | 'always' | 'today' | 'tomorrow' | 'later';
  values: Readonly<Record<string, string>>;
}

const dayMs = 24 * 60 * 60_000;

const times = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }));
const weekdays = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));

/** When customer service answers, in the time zone of this device; null where it hasn't said. */
export function hoursText(
  { periods }: Pick<Help, 'periods'>,
  now: Date,
  language: Language,
): HoursText | null {
  const next = periods
    .map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
    .find(({ to }) => to > now);
  if (!next) return null;
  const { format } = times(language);
  const values = { from: format(next.from), to: format(next.to) };
  if (next.from <= now) {
    const always = next.to.getTime() - next.from.getTime() > 5 * dayMs;
    return { open: true, key: always ? 'always' : 'open', values };
  }
  const days = daysBetween(now, next.from);
  if (days < 2) return { open: false, key: days === 0 ? 'today' : 'tomorrow', values };
  const day = capitalised(weekdays(language).format(next.from));
  return { open: false, key: 'later', values: { ...values, day } };
}

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const daysBetween = (from: Date, to: Date): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs);

/** It begins a sentence. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number of minutes as members say it: "30 minutes", "2 hours", "1 day". */
export function durationText(minutes: number, language: Language): string {
  if (minutes < 60) return formatLength(minutes, 'minute', language);
  if (minutes < 1_440) return formatLength(Math.round(minutes / 60), 'hour', language);
  return formatLength(Math.round(minutes / 1_440), 'day', language);
}

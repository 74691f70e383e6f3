import { inEachLanguage, type Language } from '@members/i18n';

/** The UTC month of a time, such as "2026-11". */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

const before = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 2)));
};

const yearOfMonths = 12;
const mostMonths = 240;

/** The months from this one back to the first, newest first, with the one that is open; a year of them without a first. */
export function lastMonths(now: Date, since: string | null, open: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(now); months.length < mostMonths; month = before(month)) {
    months.push(month);
    if (since === null ? months.length >= yearOfMonths : month <= since) break;
  }
  return months.includes(open) ? months : [...months, open].sort().reverse();
}

const names = inEachLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** A month in the words of a language. */
export function monthName(month: string, language: Language): string {
  const time = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(time) ? month : names(language).format(time);
}

import { currencyLabels, formatMoney, type Language } from '@members/contract';
import { languageTag } from './locale';

/** Unit label on amounts (ROUTE-11, D56). It is a label and multiplies nothing. */
export const unitLabel = 'K';

/** Currency label by language (ROUTE-10, D56). */
export const currencyLabel = (language: Language): string => currencyLabels[language];

/** Minor units as "1,234.50", the same in every language, as the server writes it. */
export const formatAmount = formatMoney;

/** Makes a format of `Intl` once for each language tag: to make one takes a slow phone 10 ms, and lists ask for many. */
export function inEachLanguage<Format>(make: (tag: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(languageTag(language));
    made.set(language, format);
    return format;
  };
}

const numbers = inEachLanguage((tag) => new Intl.NumberFormat(tag));
const counts = inEachLanguage(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
);
const days = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

const lengthsIn = (unit: string) =>
  inEachLanguage((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
const lengths = { minute: lengthsIn('minute'), hour: lengthsIn('hour'), day: lengthsIn('day') };

/** A length of time in one unit as members say it, e.g. "30 minutes". */
export const formatLength = (value: number, unit: keyof typeof lengths, language: Language): string =>
  lengths[unit](language).format(value);

/** Points and other whole numbers in the way of the language. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** Play counts, e.g. 12400 → "12.4K". */
export const formatCount = (value: number, language: Language): string => counts(language).format(value);

/** The day of a server time 'YYYY-MM-DD HH:mm:ss' (D57) as a heading of records. */
export function formatDay(serverTime: string, language: Language): string {
  const [year, month, day] = serverTime.slice(0, 10).split('-').map(Number);
  if (!year || !month || !day) return serverTime;
  return days(language).format(Date.UTC(year, month - 1, day));
}

import { currencyLabels, formatMoney, type Language } from '@members/contract';
import { languageTag } from './locale';

/** Unit label on amounts (ROUTE-11, D56). It is a label and multiplies nothing. */
export const unitLabel = 'K';

/** Currency label by language (ROUTE-10, D56). */
export const currencyLabel = (language: Language): string => currencyLabels[language];

/** Minor units as "1,234.50", the same in every language, as the server writes it. */
export const formatAmount = formatMoney;

/**
 * Makes a format of `Intl` once for each language tag: to make one takes a slow phone 10 ms, the first of all 100, and lists
 * ask for many.
 */
export function inEachLanguage<Format>(make: (tag: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(languageTag(language));
    made.set(language, format);
    return format;
  };
}

const numbers = inEachLanguage((tag) => new Intl.NumberFormat(tag));

const months = {
  en_us: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es_spa: 'ene feb mar abr may jun jul ago sep oct nov dic',
  ms_my: 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis',
};
const monthIn = (language: keyof typeof months, month: number) => months[language].split(' ')[month - 1];

/** How a day is written: as `Intl` does, which is not asked, since the first screens would wait for its first format. */
const days: Readonly<Record<Language, (year: number, month: number, day: number) => string>> = {
  en_us: (year, month, day) => `${monthIn('en_us', month)} ${day}, ${year}`,
  zh_cn: (year, month, day) => `${year}年${month}月${day}日`,
  es_spa: (year, month, day) => `${day} ${monthIn('es_spa', month)} ${year}`,
  ms_my: (year, month, day) => `${day} ${monthIn('ms_my', month)} ${year}`,
  vn_vn: (year, month, day) => `${day} thg ${month}, ${year}`,
  ko_ko: (year, month, day) => `${year}. ${month}. ${day}.`,
};

/** By what a language shortens numbers and from which on, greatest first: as `Intl` does, for the same reason. */
const shortened: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en_us: { M: 1e6, K: 1e3 },
  zh_cn: { 亿: 1e8, 万: 1e4 },
  es_spa: { '\u00a0M': 1e6, '\u00a0k': 1e3 },
  ms_my: { J: 1e6, K: 1e3 },
  vn_vn: { '\u00a0Tr': 1e6, '\u00a0N': 1e3 },
  ko_ko: { 억: 1e8, 만: 1e4, 천: 1e3 },
};
/** From here on it is a billion, or a thousand millions, which `Intl` is asked for. */
const mostShortened = 999_950_000;
const counts = inEachLanguage(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
);

const lengthsIn = (unit: string) =>
  inEachLanguage((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
const lengths = { minute: lengthsIn('minute'), hour: lengthsIn('hour'), day: lengthsIn('day') };

/** A length of time in one unit as members say it, e.g. "30 minutes". */
export const formatLength = (value: number, unit: keyof typeof lengths, language: Language): string =>
  lengths[unit](language).format(value);

/** Points and other whole numbers in the way of the language. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** Play counts, e.g. 12400 → "12.4K". */
export const formatCount = (value: number, language: Language): string => {
  if (value >= mostShortened) return counts(language).format(value);
  const steps = Object.entries(shortened[language]);
  const tenths = (from: number) => Math.round((value * 10) / from) / 10;
  // As it is rounded by the mark below: 999,950 is 1M, and not 1000K.
  const [mark, from] = steps.find(([, at], index) => {
    const below = steps[index + 1]?.[1] ?? 1;
    return tenths(below) * below >= at;
  }) ?? ['', 1];
  const text = `${tenths(from)}${mark}`;
  return language === 'vn_vn' ? text.replace('.', ',') : text;
};

/** The day of a server time 'YYYY-MM-DD HH:mm:ss' (D57) as a heading of records. */
export function formatDay(serverTime: string, language: Language): string {
  const [year, month, day] = serverTime.slice(0, 10).split('-').map(Number);
  if (!year || !month || !day || month > 12) return serverTime;
  return days[language](year, month, day);
}

import { inEachLanguage, type Language } from '@members/i18n';

const formats = inEachLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }),
);

/** 97.4537… as "97.4537 %" in the way of the language, with at most so many digits; percents of amounts need fewer. */
export function formatPercent(percent: number, language: Language, digits: 1 | 2 | 4 = 4): string {
  // Rounded here: a format for each number of digits would be one more to make, which takes a slow phone 10 ms and more.
  return formats(language).format(Number(percent.toFixed(digits)) / 100);
}

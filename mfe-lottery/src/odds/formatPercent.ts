import { inEachLanguage, type Language } from '@members/i18n';

const withDigits = (most: number) =>
  inEachLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: most }));
const formats = { 1: withDigits(1), 2: withDigits(2), 4: withDigits(4) };

/** 97.4537… as "97.4537 %" in the way of the language; percents of amounts need fewer digits. */
export const formatPercent = (
  percent: number,
  language: Language,
  digits: keyof typeof formats = 4,
): string => formats[digits](language).format(percent / 100);

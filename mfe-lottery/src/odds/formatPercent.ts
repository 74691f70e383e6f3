import { languageTag, type Language } from '@members/i18n';

/** 97.4537… as "97.4537 %" in the way of the language; percents of amounts need fewer digits. */
export const formatPercent = (percent: number, language: Language, digits = 4): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: digits }).format(
    percent / 100,
  );

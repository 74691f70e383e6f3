import { languageTag, type Language, type Translate } from '@members/i18n';
import { useMemo } from 'react';
import { useAreaTexts } from '../texts';

/** Texts of the area, and figures as its language writes them. */
export interface ReleaseTexts {
  t: Translate;
  count: (value: number) => string;
  /** A share of 0 to 1 as a percentage; only 0 itself is shown as 0. */
  share: (value: number) => string;
  /** A size in kilobytes or megabytes. */
  bytes: (value: number) => string;
  /** Milliseconds, as seconds where they are many. */
  ms: (value: number) => string;
  /** Evidence against a canary, no more exact than it needs to be. */
  evidence: (value: number) => string;
  /** To the second, in the operator's own time zone. */
  time: (at: string | number) => string;
  /** A day in UTC, by which figures are kept. */
  day: (at: string) => string;
  /** A text whose words depend on how many there are: `number` is the figure in it. */
  many: (key: string, value: number, more?: Record<string, string | number>) => string;
}

export function releaseTexts(t: Translate, language: Language): ReleaseTexts {
  const tag = languageTag(language);
  const number = (options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(tag, options);
  const unit = (name: string, digits: number) =>
    number({ style: 'unit', unit: name, maximumFractionDigits: digits, minimumFractionDigits: digits });
  const count = number();
  const percent = number({ style: 'percent', maximumFractionDigits: 1 });
  const second = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    t,
    count: (value) => count.format(value),
    share: (value) =>
      value > 0 && value < 0.0005 ? t('under', { value: percent.format(0.001) }) : percent.format(value),
    bytes: (value) =>
      value < 1_000_000
        ? unit('kilobyte', 0).format(Math.ceil(value / 1_000))
        : unit('megabyte', 1).format(value / 1_000_000),
    ms: (value) =>
      value < 1_000 ? unit('millisecond', 0).format(value) : unit('second', 1).format(value / 1_000),
    evidence: (value) => {
      if (value < 1) return t('under', { value: count.format(1) });
      return value > 100 ? t('over', { value: count.format(100) }) : count.format(Math.floor(value));
    },
    time: (at) => second.format(new Date(at)),
    day: (at) => day.format(new Date(at)),
    many: (key, value, more) => t(key, { count: value, number: count.format(value), ...more }),
  };
}

export function useReleaseTexts(): ReleaseTexts {
  const { t, language } = useAreaTexts('releases');
  // The function is another one with each render, and says the same in a language.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => releaseTexts(t, language), [language]);
}

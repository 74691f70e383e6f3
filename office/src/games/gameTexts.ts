import type { BetType } from '@members/contract';
import { languageTag, useLanguage } from '@members/i18n';
import type { Fraction, GameResult } from '@members/office-contract';
import { useAreaTexts } from '../texts';

/** A name in the operator's language; in English where it has none. */
export function useLocalised(): (texts: Readonly<Record<string, string>>) => string {
  const language = useLanguage();
  return (texts) => texts[language] || texts.en_us || '';
}

/** How the page says options, shares and lengths of time. */
export function useGameFormats() {
  const { t } = useAreaTexts('games');
  const tag = languageTag(useLanguage());
  const percent = (value: number, digits = 2) =>
    `${new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value)} %`;
  return {
    percent,
    /** From the least to the greatest, or one where they are the same. */
    percents: (least: number, most: number) =>
      percent(least) === percent(most) ? percent(most) : `${percent(least)} – ${percent(most)}`,
    option: (type: BetType) => (/^\d+$/.test(type) ? t('sum', { sum: type }) : t(`options.${type}`)),
    odds: (hundredths: number) => new Intl.NumberFormat(tag).format(hundredths / 100),
    length: (seconds: number) => {
      const [value, unit] =
        seconds % 3600 === 0
          ? ([seconds / 3600, 'hour'] as const)
          : seconds % 60 === 0
            ? ([seconds / 60, 'minute'] as const)
            : ([seconds, 'second'] as const);
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
  };
}

export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Below so many rounds the band, which takes payouts for normally distributed, says little. */
const fewRounds = 30;

/** Whether a result lies where fair dice have it in 99 of 100 cases; each is a key of texts under `verdicts`. */
export function verdictOf({ rounds, payoutsMinor, expectedMinor, bandMinor }: GameResult) {
  if (rounds === 0) return 'none';
  if (rounds < fewRounds) return 'few';
  return Math.abs(payoutsMinor - expectedMinor) <= bandMinor ? 'inside' : 'outside';
}

export const verdictTones = {
  none: 'neutral',
  few: 'neutral',
  inside: 'success',
  outside: 'danger',
} as const;

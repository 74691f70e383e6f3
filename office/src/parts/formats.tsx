import { formatMoney } from '@members/contract';
import { languageTag, useLanguage } from '@members/i18n';

/** A time in the operator's language and time zone; its title is UTC, as the operator log has it. */
export function Time({ at }: { at: string }) {
  const language = useLanguage();
  const shown = new Date(at).toLocaleString(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <time dateTime={at} title={at}>
      {shown}
    </time>
  );
}

/** How long ago something was, in the largest unit. */
export function Ago({ at }: { at: string }) {
  const language = useLanguage();
  const minutes = Math.floor((Date.now() - Date.parse(at)) / 60_000);
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / 1_440), 'day'] as const);
  const shown = new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(value);
  return (
    <time dateTime={at} title={at}>
      {shown}
    </time>
  );
}

interface MoneyProps {
  minor: number;
  /** ISO 4217, where several stand beside each other. */
  currency?: string;
  /** With a plus before what somebody got. */
  signed?: boolean;
}

/** An amount of minor units. */
export function Money({ minor, currency, signed }: MoneyProps) {
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {signed && minor > 0 && '+'}
      {formatMoney(minor)}
      {currency && ` ${currency}`}
    </span>
  );
}

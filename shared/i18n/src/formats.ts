import { currencyLabels, formatMoney, type Language } from '@members/contract';
import { languageTag } from './locale';

/** Unit label on amounts (ROUTE-11, D56). It is a label and multiplies nothing. */
export const unitLabel = 'K';

/** Currency label by language (ROUTE-10, D56). */
export const currencyLabel = (language: Language): string => currencyLabels[language];

/** Minor units as "1,234.50", the same in every language, as the server writes it. */
export const formatAmount = formatMoney;

/** Points and other whole numbers in the way of the language. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language)).format(value);

/** Play counts, e.g. 12400 → "12.4K". */
export const formatCount = (value: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), { notation: 'compact', maximumFractionDigits: 1 }).format(
    value,
  );

/** The day of a server time 'YYYY-MM-DD HH:mm:ss' (D57) as a heading of records. */
export function formatDay(serverTime: string, language: Language): string {
  const [year, month, day] = serverTime.slice(0, 10).split('-').map(Number);
  if (!year || !month || !day) return serverTime;
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}

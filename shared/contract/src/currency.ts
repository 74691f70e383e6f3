import type { Language } from './language';
import { formatMoney } from './money';

/** Currency label by language (ROUTE-10, D56). */
export const currencyLabels: Readonly<Record<Language, string>> = {
  en_us: '$',
  zh_cn: '元',
  es_spa: 'MEX',
  ms_my: 'RM',
  vn_vn: 'VND',
  ko_ko: 'KRW',
};

/**
 * The languages that put the currency before the number, by the rules of `Intl` for the sign, code or name that the label
 * stands for. They are written down here, since to ask `Intl` takes a slow phone 10 ms each time.
 */
const leading: ReadonlySet<Language> = new Set(['en_us', 'es_spa', 'ms_my', 'ko_ko']);

/** Whether a language puts the currency before the number. */
export const currencyLeads = (language: Language): boolean => leading.has(language);

/**
 * An amount that is paid in or drawn out, e.g. 125050 → "$1,250.50", "1,250.50 元", "MEX 1,250.50" (D56). The figures
 * are those of `formatMoney` in every language; a label that is no sign keeps a space that does not break.
 */
export function formatCurrency(amountMinor: number, language: Language): string {
  const label = currencyLabels[language];
  const sign = amountMinor < 0 ? '-' : '';
  const figures = formatMoney(Math.abs(amountMinor));
  const space = label === '$' ? '' : '\u00a0';
  return sign + (currencyLeads(language) ? label + space + figures : figures + space + label);
}

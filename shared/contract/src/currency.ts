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
 * By which rule of `Intl` a label stands before or after the number: as the sign, the code or the name of the currency
 * that it stands for. 元 is a word, and words of this kind follow the number.
 */
const rules: Readonly<Record<Language, readonly [tag: string, currency: string, as: CurrencyDisplay]>> = {
  en_us: ['en-US', 'USD', 'symbol'],
  zh_cn: ['zh-CN', 'CNY', 'name'],
  es_spa: ['es-MX', 'MXN', 'code'],
  ms_my: ['ms-MY', 'MYR', 'symbol'],
  vn_vn: ['vi-VN', 'VND', 'code'],
  ko_ko: ['ko-KR', 'KRW', 'code'],
};
type CurrencyDisplay = 'symbol' | 'code' | 'name';

function partsOf(language: Language): Intl.NumberFormatPart[] {
  const [tag, currency, currencyDisplay] = rules[language];
  return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
}

/** Whether a language puts the currency before the number. */
export const currencyLeads = (language: Language): boolean => partsOf(language)[0]?.type === 'currency';

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

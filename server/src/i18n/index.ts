import {
  formatCurrency,
  labelBetTypes,
  sumBetTypes,
  type Language,
  type RefusalKey,
} from '@members/contract';
import { en_us } from './en_us';
import { es_spa } from './es_spa';
import { ko_ko } from './ko_ko';
import type { Messages } from './messages';
import type { RefusalValues } from './refusal';
import { ms_my } from './ms_my';
import { vn_vn } from './vn_vn';
import { zh_cn } from './zh_cn';

import { moneyReasons, rejectionReasons } from './messages';

export { rejectionReasons, type Messages, type MoneyReason } from './messages';

const byLanguage: Record<Language, Messages> = { en_us, zh_cn, es_spa, ms_my, vn_vn, ko_ko };

export function messages(language: Language): Messages {
  return byLanguage[language];
}

/** Whether members read a reason in their own language. */
export const isStandardReason = (reason: string): boolean =>
  [...rejectionReasons, ...moneyReasons].some((each) => each === reason);

/** Why an operator did something with a member's money, in the member's language where it is one of the standard reasons. */
export function reasonText(reason: string, language: Language): string {
  const { rejection, moneyReason } = messages(language);
  const known: Readonly<Record<string, string>> = { ...rejection, ...moneyReason };
  return Object.hasOwn(known, reason) ? known[reason]! : reason;
}

/** Puts values into a text: `{name}` becomes `values.name`; an unknown name stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function refusalText(key: RefusalKey, language: Language, values: RefusalValues = {}): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatCurrency(value.amountMinor, language) : value,
  ]);
  return fill(messages(language).refusals[key], Object.fromEntries(texts) as Record<string, string | number>);
}

/** A bet as members read it where it stands by itself: "Big", "Sum 10". */
export function betLabel(betType: string, language: Language): string {
  const { bets } = messages(language);
  const label = labelBetTypes.find((each) => each === betType);
  if (label) return bets[label];
  return sumBetTypes.some((each) => each === betType) ? fill(bets.sum, { sum: betType }) : betType;
}

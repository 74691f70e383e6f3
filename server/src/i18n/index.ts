import { labelBetTypes, sumBetTypes, type Language, type RefusalKey } from '@members/contract';
import { en_us } from './en_us';
import { es_spa } from './es_spa';
import { ko_ko } from './ko_ko';
import type { Messages } from './messages';
import { ms_my } from './ms_my';
import { vn_vn } from './vn_vn';
import { zh_cn } from './zh_cn';

export type { Messages } from './messages';

const byLanguage: Record<Language, Messages> = { en_us, zh_cn, es_spa, ms_my, vn_vn, ko_ko };

export function messages(language: Language): Messages {
  return byLanguage[language];
}

/** Puts values into a text: `{name}` becomes `values.name`; an unknown name stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function refusalText(
  key: RefusalKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(messages(language).refusals[key], values);
}

/** A bet as members read it where it stands by itself: "Big", "Sum 10". */
export function betLabel(betType: string, language: Language): string {
  const { bets } = messages(language);
  const label = labelBetTypes.find((each) => each === betType);
  if (label) return bets[label];
  return sumBetTypes.some((each) => each === betType) ? fill(bets.sum, { sum: betType }) : betType;
}

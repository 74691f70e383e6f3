import type { Language } from '@members/contract';

/** A text as jsonb, by language. English is always there and stands in for what is missing. */
export type LocalisedText = { readonly en_us: string } & Readonly<Partial<Record<Language, string>>>;

export function localised(text: LocalisedText, language: Language): string {
  return text[language] ?? text.en_us;
}

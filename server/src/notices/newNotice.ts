import { languages, type Language } from '@members/contract';
import { z } from 'zod';
import type { LocalisedText } from '../database';

export interface NewNotice {
  name: LocalisedText;
  text: LocalisedText;
}

const words = z.strictObject({
  name: z.string().trim().min(1).max(100),
  text: z.string().trim().min(1).max(5000),
});
type Words = z.infer<typeof words>;

const byLanguage = z.partialRecord(z.enum(languages), words);

/**
 * Reads a notice as an operator writes it: `{"en_us": {"name": "…", "text": "…"}, "ko_ko": …}`, name and text
 * together, English always. Throws an Error of one sentence.
 */
export function readNotice(json: string): NewNotice {
  const { success, data, error } = byLanguage.safeParse(parse(json));
  if (!success) throw new Error(`This is no notice: ${sentenceOf(error.issues[0]!)}.`);
  const { en_us: english, ...others } = data;
  if (!english) throw new Error('This is no notice: en_us is missing.');
  const pick = (field: keyof Words): LocalisedText => ({
    en_us: english[field],
    ...Object.fromEntries(Object.entries(others).map(([language, texts]) => [language, texts[field]])),
  });
  return { name: pick('name'), text: pick('text') };
}

/** The languages in which a notice is read in English. */
export function missingLanguages({ name }: NewNotice): Language[] {
  return languages.filter((language) => name[language] === undefined);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('This is no notice: it is not JSON.');
  }
}

const sentenceOf = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;

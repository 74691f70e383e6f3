/** For tests: a namespace with given texts, at once. */
import type { Language } from '@members/contract';
import { instance, switchLanguage } from './instance';
import { languageTag } from './locale';
import type { Texts } from './namespaces';

export async function useTextsForTest(namespace: string, texts: Texts, language: Language = 'en_us') {
  instance.addResourceBundle(languageTag(language), namespace, texts, true, true);
  await switchLanguage(language);
}

import type { Language } from '@members/contract';
import { instance, switchLanguage } from '../src/instance';
import { languageTag } from '../src/locale';
import type { Texts } from '../src/namespaces';

/** Gives a namespace its texts and shows them at once, for tests of screens. */
export async function useTextsForTest(namespace: string, texts: Texts, language: Language = 'en_us') {
  instance.addResourceBundle(languageTag(language), namespace, texts, true, true);
  await switchLanguage(language);
}

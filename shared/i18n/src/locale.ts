import { defaultLanguage, isLanguage, type Language } from '@members/contract';

/** BCP 47 tags of the six languages: for `lang` of the document, `Intl` and plural rules. */
const tags: Readonly<Record<Language, string>> = {
  en_us: 'en-US',
  zh_cn: 'zh-CN',
  es_spa: 'es-MX',
  ms_my: 'ms-MY',
  vn_vn: 'vi-VN',
  ko_ko: 'ko-KR',
};

export const languageTag = (language: Language): string => tags[language];

/** Where the choice of language is kept; it outlives a session (ROUTE-09, D18). */
export const languageKey = 'members.language';

export function storedLanguage(storage: Pick<Storage, 'getItem'> = localStorage): Language {
  const stored = storage.getItem(languageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

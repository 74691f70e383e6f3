import type { Language } from '@members/i18n';

/** Each language by its own name, so that a person finds it in any language of the app. */
export const languageNames: Readonly<Record<Language, string>> = {
  en_us: 'English',
  zh_cn: '简体中文',
  es_spa: 'Español',
  ms_my: 'Bahasa Melayu',
  vn_vn: 'Tiếng Việt',
  ko_ko: '한국어',
};

import { defaultLanguage, isLanguage, languages, type Language } from '@members/contract';
import en_us from './locales/en_us.json';
import es_spa from './locales/es_spa.json';
import ko_ko from './locales/ko_ko.json';
import ms_my from './locales/ms_my.json';
import vn_vn from './locales/vn_vn.json';
import zh_cn from './locales/zh_cn.json';

export interface PageTexts {
  page: typeof en_us.page;
  /** Sentences of the steps of a round by check and outcome; the English ones belong to `describeStep`. */
  steps?: Readonly<Record<string, string>>;
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = { en_us, zh_cn, es_spa, ms_my, vn_vn, ko_ko };

/** Each language with its own name and its tag for the document. */
export const languageChoices: Readonly<Record<Language, { name: string; tag: string }>> = {
  en_us: { name: 'English', tag: 'en' },
  zh_cn: { name: '简体中文', tag: 'zh-CN' },
  es_spa: { name: 'Español', tag: 'es' },
  ms_my: { name: 'Bahasa Melayu', tag: 'ms' },
  vn_vn: { name: 'Tiếng Việt', tag: 'vi' },
  ko_ko: { name: '한국어', tag: 'ko' },
};

/** The language of the address, in the app's spelling or as a tag (`?lang=vn_vn`, `?lang=vi`), else the browser's first known one. */
export function chooseLanguage(query: string, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang') ?? '';
  if (isLanguage(asked)) return asked;
  for (const tag of [asked, ...preferred]) {
    const known = languages.find((each) => primary(languageChoices[each].tag) === primary(tag));
    if (known) return known;
  }
  return defaultLanguage;
}

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0];

/** Puts values into the places `{name}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '–'));

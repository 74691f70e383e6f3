import { currentLanguage, namespaces, type TextLoader } from '@members/i18n';
import en_us from './locales/en_us.json';
import es_spa from './locales/es_spa.json';
import ko_ko from './locales/ko_ko.json';
import ms_my from './locales/ms_my.json';
import vn_vn from './locales/vn_vn.json';
import zh_cn from './locales/zh_cn.json';

const texts = { en_us, es_spa, ko_ko, ms_my, vn_vn, zh_cn };

/** In all languages, in one file: they come with the screens that show them. */
const textsOf: TextLoader = async (language) => ({ default: texts[language] });

export const loadTexts = (): Promise<void> => namespaces.add('service', textsOf, currentLanguage());

/** What remotes use: texts of their own namespace, the current language, formats. */
export { languages, type Language } from '@members/contract';
export * from './formats';
export { currentLanguage, namespaces } from './instance';
export { languageTag } from './locale';
export type { TextLoader, Texts } from './namespaces';
export { useLanguage, useTexts, type Translate } from './useTexts';

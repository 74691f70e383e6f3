/** The six languages of the app, in the spelling of the wire (ROUTE-09). */
export const languages = ['en_us', 'zh_cn', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en_us';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

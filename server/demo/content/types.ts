export const languages = ['zh_cn', 'en_us', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko'] as const;

export type Language = (typeof languages)[number];

/** A text, or the address of a picture with text in it, in every language of the app. */
export type Localised = Readonly<Record<Language, string>>;

/** The three addresses of a drawing that exists in three views. */
export const views = (folder: string, name: string): readonly string[] =>
  [1, 2, 3].map((view) => `/media/${folder}/${name}-${view}.svg`);

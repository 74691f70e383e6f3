import { useLanguage } from '@members/i18n';

type Texts = Readonly<Partial<Record<string, string>>>;

/** A text in the operator's language; in English where it is missing. */
export function useByLanguage(): (texts: Texts) => string {
  const language = useLanguage();
  return (texts) => texts[language] || texts.en_us || '';
}

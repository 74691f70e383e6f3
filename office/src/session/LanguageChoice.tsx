import { languages } from '@members/contract';
import { useLanguage } from '@members/i18n';
import { chooseLanguage } from '@members/i18n/shell';
import { SelectField } from '../parts/SelectField';
import { useOfficeTexts } from '../texts';

const names = {
  en_us: 'English',
  zh_cn: '中文',
  es_spa: 'Español',
  ms_my: 'Bahasa Melayu',
  vn_vn: 'Tiếng Việt',
  ko_ko: '한국어',
} as const;

/** The language that the operator works in, kept by this browser. */
export function LanguageChoice() {
  const { t } = useOfficeTexts();
  const language = useLanguage();
  return (
    <SelectField
      label={t('language')}
      value={language}
      options={languages.map((value) => ({ value, label: names[value] }))}
      onValueChange={(value) => void chooseLanguage(value)}
    />
  );
}

import { languages } from '@members/contract';
import { languageTag } from '@members/i18n';
import type { FieldValue } from '@members/office-contract';
import { Badge } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { TextArea } from '../../parts/TextArea';
import { useAreaTexts } from '../../texts';
import type { ByLanguage, FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { useHint } from './useHint';

type InSixProps = Pick<FieldProps, 'name' | 'type' | 'value' | 'disabled' | 'onChange'>;

/** A text in six languages side by side; those that are missing are marked. */
export function InSix({ name, type, value, disabled, onChange }: InSixProps) {
  const { t } = useAreaTexts('content');
  const hint = useHint(name);
  const texts = value as ByLanguage;
  const isSaid = texts.en_us !== '';
  const missing = languages.filter((language) => isSaid && !texts[language]);
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>
        {t(`fields.${name}`)}
        {missing.length > 0 && <Badge tone="gold">{t('missingCount', { number: missing.length })}</Badge>}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.six}>
        {languages.map((language) => {
          const field = {
            label: t(`languages.${language}`),
            hint: missing.includes(language) ? t('missingHere') : undefined,
            value: texts[language] ?? '',
            lang: languageTag(language),
            onValueChange: (text: string) => onChange({ ...texts, [language]: text } as FieldValue),
          };
          return type === 'longText' || type === 'optionalLongText' ? (
            <TextArea key={language} {...field} />
          ) : (
            <TextField key={language} {...field} />
          );
        })}
      </div>
    </fieldset>
  );
}

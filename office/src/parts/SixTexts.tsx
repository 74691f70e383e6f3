import { languages, type Language } from '@members/contract';
import { TextField } from '@members/ui/forms';
import { useId } from 'react';
import { useOfficeTexts } from '../texts';
import styles from './SixTexts.module.css';

export type ByLanguage = Readonly<Record<Language, string>>;

/** A text that nobody has written yet. */
export const noText = (): ByLanguage =>
  Object.fromEntries(languages.map((language) => [language, ''])) as unknown as ByLanguage;

interface SixTextsProps {
  label: string;
  value: ByLanguage;
  /** Several lines. */
  long?: boolean;
  disabled?: boolean;
  /** What is wrong with the English one, for which the others wait. */
  error?: string | undefined;
  onChange: (value: ByLanguage) => void;
}

/** One text in six languages, side by side where there is room; English stands in for what is missing. */
export function SixTexts({ label, value, long, disabled, error, onChange }: SixTextsProps) {
  const { t } = useOfficeTexts();
  return (
    <fieldset className={styles.six}>
      <legend>{label}</legend>
      {languages.map((language) => {
        const field = {
          label: t(`languages.${language}`),
          lang: language.slice(0, 2),
          disabled: disabled ?? false,
          hint: value.en_us && !value[language] ? t('missingHere') : undefined,
          error: language === 'en_us' ? error : undefined,
          value: value[language],
          onValueChange: (text: string) => onChange({ ...value, [language]: text }),
        };
        return long ? <LongText key={language} {...field} /> : <TextField key={language} {...field} />;
      })}
    </fieldset>
  );
}

interface LongTextProps {
  label: string;
  lang: string;
  disabled: boolean;
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onValueChange: (text: string) => void;
}

function LongText({ label, lang, disabled, hint, error, value, onValueChange }: LongTextProps) {
  const id = useId();
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        lang={lang}
        disabled={disabled}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {(error ?? hint) && <small id={`${id}-note`}>{error ?? hint}</small>}
    </div>
  );
}

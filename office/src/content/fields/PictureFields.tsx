import { languages } from '@members/contract';
import type { FieldValue } from '@members/office-contract';
import { useAreaTexts } from '../../texts';
import type { ByLanguage, FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { PictureList } from './PictureList';

/** One picture or several. */
export function PicturesField({ name, type, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const label = t(`fields.${name}`);
  const single = type !== 'pictures';
  const addresses = single ? [String(value)].filter(Boolean) : (value as string[]);
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{label}</legend>
      <PictureList
        {...{ label, addresses, single }}
        onChange={(changed) => onChange(single ? (changed[0] ?? '') : changed)}
      />
    </fieldset>
  );
}

/** A picture that may carry words: one for each language; English stands in for those that are missing. */
export function PictureByLanguage({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const pictures = value as ByLanguage;
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{t(`fields.${name}`)}</legend>
      <div className={styles.six}>
        {languages.map((language) => {
          const label = t(`languages.${language}`);
          const address = pictures[language] ?? '';
          return (
            <div
              key={language}
              role="group"
              aria-label={label}
              className={styles.language}
              data-missing={address === '' || undefined}
            >
              <span>{label}</span>
              <PictureList
                single
                {...{ label, addresses: address ? [address] : [] }}
                onChange={([chosen = '']) => onChange({ ...pictures, [language]: chosen } as FieldValue)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

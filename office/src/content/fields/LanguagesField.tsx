import { languages, type Language } from '@members/contract';
import type { FieldValue } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { CheckboxField } from '@members/ui/forms';
import { useAreaTexts } from '../../texts';
import { moved } from '../moved';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { useHint } from './useHint';

/** Which languages there are, and in which order members see them; one at least. */
export function LanguagesField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const hint = useHint(name);
  const chosen = value as unknown as Language[];
  const set = (codes: readonly Language[]) => onChange(codes as unknown as FieldValue);
  const others = languages.filter((code) => !chosen.includes(code));
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{t(`fields.${name}`)}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol className={`${styles.stack} ${styles.narrow} ${styles.plain}`}>
        {[...chosen, ...others].map((code) => {
          const place = chosen.indexOf(code);
          const language = t(`languages.${code}`);
          return (
            <li key={code} className={styles.apart}>
              <CheckboxField
                label={language}
                disabled={disabled || (place === 0 && chosen.length === 1)}
                checked={place >= 0}
                onCheckedChange={(checked) =>
                  set(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
                }
              />
              {place >= 0 && (
                <span className={styles.row}>
                  <Button
                    size="s"
                    variant="secondary"
                    disabled={place === 0}
                    aria-label={t('up', { name: language })}
                    onClick={() => set(moved(chosen, { from: place, to: place - 1 }))}
                  >
                    ↑
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    disabled={place === chosen.length - 1}
                    aria-label={t('down', { name: language })}
                    onClick={() => set(moved(chosen, { from: place, to: place + 1 }))}
                  >
                    ↓
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

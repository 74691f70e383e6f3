import type { Finding } from '@members/office-contract';
import { CheckboxField, FormMessage } from '@members/ui/forms';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './Findings.module.css';

interface FindingsProps {
  findings: readonly Finding[];
  overridden: readonly string[];
  /** The operator has tried to send the decision: missing overrides are errors now. */
  submitted: boolean;
  onOverridden: (ids: readonly string[]) => void;
}

/** What the gate found, in its English: hard findings refuse the release, soft ones can be overridden one by one. */
export function Findings({ findings, overridden, submitted, onOverridden }: FindingsProps) {
  const { t } = useReleaseTexts();
  const hard = findings.filter(({ level }) => level === 'hard');
  const soft = findings.filter(({ level }) => level === 'soft');
  return (
    <>
      {hard.length > 0 && (
        <FormMessage>
          <p className={styles.title}>{t('findings.hard')}</p>
          <ul className={styles.list} lang="en">
            {hard.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </FormMessage>
      )}
      {soft.length > 0 && (
        <fieldset className={styles.soft}>
          <legend className={styles.legend}>{t('findings.soft')}</legend>
          {soft.map(({ id, text }) =>
            hard.length > 0 ? (
              <p key={id} className={styles.text} lang="en">
                {text}
              </p>
            ) : (
              <CheckboxField
                key={id}
                label={text}
                checked={overridden.includes(id)}
                error={submitted && !overridden.includes(id) ? t('findings.override') : undefined}
                onCheckedChange={(checked) =>
                  onOverridden(checked ? [...overridden, id] : overridden.filter((each) => each !== id))
                }
              />
            ),
          )}
        </fieldset>
      )}
    </>
  );
}

import { CheckboxField, FormMessage } from '@members/ui/forms';
import type { Finding } from '../api/types';
import styles from './Findings.module.css';

interface FindingsProps {
  findings: readonly Finding[];
  overridden: readonly string[];
  /** The operator has tried to send the decision: missing overrides are errors now. */
  submitted: boolean;
  onOverridden: (ids: readonly string[]) => void;
}

/** What the gate found: hard findings refuse the release, soft ones can be overridden one by one. */
export function Findings({ findings, overridden, submitted, onOverridden }: FindingsProps) {
  const hard = findings.filter(({ level }) => level === 'hard');
  const soft = findings.filter(({ level }) => level === 'soft');
  return (
    <>
      {hard.length > 0 && (
        <FormMessage>
          <p className={styles.title}>The gate refuses this release. Nobody can override that.</p>
          <ul className={styles.list}>
            {hard.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </FormMessage>
      )}
      {soft.length > 0 && (
        <fieldset className={styles.soft}>
          <legend className={styles.legend}>
            Found by the gate. Override what you accept; each is kept in the history.
          </legend>
          {soft.map(({ id, text }) =>
            hard.length > 0 ? (
              <p key={id} className={styles.text}>
                {text}
              </p>
            ) : (
              <CheckboxField
                key={id}
                label={text}
                checked={overridden.includes(id)}
                error={
                  submitted && !overridden.includes(id) ? 'Override this, or leave the release.' : undefined
                }
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

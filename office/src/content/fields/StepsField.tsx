import { languages } from '@members/contract';
import type { FieldValue } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { TimeField } from '../../parts/TimeField';
import { CardActions } from '../../parts/CardActions';
import { useAreaTexts } from '../../texts';
import type { ByLanguage, FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { InSix } from './InSix';

interface Step {
  title: ByLanguage;
  description: ByLanguage;
  happenedAt: string;
}

const noTexts = (): ByLanguage => Object.fromEntries(languages.map((language) => [language, '']));

/** The way of a parcel, step by step. */
export function StepsField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const steps = value as unknown as Step[];
  const set = (changed: Step[]) => onChange(changed as unknown as FieldValue);
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{t(`fields.${name}`)}</legend>
      <div className={styles.stack}>
        {steps.map((step, index) => {
          const change = (part: Partial<Step>) => set(steps.with(index, { ...step, ...part }));
          const texts = (part: 'title' | 'description') => (
            <InSix
              {...{ name: part, disabled, type: 'optionalText' as const, value: step[part] as FieldValue }}
              onChange={(changed) => change({ [part]: changed as unknown as ByLanguage })}
            />
          );
          return (
            <div
              key={index}
              role="group"
              aria-label={t('step', { number: index + 1 })}
              className={styles.step}
            >
              <TimeField
                label={t('fields.happenedAt')}
                value={step.happenedAt}
                onValueChange={(happenedAt) => change({ happenedAt })}
              />
              {texts('title')}
              {texts('description')}
              <CardActions>
                <Button
                  size="s"
                  variant="secondary"
                  onClick={() => set(steps.filter((_, other) => other !== index))}
                >
                  {t('removeStep')}
                </Button>
              </CardActions>
            </div>
          );
        })}
        <CardActions>
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              set([
                ...steps,
                { title: noTexts(), description: noTexts(), happenedAt: new Date().toISOString() },
              ])
            }
          >
            {t('addStep')}
          </Button>
        </CardActions>
      </div>
    </fieldset>
  );
}

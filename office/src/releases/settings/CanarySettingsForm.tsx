import type { CanarySettings } from '@members/office-contract';
import { AddIcon, Button, Card, DeleteIcon, IconButton } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useDecide } from '../decision/Decide';
import { Note } from '../Note';
import { useReleaseDraft } from '../useReleaseDraft';
import { useReleaseTexts } from '../useReleaseTexts';
import {
  type CanarySettingsDraft,
  canarySettingsDraftOf,
  canarySettingsOf,
  type StepDraft,
} from './canarySettingsDraft';
import { SaveRow } from './SaveRow';
import styles from './Settings.module.css';

/** How canaries grow, and when they are stopped. */
export function CanarySettingsForm({ settings }: { settings: CanarySettings }) {
  const { t } = useReleaseTexts();
  const { decide, mayForAll } = useDecide();
  const [typed, setDraft] = useReleaseDraft<CanarySettingsDraft>('rules of canaries');
  const [submitted, setSubmitted] = useState(false);
  const draft = typed ?? canarySettingsDraftOf(settings);
  const read = canarySettingsOf(draft);
  const errors = submitted && 'errors' in read ? read.errors : {};
  const disabled = !mayForAll;
  const faultOf = (field: string) => errors[field] && t(`faults.${errors[field]}`);
  const change = (changes: Partial<CanarySettingsDraft>) => setDraft({ ...draft, ...changes });
  const field = (key: 'minLoads' | 'failures' | 'ratio') => ({
    disabled,
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    label: t(`rules.${key}`),
    error: faultOf(key),
    value: draft[key],
    onValueChange: (value: string) => change({ [key]: value }),
  });
  return (
    <Card
      padding="l"
      render={
        <form
          aria-label={t('rules.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if ('settings' in read) decide({ kind: 'changeCanarySettings', settings: read.settings });
          }}
        />
      }
      className={styles.form}
    >
      <h2>{t('rules.title')}</h2>
      <Note>{t('rules.note')}</Note>
      {draft.steps.map((step, index) => (
        <CanaryStepFields
          key={index}
          number={index + 1}
          step={step}
          faultOf={faultOf}
          disabled={disabled}
          onChange={(changed) =>
            change({ steps: draft.steps.map((each, other) => (other === index ? changed : each)) })
          }
          onRemove={() => change({ steps: draft.steps.filter((_, other) => other !== index) })}
        />
      ))}
      {errors.steps && <FormMessage>{faultOf('steps')}</FormMessage>}
      {!disabled && (
        <Button
          variant="quiet"
          icon={<AddIcon size={20} />}
          onClick={() => change({ steps: [...draft.steps, { name: '', percent: '', minutes: '10' }] })}
        >
          {t('steps.add')}
        </Button>
      )}
      <TextField {...field('minLoads')} />
      <TextField {...field('failures')} />
      <TextField hint={t('rules.ratioHint')} {...field('ratio')} />
      <SaveRow changed={typed !== null} onDrop={() => setDraft(null)} label={t('rules.save')} />
    </Card>
  );
}

interface CanaryStepFieldsProps {
  /** Counts from 1. */
  number: number;
  step: StepDraft;
  faultOf: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (step: StepDraft) => void;
  onRemove: () => void;
}

/** One step of a canary: its name, its share of the members, how long it lasts. */
function CanaryStepFields(props: CanaryStepFieldsProps) {
  const { number, step, faultOf, disabled, onChange, onRemove } = props;
  const { t } = useReleaseTexts();
  const field = (key: keyof StepDraft) => ({
    disabled,
    autoComplete: 'off',
    label: t(`steps.${key}`),
    error: faultOf(`steps.${number - 1}.${key}`),
    value: step[key],
    onValueChange: (value: string) => onChange({ ...step, [key]: value }),
  });
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{t('steps.number', { number })}</legend>
      <div className={styles.row}>
        <TextField {...field('name')} />
        <TextField inputMode="decimal" {...field('percent')} />
        <TextField inputMode="numeric" {...field('minutes')} />
        {!disabled && (
          <IconButton
            className={styles.remove}
            label={t('steps.remove', { number })}
            tone="muted"
            icon={<DeleteIcon size={20} />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}

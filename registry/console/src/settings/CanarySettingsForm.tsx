import { AddIcon, Button, Card, DeleteIcon, IconButton } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import type { CanarySettings } from '../api/types';
import { useDecide } from '../decision/Decide';
import { useDraft } from '../drafts/Drafts';
import { Note } from '../Note';
import {
  type CanarySettingsDraft,
  canarySettingsDraftOf,
  canarySettingsOf,
  type SettingErrors,
  type StepDraft,
} from './canarySettingsDraft';
import { SaveRow } from './SaveRow';
import styles from './Settings.module.css';

/** How canaries grow, and when they are stopped. */
export function CanarySettingsForm({ settings }: { settings: CanarySettings }) {
  const { decide, may } = useDecide();
  const [typed, setDraft] = useDraft('canarySettings');
  const [submitted, setSubmitted] = useState(false);
  const draft = typed ?? canarySettingsDraftOf(settings);
  const read = canarySettingsOf(draft);
  const errors = submitted && 'errors' in read ? read.errors : {};
  const disabled = !may('administer');
  const change = (changes: Partial<CanarySettingsDraft>) => setDraft({ ...draft, ...changes });
  const field = (key: 'minLoads' | 'failures' | 'ratio') => ({
    disabled,
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    error: errors[key],
    value: draft[key],
    onValueChange: (value: string) => change({ [key]: value }),
  });
  return (
    <Card
      render={
        <form
          aria-label="Canaries"
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
      <h2 className={styles.title}>Canaries</h2>
      <Note>
        A canary grows step by step while it does well, then runs for all. It goes back by itself where it
        does not.
      </Note>
      {draft.steps.map((step, index) => (
        <CanaryStepFields
          key={index}
          number={index + 1}
          step={step}
          errors={errors}
          disabled={disabled}
          onChange={(changed) =>
            change({ steps: draft.steps.map((each, other) => (other === index ? changed : each)) })
          }
          onRemove={() => change({ steps: draft.steps.filter((_, other) => other !== index) })}
        />
      ))}
      {errors.steps && <FormMessage>{errors.steps}</FormMessage>}
      {!disabled && (
        <Button
          variant="quiet"
          icon={<AddIcon size={20} />}
          onClick={() => change({ steps: [...draft.steps, { name: '', percent: '', minutes: '10' }] })}
        >
          Add a step
        </Button>
      )}
      <TextField label="Loads that a step needs before the next" {...field('minLoads')} />
      <TextField
        label="Failures, or pages with slow presses, from which a canary may be taken back"
        {...field('failures')}
      />
      <TextField
        label="How many times as often as with the active release is too much"
        hint="A smaller factor finds what is a little worse, and needs more failures to see what is much worse."
        {...field('ratio')}
      />
      <SaveRow changed={typed !== null} onDrop={() => setDraft(null)} label="Change rules" />
    </Card>
  );
}

interface CanaryStepFieldsProps {
  /** Counts from 1. */
  number: number;
  step: StepDraft;
  errors: SettingErrors;
  disabled: boolean;
  onChange: (step: StepDraft) => void;
  onRemove: () => void;
}

/** One step of a canary: its name, its share of the members, how long it lasts. */
function CanaryStepFields({ number, step, errors, disabled, onChange, onRemove }: CanaryStepFieldsProps) {
  const field = (key: keyof StepDraft) => ({
    disabled,
    autoComplete: 'off',
    error: errors[`steps.${number - 1}.${key}`],
    value: step[key],
    onValueChange: (value: string) => onChange({ ...step, [key]: value }),
  });
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step {number}</legend>
      <div className={styles.row}>
        <TextField label="Name" {...field('name')} />
        <TextField label="Percent" inputMode="decimal" {...field('percent')} />
        <TextField label="Minutes" inputMode="numeric" {...field('minutes')} />
        {!disabled && (
          <IconButton
            className={styles.remove}
            label={`Remove step ${number}`}
            tone="muted"
            icon={<DeleteIcon size={20} />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}

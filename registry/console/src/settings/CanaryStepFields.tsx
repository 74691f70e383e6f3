import { DeleteIcon, IconButton } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import type { SettingErrors, StepDraft } from './canarySettingsDraft';
import styles from './Settings.module.css';

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
export function CanaryStepFields({
  number,
  step,
  errors,
  disabled,
  onChange,
  onRemove,
}: CanaryStepFieldsProps) {
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

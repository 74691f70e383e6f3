import { CheckboxField } from '@members/ui/forms';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { useHint } from './useHint';

/** On or off. */
export function SwitchField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const hint = useHint(name);
  return (
    <CheckboxField
      label={
        <>
          {t(`fields.${name}`)}
          {hint && <span className={styles.hint}>{hint}</span>}
        </>
      }
      disabled={disabled}
      checked={value === (true as never)}
      onCheckedChange={(checked) => onChange(checked as never)}
    />
  );
}

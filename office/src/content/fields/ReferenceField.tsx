import { useAreaTexts } from '../../texts';
import { SelectField } from '../../parts/SelectField';
import { useReferred } from '../useReferred';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';

/** Which item of another kind this one belongs to. */
export function ReferenceField({ name, value, refersTo, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const options = useReferred(refersTo);
  return (
    <fieldset className={`${styles.group} ${styles.narrow}`} disabled={disabled}>
      <SelectField
        label={t(`fields.${name}`)}
        value={String(value)}
        options={[{ value: '', label: '–' }, ...options]}
        onValueChange={(text) => onChange(refersTo === 'city' ? Number(text) : text)}
      />
    </fieldset>
  );
}

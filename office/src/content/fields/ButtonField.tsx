import { TextField } from '@members/ui/forms';
import { SelectField } from '../../parts/SelectField';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';

const kinds = ['service', 'none', 'link'] as const;

/** What a button does: nothing, to lead to customer service, or to lead to a place of the app or of the web. */
export function ButtonField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const kind = value === 'none' || value === 'service' ? value : 'link';
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <div className={styles.pair}>
        <SelectField
          label={t(`fields.${name}`)}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(`buttons.${each}`) }))}
          onValueChange={(chosen) => onChange(chosen === 'link' ? '/' : chosen)}
        />
        {kind === 'link' && (
          <TextField
            label={t('fields.link')}
            hint={t('linkHint')}
            inputMode="url"
            value={String(value)}
            onValueChange={(text) => onChange(text.trim())}
          />
        )}
      </div>
    </fieldset>
  );
}

import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { Button } from '@members/ui/core';
import { CheckboxField } from '@members/ui/forms';
import { useState } from 'react';
import styles from './AgreementField.module.css';

const AgreementDialog = lazyLayer(async () => (await import('./AgreementDialog')).AgreementDialog);

interface Props {
  checked: boolean;
  /** The form was sent without it. */
  error: boolean;
  onChange: (checked: boolean) => void;
}

/** The account opening agreement: a box to tick (AUTH-06), and the text to read (D05). */
export function AgreementField({ checked, error, onChange }: Props) {
  const { t } = useTexts('mfe-account');
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.agreement}>
      <CheckboxField
        name="agreement"
        label={t('register.agree')}
        checked={checked}
        onCheckedChange={onChange}
        error={error ? t('register.tickAgreement') : undefined}
      />
      <Button className={styles.read} variant="quiet" aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t('register.readAgreement')}
      </Button>
      <AgreementDialog open={reading} onOpenChange={setReading} />
    </div>
  );
}

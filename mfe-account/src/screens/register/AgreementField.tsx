import { useTexts } from '@members/i18n';
import { Button } from '@members/ui/core';
import { CheckboxField } from '@members/ui/forms';
import { useLazyOverlay } from '../../overlay/useLazyOverlay';
import styles from './AgreementField.module.css';

interface Props {
  checked: boolean;
  /** The form was sent without it. */
  error: boolean;
  onChange: (checked: boolean) => void;
}

/** The account opening agreement: a box to tick (AUTH-06), and the text to read (D05). */
export function AgreementField({ checked, error, onChange }: Props) {
  const { t } = useTexts('mfe-account');
  const agreement = useLazyOverlay(async () => (await import('./AgreementDialog')).AgreementDialog);
  return (
    <div className={styles.agreement}>
      <CheckboxField
        name="agreement"
        label={t('register.agree')}
        checked={checked}
        onCheckedChange={onChange}
        error={error ? t('register.tickAgreement') : undefined}
      />
      <Button className={styles.read} variant="quiet" aria-haspopup="dialog" onClick={agreement.open}>
        {t('register.readAgreement')}
      </Button>
      {agreement.render({})}
    </div>
  );
}

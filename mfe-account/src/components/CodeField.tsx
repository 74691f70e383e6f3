import { useTexts } from '@members/i18n';
import { TextField, type FormField } from '@members/ui/forms';

/** Six digits out of a mail, which a phone may offer by itself. */
export function CodeField({ field }: { field: FormField<string> }) {
  const { t } = useTexts('mfe-account');
  return (
    <TextField
      {...field}
      name="code"
      required
      label={t('recovery.code')}
      placeholder={t('recovery.enterCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      enterKeyHint="next"
    />
  );
}

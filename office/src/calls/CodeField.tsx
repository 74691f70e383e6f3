import { TextField } from '@members/ui/forms';
import { useOfficeTexts } from '../texts';

interface CodeFieldProps {
  value: string;
  error?: string | undefined;
  onValueChange: (code: string) => void;
}

/** Six digits that the operator's authenticator shows. */
export function CodeField({ value, error, onValueChange }: CodeFieldProps) {
  const { t } = useOfficeTexts();
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint')}
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      enterKeyHint="go"
      value={value}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, ''))}
    />
  );
}

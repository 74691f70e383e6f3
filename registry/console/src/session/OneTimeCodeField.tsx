import { TextField } from '@members/ui/forms';

interface OneTimeCodeFieldProps {
  value: string;
  error?: string | undefined;
  onValueChange: (value: string) => void;
}

/** Six digits that the operator's authenticator shows. */
export function OneTimeCodeField({ value, error, onValueChange }: OneTimeCodeFieldProps) {
  return (
    <TextField
      label="One-time code"
      hint="Six digits from your authenticator."
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      enterKeyHint="go"
      value={value}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, ''))}
    />
  );
}

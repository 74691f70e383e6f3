import { TextField } from '@members/ui/forms';

interface TimeFieldProps {
  label: string;
  /** ISO 8601; empty for none. */
  value: string;
  disabled?: boolean;
  onValueChange: (value: string) => void;
}

/** A time in the operator's time zone, which stands beside it. */
export function TimeField({ label, value, disabled, onValueChange }: TimeFieldProps) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      hint={Intl.DateTimeFormat().resolvedOptions().timeZone}
      disabled={disabled}
      value={localTime(value)}
      onValueChange={(typed) => onValueChange(typed ? new Date(typed).toISOString() : '')}
    />
  );
}

/** A time as the browser's field has it, without its zone. */
function localTime(at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

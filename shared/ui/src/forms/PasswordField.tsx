import { useState } from 'react';
import { IconButton } from '../core/IconButton';
import { HideIcon, ShowIcon } from '../core/ownIcons';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Spoken name of the toggle, such as "Show password". Its state says whether it is on. */
  showLabel: string;
}

/** Password with a show toggle. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={showLabel}
          aria-pressed={shown}
          tone="muted"
          icon={shown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

import type { ApiError } from '@members/api-client';
import { Button } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { ReactNode } from 'react';
import styles from './CallForm.module.css';

interface Props {
  /** The call that the form makes, `quiet`. */
  call: { isPending: boolean; error: ApiError | null };
  onSubmit: () => void;
  submitLabel: string;
  children: ReactNode;
}

/**
 * A form that makes one call: its fields, the server's own words about a refusal (AUTH-10), and the button. Other
 * failures are the shell's to tell. Sends nothing while an answer is on its way, and keeps what was typed.
 */
export function CallForm({ call, onSubmit, submitLabel, children }: Props) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isPending) onSubmit();
      }}
    >
      {children}
      {call.error?.kind === 'refused' && <FormMessage>{call.error.message}</FormMessage>}
      <Button type="submit" size="l" block busy={call.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

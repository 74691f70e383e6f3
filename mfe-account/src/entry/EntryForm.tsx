import type { ApiError } from '@members/api-client';
import { Button } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { ReactNode } from 'react';
import styles from './EntryForm.module.css';

interface Props {
  /** The call that the form makes. */
  call: { isPending: boolean; error: ApiError | null };
  onSubmit: () => void;
  submitLabel: string;
  children: ReactNode;
}

/**
 * Login or registration: its fields, the server's own words about a refusal (AUTH-10), and the button. Other
 * failures are the shell's to tell. Sends nothing while an answer is on its way.
 */
export function EntryForm({ call, onSubmit, submitLabel, children }: Props) {
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

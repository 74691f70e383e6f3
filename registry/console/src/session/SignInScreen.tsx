import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Card, NavBar, ScreenBody } from '@members/ui/core';
import { FormMessage, PasswordField, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { callRegistry } from '../api/callRegistry';
import { sessionQuery } from '../api/queries';
import type { OperatorSession } from '../api/types';
import { OneTimeCodeField } from './OneTimeCodeField';
import styles from './SignInScreen.module.css';

interface SignInScreenProps {
  /** The operator whose session has ended; null at the first sign-in. */
  endedFor: string | null;
  onSignedIn: (session: OperatorSession) => void;
}

/** Name, password and one-time code. */
export function SignInScreen({ endedFor, onSignedIn }: SignInScreenProps) {
  const client = useQueryClient();
  const [name, setName] = useState(endedFor ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signingIn = useMutation({
    mutationFn: () => callRegistry<OperatorSession>('POST', 'session', { name: name.trim(), password, code }),
    onSuccess: (session) => {
      onSignedIn(session);
      client.setQueryData(sessionQuery.queryKey, session);
    },
    onError: () => setCode(''),
  });
  return (
    <main>
      <NavBar variant="root" title="Registry" />
      <ScreenBody>
        {endedFor && !signingIn.error && (
          <FormMessage tone="info">
            Your session has ended. Sign in again: what you typed is kept.
          </FormMessage>
        )}
        {signingIn.error && <FormMessage>{signingIn.error.message}</FormMessage>}
        <Card
          padding="l"
          className={styles.form}
          render={
            <form
              aria-label="Sign in"
              onSubmit={(event) => {
                event.preventDefault();
                if (!signingIn.isPending) signingIn.mutate();
              }}
            />
          }
        >
          <TextField
            label="Name"
            required
            autoComplete="username"
            autoCapitalize="none"
            enterKeyHint="next"
            value={name}
            onValueChange={setName}
          />
          <PasswordField
            label="Password"
            showLabel="Show password"
            required
            autoComplete="current-password"
            enterKeyHint="next"
            value={password}
            onValueChange={setPassword}
          />
          <OneTimeCodeField value={code} onValueChange={setCode} />
          <Button type="submit" size="l" block busy={signingIn.isPending}>
            Sign in
          </Button>
        </Card>
      </ScreenBody>
    </main>
  );
}

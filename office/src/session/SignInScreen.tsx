import { Button, Card } from '@members/ui/core';
import { FormMessage, PasswordField, TextField } from '@members/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../calls/callOffice';
import { CodeField } from '../calls/CodeProvider';
import { sessionQuery } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';
import { LanguageChoice } from './LanguageChoice';
import styles from './SignInScreen.module.css';

/** Name, password and one-time code. */
export function SignInScreen() {
  const { t } = useOfficeTexts();
  const client = useQueryClient();
  const refusalText = useRefusalText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signingIn = useMutation({
    mutationFn: () => callOffice('signIn', { name: name.trim(), password, code }),
    onSuccess: ({ answer }) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      client.setQueryData(sessionQuery.queryKey, answer);
    },
    onError: () => setCode(''),
  });
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      {signingIn.error && <FormMessage>{refusalText(signingIn.error)}</FormMessage>}
      <Card
        padding="l"
        className={styles.form}
        render={
          <form
            aria-label={t('signIn')}
            onSubmit={(event) => {
              event.preventDefault();
              if (!signingIn.isPending) signingIn.mutate();
            }}
          />
        }
      >
        <TextField
          label={t('name')}
          required
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="next"
          value={name}
          onValueChange={setName}
        />
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          required
          autoComplete="current-password"
          enterKeyHint="next"
          value={password}
          onValueChange={setPassword}
        />
        <CodeField value={code} onValueChange={setCode} />
        <Button type="submit" size="l" block busy={signingIn.isPending}>
          {t('signIn')}
        </Button>
      </Card>
      <LanguageChoice />
    </main>
  );
}

import type { RefusalKey } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { FormMessage, PasswordField, TextField } from '@members/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callOffice, OfficeError } from '../calls/callOffice';
import { CodeField } from '../calls/CodeField';
import { useRead } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';
import { knowsPasskeys, signWithPasskey } from './authenticator';
import { LanguageChoice } from './LanguageChoice';
import styles from './SignInScreen.module.css';
import { useSignedIn } from './useSignedIn';

/** A passkey, the company's own sign-in where there is one, or name, password and one-time code. */
export function SignInScreen() {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const { data: { company } = { company: null } } = useRead('signInWays', {});
  const byPasskey = useMutation({
    async mutationFn() {
      const { answer } = await callOffice('askForPasskey', {});
      const response = await signWithPasskey(answer?.options);
      return response && (await callOffice('signInWithPasskey', { response })).answer;
    },
    onSuccess: (session) => session && signedIn(session),
  });
  const atCompany = useMutation({
    mutationFn: () => callOffice('signInAtCompany', {}),
    onSuccess: ({ answer }) => answer && window.location.assign(answer.address),
  });
  const byPassword = useMutation({
    mutationFn: (given: { name: string; password: string; code: string }) => callOffice('signIn', given),
    onSuccess: ({ answer }) => answer && signedIn(answer),
  });
  const led = query.get('refused') as RefusalKey | null;
  const error =
    byPasskey.error ?? atCompany.error ?? byPassword.error ?? (led === null ? null : new OfficeError(0, led));
  /** One attempt at a time, and nothing said of one before. */
  function begin(attempt: { mutate: () => void }) {
    if ([byPasskey, atCompany, byPassword].some(({ isPending }) => isPending)) return;
    for (const { reset } of [byPasskey, atCompany, byPassword]) reset();
    attempt.mutate();
  }
  const withPasskeys = knowsPasskeys();
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      {error && <FormMessage>{refusalText(error)}</FormMessage>}
      {(withPasskeys || company) && (
        <Card padding="l" className={styles.form}>
          {withPasskeys && (
            <Button size="l" block busy={byPasskey.isPending} onClick={() => begin(byPasskey)}>
              {t('signInWithPasskey')}
            </Button>
          )}
          {company && (
            <Button
              variant={withPasskeys ? 'secondary' : 'primary'}
              size="l"
              block
              busy={atCompany.isPending}
              onClick={() => begin(atCompany)}
            >
              {t('signInAtCompany', { company })}
            </Button>
          )}
        </Card>
      )}
      <PasswordForm
        main={!withPasskeys && !company}
        busy={byPassword.isPending}
        failed={byPassword.isError}
        onSend={(given) => begin({ mutate: () => byPassword.mutate(given) })}
      />
      <LanguageChoice />
    </main>
  );
}

interface PasswordFormProps {
  /** Whether there is no other way. */
  main: boolean;
  busy: boolean;
  failed: boolean;
  onSend: (given: { name: string; password: string; code: string }) => void;
}

function PasswordForm({ main, busy, failed, onSend }: PasswordFormProps) {
  const { t } = useOfficeTexts();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasFailed, setWasFailed] = useState(failed);
  // Each code works once: what was sent is no use for the next attempt.
  if (failed !== wasFailed) {
    setWasFailed(failed);
    if (failed) setCode('');
  }
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t(main ? 'signIn' : 'orByPassword')}
          onSubmit={(event) => {
            event.preventDefault();
            onSend({ name: name.trim(), password, code });
          }}
        />
      }
    >
      {!main && <h2 className={styles.other}>{t('orByPassword')}</h2>}
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
      <Button type="submit" variant={main ? 'primary' : 'secondary'} size="l" block busy={busy}>
        {t('signIn')}
      </Button>
    </Card>
  );
}

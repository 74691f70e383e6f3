import type { OfficeSession } from '@members/office-contract';
import { Button, Card, Delayed, Spinner } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { QrCode } from '@members/ui/qrCode';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { callOffice } from '../calls/callOffice';
import { CodeField } from '../calls/CodeField';
import { useRefusalText } from '../calls/useRefusalText';
import { CopyButton } from '../parts/CopyButton';
import { Facts } from '../parts/Facts';
import { useOfficeTexts } from '../texts';
import { knowsPasskeys, makePasskey } from './authenticator';
import { LanguageChoice } from './LanguageChoice';
import styles from './SignInScreen.module.css';
import { useSignedIn } from './useSignedIn';

/** What the link of an invitation opens: the operator makes what they log in with, and is in. */
export function EnrolScreen() {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [token] = useState(useLocation().hash.slice(1));
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await callOffice('openInvitation', { token })).answer!,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>
        {invitation ? t('enrol.title', { name: invitation.name }) : t('enrol.opening')}
      </h1>
      {error && <FormMessage>{refusalText(error)}</FormMessage>}
      {!error && !invitation && (
        <Delayed label={t('loading')}>
          <Spinner />
        </Delayed>
      )}
      {invitation && <Choice token={token} options={invitation.passkey.options} />}
      <LanguageChoice />
    </main>
  );
}

/** A passkey, or a password with one-time codes. */
function Choice({ token, options }: { token: string; options: unknown }) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const enter = useEnter();
  const [asked, setAsked] = useState(options);
  const byPasskey = useMutation({
    async mutationFn() {
      const response = await makePasskey(asked);
      return response && (await callOffice('enrolWithPasskey', { token, response })).answer;
    },
    onSuccess: (session) => session && enter(session),
    // A question is answered once: the next attempt has a new one.
    onError: async () => {
      const again = await callOffice('openInvitation', { token }).catch(() => null);
      if (again?.answer) setAsked(again.answer.passkey.options);
    },
  });
  const secrets = useMutation({
    mutationFn: async () => (await callOffice('makeSecrets', { token })).answer!,
  });
  const error = byPasskey.error ?? secrets.error;
  if (secrets.data) return <SecretsForm token={token} {...secrets.data} />;
  return (
    <Card padding="l" className={styles.form}>
      <p className={styles.text}>{t('enrol.text')}</p>
      {error && <FormMessage>{refusalText(error)}</FormMessage>}
      {knowsPasskeys() && (
        <>
          <Button size="l" block busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {t('enrol.passkey')}
          </Button>
          <p className={styles.text}>{t('enrol.passkeyText')}</p>
        </>
      )}
      <Button
        variant={knowsPasskeys() ? 'secondary' : 'primary'}
        size="l"
        block
        busy={secrets.isPending}
        onClick={() => secrets.mutate()}
      >
        {t('enrol.password')}
      </Button>
    </Card>
  );
}

interface SecretsFormProps {
  token: string;
  password: string;
  /** `otpauth://…` */
  codeUri: string;
}

/** What the operator keeps, shown once; a first code proves that they have. */
function SecretsForm({ token, password, codeUri }: SecretsFormProps) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const enter = useEnter();
  const [code, setCode] = useState('');
  const finishing = useMutation({
    mutationFn: () => callOffice('enrolWithSecrets', { token, code }),
    onSuccess: ({ answer }) => answer && enter(answer),
    onError: () => setCode(''),
  });
  const key = new URL(codeUri).searchParams.get('secret') ?? '';
  const secret = (text: string) => (
    <span key="secret" className={styles.secret}>
      {text}
    </span>
  );
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('enrol.password')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!finishing.isPending) finishing.mutate();
          }}
        />
      }
    >
      <p className={styles.text}>{t('enrol.secretsText')}</p>
      <Facts
        facts={[
          [t('password'), secret(password)],
          [t('enrol.key'), secret(key.replace(/(.{4})(?=.)/g, '$1 '))],
        ]}
      />
      <CopyButton text={password} label={t('enrol.copy')} />
      <p className={styles.text}>{t('enrol.scan')}</p>
      <div className={styles.qr}>
        <QrCode text={codeUri} label={t('enrol.scan')} />
      </div>
      {finishing.error && <FormMessage>{refusalText(finishing.error)}</FormMessage>}
      <CodeField value={code} onValueChange={setCode} />
      <Button type="submit" size="l" block busy={finishing.isPending}>
        {t('signIn')}
      </Button>
    </Card>
  );
}

/** Leaves the link behind, which works no more, and shows the office. */
function useEnter(): (session: OfficeSession) => void {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  return (session) => {
    signedIn(session);
    void navigate('/', { replace: true });
  };
}

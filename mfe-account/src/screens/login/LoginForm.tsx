import { beginSession, useLogin } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { PasswordField, TextField } from '@members/ui/forms';
import type { FormEvent } from 'react';
import styles from '../../entry/EntryForm.module.css';
import { RefusalMessage } from '../../entry/RefusalMessage';
import { useRequiredFields } from '../../entry/useRequiredFields';
import own from './LoginForm.module.css';

const fields = ['username', 'password'] as const;

/** Call 17. A session that begins takes the member on; see `VisitorsOnly`. */
export function LoginForm() {
  const { t, language } = useTexts('mfe-account');
  const login = useLogin();
  const { values, fieldProps, check } = useRequiredFields(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending || !check()) return;
    const params = { username: values.username.trim(), password: values.password, language };
    login.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('username', t('login.enterUsername'))}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldProps('password', t('login.enterPassword'))}
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Button className={own.forgot} variant="quiet" render={<Link to={paths.service} />}>
        {t('login.forgot')}
      </Button>
      <RefusalMessage error={login.error} />
      <Button type="submit" size="l" block busy={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

import { beginSession, useLogin } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { CredentialFields } from '../../entry/CredentialFields';
import { EntryForm } from '../../entry/EntryForm';
import { useRequiredFields } from '../../entry/useRequiredFields';
import styles from './LoginForm.module.css';

const fields = ['username', 'password'] as const;

/** Call 17. A session that begins takes the member on; see `VisitorsOnly`. */
export function LoginForm() {
  const { t, language } = useTexts('mfe-account');
  const login = useLogin();
  const { values, fieldProps, check } = useRequiredFields(fields);
  const submit = () => {
    if (!check()) return;
    const params = { username: values.username.trim(), password: values.password, language };
    login.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <EntryForm call={login} onSubmit={submit} submitLabel={t('login.submit')}>
      <CredentialFields fieldProps={fieldProps} />
      <Button className={styles.forgot} variant="quiet" render={<Link to={paths.service} />}>
        {t('login.forgot')}
      </Button>
    </EntryForm>
  );
}

import { beginSession, useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { CredentialFields } from '../../entry/CredentialFields';
import { CallForm } from '../../form/CallForm';
import { useFields } from '../../form/useFields';
import styles from './LoginForm.module.css';

/** Call 17. A session that begins takes the member on; see `VisitorsOnly`. */
export function LoginForm() {
  const { t, language } = useTexts('mfe-account');
  const login = useWrite(memberCalls.login);
  const { values, fieldProps, check } = useFields({
    username: t('login.enterUsername'),
    password: t('login.enterPassword'),
  });
  const submit = () => {
    if (!check()) return;
    const params = { username: values.username.trim(), password: values.password, language };
    login.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <CallForm call={login} onSubmit={submit} submitLabel={t('login.submit')}>
      <CredentialFields fieldProps={fieldProps} />
      <Button className={styles.forgot} variant="quiet" render={<Link to={paths.service} />}>
        {t('login.forgot')}
      </Button>
    </CallForm>
  );
}

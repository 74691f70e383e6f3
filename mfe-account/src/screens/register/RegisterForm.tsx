import { beginSession, useRegister } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Button } from '@members/ui/core';
import { PasswordField, TextField } from '@members/ui/forms';
import { useState, type FormEvent } from 'react';
import styles from '../../entry/EntryForm.module.css';
import { RefusalMessage } from '../../entry/RefusalMessage';
import { useRequiredFields } from '../../entry/useRequiredFields';
import { AgreementField } from './AgreementField';

const fields = ['username', 'password', 'inviteCode'] as const;

/** Call 18. A session that begins takes the member on; see `VisitorsOnly`. */
export function RegisterForm() {
  const { t, language } = useTexts('mfe-account');
  const register = useRegister();
  const { values, fieldProps, check } = useRequiredFields(fields);
  const [agreed, setAgreed] = useState(true);
  const [agreementMissing, setAgreementMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    setAgreementMissing(!agreed);
    if (!check() || !agreed) return;
    const { username, password, inviteCode } = values;
    const params = { username: username.trim(), password, inviteCode: inviteCode.trim(), language };
    register.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('username', t('login.enterUsername'))}
        label={t('login.username')}
        hint={t('register.usernameHint')}
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
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <TextField
        {...fieldProps('inviteCode', t('register.enterInviteCode'))}
        label={t('register.inviteCode')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <AgreementField
        checked={agreed}
        error={agreementMissing}
        onChange={(checked) => {
          setAgreed(checked);
          setAgreementMissing(false);
        }}
      />
      <RefusalMessage error={register.error} />
      <Button type="submit" size="l" block busy={register.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

import { beginSession, useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { CredentialFields } from '../../entry/CredentialFields';
import { CallForm } from '../../form/CallForm';
import { useFields } from '../../form/useFields';
import { AgreementField } from './AgreementField';

/** Call 18. A session that begins takes the member on; see `VisitorsOnly`. */
export function RegisterForm() {
  const { t, language } = useTexts('mfe-account');
  const register = useWrite(memberCalls.register);
  const { values, fieldProps, check } = useFields({
    username: t('login.enterUsername'),
    password: t('login.enterPassword'),
    inviteCode: t('register.enterInviteCode'),
  });
  const [agreed, setAgreed] = useState(true);
  const [agreementMissing, setAgreementMissing] = useState(false);
  const submit = () => {
    setAgreementMissing(!agreed);
    if (!check() || !agreed) return;
    const { username, password, inviteCode } = values;
    const params = { username: username.trim(), password, inviteCode: inviteCode.trim(), language };
    register.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <CallForm call={register} onSubmit={submit} submitLabel={t('register.submit')}>
      <CredentialFields fieldProps={fieldProps} choosing />
      <TextField
        {...fieldProps('inviteCode')}
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
    </CallForm>
  );
}

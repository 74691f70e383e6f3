import { beginSession, useRegister } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { CredentialFields } from '../../entry/CredentialFields';
import { EntryForm } from '../../entry/EntryForm';
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
  const submit = () => {
    setAgreementMissing(!agreed);
    if (!check() || !agreed) return;
    const { username, password, inviteCode } = values;
    const params = { username: username.trim(), password, inviteCode: inviteCode.trim(), language };
    register.mutate({ params, quiet: true }, { onSuccess: beginSession });
  };
  return (
    <EntryForm call={register} onSubmit={submit} submitLabel={t('register.submit')}>
      <CredentialFields fieldProps={fieldProps} choosing />
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
    </EntryForm>
  );
}

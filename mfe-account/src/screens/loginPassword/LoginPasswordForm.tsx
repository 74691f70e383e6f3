import { useCall, useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths, useGoBack } from '@members/mfe-kit';
import { FormMessage, PasswordField } from '@members/ui/forms';
import { CallForm } from '../../form/CallForm';
import { useFields } from '../../form/useFields';
import { passwordFault, type PasswordField as Field } from './passwordFault';

/** Call 31. Other sessions of the member end, this one goes on. */
export function LoginPasswordForm() {
  const { t } = useTexts('mfe-account');
  const { data: member } = useCall(memberCalls.member);
  const change = useWrite(memberCalls.setLoginPassword);
  const leave = useGoBack(paths.settings);
  const requests: Record<Field, string> = {
    current: t('loginPassword.enterCurrent'),
    fresh: t('loginPassword.enterFresh'),
    repeat: t('loginPassword.enterRepeat'),
  };
  const { values, fieldProps, check } = useFields(requests, (typed) => {
    const found = passwordFault(typed);
    return found ? { [found.field]: t(`loginPassword.${found.fault}`) } : {};
  });
  const submit = () => {
    if (!check()) return;
    const params = { oldPassword: values.current, newPassword: values.fresh };
    const doneText = t('loginPassword.changed');
    change.mutate({ params, quiet: true, doneText }, { onSuccess: leave });
  };
  const showLabel = t('login.showPassword');
  return (
    <CallForm call={change} onSubmit={submit} submitLabel={t('form.save')}>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={member?.username ?? ''} />
      <FormMessage tone="info">{t('loginPassword.otherDevices')}</FormMessage>
      <PasswordField
        {...fieldProps('current')}
        label={t('loginPassword.current')}
        showLabel={showLabel}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldProps('fresh')}
        label={t('loginPassword.fresh')}
        showLabel={showLabel}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldProps('repeat')}
        label={t('loginPassword.repeat')}
        showLabel={showLabel}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </CallForm>
  );
}

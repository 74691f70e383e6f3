import { useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { NavBar, ScreenBody } from '@members/ui/core';
import { Form, FormMessage, PasswordField, useForm } from '@members/ui/forms';
import { PasswordOwner } from '../../components/PasswordOwner';

/** /SetLoginPassword: changes the login password (SET-09). Other sessions of the member end, this one goes on. */
export function LoginPasswordScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.settings)} backLabel={t('back')} />
      <ScreenBody>
        <LoginPasswordForm />
      </ScreenBody>
    </>
  );
}

const empty = { current: '', fresh: '', repeat: '' };

function LoginPasswordForm() {
  const { t } = useTexts('mfe-account');
  const change = useWrite(memberCalls.setLoginPassword);
  const leave = useGoBack(paths.settings);
  const form = useForm(empty, (values) => {
    const found = passwordFault(values);
    return found ? { [found.field]: t(`loginPassword.${found.fault}`) } : {};
  });
  const submit = ({ current, fresh }: typeof empty) => {
    const params = { oldPassword: current, newPassword: fresh };
    const doneText = t('loginPassword.changed');
    change.mutate({ params, quiet: true, doneText }, { onSuccess: leave });
  };
  const field = (name: keyof typeof empty) => ({
    ...form.field(name),
    name,
    required: true,
    showLabel: t('login.showPassword'),
  });
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={change.isPending}
      refusal={change.error?.kind === 'refused' && change.error.message}
      submitLabel={t('form.save')}
    >
      <PasswordOwner />
      <FormMessage tone="info">{t('loginPassword.otherDevices')}</FormMessage>
      <PasswordField
        {...field('current')}
        label={t('loginPassword.current')}
        placeholder={t('loginPassword.enterCurrent')}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('fresh')}
        label={t('loginPassword.fresh')}
        placeholder={t('loginPassword.enterFresh')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('repeat')}
        label={t('loginPassword.repeat')}
        placeholder={t('loginPassword.enterRepeat')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </Form>
  );
}

/** The first field that VAL-10 finds fault with: all three are required, and the new ones have to be equal. */
export function passwordFault(
  values: Readonly<typeof empty>,
): { field: keyof typeof empty; fault: 'incomplete' | 'inconsistent' } | null {
  const missing = (['current', 'fresh', 'repeat'] as const).find((field) => values[field] === '');
  if (missing) return { field: missing, fault: 'incomplete' };
  return values.fresh === values.repeat ? null : { field: 'repeat', fault: 'inconsistent' };
}

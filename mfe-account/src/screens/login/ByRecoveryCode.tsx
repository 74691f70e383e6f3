import { deviceToken, useWrite } from '@members/api-client';
import { recoveryCodeCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Form, missingFields, PasswordField, TextField, useForm } from '@members/ui/forms';
import styles from './ForgottenPassword.module.css';

/** A new login password by one of the member's recovery codes (KEY-07); then the login takes it. */
export function ByRecoveryCode() {
  const { t } = useTexts('mfe-account');
  const leave = useGoBack(paths.login);
  const recover = useWrite(recoveryCodeCalls.recoverWithCode);
  const requests = {
    username: t('login.enterUsername'),
    code: t('byCode.enterCode'),
    newPassword: t('loginPassword.enterFresh'),
  };
  const form = useForm({ username: '', code: '', newPassword: '' }, (values) =>
    missingFields(requests, values),
  );
  const submit = ({ username, ...rest }: typeof form.values) =>
    recover.mutate(
      {
        params: { username: username.trim(), ...rest, deviceToken: deviceToken() },
        quiet: true,
        doneText: t('byCode.done'),
      },
      { onSuccess: leave },
    );
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={recover.isPending}
      refusal={recover.error?.kind === 'refused' && recover.error.message}
      submitLabel={t('byCode.submit')}
    >
      <p className={styles.text}>{t('byCode.text')}</p>
      <TextField
        {...form.field('username')}
        name="username"
        required
        label={t('login.username')}
        placeholder={t('login.enterUsername')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...form.field('code')}
        name="code"
        required
        label={t('byCode.code')}
        placeholder="XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('newPassword')}
        name="newPassword"
        required
        label={t('loginPassword.fresh')}
        placeholder={t('loginPassword.enterFresh')}
        hint={t('register.passwordHint')}
        showLabel={t('login.showPassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </Form>
  );
}

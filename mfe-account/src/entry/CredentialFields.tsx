import { useTexts } from '@members/i18n';
import { PasswordField, TextField, type FormState } from '@members/ui/forms';

interface Props {
  form: Pick<FormState<{ username: string; password: string }>, 'field'>;
  /** The member chooses them here: the hints state their rules, and more fields follow. */
  choosing?: boolean;
}

/** Username and password of login (AUTH-01) and registration (AUTH-06). */
export function CredentialFields({ form, choosing = false }: Props) {
  const { t } = useTexts('mfe-account');
  return (
    <>
      <TextField
        {...form.field('username')}
        name="username"
        required
        label={t('login.username')}
        placeholder={t('login.enterUsername')}
        hint={choosing ? t('register.usernameHint') : undefined}
        autoComplete={choosing ? 'username' : 'username webauthn'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        name="password"
        required
        label={t('login.password')}
        placeholder={t('login.enterPassword')}
        showLabel={t('login.showPassword')}
        hint={choosing ? t('register.passwordHint') : undefined}
        autoComplete={choosing ? 'new-password' : 'current-password'}
        enterKeyHint={choosing ? 'next' : 'go'}
      />
    </>
  );
}

import { useTexts } from '@members/i18n';
import { PasswordField, TextField } from '@members/ui/forms';
import type { useFields } from '../form/useFields';

interface Props {
  fieldProps: ReturnType<typeof useFields<'username' | 'password'>>['fieldProps'];
  /** They are chosen here, so their rules are told, and the form goes on after them. */
  choosing?: boolean;
}

/** Username and password (AUTH-01, AUTH-06). */
export function CredentialFields({ fieldProps, choosing = false }: Props) {
  const { t } = useTexts('mfe-account');
  return (
    <>
      <TextField
        {...fieldProps('username')}
        label={t('login.username')}
        hint={choosing ? t('register.usernameHint') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldProps('password')}
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        hint={choosing ? t('register.passwordHint') : undefined}
        autoComplete={choosing ? 'new-password' : 'current-password'}
        enterKeyHint={choosing ? 'next' : 'go'}
      />
    </>
  );
}

import { useTexts } from '@members/i18n';
import { PasswordField, type FormField } from '@members/ui/forms';
import { PasswordOwner } from '../../../components/PasswordOwner';

/** The login password, asked of who is signed in. */
export function AskedPassword({ field }: { field: FormField<string> }) {
  const { t } = useTexts('mfe-account');
  return (
    <>
      <PasswordOwner />
      <PasswordField
        {...field}
        name="password"
        required
        label={t('myData.password')}
        showLabel={t('login.showPassword')}
        autoComplete="current-password"
        enterKeyHint="done"
      />
    </>
  );
}

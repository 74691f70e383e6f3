import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { NavBar, ScreenBody } from '@members/ui/core';
import { LoginPasswordForm } from './LoginPasswordForm';

/** /SetLoginPassword (SET-09). */
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

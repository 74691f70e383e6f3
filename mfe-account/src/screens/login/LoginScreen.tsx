import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths, useScreenTitle } from '@members/mfe-kit';
import { NavBar, ScreenBody } from '@members/ui/core';
import { EntrySwitch } from '../../entry/EntrySwitch';
import { VisitorsOnly } from '../../entry/VisitorsOnly';
import { LanguageLink } from './LanguageLink';
import { LoginForm } from './LoginForm';
import { SiteBanner } from './SiteBanner';
import { useLeaveLogin } from './useLeaveLogin';

/** /Login (AUTH-01 to AUTH-05, AUTH-08, AUTH-10). */
export function LoginScreen() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { data: site } = useCall(siteCalls.siteInfo);
  const leave = useLeaveLogin();
  return (
    <VisitorsOnly>
      <NavBar
        title={useScreenTitle()}
        onBack={site?.loginHasBack ? leave : undefined}
        backLabel={common('back')}
        trailing={<LanguageLink />}
      />
      <ScreenBody>
        <SiteBanner site={site} />
        <LoginForm />
        <EntrySwitch question={t('login.noAccount')} label={t('login.register')} to={paths.register} />
      </ScreenBody>
    </VisitorsOnly>
  );
}

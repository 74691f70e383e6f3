import { useTexts } from '@members/i18n';
import { paths, useScreenTitle } from '@members/mfe-kit';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { NavBar, ScreenBody } from '@members/ui/core';
import { EntrySwitch } from '../../entry/EntrySwitch';
import { VisitorsOnly } from '../../entry/VisitorsOnly';
import { RegisterForm } from './RegisterForm';

/** /Register (AUTH-06 to AUTH-08, AUTH-10). The back arrow leads to /Login, which this screen has replaced. */
export function RegisterScreen() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <VisitorsOnly>
      <NavBar
        title={useScreenTitle()}
        onBack={() => navigate(paths.login, { replace: true, state })}
        backLabel={common('back')}
      />
      <ScreenBody>
        <RegisterForm />
        <EntrySwitch question={t('register.haveAccount')} label={t('register.login')} to={paths.login} />
      </ScreenBody>
    </VisitorsOnly>
  );
}

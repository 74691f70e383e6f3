import { deviceToken, useCall, useWrite } from '@members/api-client';
import { memberCalls, siteCalls, type SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyScreen, optionalPart, returnToOf, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useLocation, useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Button, Card } from '@members/ui/core';
import { Flag } from '@members/ui/flags';
import { Form, missingFields, useForm } from '@members/ui/forms';
import { announceFirst } from '../../entry/announceFirst';
import { CredentialFields } from '../../entry/CredentialFields';
import { EntryScreen } from '../../entry/EntryScreen';
import { knowsPasskeys } from '../../passkeys/browser';
import { recoveryPaths } from '../../recoveryPaths';
import styles from './LoginScreen.module.css';
import { useOffer } from './useOffer';

const PasskeyLogin = optionalPart(async () => (await import('../../passkeys/PasskeyLogin')).PasskeyLogin);
const PasskeyOffer = optionalPart(async () => (await import('../../passkeys/PasskeyOffer')).PasskeyOffer);
const ByLink = lazyScreen(async () => (await import('./ByLink')).ByLink);
const ForgottenPassword = lazyScreen(async () => (await import('./ForgottenPassword')).ForgottenPassword);

/**
 * /Login, with `forgot` or `link` the way to a new password in its place: user name and password, with links to registration,
 * languages and a forgotten password (AUTH-01 to AUTH-05). A login that succeeds begins the session (AUTH-08); a refusal
 * of the server stands in the form (AUTH-10). Where the browser knows passkeys, one logs in too (KEY-01), and is offered
 * after the password (KEY-02).
 */
export function LoginScreen() {
  const [query] = useSearchParams();
  if (query.get('link')) return <ByLink />;
  return query.has('forgot') ? <ForgottenPassword /> : <Login />;
}

function Login() {
  const { t } = useTexts('mfe-account');
  const { data: site } = useCall(siteCalls.siteInfo);
  const leave = useLeaveLogin();
  const offer = useOffer();
  if (offer.offeredFor !== null) return <PasskeyOffer password={offer.offeredFor} onDone={offer.leave} />;
  return (
    <EntryScreen
      onBack={site?.loginHasBack ? leave : undefined}
      holding={offer.holding}
      trailing={<LanguageLink />}
      other={{ question: t('login.noAccount'), label: t('login.register'), to: paths.register }}
    >
      <SiteBanner site={site} />
      <LoginForm offer={offer} />
      {knowsPasskeys() && site?.takesPostTwins && (
        <div className={styles.passkey}>
          <PasskeyLogin />
        </div>
      )}
    </EntryScreen>
  );
}

function LoginForm({ offer }: { offer: ReturnType<typeof useOffer> }) {
  const { t, language } = useTexts('mfe-account');
  const { state } = useLocation();
  const login = useWrite(memberCalls.login);
  const requests = { username: t('login.enterUsername'), password: t('login.enterPassword') };
  const form = useForm({ username: '', password: '' }, (values) =>
    announceFirst(missingFields(requests, values)),
  );
  const submit = ({ username, password }: typeof form.values) => {
    offer.hold();
    login.mutate(
      { params: { username: username.trim(), password, language, deviceToken: deviceToken() }, quiet: true },
      { onSuccess: (session) => void offer.signedIn(session, password), onError: offer.leave },
    );
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={login.isPending || offer.holding}
      refusal={login.error?.kind === 'refused' && login.error.message}
      submitLabel={t('login.submit')}
    >
      <CredentialFields form={form} />
      <Button
        className={styles.forgot}
        variant="quiet"
        render={<Link to={recoveryPaths.forgotPassword} state={state} />}
      >
        {t('login.forgot')}
      </Button>
    </Form>
  );
}

/** The site's picture, icon and name above the form. Its place is kept while they are loading. */
function SiteBanner({ site }: { site: SiteInfo | undefined }) {
  const { t } = useTexts('mfe-account');
  return (
    <Card tone="ink" padding="none" className={styles.banner}>
      {site?.backgroundUrls.login && (
        <img className={styles.picture} src={site.backgroundUrls.login} alt="" />
      )}
      {site && (
        <div className={styles.words}>
          {site.iconUrl && <img className={styles.icon} src={site.iconUrl} alt="" width={48} height={48} />}
          <div>
            <p className={styles.name}>{site.name}</p>
            <p className={styles.welcome}>{t('login.welcome')}</p>
          </div>
        </div>
      )}
    </Card>
  );
}

/** To /Language, with the flag of the current language and its own name (AUTH-04). */
function LanguageLink() {
  const { t, language } = useTexts('mfe-account');
  const name = t('languageName');
  return (
    <Button
      className={styles.language}
      size="s"
      variant="quiet"
      icon={<Flag language={language} />}
      render={<Link to={paths.language} aria-label={t('login.language', { name })} />}
    >
      <span className={styles.languageName}>{name}</span>
    </Button>
  );
}

/**
 * Where the back arrow leads: to the screen before the one that asked for the login. Without such a one, as after
 * logging out, the entry before is a member's screen that would only ask for the login again: then to /Home.
 */
function useLeaveLogin(): () => void {
  const { state } = useLocation();
  const goBack = useGoBack(paths.home);
  const navigate = useNavigate();
  return returnToOf(state) === null ? () => navigate(paths.home, { replace: true }) : goBack;
}

import { deviceToken, isMissingCall, useCall, useSession, useWrite } from '@members/api-client';
import { recoveryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, returnToOf, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Button, Delayed, NavBar, ScreenBody, Skeleton } from '@members/ui/core';
import { Form, FormMessage, missingFields, PasswordField, TextField, useForm } from '@members/ui/forms';
import { CodeField } from '../../components/CodeField';
import { recoveryPaths } from '../../recoveryPaths';
import { ByRecoveryCode } from './ByRecoveryCode';
import styles from './ForgottenPassword.module.css';

/**
 * /Login?forgot=…, in the place of the login: asks for a code by the user name, and with the code for a new password
 * (RCV-02). What the code is given with stands in the address, so that a page which the phone has closed meanwhile comes
 * back to where it was. A recovery code, under `forgot=code`, needs no mail (KEY-07). Where there is neither, customer
 * service helps.
 */
export function ForgottenPassword() {
  const [query] = useSearchParams();
  const ticket = query.get('forgot') ?? '1';
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { state } = useLocation();
  const session = useSession();
  const read = useCall(recoveryCalls.recoveryOffered);
  const offered = read.data?.offered ?? (read.isError && isMissingCall(read.error) ? false : undefined);
  const onBack = useGoBack(paths.login);
  const byCode = ticket === 'code';
  if (session) return <Navigate to={returnToOf(state) ?? paths.home} replace />;
  return (
    <>
      <NavBar title={t('login.forgot')} onBack={onBack} backLabel={common('back')} />
      <ScreenBody>
        {byCode && <ByRecoveryCode />}
        {!byCode && offered === true && (ticket === '1' ? <AskCode /> : <NewPassword ticket={ticket} />)}
        {!byCode && offered === false && <FormMessage tone="info">{t('recovery.noMail')}</FormMessage>}
        {!byCode &&
          offered === undefined &&
          (read.isError ? (
            <LoadFailed query={read} />
          ) : (
            <Delayed label={common('loading')}>
              <Skeleton shape="block" height={160} />
            </Delayed>
          ))}
        {read.data && (
          <Button
            variant="quiet"
            block
            render={
              <Link
                to={byCode ? recoveryPaths.forgotPassword : recoveryPaths.byRecoveryCode}
                replace
                state={state}
              />
            }
          >
            {t(byCode ? 'byCode.byMail' : 'byCode.title')}
          </Button>
        )}
        <Button variant="quiet" block render={<Link to={paths.service} />}>
          {t('fundPassword.contact')}
        </Button>
      </ScreenBody>
    </>
  );
}

function AskCode() {
  const { t } = useTexts('mfe-account');
  const { state } = useLocation();
  const navigate = useNavigate();
  const ask = useWrite(recoveryCalls.forgetPassword);
  const form = useForm({ username: '' }, (values) =>
    missingFields({ username: t('login.enterUsername') }, values),
  );
  return (
    <Form
      form={form}
      onSubmit={({ username }) =>
        ask.mutate(
          { params: { username: username.trim(), deviceToken: deviceToken() }, quiet: true },
          {
            onSuccess: ({ ticket }) => navigate(`${paths.login}?forgot=${ticket}`, { replace: true, state }),
          },
        )
      }
      busy={ask.isPending}
      refusal={ask.error?.kind === 'refused' && ask.error.message}
      submitLabel={t('recovery.sendCode')}
    >
      <p className={styles.text}>{t('forgot.text')}</p>
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
        enterKeyHint="send"
      />
    </Form>
  );
}

function NewPassword({ ticket }: { ticket: string }) {
  const { t } = useTexts('mfe-account');
  const { state } = useLocation();
  const renew = useWrite(recoveryCalls.renewPassword);
  const leave = useGoBack(paths.login);
  const requests = { code: t('recovery.enterCode'), fresh: t('loginPassword.enterFresh') };
  const form = useForm({ code: '', fresh: '' }, (values) => missingFields(requests, values));
  return (
    <Form
      form={form}
      onSubmit={({ code, fresh }) =>
        renew.mutate(
          { params: { ticket, code, password: fresh }, quiet: true, doneText: t('loginPassword.changed') },
          { onSuccess: leave },
        )
      }
      busy={renew.isPending}
      refusal={renew.error?.kind === 'refused' && renew.error.message}
      submitLabel={t('form.save')}
    >
      <FormMessage tone="info">{t('forgot.sent')}</FormMessage>
      <CodeField field={form.field('code')} />
      <PasswordField
        {...form.field('fresh')}
        name="fresh"
        required
        label={t('loginPassword.fresh')}
        placeholder={t('loginPassword.enterFresh')}
        hint={t('register.passwordHint')}
        showLabel={t('login.showPassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <p className={styles.text}>{t('forgot.ends')}</p>
      <Button variant="quiet" render={<Link to={recoveryPaths.forgotPassword} replace state={state} />}>
        {t('recovery.newCode')}
      </Button>
    </Form>
  );
}

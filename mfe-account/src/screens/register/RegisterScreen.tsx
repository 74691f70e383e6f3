import { beginSession, deviceToken, useWrite } from '@members/api-client';
import { memberCalls, type Session } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { firstSteps, keepFirstSteps } from '@members/mfe-kit/firstSteps';
import { paths } from '@members/mfe-kit/paths';
import { useLocation, useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { CheckboxField, Form, missingFields, TextField, useForm, type FormField } from '@members/ui/forms';
import { useState } from 'react';
import { announceFirst } from '../../entry/announceFirst';
import { CredentialFields } from '../../entry/CredentialFields';
import { EntryScreen } from '../../entry/EntryScreen';
import { invitedBy } from '../../entry/inviteLink';
import styles from './RegisterScreen.module.css';

const AgreementDialog = lazyLayer(async () => (await import('./AgreementDialog')).AgreementDialog);

/**
 * /Register: an account by invite code, which signs in at once (AUTH-06 to AUTH-08, AUTH-10). An invitation fills the
 * code (INV-01). The back arrow leads to /Login, which this screen has replaced.
 */
export function RegisterScreen() {
  const { t } = useTexts('mfe-account');
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return (
    <EntryScreen
      onBack={() => navigate({ pathname: paths.login, search }, { replace: true, state })}
      other={{ question: t('register.haveAccount'), label: t('register.login'), to: paths.login }}
    >
      <RegisterForm />
    </EntryScreen>
  );
}

function RegisterForm() {
  const { t, language } = useTexts('mfe-account');
  const register = useWrite(memberCalls.register);
  const requests = {
    username: t('login.enterUsername'),
    password: t('login.enterPassword'),
    inviteCode: t('register.enterInviteCode'),
  };
  const [query] = useSearchParams();
  const [inviteCode] = useState(() => invitedBy(query));
  const form = useForm({ username: '', password: '', inviteCode, agreed: true }, (values) =>
    announceFirst({
      ...missingFields(requests, values),
      agreed: !values.agreed && t('register.tickAgreement'),
    }),
  );
  const submit = ({ username, password, inviteCode }: typeof form.values) => {
    const params = {
      username: username.trim(),
      password,
      inviteCode: inviteCode.trim(),
      language,
      deviceToken: deviceToken(),
    };
    const begin = (session: Session) => {
      keepFirstSteps(firstSteps);
      beginSession(session);
    };
    register.mutate({ params, quiet: true }, { onSuccess: begin });
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={register.isPending}
      refusal={register.error?.kind === 'refused' && register.error.message}
      submitLabel={t('register.submit')}
    >
      <CredentialFields form={form} choosing />
      <TextField
        {...form.field('inviteCode')}
        name="inviteCode"
        required
        label={t('register.inviteCode')}
        placeholder={requests.inviteCode}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <AgreementField {...form.field('agreed')} />
    </Form>
  );
}

/** The account opening agreement: a box to tick (AUTH-06), and the text to read (D05). */
function AgreementField({ value, onValueChange, ...field }: FormField<boolean>) {
  const { t } = useTexts('mfe-account');
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.agreement}>
      <CheckboxField
        {...field}
        name="agreement"
        label={t('register.agree')}
        checked={value}
        onCheckedChange={onValueChange}
      />
      <Button className={styles.read} variant="quiet" aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t('register.readAgreement')}
      </Button>
      <AgreementDialog open={reading} onOpenChange={setReading} />
    </div>
  );
}

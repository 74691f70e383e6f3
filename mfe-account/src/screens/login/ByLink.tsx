import { useWrite } from '@members/api-client';
import { recoveryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { Form, missingFields, PasswordField, useForm } from '@members/ui/forms';
import styles from './ForgottenPassword.module.css';

/** /Login?link=…: a new login password by the link that customer service has made (OFC-45); then the login takes it. */
export function ByLink() {
  const [query] = useSearchParams();
  const token = query.get('link') ?? '';
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const leave = useGoBack(paths.login);
  const set = useWrite(recoveryCalls.setPasswordByLink);
  const requests = { fresh: t('loginPassword.enterFresh') };
  const form = useForm({ fresh: '' }, (values) => missingFields(requests, values));
  return (
    <>
      <NavBar title={t('byLink.title')} onBack={leave} backLabel={common('back')} />
      <ScreenBody>
        <Form
          form={form}
          onSubmit={({ fresh }) =>
            set.mutate(
              { params: { token, password: fresh }, quiet: true, doneText: t('byCode.done') },
              { onSuccess: leave },
            )
          }
          busy={set.isPending}
          refusal={set.error?.kind === 'refused' && set.error.message}
          submitLabel={t('byCode.submit')}
        >
          <p className={styles.text}>{t('byLink.text')}</p>
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
        </Form>
        <Button variant="quiet" block render={<Link to={paths.service} />}>
          {t('fundPassword.contact')}
        </Button>
      </ScreenBody>
    </>
  );
}

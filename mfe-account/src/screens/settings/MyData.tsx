import { endSession, useWrite } from '@members/api-client';
import { privacyCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { saveFile } from '@members/mfe-kit/saveFile';
import { Button, Card, NavBar, ScreenBody } from '@members/ui/core';
import { Form, PasswordField, useForm } from '@members/ui/forms';
import { useState } from 'react';
import { PasswordOwner } from '../../components/PasswordOwner';
import styles from './MyData.module.css';

const Question = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/** /Setting?data=1: the member takes out everything that is held about them, or closes the account. */
export function MyData() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={t('myData.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        <Archive />
        <CloseAccount />
      </ScreenBody>
    </>
  );
}

/** Saves the archive as a file, after the password. */
function Archive() {
  const { t } = useTexts('mfe-account');
  const archive = useWrite(privacyCalls.archive);
  const form = usePasswordForm();
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{t('myData.archive')}</h2>
      <p className={styles.text}>{t('myData.archiveText')}</p>
      <Form
        form={form}
        busy={archive.isPending}
        refusal={archive.error?.kind === 'refused' && archive.error.message}
        submitLabel={t('myData.save')}
        onSubmit={({ password }) =>
          archive.mutate(
            { params: { password }, quiet: true, doneText: t('myData.saved') },
            {
              onSuccess: (text) =>
                saveFile(
                  new Blob([text], { type: 'application/json' }),
                  `members-${new Date().toISOString().slice(0, 10)}.json`,
                ),
            },
          )
        }
      >
        <AskedPassword form={form} />
      </Form>
    </Card>
  );
}

/** Says what closing means, asks for the password and once more, and then ends the session. */
function CloseAccount() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const [asking, setAsking] = useState(false);
  const close = useWrite(privacyCalls.closeAccount);
  const form = usePasswordForm();
  const confirm = () =>
    close.mutate(
      { params: { password: form.values.password }, quiet: true },
      { onSuccess: () => endSession('logout'), onSettled: () => setAsking(false) },
    );
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{t('myData.close')}</h2>
      <ul className={styles.list}>
        <li>{t('myData.closeGoes')}</li>
        <li>{t('myData.closeStays')}</li>
        <li>{t('myData.closeMoney')}</li>
        <li>{t('myData.closeName')}</li>
      </ul>
      <Form
        form={form}
        busy={close.isPending}
        refusal={close.error?.kind === 'refused' && close.error.message}
        onSubmit={() => setAsking(true)}
      >
        <AskedPassword form={form} />
        <Button type="submit" variant="danger" size="l" block busy={close.isPending} aria-haspopup="dialog">
          {t('myData.close')}
        </Button>
      </Form>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t('myData.closeTitle')}
        description={t('myData.closeForGood')}
        confirmLabel={t('myData.close')}
        cancelLabel={common('cancel')}
        tone="danger"
        busy={close.isPending}
        onConfirm={confirm}
      />
    </Card>
  );
}

function usePasswordForm() {
  const { t } = useTexts('mfe-account');
  return useForm({ password: '' }, ({ password }) => ({
    password: password === '' && t('login.enterPassword'),
  }));
}

function AskedPassword({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useTexts('mfe-account');
  return (
    <>
      <PasswordOwner />
      <PasswordField
        {...form.field('password')}
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

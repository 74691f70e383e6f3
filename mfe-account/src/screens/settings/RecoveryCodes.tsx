import { isMissingCall, refresh, useCall, useWrite } from '@members/api-client';
import { recoveryCodeCalls } from '@members/contract';
import { formatDay, useLanguage, useTexts } from '@members/i18n';
import { announce, LoadFailed, useGoBack, useHold } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { saveFile } from '@members/mfe-kit/saveFile';
import {
  Button,
  ButtonRow,
  Card,
  CopyIcon,
  Delayed,
  EmptyState,
  NavBar,
  ReceiptIcon,
  ScreenBody,
  Skeleton,
} from '@members/ui/core';
import { Form, FormMessage, PasswordField, useForm } from '@members/ui/forms';
import { PasswordOwner } from '../../components/PasswordOwner';
import card from './MyData.module.css';
import styles from './RecoveryCodes.module.css';

/** /Setting?codes=1: ten codes for a new login password, made and shown once, and how many are left (KEY-06). */
export function RecoveryCodes() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(recoveryCodeCalls.recoveryCodes);
  return (
    <>
      <NavBar title={t('codes.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        {read.data ? (
          <OwnCodes {...read.data} />
        ) : read.isError ? (
          isMissingCall(read.error) ? (
            <EmptyState text={t('codes.unavailable')} />
          ) : (
            <LoadFailed query={read} />
          )
        ) : (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={320} />
          </Delayed>
        )}
      </ScreenBody>
    </>
  );
}

export function OwnCodes({ left, madeAt }: { left: number; madeAt: string | null }) {
  const { t } = useTexts('mfe-account');
  const language = useLanguage();
  const make = useWrite(recoveryCodeCalls.makeRecoveryCodes, {
    onSuccess: () => void refresh(recoveryCodeCalls.recoveryCodes),
  });
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' && t('login.enterPassword'),
  }));
  if (make.data) return <NewCodes codes={make.data.codes} />;
  return (
    <Card className={card.part}>
      <h2 className={card.title}>{t('codes.heading')}</h2>
      <p className={card.text}>{t('codes.text')}</p>
      {madeAt !== null && <p>{t('codes.left', { count: left, day: formatDay(madeAt, language) })}</p>}
      <Form
        form={form}
        busy={make.isPending}
        refusal={make.error?.kind === 'refused' && make.error.message}
        submitLabel={t(madeAt === null ? 'codes.make' : 'codes.makeAnew')}
        onSubmit={({ password }) => make.mutate({ params: { password }, quiet: true })}
      >
        <PasswordOwner />
        {madeAt !== null && left > 0 && <FormMessage tone="info">{t('codes.replaces')}</FormMessage>}
        <PasswordField
          {...form.field('password')}
          name="password"
          required
          label={t('myData.password')}
          showLabel={t('login.showPassword')}
          autoComplete="current-password"
          enterKeyHint="done"
        />
      </Form>
    </Card>
  );
}

/** The codes, this once, with the ways to keep them. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts('mfe-account');
  useHold(true, 'recovery codes are shown');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => announce(t('codes.copied'), 'success'),
      () => announce(t('codes.notCopied'), 'danger'),
    );
  return (
    <Card className={card.part}>
      <h2 className={card.title}>{t('codes.new')}</h2>
      <FormMessage tone="info">{t('codes.once')}</FormMessage>
      <ol className={styles.codes} aria-label={t('codes.new')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonRow>
        <Button variant="secondary" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          variant="secondary"
          icon={<ReceiptIcon size={18} />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('codes.save')}
        </Button>
      </ButtonRow>
    </Card>
  );
}
